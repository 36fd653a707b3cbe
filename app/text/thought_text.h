// What the program thinks of an action, in words: for hints.
#pragma once

#include "model/players/player.h"

#include <string>

namespace nexus::app {

// "58 %": how likely it wins, as a search sees it; without a search "+3.2": how much better the position is with it
// than before, in points of units in play.
[[nodiscard]] std::string gainText(const model::Decision& decision, std::size_t thought);
// What of that changes at once, the most first: "units in play +2, front row +1.5"; empty where nothing does.
[[nodiscard]] std::string reasonText(const model::Decision& decision, std::size_t thought);

} // namespace nexus::app
