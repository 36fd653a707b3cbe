#include "app/cli/json_decklist.h"

#include "app/cli/json_values.h"
#include "app/text/finding_text.h"

namespace nexus::app::cli {

namespace {

Json resultJson(const ListedResult& result)
{
    Json json = deckHead(result.deck);
    if (!result.deck.checker) {
        json["legal"] = nullptr;
        json["error"] = {{"code", result.deck.exit}, {"message", result.deck.error},
            {"problems", problemsJson(result.deck.problems)}};
        return json;
    }
    json["legal"] = result.deck.report.legal();
    json["findings"] = Json::array();
    for (const auto& finding : result.deck.report.findings)
        json["findings"].push_back(
            {{"rule", finding.rule}, {"severity", finding.severity == model::Severity::Error ? "error" : "warning"},
                {"message", findingText(finding, *result.deck.checker)},
                {"cites", findingCites(finding, *result.deck.checker)}});
    json["rows"] = result.rows;
    json["checksum"] = result.checksum;
    json["code"] = orNull(result.code);
    if (result.code.empty())
        json["codeTrouble"] = result.codeTrouble;
    json["written"] = orNull(result.written);
    return json;
}

} // namespace

std::string decklistJson(const std::vector<ListedResult>& decks, const std::vector<std::string>& files)
{
    Json json = {{"files", files}, {"decks", Json::array()}};
    for (const auto& deck : decks)
        json["decks"].push_back(resultJson(deck));
    return answerText(json);
}

} // namespace nexus::app::cli
