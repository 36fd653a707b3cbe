// What the sentences of a game have in common.
#pragma once

#include "model/base/words.h"
#include "model/engine/game_state.h"

#include <string>

namespace nexus::app {

struct GameLogWords {
    NEXUS_WORDS(GameLogWords)
};

// Of seat 0 to maxSeats - 1: the player's name, or "Player 2"; of another: "The table".
[[nodiscard]] std::string playerName(const model::GameState& state, std::size_t seat);

} // namespace nexus::app
