// What stands behind the count of a row in a text list: a name and what this and other programs write around it.
#pragma once

#include "model/cards/game.h"

#include <string>
#include <string_view>

namespace nexus::importers {

struct NamedCopies {
    std::string_view name;    // empty where text stands behind a quoted name
    std::string printing;     // "COR 12" of "(COR) 12" or "[COR:12]"
    std::string_view section; // that the categories of Archidekt say, "[Sideboard{noDeck}]"; else empty
};
[[nodiscard]] NamedCopies namedCopies(std::string_view text, const model::Game& game);

} // namespace nexus::importers
