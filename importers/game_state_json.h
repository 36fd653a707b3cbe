// One moment of a game in JSON, "nexusdeck-state/1" (resources/schemas/state.schema.json): where every card lies and
// whose word is waited for.
#pragma once

#include "model/engine/game_state.h"

#include <string>

namespace nexus::importers {

[[nodiscard]] std::string writeGameStateJson(const model::GameState& state);

} // namespace nexus::importers
