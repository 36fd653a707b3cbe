#include "app/documents/solo_job.h"

#include "app/documents/laboratory.h"

namespace nexus::app {

bool playSolo(const model::GameState& start, const model::Series& series, model::SoloTally& tally,
    const BatchReport& report, unsigned threads)
{
    constexpr std::uint64_t gamesOfBatch = 10;
    const auto play = [&](std::uint64_t batch, std::uint64_t size) {
        model::SoloTally part;
        for (std::uint64_t game = 0; game < size; ++game)
            model::playAlone(start, series.players.front(), series.evaluations.front(),
                model::seedOf(series.seed, batch * gamesOfBatch + game), series.rounds, part, thinkingClock);
        return part;
    };
    return inBatches(series.games, gamesOfBatch, tally, play, report, threads);
}

void SoloJob::play(model::GameState start, const model::Series& series)
{
    this->start([this, start = std::move(start), series]() -> Answer {
        model::SoloTally tally;
        if (!playSolo(start, series, tally, percentReport(series.games)) && tally.games == 0)
            return {};
        return [this, tally = std::move(tally)] { Q_EMIT played(tally); };
    });
}

} // namespace nexus::app
