// The laboratory: series of games on all cores. What is played is written down as it goes, where it is wanted, so that
// a series that was ended by a kill goes on where it was, and ends with the same numbers.
#pragma once

#include "app/base/batches.h"
#include "app/documents/game_library.h"
#include "importers/games_journal.h"
#include "model/lab/series.h"

#include <filesystem>
#include <optional>
#include <stdexcept>

namespace nexus::app {

// One's own evaluation.json is none: what is wrong with it, a line each, with its place.
struct EvaluationRefused : std::runtime_error {
    using std::runtime_error::runtime_error;
};
// The weights of a game: PROFILE/games/ID/evaluation.json, or those that came with the program; nothing where the game
// has none. Throws EvaluationRefused, and std::runtime_error where one's own file cannot be read.
[[nodiscard]] std::optional<model::Evaluation> evaluationOf(const GameFolder& place);

// The clock of players with a budget of time.
[[nodiscard]] std::uint64_t thinkingClock();

// Of all that a game of the series depends on, and of what is kept of it; not of how many there are.
[[nodiscard]] std::uint64_t digestOf(const model::SeriesTable& table);

// By pairing.
struct SeriesTallies : std::vector<model::GamesTally> {
    SeriesTallies& operator+=(const SeriesTallies& more);
};

// A copy of what has been played up to now.
using TalliesSoFar = std::function<SeriesTallies()>;

struct SeriesWork {
    BatchReport report = {};                           // after each game, games done; false stops
    std::optional<std::filesystem::path> journal = {}; // what is done already is read there, what is done is added
    std::uint64_t games = 0;                           // of each pairing for now; 0: all of the series
    std::size_t part = 0, parts = 1;                   // this part of the batches alone
    unsigned threads = 0;
    model::StopThinking stop = {};                          // asked in the middle of games, too
    std::function<void(const TalliesSoFar& now)> look = {}; // after each game, by one thread at a time
};
// False where the report stopped it: then the tallies hold what was played. Throws std::runtime_error where the journal
// is of another series, has numbers that no games come to, or cannot be written.
bool playSeries(model::SeriesTable& table, SeriesTallies& tallies, const SeriesWork& work = {});

// The lines of a journal that are whole, and their bytes with those of the head; none where there is no such file.
// Throws as above where it is of other games.
struct JournalLines {
    std::string bytes;
    std::vector<importers::BatchLine> lines;
};
[[nodiscard]] JournalLines journalLines(const std::filesystem::path& file, const model::SeriesTable& table);

// What a journal holds of a part of the batches, and how many of them it does not; it is left as it is. Throws as
// above.
[[nodiscard]] std::uint64_t readJournal(const model::SeriesTable& table, SeriesTallies& tallies,
    const std::filesystem::path& journal, std::size_t part = 0, std::size_t parts = 1);
// Of the series that a journal is of; nothing where there is none.
[[nodiscard]] std::optional<std::uint64_t> seedOfJournal(const std::filesystem::path& journal);

} // namespace nexus::app
