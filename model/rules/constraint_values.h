// What a constraint reads off single cards: the value it sums, the limit of copies, and which cards it takes for one.
// The validator and all advice ask here, so that they count alike.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

// An attribute the card does not have counts as 0; AllDomains is the sum over the ruleset's domains.
[[nodiscard]] std::int64_t valueOf(const DeckChecker& checker, CardIndex card, const Summed& what);
// Of a Total or Within: each domain of the ruleset, or the one thing it sums.
[[nodiscard]] std::vector<Summed> summedBy(const Ruleset& ruleset, const Constraint& rule);
// Of a constraint of kind Copies, as the next ones; none where the card lacks the attribute: no limit.
[[nodiscard]] std::optional<std::int64_t> copyLimit(const DeckChecker& checker, const Constraint& rule, CardIndex card);
// Whether two cards of the catalogue can be one for it at all; not where it tells them apart as the game does.
[[nodiscard]] bool takesCardsForOne(const DeckChecker& checker, const Constraint& rule);
[[nodiscard]] bool sameIdentity(const DeckChecker& checker, const Constraint& rule, CardIndex a, CardIndex b);
// Equal for two cards exactly where sameIdentity says so; to be compared under one constraint only.
[[nodiscard]] std::string identityOf(const DeckChecker& checker, const Constraint& rule, CardIndex card);

} // namespace nexus::model
