// The JSON that --json prints (resources/help/command-line.md): values to text. Its sources (json_values, json_decks,
// json_statistics, json_odds, json_catalogue) are the only places of app that know JSON.
#pragma once

#include "app/documents/card_import.h"
#include "app/documents/list_reading.h"
#include "model/advice/fixes.h"
#include "model/advice/mission_effects.h"
#include "model/cards/set_counts.h"
#include "model/chances/draw_odds.h"
#include "model/chances/hand_sampler.h"
#include "model/chances/initiative.h"
#include "model/chances/initiative_odds.h"
#include "model/chances/test_draw.h"
#include "model/rules/additions.h"
#include "model/rules/legality.h"

#include <map>

namespace nexus::app::cli {

struct CheckedDeck {
    std::string file;                // empty for a deck of the library
    std::optional<model::DeckId> id; // in the library
    std::string deck;
    std::string ruleset;
    std::shared_ptr<const model::DeckChecker> checker; // none where the deck could not be checked
    model::LegalityReport report;
    std::map<model::SectionId, int> copies; // by section of the ruleset
    std::vector<ListedDifference> differences;
    std::string error; // why it could not be checked
    std::vector<importers::ImportProblem> problems;
    int exit = 0;
};

// A deck with what would mend it, and what was done about it.
struct OfferedFix {
    model::Fix fix;
    std::optional<model::EditEffect> effect; // none of the searches
};
struct FixedDeck {
    CheckedDeck deck;
    model::LegalityReport report; // before
    std::vector<std::pair<model::Finding, std::vector<OfferedFix>>> findings;
    std::vector<std::string> done; // in words
    std::string written;           // the file or the deck of the library, where one was written
    bool legalAfter = false;
};
// A card of a section that gives, with what one more and one less of it would do.
struct GiverRow {
    model::SectionId section;
    model::CardIndex card = 0;
    int copies = 0; // in the deck
    model::CardEffect adding, takingOut;
    std::optional<model::AdditionObstacle> obstacle;
    std::string words; // what one more would do: "2 more, leaves 3", "over the 6 domain points by 2"
};

[[nodiscard]] std::string fixJson(const FixedDeck& fixed);
[[nodiscard]] std::string missionsJson(const CheckedDeck& deck, std::int64_t legal, const std::vector<GiverRow>& rows);
[[nodiscard]] std::string checkJson(const std::vector<CheckedDeck>& decks);
[[nodiscard]] std::string searchJson(
    const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards, std::size_t count);
[[nodiscard]] std::string cardJson(const model::Catalogue& catalogue, model::CardIndex card);
[[nodiscard]] std::string importJson(
    const std::vector<ImportReport>& reports, bool dryRun, const std::optional<ImportImpact>& impact = std::nullopt);
[[nodiscard]] std::string importsJson(const std::vector<model::ImportRecord>& imports);
[[nodiscard]] std::string setsJson(const std::vector<model::SetCount>& sets);
[[nodiscard]] std::string rulesetsJson(const GameLibrary& library);
[[nodiscard]] std::string decksJson(const std::vector<model::StoredDeck>& decks);
[[nodiscard]] std::string versionsJson(const std::vector<model::DeckVersion>& versions);
struct DeckToCount {
    CheckedDeck about;
    model::Deck deck;
};
[[nodiscard]] std::string statsJson(const std::vector<DeckToCount>& decks);
struct NamedDeck {
    std::string title;
    model::Deck deck;
};
[[nodiscard]] std::string compareJson(
    const NamedDeck& before, const NamedDeck& after, const model::DeckChecker& checker);
// The hand drawn from a deck of this name; what came after its first cards is listed apart.
[[nodiscard]] std::string handJson(const std::string& deck, const model::TestDraw& draw, std::size_t first);
// Hands dealt from a shuffled deck, by the names of their cards.
[[nodiscard]] std::string handsJson(const model::DrawPile& pile, std::uint64_t seed, std::uint64_t hands);
[[nodiscard]] std::string handStatisticsJson(const model::HandQuestion& question,
    const std::vector<std::string>& wanted, std::uint64_t seed, const model::HandTally& tally,
    const model::HandFigures& exact);
[[nodiscard]] std::string flipsJson(std::uint64_t seed, const model::InitiativeTally& tally, std::size_t players);
struct InitiativePlayer {
    std::string deck;
    model::DrawPile pile;
    model::InitiativeMarginals marginals; // only where they were asked for
};
[[nodiscard]] std::string initiativeOddsJson(
    const model::InitiativeOdds& odds, const std::vector<InitiativePlayer>& players, bool withCards);
[[nodiscard]] std::string drawOddsJson(double probability);
[[nodiscard]] std::string handOddsJson(
    const model::DrawPlan& plan, std::size_t cards, const model::PlayOdds& plays, const model::HandFigures& hand);
// { "key": "value" … } for answers of one or two words.
[[nodiscard]] std::string wordsJson(const std::vector<std::pair<std::string, std::string>>& words);
[[nodiscard]] std::string errorJson(const std::string& message, int exit);

} // namespace nexus::app::cli
