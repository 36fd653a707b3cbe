// How many copies of each card of a catalogue are owned: what advice asks, card by card.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/collection.h"

namespace nexus::model {

// By CardIndex. Lent copies and those in built decks count: they are owned.
[[nodiscard]] std::vector<std::int32_t> ownedCopies(const Collection& collection, const Catalogue& catalogue);

} // namespace nexus::model
