// Words about plans for the sideboard: their lines, what of them no longer fits, what the deck breaks after them, why
// one cannot be applied or taken back; and why no sideboard can be put forward.
#pragma once

#include "model/advice/best_sideboard.h"
#include "model/advice/sideboard_plans.h"

#include <string>

namespace nexus::app {

[[nodiscard]] std::string rowsText(const std::vector<model::DeckEntry>& rows); // "2 Bolt, 1 Guard"
[[nodiscard]] std::string planFaultText(const model::PlanFault& fault, const model::DeckChecker& checker);
// Everything that stands against the plan, a sentence each; empty where it holds.
[[nodiscard]] std::vector<std::string> planCheckLines(const model::PlanCheck& check, const model::DeckChecker& checker);
[[nodiscard]] std::string planRefusalText(const model::PlanRefusal& refusal, const model::DeckChecker& checker);
[[nodiscard]] std::string noBestSideboardText(model::NoBestSideboard reason, const model::DeckChecker& checker);
// "Sideboard", as the ruleset calls it.
[[nodiscard]] std::string sideboardName(const model::DeckChecker& checker);

} // namespace nexus::app
