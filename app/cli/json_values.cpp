#include "app/cli/json_values.h"

#include "app/text/finding_text.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

std::string boundName(model::Bound bound)
{
    return bound == model::Bound::Exactly ? "exactly" : bound == model::Bound::AtLeast ? "atLeast" : "atMost";
}

} // namespace

Json orNull(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json amountJson(const std::optional<std::int64_t>& hundredths)
{
    return hundredths ? Json(static_cast<double>(*hundredths) / 100.0) : Json(nullptr);
}

Json deckHead(const CheckedDeck& deck)
{
    Json json = {{"file", orNull(deck.file)}};
    if (deck.id)
        json["id"] = *deck.id;
    json["deck"] = orNull(deck.deck);
    if (deck.checker)
        json["game"] = deck.checker->catalogue().game().id;
    if (deck.gameByCards)
        json["gameByCards"] = true;
    json["ruleset"] = orNull(deck.ruleset);
    return json;
}

Json unreadJson(const CheckedDeck& deck)
{
    Json json = deckHead(deck);
    json["legal"] = nullptr;
    json["error"] = {{"code", deck.exit}, {"message", deck.error}, {"problems", problemsJson(deck.problems)}};
    return json;
}

Json changesJson(const std::vector<model::CardChange>& changes)
{
    return Json::list(changes, [](const auto& change) -> Json {
        return {{"section", change.section.str()}, {"card", change.card}, {"delta", change.delta}};
    });
}

Json problemJson(const importers::ImportProblem& problem)
{
    Json json = {{"message", problemText(problem)}, {"reason", problem.reason}};
    for (const auto& [key, number] : {std::pair("line", problem.line), std::pair("column", problem.column)})
        if (number)
            json[key] = number;
    for (const auto& [key, text] : {std::pair("pointer", &problem.pointer), std::pair("heading", &problem.heading),
             std::pair("value", &problem.value), std::pair("card", &problem.card)})
        if (!text->empty())
            json[key] = *text;
    return json;
}

Json problemsJson(const std::vector<importers::ImportProblem>& problems) { return Json::list(problems, problemJson); }

Json findingJson(const model::Finding& finding, const model::DeckChecker& checker)
{
    const auto& game = checker.catalogue().game();
    Json json = {{"rule", finding.rule}, {"severity", finding.severity == model::Severity::Error ? "error" : "warning"},
        {"section", finding.section ? Json(finding.section->str()) : Json(nullptr)}, {"card", orNull(finding.card)},
        {"domain", finding.domain ? Json(game.attributes[*finding.domain].id.str()) : Json(nullptr)},
        {"actual", orNull(finding.actual)}, {"bound", finding.bound ? Json(boundName(*finding.bound)) : Json(nullptr)},
        {"limit", orNull(finding.limit)}, {"message", findingText(finding, checker)}, {"open", finding.isOpen()},
        {"cites", findingCites(finding, checker)}, {"cards", finding.cards}};
    if (finding.rule == model::rules::unknownCard)
        json["suggestions"] = namesOf(checker.catalogue(), model::suggestNames(checker.catalogue(), *finding.card));
    return json;
}

Json findingsJson(const model::LegalityReport& report, const model::DeckChecker& checker)
{
    return Json::list(report.findings, [&](const auto& finding) { return findingJson(finding, checker); });
}

Json totalsJson(const model::LegalityReport& report, const model::DeckChecker& checker)
{
    const auto& game = checker.catalogue().game();
    Json totals = Json::object();
    for (const auto& total : report.totals) {
        const auto& rule = checker.ruleset().constraints[total.constraint];
        if (!rule.forEachDomain) {
            totals[rule.rule] = total.value;
            continue;
        }
        Json domains = Json::object();
        for (const auto& [domain, value] : total.perDomain)
            if (value != 0)
                domains[game.attributes[domain].id.str()] = value;
        totals[rule.rule] = std::move(domains);
    }
    for (std::size_t i = 0; i < report.figures.size(); ++i)
        if (report.figures[i])
            totals[game.figures[i].id] = *report.figures[i];
    return totals;
}

} // namespace nexus::app::cli
