// Reader and writer of a kept game, "nexusdeck-play/1" (resources/schemas/play.schema.json): edition, seats with
// their decks, every action. Whether the actions are legal is for replay (model/engine) to say.
#pragma once

#include "importers/import_problem.h"
#include "model/engine/apply.h"
#include "model/engine/game_state.h"

#include <string>
#include <string_view>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::GameLog> readGameLogJson(std::string_view bytes);
[[nodiscard]] std::string writeGameLogJson(const model::GameLog& log);

// One moment of a game in JSON, "nexusdeck-state/1" (resources/schemas/state.schema.json): where every card lies and
// whose word is waited for.
[[nodiscard]] std::string writeGameStateJson(const model::GameState& state);

} // namespace nexus::importers
