// Two card lists held against each other, each a file or a set of the catalogue: what changed, and what that does to
// saved decks. Files are read by the headings of the set they are compared with or asked for; where they cannot be, by
// those of the game, else by those of the first set whose ruleset can read both, else each by the first that can.
#pragma once

#include "app/documents/card_import.h"
#include "model/cards/list_difference.h"

namespace nexus::app {

struct ListSource {
    std::string name;                 // the file's, or the code of a set
    std::optional<std::string> bytes; // of a file
};

struct ListComparison {
    std::string set; // whose headings files were read by; empty: the game's, or each by its own
    model::ComparedCards from, to;
    std::vector<std::string> notes; // of the files, and of the comparison
    model::ListDifference difference;
};

// The code as the catalogue has it, where it has such a set.
[[nodiscard]] std::optional<std::string> knownSet(const model::Catalogue& catalogue, const std::string& code);
// Or the files with the rows that are refused. A source without bytes is a known set.
[[nodiscard]] tl::expected<ListComparison, std::vector<RefusedFile>> compareLists(
    Profile& profile, const ListSource& from, const ListSource& to, const importers::CardListOptions& options);
// Saved decks with the catalogue as the first list has its cards, and as the second has them.
[[nodiscard]] ImportImpact comparisonImpact(
    Profile& profile, const ListComparison& comparison, const model::Progress& goOn = {});

} // namespace nexus::app
