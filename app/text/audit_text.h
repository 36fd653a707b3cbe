// Words for an audit: why there is none, and which of its terms and cards were left out.
#pragma once

#include "model/audit/audit.h"

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

} // namespace nexus::app
