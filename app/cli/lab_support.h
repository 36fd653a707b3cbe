// What the commands of the laboratory share: decks, players and weights into a series, and its games played.
#pragma once

#include "app/cli/deck_reading.h"
#include "app/documents/laboratory.h"
#include "model/lab/statistics.h"

namespace nexus::app::cli {

struct LabOptions {
    std::vector<std::string> decks, against;
    std::string ruleset, players, out, keep;
    std::string weights; // files
    std::optional<std::uint64_t> seed;
    std::uint64_t games = 100;
    std::uint64_t rounds = model::usualRounds;
    std::uint64_t threads = 0;
};
// The options that all of them have.
enum class LabUse {
    Alone,      // one deck, without an opponent
    OnePlayer,  // who plays every deck
    TwoPlayers, // who plays the first deck, who the second
};
void addLabOptions(Command& command, LabOptions& options, LabUse use);

// The players of "greedy" or "search:200,greedy"; Stop where one is not known.
[[nodiscard]] std::array<model::PlayerKind, 2> playersOfWord(const std::string& word);

struct LabSetting {
    std::vector<model::Deck> decks;
    std::shared_ptr<const model::DeckChecker> checker; // of the first deck
    model::Series series;                              // without pairings
};
// Stop where a deck cannot be read or the game has no evaluation.
[[nodiscard]] LabSetting labSetting(Context& context, const LabOptions& options, const std::vector<std::string>& words);
[[nodiscard]] std::shared_ptr<model::SeriesTable> labTable(const LabSetting& setting, model::TallyWish wish = {});
// Plays them, and says how far it is and how long it will take. Stop where it is interrupted.
[[nodiscard]] SeriesTallies playLab(Context& context, model::SeriesTable& table, const LabOptions& options);
struct LabPlayed {
    SeriesTallies tallies;
    std::string stopped; // a sentence, where it was; then the tallies are of what was played until then
};
// The same, but Stop only where nothing was played.
[[nodiscard]] LabPlayed playLabUntilStopped(Context& context, model::SeriesTable& table, const LabOptions& options);
[[nodiscard]] std::string stoppedText(std::uint64_t games, std::uint64_t all);
// What stands below every answer: that it was stopped, how it goes on, the seed. The exit code.
[[nodiscard]] int tellEnd(
    Context& context, const std::string& stopped, const LabOptions& options, const model::Series& series);

void saySeed(Context& context, const model::Series& series); // that plays the same again
[[nodiscard]] Json intervalJson(const model::Interval& interval);
[[nodiscard]] double rounded(double value);                                  // to four digits behind the point
[[nodiscard]] std::string winsText(std::uint64_t part, std::uint64_t all);   // "61.5 %"
[[nodiscard]] std::string winsIntervalText(const model::Interval& interval); // "51.9 – 70.2 %"
[[nodiscard]] std::string tenthText(double value);                           // "4.2"
[[nodiscard]] std::string strengthText(double value);                        // "+0.42"
[[nodiscard]] std::string differenceText(double value, const model::Interval& interval); // "+4.1 (-0.3 to +8.5)"

} // namespace nexus::app::cli
