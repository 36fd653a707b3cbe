// What `play --json` prints. Value to text, like json_output.
#pragma once

#include "model/engine/apply.h"

namespace nexus::app::cli {

// { "file", "ruleset", "actions", "round", "over", "winner", "cards", "cardsChanged", "players": […], "log": […] }
[[nodiscard]] std::string gameJson(const std::string& file, const model::Timeline& timeline, bool cardsChanged);

} // namespace nexus::app::cli
