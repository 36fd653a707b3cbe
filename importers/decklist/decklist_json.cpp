#include "importers/decklist/decklist_json.h"

#include "importers/decklist/deck_json.h"
#include "importers/json/json_dom.h"

namespace nexus::importers {

namespace {

using model::Decklist;

Json orNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json boundsJson(const model::Bounds& bounds)
{
    Json json = Json::object();
    if (bounds.exactly)
        json["exactly"] = *bounds.exactly;
    if (bounds.atLeast)
        json["atLeast"] = *bounds.atLeast;
    if (bounds.atMost)
        json["atMost"] = *bounds.atMost;
    return json;
}

Json sumsJson(const std::vector<model::DecklistSum>& sums, const model::Ruleset& ruleset, const model::Game& game)
{
    Json list = Json::array();
    for (const auto& sum : sums) {
        const auto& rule = ruleset.constraints[sum.constraint];
        Json json = {{"rule", rule.rule}, {"value", sum.value}};
        if (rule.forEachDomain) {
            json["value"] = Json::object();
            for (const auto& [domain, value] : sum.perDomain)
                json["value"][game.attributes[domain].id.str()] = value;
        }
        json.update(boundsJson(rule.bounds));
        list.push_back(std::move(json));
    }
    return list;
}

Json rowJson(const model::DecklistRow& row, const model::DecklistBlock& block, const model::Game& game)
{
    Json json = {{"card", row.name}, {"count", row.count}, {"known", row.card.has_value()}, {"set", orNull(row.set)},
        {"number", orNull(row.number)}, {"cost", row.cost ? Json(*row.cost) : Json(nullptr)},
        {"lineCost", row.lineCost}};
    if (!block.domains.empty()) {
        Json domains = Json::object();
        for (std::size_t i = 0; i < block.domains.size(); ++i)
            if (row.domains[i] != 0)
                domains[game.attributes[block.domains[i]].id.str()] = row.domains[i];
        json["domains"] = std::move(domains);
    }
    return json;
}

Json blockJson(const model::DecklistBlock& block, const model::Ruleset& ruleset, const model::Game& game)
{
    static constexpr const char* kinds[] = {"limited", "drawn", "domains", "other", "optional", "foreign"};
    Json json = {{"kind", kinds[static_cast<int>(block.kind)]}, {"section", block.section.str()},
        {"label", block.label}, {"cards", block.copies}, {"cost", block.cost},
        {"sums", sumsJson(block.sums, ruleset, game)}, {"groups", Json::array()}};
    for (const auto& group : block.groups) {
        Json one = {
            {"heading", orNull(group.heading)}, {"cards", group.copies}, {"cost", group.cost}, {"rows", Json::array()}};
        for (const auto& row : group.rows)
            one["rows"].push_back(rowJson(row, block, game));
        json["groups"].push_back(std::move(one));
    }
    return json;
}

} // namespace

std::string writeDecklistJson(const model::Deck& deck, const Decklist& list, const model::Ruleset& ruleset,
    const model::Game& game, const DecklistFacts& facts)
{
    Json json = {{"player", Json::object()}};
    for (const auto& [key, value] : facts.player)
        json["player"][key] = orNull(value);
    json["rulesetName"] = facts.rulesetName;
    json["legal"] = facts.legal;
    json["findings"] = Json::array();
    for (const auto& [text, error] : facts.reasons)
        json["findings"].push_back({{"severity", error ? "error" : "warning"}, {"message", text}});
    json["checksum"] = facts.checksum;
    json["code"] = orNull(facts.code);
    if (facts.code.empty())
        json["codeTrouble"] = facts.codeTrouble;
    json["catalogue"] = {{"name", facts.catalogue}, {"cards", facts.catalogueCards},
        {"revision", facts.catalogueRevision}, {"hash", facts.catalogueHash}};
    json["program"] = facts.program;
    json["blocks"] = Json::array();
    for (const auto& block : list.blocks)
        json["blocks"].push_back(blockJson(block, ruleset, game));
    json["sums"] = sumsJson(list.sums, ruleset, game);
    auto written = deck;
    written.extra = Json{{"decklist", std::move(json)}}.dump(-1, ' ', false, Json::error_handler_t::replace);
    return writeDeckJson(written);
}

} // namespace nexus::importers
