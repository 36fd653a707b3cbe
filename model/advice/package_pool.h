// What people ask about packages of the section that gives (Missions): the cards one opens, what it would do to a deck,
// the search that shows what a change opens, and packages by the names of their cards. By the one validator.
#pragma once

#include "model/advice/mission_packages.h"
#include "model/rules/deck_stats.h"

namespace nexus::model {

// Cards of the drawn section that are legal with the package and nothing else, counted by what they cost and by type.
struct PackagePool {
    CardSet cards;
    std::optional<Histogram> costs; // a copy of each card; none where the law sums nothing or no card has it
    std::vector<Tally> types;       // as in the game, then others by name; their costs added up
};
[[nodiscard]] PackagePool packagePool(const DeckChecker& checker, const SectionId& giving, const PackageCards& package);

struct PackageChange {
    DeckEdit edit;
    Deck after;
    LegalityReport report;                               // of the deck after it
    CardSet opened, closed;                              // of the drawn section
    std::vector<std::pair<std::string, int>> notCarried; // cards of the deck as findings name them, their copies
};

[[nodiscard]] PackageChange packageChange(
    const DeckChecker& checker, const MissionPackages& packages, const Deck& deck, const MissionPackage& package);

// Cards of the drawn section that `after` allows and `before` does not, in the search language: "-t:mission -magic>=3
// (tech>=1 or …)".
[[nodiscard]] std::string openedQuery(const DeckChecker& checker, const Deck& before, const Deck& after);

// A filter of packages by the names of their cards, as a person types it: every word stands in the name of one of the
// package's cards, and a word with a '-' before it in none. Words are compared folded.
struct PackageFilter {
    std::vector<CardSet> with; // of each a package has a card
    CardSet without;           // of these it has none
    [[nodiscard]] bool says() const { return !with.empty() || without.count() > 0; }
};

// Cards of the section that gives.
[[nodiscard]] PackageFilter packageFilter(std::string_view words, const DeckChecker& checker, const SectionId& giving);

} // namespace nexus::model
