// What changed from one card list to another, in the words of those who make the cards.
#pragma once

#include "model/cards/list_difference.h"

#include <string>

namespace nexus::app {

// "CP" of "cp", "Rules" of "rules"; a heading of a table stays as it is.
[[nodiscard]] std::string changedField(const std::string& field, const model::Game& game);
struct ChangeCounts {
    std::size_t added = 0, removed = 0, renamed = 0, changed = 0; // cards
};
// "2 added, 1 removed, 1 perhaps renamed, 3 changed"
[[nodiscard]] std::string changesSummary(const ChangeCounts& counts);
[[nodiscard]] std::string changesSummary(const model::ListDifference& difference);
// The changelog as Markdown: cards added, removed, perhaps renamed and changed, then how often each field changed.
[[nodiscard]] std::string changelog(const model::ListDifference& difference, const std::vector<model::Card>& from,
    const model::Game& game, const std::string& fromName, const std::string& toName);

} // namespace nexus::app
