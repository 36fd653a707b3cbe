// What a person wants of a completion, as far as there is a choice. Wishes rank what the law allows and forbid nothing,
// but for cards that stay and cards that stay out. Cards are those of the checker's catalogue.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

struct CardWish {
    CardSet cards;
    int points = 1; // against each copy of another card
};

struct CompletionWishes {
    static constexpr int mostPoints = 99;
    std::optional<std::vector<std::int32_t>> owned; // copies of each card; those at hand come first
    int ownedPoints = 10;                           // against each copy that is not there
    std::vector<CardWish> preferred;
    std::optional<CardSet> locked; // their copies stay
    std::optional<CardSet> barred; // no copy of them comes in
    // Value of what the section is measured by (CP) → cards wanted of it, the deck's own counted.
    std::vector<std::pair<std::int64_t, std::int64_t>> curve;
    int curvePoints = 2;     // against each card more or less
    bool faultsStay = false; // copies the law does not allow count as those it does: another fix is theirs
};

} // namespace nexus::model
