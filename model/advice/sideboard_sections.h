// The two sections a sideboard exchanges cards between, as a ruleset has them: the one cards are drawn from, and the
// first other one that may stay empty, is not free and gives nothing. None where the ruleset has no such pair.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

struct SideboardSections {
    std::uint16_t main = DeckChecker::noSection; // positions in Ruleset::sections
    std::uint16_t side = DeckChecker::noSection;
};
[[nodiscard]] std::optional<SideboardSections> sideboardSections(const DeckChecker& checker);

} // namespace nexus::model
