// A series of games played beside the window, on all cores: with progress, cancelled at any time, and gone on with
// where it was left, for what is played is written down as it goes (app/documents/laboratory.h).
#pragma once

#include "app/base/job.h"
#include "app/documents/laboratory.h"

namespace nexus::app {

class LabJob : public Job {
    Q_OBJECT
public:
    using Job::Job;
    ~LabJob() override { stop(); }

    // Each series has a file of its own in the folder, where what was played of it before is read.
    void play(std::shared_ptr<model::SeriesTable> table, const std::filesystem::path& folder);

Q_SIGNALS:
    void played(const nexus::app::SeriesTallies& tallies, bool whole);

private:
    std::shared_ptr<model::SeriesTable> m_table;
};

} // namespace nexus::app
