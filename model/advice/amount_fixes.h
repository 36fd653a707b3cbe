// Totals and counts that miss their bound: the fewest copies to take out of what is over, and what to put into a section
// beside the drawn one (a sideboard) that is short. Exact, by the sums of what goes out or in.
#pragma once

#include "model/advice/fix_search.h"

namespace nexus::model {

// Sets of as few copies as bring it within its bound; where an exact bound cannot be met so, as few as end the surplus.
[[nodiscard]] std::vector<Fix> takeOutsFor(const FixSearch& search, const Finding& finding);
// As few different cards as bring what is short, using most of what the section's totals leave; where there is no room
// for any, a copy goes out for them. Or all of it out, where the section may stay empty.
[[nodiscard]] std::vector<Fix> fillsFor(const FixSearch& search, const Finding& finding);

} // namespace nexus::model
