#include "app/cli/editions_command.h"
#include "app/cli/json_values.h"

namespace nexus::app::cli {

std::string editionsJson(const EditionsAnswer& answer)
{
    Json json = deckHead(answer.deck);
    json["editions"] = Json::array();
    for (std::size_t i = 0; i < answer.proposals.size(); ++i) {
        const auto& checker = *answer.checkers[i];
        const auto& proposal = answer.proposals[i];
        Json one = {{"ruleset", checker.ruleset().id.str()}, {"name", checker.ruleset().name},
            {"legal", proposal.now.legal()}, {"totals", totalsJson(proposal.now, checker)}, {"findings", Json::array()},
            {"changes", Json::array()}, {"totalsAfter", totalsJson(proposal.after, checker)},
            {"findingsAfter", Json::array()}, {"legalAfter", proposal.after.legal()}};
        for (const auto& finding : proposal.now.findings)
            one["findings"].push_back(findingJson(finding, checker));
        for (const auto& change : proposal.changes)
            one["changes"].push_back(
                {{"section", change.section.str()}, {"card", change.card}, {"delta", change.delta}});
        for (const auto& finding : proposal.after.findings)
            one["findingsAfter"].push_back(findingJson(finding, checker));
        json["editions"].push_back(std::move(one));
    }
    json["written"] = orNull(answer.written);
    return answerText(json);
}

} // namespace nexus::app::cli
