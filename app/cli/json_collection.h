// What `collection`, `missing` and `decks build` print with --json. Values to text, like json_output. Amounts are
// numbers of the owner's currency; what is not told is null.
#pragma once

#include "app/cli/json_output.h"
#include "importers/collection_file.h"
#include "model/collection/allocation.h"
#include "model/collection/collection_search.h"
#include "model/collection/matching.h"
#include "model/collection/set_completion.h"
#include "model/collection/surplus.h"
#include "model/profile/journal.h"

namespace nexus::app::cli {

struct HeldCopies {
    model::BuiltDeckId deck = 0;
    std::string name;
    int copies = 0;
};
struct ListedStack {
    model::Stack stack;
    std::vector<HeldCopies> held; // set aside for decks
};
// { "stacks": […], "cards": n }, and what was done where something was.
[[nodiscard]] std::string stacksJson(const std::vector<ListedStack>& stacks, const std::string& edit = {});
// The same of lines that were entered, with the problems of the others by their line.
[[nodiscard]] std::string enteredJson(
    const std::vector<ListedStack>& stacks, const std::vector<std::pair<int, std::string>>& problems);
[[nodiscard]] std::string groupsJson(
    const std::string& group, const std::vector<model::GroupSum>& groups, std::int64_t cards);
[[nodiscard]] std::string worthJson(
    const model::Collection::Totals& totals, std::size_t stacks, const std::vector<model::DayTotals>& days);

struct HistoryEntry {
    model::JournalEntry entry;
    std::string edit;                 // in words
    std::vector<std::string> changes; // a line each
};
[[nodiscard]] std::string historyJson(const std::vector<HistoryEntry>& entries);

// { "undone": ["Add 3 Relay Drone"], "nextUndo", "nextRedo" }
[[nodiscard]] std::string stepsJson(
    const char* key, const std::vector<std::string>& steps, const std::string& nextUndo, const std::string& nextRedo);

[[nodiscard]] std::string setCompletionJson(const std::vector<model::SetCompletion>& sets);
[[nodiscard]] std::string missingOfSetJson(
    const model::Catalogue& catalogue, const std::string& set, const std::vector<model::MissingCard>& cards);
[[nodiscard]] std::string surplusJson(const std::vector<model::Surplus>& cards);

struct CollectionImport {
    std::string file;
    importers::CollectionFile read; // its lines
    std::vector<model::MatchedLine> lines;
    bool dryRun = false, written = false;
    std::string backup; // the file, where one was made
};
[[nodiscard]] std::string collectionImportJson(const CollectionImport& import, const model::Catalogue& catalogue);

[[nodiscard]] std::string exportJson(
    const std::string& file, const std::string& form, std::size_t stacks, std::int64_t cards);

struct DeckStanding {
    std::string file;
    std::optional<model::DeckId> id;
    std::string deck;
    std::int64_t need = 0, held = 0;
    model::Completion completion;
};
// { "missing": [ { "card", "need", "have", "free", "short", … } ], "decks": […] }
[[nodiscard]] std::string missingJson(
    const std::vector<model::CardStanding>& cards, const std::vector<DeckStanding>& decks);
[[nodiscard]] std::string builtJson(const DeckStanding& deck, const std::vector<model::CardStanding>& missing);

} // namespace nexus::app::cli
