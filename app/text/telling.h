// One action of a game, and what came of it, as sentences.
#pragma once

#include "model/engine/apply.h"

#include <string>
#include <vector>

namespace nexus::app {

struct ToldAction {
    std::string text;               // all of it
    std::string happened, idle;     // without what did not happen, and that alone
    std::vector<std::string> names; // of players and cards in it
};
// `after` is the state that the action led to; what `reader` may not see has no name: "a card".
[[nodiscard]] ToldAction toldAction(
    const model::GameState& after, const model::Action& action, const model::Happenings& told, model::SeatIndex reader);

} // namespace nexus::app
