// The copies a deck is made of: what building it takes. Sections that count for nothing (maybe piles) are left out;
// names the catalogue does not have stand with an empty key, so that nobody misses them unseen.
#pragma once

#include "model/collection/allocation.h"
#include "model/rules/legality.h"

namespace nexus::model {

[[nodiscard]] CardNeeds deckNeeds(const Deck& deck, const DeckChecker& checker);

// Copies of the card one deck may have at most, by the strictest law that names it; none where no law does, and of a
// card outside the pool.
[[nodiscard]] std::optional<std::int64_t> printedLimit(const DeckChecker& checker, CardIndex card);

} // namespace nexus::model
