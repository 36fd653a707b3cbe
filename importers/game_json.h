// Reader of game.json, "nexusdeck-game/1" (resources/schemas/game.schema.json, resources/help/games.md).
#pragma once

#include "importers/import_problem.h"
#include "model/cards/game.h"

#include <string_view>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::Game> readGame(std::string_view bytes);

} // namespace nexus::importers
