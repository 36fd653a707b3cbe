// Work on a thread of its own: tells how far it is, can be stopped, and comes to one end. Started again before it is
// done, the newest work waits for the one under way and takes the place of what waited; only the newest is answered.
// Lives and answers in one thread. Whoever destroys a job waits for its work.
#pragma once

#include <QObject>

#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>

namespace nexus::app {

class Job : public QObject {
    Q_OBJECT
public:
    using Answer = std::function<void()>; // brings the result home, in the thread of the object
    using Work = std::function<Answer()>; // on the worker; no answer: it was stopped

    explicit Job(QObject* parent = nullptr);
    ~Job() override;

    void start(Work work);
    // Asks the work to stop; what waits is forgotten. The end comes as cancelled(), or as the answer where it was late.
    virtual void cancel();
    // Asks the work to stop, too; nothing is heard of it any more.
    void drop();
    [[nodiscard]] bool isBusy() const { return m_busy; }

    // For the work. False: stop.
    bool report(std::size_t done, std::size_t all, const QString& what = {});
    [[nodiscard]] bool isStopped() const { return m_stopped; }
    // Reports each percent once, for work that is told in larger numbers.
    [[nodiscard]] std::function<bool(std::uint64_t done)> percentReport(std::uint64_t all);
    // The answer of work that has nothing to bring home.
    static Answer completed();

Q_SIGNALS: // progress on the worker, so that it is queued; ended and one of the others in the end
    void progress(int done, int all, const QString& what);
    void ended(); // before anything comes of it
    void finished();
    void cancelled();
    void failed(const QString& message); // a whole sentence

protected:
    // Cancels and waits: first thing in the destructor of a job whose work uses its members.
    void stop();

private:
    void run(Work work);
    void finish(const Answer& answer, const QString& trouble);

    std::thread m_thread;
    Work m_next; // waits for the worker
    std::atomic<bool> m_stopped = false;
    bool m_busy = false, m_wanted = false;
};

} // namespace nexus::app
