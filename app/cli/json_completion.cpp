#include "app/cli/complete_command.h"
#include "app/cli/json_values.h"
#include "app/text/advice_text.h"

namespace nexus::app::cli {

namespace {

Json proposalJson(const CompleteAnswer& answer, const model::DeckCompletion& completion)
{
    const auto& checker = *answer.deck.checker;
    Json changes = Json::array();
    for (const auto& change : completion.changes)
        changes.push_back(
            {{"section", answer.completions->section().str()}, {"card", change.card}, {"delta", change.by}});
    auto after = answer.before;
    (void)apply(after, answer.completions->edit(answer.before, completion));
    const auto report = checker.check(after);
    return {{"changes", std::move(changes)}, {"copies", completion.copies}, {"takenOut", completion.takenOut},
        {"points", completion.points}, {"totals", totalsJson(report, checker)}, {"legal", report.legal()}};
}

} // namespace

std::string completeJson(const CompleteAnswer& answer)
{
    const auto& checker = *answer.deck.checker;
    Json json = deckHead(answer.deck);
    json["complete"] = answer.completions->isComplete();
    json["proposals"] = Json::array();
    for (const auto& completion : answer.nearest)
        json["proposals"].push_back(proposalJson(answer, completion));
    json["fill"] = Json::array();
    for (const auto& completion : answer.fillings)
        json["fill"].push_back(proposalJson(answer, completion));
    json["ways"] = orNull(answer.ways);
    json["none"] = answer.none ? Json(obstacleText(*answer.none, checker)) : Json(nullptr);
    json["remainder"] = nullptr;
    if (answer.remainder)
        json["remainder"] = {{"rule", checker.ruleset().constraints[answer.remainder->constraint].rule},
            {"left", answer.remainder->left}, {"oneCard", answer.remainder->one}, {"twoCards", answer.remainder->two},
            {"anyCards", answer.remainder->any}, {"dead", answer.remainder->dead()}};
    json["written"] = orNull(answer.written);
    return answerText(json);
}

} // namespace nexus::app::cli
