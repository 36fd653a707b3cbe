// Readers of a scene, "nexusdeck-scene/1" (resources/schemas/scene.schema.json), and of a list of orders for it; and
// what a scene has become, as the command line answers it.
#pragma once

#include "importers/import_problem.h"
#include "model/engine/scene.h"
#include "model/engine/scene_orders.h"

#include <string>
#include <string_view>

namespace nexus::importers {

// What the file says it is, whatever else is in it.
[[nodiscard]] bool isSceneJson(std::string_view bytes);
[[nodiscard]] ReadResult<model::Scene> readSceneJson(std::string_view bytes);
[[nodiscard]] std::string writeSceneJson(const model::Scene& scene);
[[nodiscard]] ReadResult<std::vector<model::SceneOrder>> readSceneOrdersJson(std::string_view bytes);
// {"round","toAct","players":[…]}: where every card is, by name, with its strength as texts make it.
[[nodiscard]] std::string writeSceneStateJson(const model::GameState& state);

} // namespace nexus::importers
