#include "app/views/chance_jobs.h"

#include "app/base/batches.h"
#include "model/chances/hand_odds.h"

namespace nexus::app {

void HandStatsJob::start(model::HandQuestion question, std::uint64_t seed, std::uint64_t hands)
{
    Job::start([this, question = std::move(question), seed, hands]() -> Answer {
        m_exact = model::handOdds(question);
        const auto batch = [&](std::uint64_t number, std::uint64_t size) {
            return model::tallyHandBatch(question, seed, number, size);
        };
        const bool whole = inBatches(hands, model::handsPerBatch, m_tally, batch, percentReport(hands));
        return whole && !isStopped() ? completed() : nullptr;
    });
}

void FlipStatsJob::start(std::vector<model::DrawPile> piles, std::uint64_t seed, std::uint64_t games)
{
    Job::start([this, piles = std::move(piles), seed, games]() -> Answer {
        const auto batch = [&](std::uint64_t number, std::uint64_t size) {
            return model::tallyInitiativeBatch(piles, seed, number, size);
        };
        const bool whole = inBatches(games, model::gamesPerBatch, m_tally, batch, percentReport(games));
        return whole && !isStopped() ? completed() : nullptr;
    });
}

} // namespace nexus::app
