#include "app/documents/lab_job.h"

#include <stdexcept>

namespace nexus::app {

void LabJob::play(std::shared_ptr<model::SeriesTable> table, std::filesystem::path journal)
{
    start([this, table = std::move(table), journal = std::move(journal)]() -> Answer {
        SeriesTallies tallies;
        SeriesWork work;
        work.report = [this, all = table->series().allGames()](std::uint64_t done) { return report(done, all); };
        work.stop = [this] { return isStopped(); };
        work.journal = journal;
        bool whole = false;
        try {
            whole = playSeries(*table, tallies, work);
        } catch (const std::runtime_error&) { // it is of another series
            std::filesystem::remove(journal);
            tallies = {};
            whole = playSeries(*table, tallies, work);
        }
        return [this, tallies = std::move(tallies), whole] { Q_EMIT played(tallies, whole); };
    });
}

} // namespace nexus::app
