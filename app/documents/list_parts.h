// Several lists in one file, as decklists are written of many decks: a JSON array of deck files, or text lists one
// after the other, each begun by its "// Deck:". Anything else is one part: the whole.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nexus::app {

// Lines keep their numbers. Total: brackets that do not close give the whole.
[[nodiscard]] std::vector<std::string> listParts(std::string_view bytes);

} // namespace nexus::app
