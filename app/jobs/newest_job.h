// Short work on a worker thread where only the newest question matters: figures that follow every change of a deck. A
// question asked while another is worked on waits for it, and one asked after that takes its place; only the answer to
// the newest is given. Lives and answers in one thread. Whoever drops it waits for the work under way.
#pragma once

#include <QObject>

#include <functional>
#include <thread>

namespace nexus::app {

class NewestJob : public QObject {
    Q_OBJECT
public:
    using Answer = std::function<void()>; // in the thread of the object
    using Work = std::function<Answer()>; // in the worker; what it gives brings the result home

    explicit NewestJob(QObject* parent = nullptr);
    ~NewestJob() override;

    void start(Work work);
    // What is under way or waits gives no answer any more.
    void drop();
    [[nodiscard]] bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void failed(const QString& message); // a whole sentence

private:
    void run(Work work);
    void finish(const Answer& answer, const QString& trouble);

    std::thread m_thread;
    Work m_next; // waits for the worker
    bool m_busy = false, m_wanted = false;
};

} // namespace nexus::app
