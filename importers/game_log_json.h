// Reader and writer of a kept game, "nexusdeck-play/1" (resources/schemas/play.schema.json): edition, seats with
// their decks, every action. Whether the actions are legal is for replay (model/engine) to say.
#pragma once

#include "importers/import_problem.h"
#include "model/engine/replay.h"

#include <string_view>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::GameLog> readGameLogJson(std::string_view bytes);
[[nodiscard]] std::string writeGameLogJson(const model::GameLog& log);

} // namespace nexus::importers
