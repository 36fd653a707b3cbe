#include "app/cli/json_values.h"
#include "app/cli/plans_command.h"
#include "app/text/advice_text.h"

namespace nexus::app::cli {

namespace {

Json rowsJson(const std::vector<model::DeckEntry>& rows)
{
    Json list = Json::array();
    for (const auto& row : rows)
        list.push_back({{"card", row.card}, {"count", row.count}});
    return list;
}

} // namespace

std::string plansJson(const PlansAnswer& answer)
{
    const auto& checker = *answer.deck.checker;
    const model::SideboardPlans plans(checker, answer.changed);
    Json json = deckHead(answer.deck);
    json["applied"] = plans.applied() ? Json(answer.changed.plans[*plans.applied()].name) : Json(nullptr);
    json["plans"] = Json::array();
    for (const auto at : answer.told) {
        const auto& plan = answer.changed.plans[at];
        const auto check = plans.check(plan);
        json["plans"].push_back({{"name", plan.name}, {"out", rowsJson(plan.out)}, {"in", rowsJson(plan.in)},
            {"note", plan.note}, {"applied", plan.applied}, {"holds", check.holds()}, {"legal", check.legal},
            {"problems", planCheckLines(check, checker)}});
    }
    json["written"] = orNull(answer.written);
    return answerText(json);
}

} // namespace nexus::app::cli
