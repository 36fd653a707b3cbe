// A filter of packages by the names of their cards, as a person types it: every word stands in the name of one of the
// package's cards, and a word with a '-' before it in none. Words are compared folded.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

struct PackageFilter {
    std::vector<CardSet> with; // of each a package has a card
    CardSet without;           // of these it has none
    [[nodiscard]] bool says() const { return !with.empty() || without.count() > 0; }
};

// Cards of the section that gives.
[[nodiscard]] PackageFilter packageFilter(std::string_view words, const DeckChecker& checker, const SectionId& giving);

} // namespace nexus::model
