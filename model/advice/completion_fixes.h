// What the drawn section is short of, as fixes: the nearest completions of the deck.
#pragma once

#include "model/advice/fix_search.h"

namespace nexus::model {

// Whether a completion speaks of the finding: something the drawn section has to reach is not there yet.
[[nodiscard]] bool isForCompletion(const Ruleset& ruleset, const Finding& finding);
// A few of those with the fewest changed copies; all of them are in DeckCompletions::nearest().
[[nodiscard]] std::vector<Fix> completionFixesFor(const FixSearch& search, const Finding& finding);

} // namespace nexus::model
