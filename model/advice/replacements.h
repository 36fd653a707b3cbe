// Other cards in the place of copies that have to go: those most alike that the deck carries, as many copies as went,
// within the limits. Exact totals of the section stay what they are where such cards exist.
#pragma once

#include "model/advice/fix_search.h"

namespace nexus::model {

// Instead of the edit of `takeOut`, a fix of this finding.
[[nodiscard]] std::vector<Fix> replacementsFor(const FixSearch& search, const Finding& finding, const Fix& takeOut);
// For a total or count that is too high: some copies of one card by as many of a card that counts for less.
[[nodiscard]] std::vector<Fix> cheaperFor(const FixSearch& search, const Finding& finding);

} // namespace nexus::model
