// Hands drawn by the million on worker threads, with their exact counterpart. The window stays free: progress comes
// in steps, and cancel() ends it after the batches under way. The same question, seed and number give the same counts
// on any machine. Signals arrive in the thread of the object; results are read after finished() only. One use an
// object.
#pragma once

#include "model/chances/hand_odds.h"

#include <QObject>

#include <atomic>
#include <thread>

namespace nexus::app {

class HandStatsJob : public QObject {
    Q_OBJECT
public:
    static constexpr std::uint64_t manyHands = 10'000'000; // what the window draws

    explicit HandStatsJob(QObject* parent = nullptr);
    ~HandStatsJob() override; // cancels and waits

    void start(model::HandQuestion question, std::uint64_t seed, std::uint64_t hands = manyHands);
    void cancel();

    // After finished().
    [[nodiscard]] const model::HandTally& tally() const { return m_tally; }
    [[nodiscard]] const model::HandFigures& exact() const { return m_exact; }

Q_SIGNALS:
    void progress(int percent); // each percent once at most, ascending
    void finished();
    void cancelled();
    void failed(const QString& message); // a whole sentence

private:
    void work(const model::HandQuestion& question, std::uint64_t seed, std::uint64_t hands);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    model::HandTally m_tally;
    model::HandFigures m_exact;
};

} // namespace nexus::app
