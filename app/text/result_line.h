// The line results are given by: the number of a table, then games won by its first and its second player, and games
// drawn: "7 21", "7 2-1", "7 1 1 1". "7" alone is a table.
#pragma once

#include "model/event/event.h"

#include <optional>
#include <string_view>

namespace nexus::app {

struct ResultLine {
    int table = 0;
    std::optional<model::MatchScore> score;
    bool byKeys = false; // two figures side by side: nothing can follow
};
[[nodiscard]] std::optional<ResultLine> resultLineOf(std::string_view text);

} // namespace nexus::app
