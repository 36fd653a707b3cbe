// Words for an audit: why there is none, which of its terms and cards were left out, and what a deck is worth by it.
#pragma once

#include "model/audit/audit.h"
#include "model/audit/deck_worth.h"

#include <string>

namespace nexus::app {

// “atack” is no term. There are cp, attack, …
[[nodiscard]] std::string auditTermErrorText(const model::AuditTermError& error, const model::Game& game);
// 3 cards with CP, and these terms need at least 8.
[[nodiscard]] std::string auditProblemText(const model::AuditProblem& problem, const std::string& cost);
// leader is left out: it is 0 for each of these cards.
[[nodiscard]] std::string leftOutTermText(const model::Audit& audit, const model::DependentColumn& term);
// A sentence for every term that is left out, and one about cards without a cost, where there are any.
[[nodiscard]] std::vector<std::string> auditLeftOutTexts(const model::Audit& audit, const std::string& cost);
// 58 copies, together 3.20 CP under their price; 6 copies are not among the cards looked at.
[[nodiscard]] std::string deckWorthText(const model::DeckWorth& worth, const std::string& cost);

} // namespace nexus::app
