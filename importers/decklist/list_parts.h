// Several lists in one file, as decklists are written of many decks: a JSON array of deck files, or text lists one
// after the other, each begun by its "// Deck:". Anything else is one part: the whole.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace nexus::importers {

struct ListPart {
    std::string_view text;
    std::size_t linesBefore = 0; // in the file
    friend bool operator==(const ListPart&, const ListPart&) = default;
};

constexpr std::size_t mostListParts = 1000;

// Total: brackets that do not close give the whole.
[[nodiscard]] std::vector<ListPart> listParts(std::string_view bytes);

} // namespace nexus::importers
