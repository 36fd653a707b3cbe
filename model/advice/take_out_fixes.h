// Totals and counts that are over their bound: the fewest copies to take out. Exact, by the sums of what goes out.
#pragma once

#include "model/advice/fix_search.h"

namespace nexus::model {

// Sets of as few copies as bring it within its bound; where an exact bound cannot be met so, as few as end the surplus.
[[nodiscard]] std::vector<Fix> takeOutsFor(const FixSearch& search, const Finding& finding);

} // namespace nexus::model
