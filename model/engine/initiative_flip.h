// The flip for the initiative at the start of a game: the one that model/chances shows for the seed. Private to
// model/engine.
#pragma once

#include "model/engine/table.h"

namespace nexus::model {

// Says who decides who acts first, and shuffles the decks.
void flipForInitiative(Table& table, std::uint64_t seed);

} // namespace nexus::model
