// The search for the cards a change of the section that gives (Missions) opens, in the search language: derived from
// the constraints of kind Within, so that the results show what a package promises.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

// Cards of the drawn section that `after` allows and `before` does not: "-t:mission -magic>=3 (tech>=1 or …)".
[[nodiscard]] std::string openedQuery(const DeckChecker& checker, const Deck& before, const Deck& after);

} // namespace nexus::model
