// Two card lists held against each other, each a file, a set of the catalogue or all of it as it was before an import:
// what changed, and what that does to saved decks. Files are read by the headings of the set they are compared with or
// asked for; where they cannot be, by those of the game, else by those of the first set whose ruleset can read both,
// else each by the first that can.
#pragma once

#include "app/documents/card_import.h"
#include "model/cards/list_difference.h"

namespace nexus::app {

struct ListSource {
    std::string name;                                  // the file's, or the code of a set
    std::optional<std::string> bytes;                  // of a file
    std::shared_ptr<const model::Catalogue> catalogue; // all of its cards
};

enum class ChangeKind { Added, Removed, Renamed, Changed };
constexpr std::size_t changeKinds = 4;

struct ListComparison {
    std::string set; // whose headings files were read by; empty: the game's, or each by its own
    model::ComparedCards from, to;
    std::vector<std::string> notes; // of the files, and of the comparison
    // Lists with rows that cannot be read; their cards are taken to be as the other list has them.
    std::vector<RefusedFile> unreadable;
    model::ListDifference difference;
};

// The code as the catalogue has it, where it has such a set.
[[nodiscard]] std::optional<std::string> knownSet(const model::Catalogue& catalogue, const std::string& code);
// "import:2": the catalogue as it was before the two newest imports, "import:0": as it is. Nothing for another word; a
// sentence where so many cannot be taken back.
[[nodiscard]] tl::expected<std::optional<ListSource>, std::string> importedSource(
    Profile& profile, const std::string& word);
// Rows that cannot be read are told, and all others compared. Or the files that have no row that can be. A source of
// neither bytes nor a catalogue is a known set.
[[nodiscard]] tl::expected<ListComparison, std::vector<RefusedFile>> compareLists(
    Profile& profile, const ListSource& from, const ListSource& to, const importers::CardListOptions& options);
// Saved decks with the catalogue as the first list has its cards, and as the second has them; `repair` and
// `ruleset` as in importImpact().
[[nodiscard]] ImportImpact comparisonImpact(Profile& profile, const ListComparison& comparison,
    const model::Progress& goOn = {}, const model::Progress& repair = {}, const model::RulesetId& ruleset = {});
// The catalogue with the cards of a list as that has them.
[[nodiscard]] std::shared_ptr<const model::Catalogue> catalogueWith(
    const model::Catalogue& catalogue, const model::ComparedCards& list);

} // namespace nexus::app
