// A deck played alone, thousands of times, on all cores (model/lab/goldfish.h); beside the window with progress.
#pragma once

#include "app/base/batches.h"
#include "app/base/job.h"
#include "model/lab/goldfish.h"
#include "model/lab/series.h"

namespace nexus::app {

// The first player, its weights, games, seed and rounds of the series. False where the report stopped it.
bool playSolo(const model::GameState& start, const model::Series& series, model::SoloTally& tally,
    const BatchReport& report, unsigned threads = 0);

class SoloJob : public Job {
    Q_OBJECT
public:
    using Job::Job;
    ~SoloJob() override { stop(); }

    // Of a game with one seat, where texts play.
    void play(model::GameState start, const model::Series& series);

Q_SIGNALS:
    void played(const nexus::model::SoloTally& tally);
};

} // namespace nexus::app
