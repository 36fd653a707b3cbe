#include "app/cli/json_values.h"

#include "importers/card_list.h"

namespace nexus::app::cli {

namespace {

Json cardValue(const model::Catalogue& catalogue, model::CardIndex card)
{
    Json json = Json::read(importers::writeCardJson(catalogue.card(card), catalogue.game()));
    json["key"] = catalogue.key(card);
    return json;
}

Json impactJson(const ImportImpact& impact)
{
    Json decks = Json::array();
    for (const auto& deck : impact.decks) {
        Json json = {{"id", deck.deck}, {"deck", deck.name}, {"ruleset", deck.ruleset}, {"message", deck.headline()},
            {"legalBefore", deck.legalBefore}, {"legalAfter", deck.legalAfter}, {"totals", Json::array()},
            {"findings", Json::array()}};
        for (const auto& total : deck.totals)
            json["totals"].push_back(
                {{"rule", total.rule}, {"name", total.name}, {"from", total.from}, {"to", total.to}});
        for (const auto& finding : deck.findings)
            json["findings"].push_back(
                {{"rule", finding.rule}, {"before", orNull(finding.before)}, {"after", orNull(finding.after)}});
        decks.push_back(std::move(json));
    }
    return {{"message", impact.summary()}, {"checked", impact.checked}, {"decks", std::move(decks)}};
}

std::string effectName(model::ImportEffect effect)
{
    switch (effect) {
    case model::ImportEffect::NewCard: return "added";
    case model::ImportEffect::NewPrinting: return "added";
    case model::ImportEffect::Changed: return "changed";
    case model::ImportEffect::Unchanged: break;
    }
    return "unchanged";
}

} // namespace

std::string searchJson(const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards, std::size_t count)
{
    Json json = {{"count", count}, {"cards", Json::array()}};
    for (const auto card : cards)
        json["cards"].push_back(cardValue(catalogue, card));
    return answerText(json);
}

std::string cardJson(const model::Catalogue& catalogue, model::CardIndex card)
{
    Json json = cardValue(catalogue, card);
    Json printings = Json::array();
    for (const auto printing : catalogue.printings(card)) {
        const auto values = catalogue.printing(printing);
        printings.push_back(Json::read(importers::writeCardJson(values, catalogue.game())));
    }
    json["printings"] = std::move(printings);
    return answerText(json);
}

std::string importJson(const std::vector<ImportReport>& reports, bool dryRun, const std::optional<ImportImpact>& impact)
{
    Json files = Json::array();
    for (const auto& report : reports) {
        Json json = {{"file", report.file}, {"dryRun", dryRun}, {"written", report.written}};
        Json counts = {{"added", 0}, {"changed", 0}, {"unchanged", 0}, {"refused", report.refused.size()}};
        Json added = Json::array(), changed = Json::array();
        for (const auto& planned : report.plan.cards) {
            const auto effect = effectName(planned.effect);
            counts[effect] = counts[effect].number() + 1;
            if (planned.effect == model::ImportEffect::Unchanged)
                continue;
            Json row = {{"card", planned.card.name}, {"type", planned.card.type}, {"set", planned.card.set}};
            const auto& place = report.places[planned.row];
            if (place.line)
                row["line"] = place.line;
            if (!place.pointer.empty())
                row["pointer"] = place.pointer;
            if (planned.effect == model::ImportEffect::NewPrinting)
                row["printing"] = "new";
            if (planned.effect != model::ImportEffect::NewCard) {
                row["fields"] = Json::array();
                for (const auto& change : planned.changes)
                    row["fields"].push_back({{"field", change.field}, {"from", change.from}, {"to", change.to}});
            }
            (planned.effect == model::ImportEffect::Changed ? changed : added).push_back(std::move(row));
        }
        json["counts"] = std::move(counts);
        json["added"] = std::move(added);
        json["changed"] = std::move(changed);
        json["refused"] = problemsJson(report.refused);
        json["notes"] = report.notes;
        files.push_back(std::move(json));
    }
    Json answer = {{"files", std::move(files)}};
    if (impact)
        answer["impact"] = impactJson(*impact);
    return answerText(answer);
}

std::string importsJson(const std::vector<model::ImportRecord>& imports)
{
    Json list = Json::array();
    for (const auto& import : imports)
        list.push_back(
            {{"done", import.done}, {"files", import.files}, {"cards", import.cards}, {"printings", import.printings},
                {"changed", import.changed}, {"undone", orNull(import.undone)}, {"undoable", import.undoable}});
    return answerText({{"imports", std::move(list)}});
}

std::string setsJson(const std::vector<model::SetCount>& sets)
{
    Json list = Json::array();
    for (const auto& count : sets)
        list.push_back({{"code", count.set.code}, {"name", count.set.name}, {"released", orNull(count.set.released)},
            {"cards", count.cards}, {"printings", count.printings}});
    return answerText({{"sets", std::move(list)}});
}

} // namespace nexus::app::cli
