#include "app/cli/json_paper.h"

#include "app/cli/json_values.h"
#include "app/documents/list_check.h"

namespace nexus::app::cli {

namespace {

const char* originName(ListOrigin origin)
{
    switch (origin) {
    case ListOrigin::Code: return "code";
    case ListOrigin::Picture: return "picture";
    case ListOrigin::Pdf: return "pdf";
    case ListOrigin::File: break;
    }
    return "list";
}

Json claimJson(const std::string& claimed, const std::string& actual, Claim claim)
{
    const Json right = claim == Claim::Right ? Json(true) : claim == Claim::Wrong ? Json(false) : Json(nullptr);
    return {{"value", orNull(actual)}, {"claimed", orNull(claimed)}, {"right", right}};
}

Json unknownJson(const CheckedList& checked)
{
    Json rows = Json::array();
    for (const auto& unknown : checked.list.unknown) {
        Json choices = Json::array();
        for (const auto card : unknown.choices)
            choices.push_back(model::unambiguousName(checked.list.checker->catalogue(), card));
        rows.push_back({{"section", unknown.section.str()}, {"id", unknown.id}, {"copies", unknown.copies},
            {"choices", std::move(choices)}, {"message", unknownRowText(unknown, *checked.list.checker)}});
    }
    return rows;
}

Json differencesJson(const CheckedList& checked)
{
    if (!checked.compared)
        return nullptr;
    Json rows = Json::array();
    for (const auto& section : checked.differences)
        for (const auto& card : section.cards)
            rows.push_back(
                {{"section", section.section.str()}, {"card", card.card.card}, {"from", card.from}, {"to", card.to}});
    return rows;
}

Json listJson(const VerifiedList& verified)
{
    const auto& checked = verified.checked;
    const auto& list = checked.list;
    Json json = {{"source", list.source}, {"where", orNull(list.where)}, {"form", originName(list.origin)},
        {"deck", orNull(list.deck.name)}};
    json["ruleset"] = list.checker ? Json(list.checker->ruleset().id.str()) : Json(nullptr);
    if (!checked.read()) {
        json["legal"] = nullptr;
        json["right"] = false;
        json["error"] = {{"code", verified.exit}, {"message", list.error}};
        return json;
    }
    json["legal"] = checked.legal();
    json["right"] = checked.right();
    json["checksum"] = claimJson(list.checksum, checked.checksum, checked.checksumClaim);
    json["code"] = claimJson(list.code, checked.code, checked.codeClaim);
    json["reasons"] = listReasons(checked);
    json["warnings"] = listWarnings(checked);
    json["findings"] = Json::array();
    for (const auto& finding : checked.report.findings)
        json["findings"].push_back(findingJson(finding, *list.checker));
    json["unknown"] = unknownJson(checked);
    json["unread"] = problemsJson(list.unread);
    json["differences"] = differencesJson(checked);
    return json;
}

Json sectionsJson(const model::Deck& deck)
{
    Json sections = Json::object();
    for (const auto& section : deck.sections) {
        Json rows = Json::array();
        for (const auto& entry : section.entries)
            rows.push_back({{"count", entry.count}, {"card", entry.card},
                {"key", entry.key ? Json(entry.key->str()) : Json(nullptr)}});
        sections[section.id.str()] = std::move(rows);
    }
    return sections;
}

} // namespace

std::string verifyJson(const std::vector<VerifiedList>& lists, std::size_t passedOver)
{
    Json json = {{"lists", Json::array()}};
    std::size_t legal = 0, read = 0, right = 0;
    for (const auto& one : lists) {
        json["lists"].push_back(listJson(one));
        legal += one.checked.legal() ? 1 : 0;
        read += one.checked.read() ? 1 : 0;
        right += one.checked.right() ? 1 : 0;
    }
    json["summary"] = {
        {"lists", lists.size()}, {"read", read}, {"legal", legal}, {"right", right}, {"passedOver", passedOver}};
    return answerText(json);
}

std::string decodedJson(const CheckedList& decoded, const std::string& file, const std::optional<std::int64_t>& id)
{
    const auto& list = decoded.list;
    return answerText(
        {{"deck", orNull(list.deck.name)}, {"ruleset", list.deck.ruleset.str()}, {"rulesetKnown", list.rulesetKnown},
            {"legal", decoded.legal()}, {"checksum", orNull(decoded.checksum)}, {"sections", sectionsJson(list.deck)},
            {"unknown", unknownJson(decoded)}, {"file", orNull(file)}, {"id", id ? Json(*id) : Json(nullptr)}});
}

} // namespace nexus::app::cli
