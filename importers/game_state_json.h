// Reader and writer of one moment of a game, "nexusdeck-state/1" (resources/schemas/state.schema.json): where every
// card lies and whose word is waited for. A state is read for the facts of its game (setUpGame, replay); one that
// breaks a promise of GameState is refused.
#pragma once

#include "importers/import_problem.h"
#include "model/engine/game_state.h"

#include <string_view>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::GameState> readGameStateJson(
    std::string_view bytes, std::shared_ptr<const model::GameFacts> facts);
[[nodiscard]] std::string writeGameStateJson(const model::GameState& state);

} // namespace nexus::importers
