#include "app/jobs/flip_stats_job.h"

#include "app/jobs/batches.h"
#include "app/text/trouble_text.h"

namespace nexus::app {

FlipStatsJob::FlipStatsJob(QObject* parent)
    : QObject(parent)
{
}

FlipStatsJob::~FlipStatsJob()
{
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

void FlipStatsJob::start(std::vector<model::DrawPile> piles, std::uint64_t seed, std::uint64_t games)
{
    m_thread = std::thread([this, piles = std::move(piles), seed, games] { work(piles, seed, games); });
}

void FlipStatsJob::cancel() { m_cancelled = true; }

void FlipStatsJob::work(const std::vector<model::DrawPile>& piles, std::uint64_t seed, std::uint64_t games)
{
    try {
        int told = 0;
        const auto report = [&](std::uint64_t done) {
            const auto percent = static_cast<int>(static_cast<double>(done) / static_cast<double>(games) * 100);
            if (percent > told)
                Q_EMIT progress(told = percent);
            return !m_cancelled;
        };
        const auto batch = [&](std::uint64_t number, std::uint64_t size) {
            return model::tallyInitiativeBatch(piles, seed, number, size);
        };
        const bool whole = !m_cancelled && inBatches(games, model::gamesPerBatch, m_tally, batch, report);
        if (whole && !m_cancelled)
            Q_EMIT finished();
        else
            Q_EMIT cancelled();
    } catch (...) {
        Q_EMIT failed(QString::fromStdString(currentTroubleText()));
    }
}

} // namespace nexus::app
