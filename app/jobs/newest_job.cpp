#include "app/jobs/newest_job.h"

#include "app/text/trouble_text.h"

#include <utility>

namespace nexus::app {

NewestJob::NewestJob(QObject* parent)
    : QObject(parent)
{
}

NewestJob::~NewestJob()
{
    if (m_thread.joinable())
        m_thread.join();
}

void NewestJob::start(Work work)
{
    m_wanted = true;
    if (m_busy)
        m_next = std::move(work);
    else
        run(std::move(work));
}

void NewestJob::drop()
{
    m_wanted = false;
    m_next = nullptr;
}

void NewestJob::run(Work work)
{
    m_busy = true;
    if (m_thread.joinable())
        m_thread.join(); // it has told its end
    m_thread = std::thread([this, work = std::move(work)] {
        Answer answer;
        QString trouble;
        try {
            answer = work();
        } catch (...) {
            trouble = QString::fromStdString(currentTroubleText());
        }
        QMetaObject::invokeMethod(
            this, [this, answer, trouble] { finish(answer, trouble); }, Qt::QueuedConnection);
    });
}

void NewestJob::finish(const Answer& answer, const QString& trouble)
{
    m_busy = false;
    if (m_next) {
        run(std::exchange(m_next, nullptr));
        return;
    }
    if (!m_wanted)
        return;
    if (answer)
        answer();
    else if (!trouble.isEmpty())
        Q_EMIT failed(trouble);
}

} // namespace nexus::app
