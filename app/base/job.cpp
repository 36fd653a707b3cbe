#include "app/base/job.h"

#include "app/base/trouble_text.h"

#include <QPointer>

#include <system_error>
#include <utility>

namespace nexus::app {

Job::Job(QObject* parent)
    : QObject(parent)
{
}

Job::~Job() { Job::stop(); }

void Job::start(Work work)
{
    m_wanted = true;
    if (m_busy)
        m_next = std::move(work);
    else
        run(std::move(work));
}

void Job::cancel()
{
    m_stopped = true;
    m_next = nullptr;
}

void Job::drop()
{
    m_wanted = false;
    cancel();
}

void Job::stop()
{
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

bool Job::report(std::size_t done, std::size_t all, const QString& what)
{
    Q_EMIT progress(static_cast<int>(done), static_cast<int>(all), what);
    return !m_stopped;
}

std::function<bool(std::uint64_t)> Job::percentReport(std::uint64_t all)
{
    return [this, all, last = std::size_t{0}](std::uint64_t done) mutable {
        const auto percent = static_cast<std::size_t>(static_cast<double>(done) / static_cast<double>(all) * 100);
        if (percent > last)
            report(last = percent, 100);
        return !m_stopped;
    };
}

Job::Answer Job::completed()
{
    return [] {};
}

void Job::run(Work work)
{
    m_busy = true;
    m_stopped = false;
    if (m_thread.joinable())
        m_thread.join(); // its end was heard
    const auto end = [this](const Answer& answer, const QString& trouble) {
        QMetaObject::invokeMethod(
            this, [this, answer, trouble] { finish(answer, trouble); }, Qt::QueuedConnection);
    };
    try {
        m_thread = std::thread([work = std::move(work), end] {
            Answer answer;
            QString trouble;
            try {
                answer = work();
            } catch (...) {
                trouble = QString::fromStdString(currentTroubleText());
            }
            end(answer, trouble);
        });
    } catch (const std::system_error&) { // the machine has no thread to give
        end(nullptr, QString::fromStdString(currentTroubleText()));
    }
}

void Job::finish(const Answer& answer, const QString& trouble)
{
    m_busy = false;
    if (m_next) {
        run(std::exchange(m_next, nullptr));
        return;
    }
    Q_EMIT ended();
    if (!m_wanted)
        return;
    if (!trouble.isEmpty()) {
        Q_EMIT failed(trouble);
    } else if (!answer) {
        Q_EMIT cancelled();
    } else {
        const QPointer<Job> alive(this); // the answer may be the end of the job itself
        answer();
        if (alive)
            Q_EMIT finished();
    }
}

} // namespace nexus::app
