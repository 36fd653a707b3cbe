#include "app/jobs/pages_job.h"

#include "app/documents/file_bytes.h"
#include "app/text/trouble_text.h"

#include <stdexcept>

namespace nexus::app {

PagesJob::PagesJob(QObject* parent)
    : QObject(parent)
{
}

PagesJob::~PagesJob()
{
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

void PagesJob::start(std::function<bool()> work)
{
    m_thread = std::thread([this, work = std::move(work)] {
        try {
            if (work())
                Q_EMIT finished();
            else
                Q_EMIT cancelled();
        } catch (...) {
            Q_EMIT failed(QString::fromStdString(currentTroubleText()));
        }
    });
}

void PagesJob::write(const QString& file, MakeBytes make)
{
    start([this, file, make = std::move(make)] {
        const auto bytes = make([this](int done, int all) {
            Q_EMIT progress(done, all);
            return !m_cancelled;
        });
        if (!bytes || m_cancelled)
            return false;
        if (const auto written = writeFile(file.toStdString(), bytes->toStdString()); !written)
            throw std::runtime_error(file.toStdString() + " " + written.error() + ".");
        return true;
    });
}

void PagesJob::run(Feed feed)
{
    start([this, feed = std::move(feed)] {
        return feed([this](int done, int all) {
            Q_EMIT progress(done, all);
            return !m_cancelled;
        });
    });
}

} // namespace nexus::app
