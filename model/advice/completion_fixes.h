// What a section is short of, as fixes: its nearest completions. And all of it out, where it may stay empty.
#pragma once

#include "model/advice/fix_search.h"

namespace nexus::model {

// Whether a completion speaks of the finding: something a section has to reach is not there yet. Sections that give are
// not completed card by card.
[[nodiscard]] bool isForCompletion(const Ruleset& ruleset, const Finding& finding);
// A few of those with the fewest changed copies; those of the drawn section are all in DeckCompletions::nearest().
[[nodiscard]] std::vector<Fix> completionFixesFor(const FixSearch& search, const Finding& finding);

} // namespace nexus::model
