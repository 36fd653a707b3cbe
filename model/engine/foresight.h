// What an action would touch and ask for, told before it is taken, and whether what is asked for now is its price.
#pragma once

#include "model/engine/action.h"

namespace nexus::model {

// Of an Event that would be played or an ability that would be used: the cards in play that its cost takes and that its
// text does something to, and of those a player chooses all that could be chosen as the table lies. In the order of
// seats and piles, each once. Nothing of other actions and of texts that stay with the players.
[[nodiscard]] std::vector<CardId> touchedBy(const GameState& state, const Action& action);

// The Event names a target before it happens.
[[nodiscard]] bool namesTarget(const GameState& state, CardId event);
// What is asked for is a price: what is chosen is lost.
[[nodiscard]] bool asksForPrice(const GameState& state);

} // namespace nexus::model
