#include "app/documents/lab_job.h"

#include <QByteArray>

namespace nexus::app {

namespace {

constexpr const char* gamesEnding = ".games";

} // namespace

void LabJob::play(std::shared_ptr<model::SeriesTable> table, const std::filesystem::path& folder)
{
    start([this, table = std::move(table), folder]() -> Answer {
        std::filesystem::create_directories(folder);
        SeriesTallies tallies;
        SeriesWork work;
        work.report = [this, all = table->series().allGames()](std::uint64_t done) { return report(done, all); };
        work.stop = [this] { return isStopped(); };
        work.journal = folder / (QByteArray::number(quint64{digestOf(*table)}, 16).toStdString() + gamesEnding);
        const bool whole = playSeries(*table, tallies, work);
        return [this, tallies = std::move(tallies), whole] { Q_EMIT played(tallies, whole); };
    });
}

} // namespace nexus::app
