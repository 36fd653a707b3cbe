// Initiative flips by the million on worker threads. The window stays free: progress comes in steps, and cancel() ends
// it after the batches under way. The same piles, seed and number give the same counts on any machine. For piles
// without an obstacle (model::flipObstacle). Signals arrive in the thread of the object; the tally is read after
// finished() only. One use an object.
#pragma once

#include "model/chances/initiative.h"

#include <QObject>

#include <atomic>
#include <thread>

namespace nexus::app {

class FlipStatsJob : public QObject {
    Q_OBJECT
public:
    static constexpr std::uint64_t manyGames = 1'000'000; // what the window flips

    explicit FlipStatsJob(QObject* parent = nullptr);
    ~FlipStatsJob() override; // cancels and waits

    void start(std::vector<model::DrawPile> piles, std::uint64_t seed, std::uint64_t games = manyGames);
    void cancel();

    // After finished().
    [[nodiscard]] const model::InitiativeTally& tally() const { return m_tally; }

Q_SIGNALS:
    void progress(int percent); // each percent once at most, ascending
    void finished();
    void cancelled();
    void failed(const QString& message); // a whole sentence

private:
    void work(const std::vector<model::DrawPile>& piles, std::uint64_t seed, std::uint64_t games);

    std::thread m_thread;
    std::atomic<bool> m_cancelled = false;
    model::InitiativeTally m_tally;
};

} // namespace nexus::app
