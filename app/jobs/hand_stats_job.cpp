#include "app/jobs/hand_stats_job.h"

#include "app/jobs/batches.h"
#include "app/text/trouble_text.h"
#include "model/chances/hand_odds.h"

namespace nexus::app {

HandStatsJob::HandStatsJob(QObject* parent)
    : QObject(parent)
{
}

HandStatsJob::~HandStatsJob()
{
    cancel();
    if (m_thread.joinable())
        m_thread.join();
}

void HandStatsJob::start(model::HandQuestion question, std::uint64_t seed, std::uint64_t hands)
{
    m_thread = std::thread([this, question = std::move(question), seed, hands] { work(question, seed, hands); });
}

void HandStatsJob::cancel() { m_cancelled = true; }

void HandStatsJob::work(const model::HandQuestion& question, std::uint64_t seed, std::uint64_t hands)
{
    try {
        m_exact = model::handOdds(question);
        int told = 0;
        const auto report = [&](std::uint64_t done) {
            const auto percent = static_cast<int>(static_cast<double>(done) / static_cast<double>(hands) * 100);
            if (percent > told)
                Q_EMIT progress(told = percent);
            return !m_cancelled;
        };
        const auto batch = [&](std::uint64_t number, std::uint64_t size) {
            return model::tallyHandBatch(question, seed, number, size);
        };
        const bool whole = !m_cancelled && inBatches(hands, model::handsPerBatch, m_tally, batch, report);
        if (whole && !m_cancelled)
            Q_EMIT finished();
        else
            Q_EMIT cancelled();
    } catch (...) {
        Q_EMIT failed(QString::fromStdString(currentTroubleText()));
    }
}

} // namespace nexus::app
