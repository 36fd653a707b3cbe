// Hands drawn and initiative flipped by the million on worker threads. The same question, seed and number give the
// same counts on any machine. Results are read after finished() only; progress is in percent, each once at most.
#pragma once

#include "app/base/job.h"
#include "model/chances/hand_odds.h"
#include "model/chances/initiative.h"

namespace nexus::app {

class HandStatsJob : public Job {
    Q_OBJECT
public:
    static constexpr std::uint64_t manyHands = 10'000'000; // what the window draws

    using Job::Job;
    ~HandStatsJob() override { stop(); }

    void start(model::HandQuestion question, std::uint64_t seed, std::uint64_t hands = manyHands);
    [[nodiscard]] const model::HandTally& tally() const { return m_tally; }
    [[nodiscard]] const model::HandFigures& exact() const { return m_exact; } // its exact counterpart

private:
    model::HandTally m_tally;
    model::HandFigures m_exact;
};

class FlipStatsJob : public Job {
    Q_OBJECT
public:
    static constexpr std::uint64_t manyGames = 1'000'000; // what the window flips

    using Job::Job;
    ~FlipStatsJob() override { stop(); }

    // For piles without an obstacle (model::flipObstacle).
    void start(std::vector<model::DrawPile> piles, std::uint64_t seed, std::uint64_t games = manyGames);
    [[nodiscard]] const model::InitiativeTally& tally() const { return m_tally; }

private:
    model::InitiativeTally m_tally;
};

} // namespace nexus::app
