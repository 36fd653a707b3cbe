#include "app/cli/json_values.h"

#include "app/text/diff_text.h"
#include "model/base/text.h"
#include "model/rules/deck_stats.h"

namespace nexus::app::cli {

namespace {

Json talliesJson(const std::vector<model::Tally>& tallies)
{
    Json list = Json::array();
    for (const auto& tally : tallies)
        list.push_back({{"name", tally.name}, {"cards", tally.copies}, {"cost", tally.cost}});
    return list;
}

Json byValue(const std::map<std::int64_t, std::int64_t>& copies)
{
    Json json = Json::object();
    for (const auto& [value, count] : copies)
        json[std::to_string(value)] = count;
    return json;
}

Json sectionNumbers(const model::SectionStats& section, const model::Game& game)
{
    Json json = {{"cards", section.copies}, {"unknown", section.unknown}, {"values", Json::object()}};
    for (const auto& histogram : section.histograms)
        json["values"][game.attributes[histogram.attribute].id.str()] = {{"copies", byValue(histogram.copies)},
            {"absent", histogram.absent}, {"total", histogram.total()}, {"mean", histogram.mean()},
            {"median", histogram.median()}};
    json["types"] = talliesJson(section.types);
    json["subtypes"] = talliesJson(section.subtypes);
    json["keywords"] = talliesJson(section.keywords);
    json["domains"] = Json::object();
    for (const auto& domain : section.domains)
        if (domain.copies > 0)
            json["domains"][game.attributes[domain.domain].id.str()] = {
                {"cards", domain.copies}, {"points", domain.points}};
    json["groups"] = Json::object();
    for (const auto& group : section.groups)
        json["groups"][game.keywordGroups[group.group].id] = talliesJson(group.tallies);
    return json;
}

Json deckNumbers(const model::DeckStats& stats, const model::DeckChecker& checker)
{
    const auto& game = checker.catalogue().game();
    Json json;
    json["drawn"] = stats.drawn.str();
    json["cost"] = stats.cost ? Json(game.attributes[*stats.cost].id.str()) : Json(nullptr);
    json["income"] = nullptr;
    if (stats.income)
        json["income"] = {{"points", stats.income->income}, {"payable", stats.income->payable},
            {"beyond", byValue(stats.income->beyond)}, {"averageCost", stats.income->averageCost},
            {"cardsPerRound", orNull(stats.income->cardsPerRound)}};
    json["sections"] = Json::object();
    for (const auto& section : stats.sections)
        json["sections"][section.section.str()] = sectionNumbers(section, game);
    return json;
}

} // namespace

std::string statsJson(const std::vector<DeckToCount>& decks)
{
    Json list = Json::array();
    for (const auto& [about, deck] : decks) {
        Json json = deckHead(about);
        if (about.checker)
            json.update(deckNumbers(model::deckStats(deck, *about.checker), *about.checker));
        else
            json["error"] = {{"code", about.exit}, {"message", about.error}};
        list.push_back(std::move(json));
    }
    return answerText({{"decks", std::move(list)}});
}

std::string compareJson(const NamedDeck& before, const NamedDeck& after, const model::DeckChecker& checker)
{
    const auto diff = model::deckDiff(before.deck, after.deck);
    Json json = {
        {"from", before.title}, {"to", after.title}, {"ruleset", checker.ruleset().id.str()}, {"same", diff.empty()}};
    json["totals"] = Json::array();
    for (const auto& total : comparedTotals(before.deck, after.deck, checker))
        json["totals"].push_back({{"label", total.label}, {"from", total.from}, {"to", total.to}});
    json["sections"] = Json::object();
    for (const auto& section : diff.sections) {
        Json cards = Json::array();
        for (const auto& card : section.cards)
            cards.push_back({{"card", card.card.card}, {"from", card.from}, {"to", card.to}});
        json["sections"][section.section.str()] = std::move(cards);
    }
    json["fields"] = Json::object();
    for (const auto& field : diff.fields)
        json["fields"][model::fold(fieldName(field.field))] = {{"from", field.from}, {"to", field.to}};
    if (diff.tags)
        json["fields"]["tags"] = {{"from", diff.tags->from}, {"to", diff.tags->to}};
    if (diff.plans)
        json["plans"] = planChanges(*diff.plans);
    return answerText(json);
}

std::string handJson(const std::string& deck, const model::TestDraw& draw, std::size_t first)
{
    const auto cost = model::handCost(draw);
    Json json = {{"deck", deck}, {"seed", draw.seed}, {"section", draw.pile.section.str()}, {"left", draw.deck.size()}};
    json["hand"] = Json::array();
    json["drawn"] = Json::array();
    for (std::size_t i = 0; i < draw.hand.size(); ++i)
        json[i < first ? "hand" : "drawn"].push_back({{"card", draw.at(i).name}, {"cost", orNull(cost.costs[i])}});
    json["cost"] = cost.total;
    json["income"] = orNull(cost.income);
    json["payable"] = cost.income ? Json({{"cards", cost.payable}, {"cost", cost.payableCost}}) : Json(nullptr);
    return answerText(json);
}

} // namespace nexus::app::cli
