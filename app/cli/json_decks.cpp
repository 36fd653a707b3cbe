#include "app/cli/json_values.h"

#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

std::string boundName(model::Bound bound)
{
    return bound == model::Bound::Exactly ? "exactly" : bound == model::Bound::AtLeast ? "atLeast" : "atMost";
}

} // namespace

Json findingJson(const model::Finding& finding, const model::DeckChecker& checker)
{
    const auto& game = checker.catalogue().game();
    Json json;
    json["rule"] = finding.rule;
    json["severity"] = finding.severity == model::Severity::Error ? "error" : "warning";
    json["section"] = finding.section ? Json(finding.section->str()) : Json(nullptr);
    json["card"] = orNull(finding.card);
    json["domain"] = finding.domain ? Json(game.attributes[*finding.domain].id.str()) : Json(nullptr);
    json["actual"] = orNull(finding.actual);
    json["bound"] = finding.bound ? Json(boundName(*finding.bound)) : Json(nullptr);
    json["limit"] = orNull(finding.limit);
    json["message"] = findingText(finding, checker);
    json["open"] = finding.isOpen();
    json["cites"] = findingCites(finding, checker);
    json["cards"] = finding.cards;
    if (finding.rule == model::rules::unknownCard) {
        Json names = Json::array();
        for (const auto card : model::suggestNames(checker.catalogue(), *finding.card))
            names.push_back(model::unambiguousName(checker.catalogue(), card));
        json["suggestions"] = std::move(names);
    }
    return json;
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

namespace {

Json deckReportJson(const CheckedDeck& deck)
{
    Json json = deckHead(deck);
    if (!deck.checker) {
        json["legal"] = nullptr;
        json["error"] = {{"code", deck.exit}, {"message", deck.error}, {"problems", problemsJson(deck.problems)}};
        return json;
    }
    json["legal"] = deck.report.legal();
    json["totals"] = totalsJson(deck.report, *deck.checker);
    json["findings"] = Json::array();
    for (const auto& finding : deck.report.findings)
        json["findings"].push_back(findingJson(finding, *deck.checker));
    if (!deck.differences.empty()) {
        json["differences"] = Json::array();
        for (const auto& difference : deck.differences)
            json["differences"].push_back({{"line", difference.line}, {"card", difference.card},
                {"heading", difference.heading}, {"listed", difference.listed}, {"catalogue", difference.catalogue}});
    }
    return json;
}

} // namespace

namespace {

Json changesJson(const model::EditEffect& effect)
{
    Json changes = Json::array();
    for (const auto& change : effect.changes)
        changes.push_back({{"section", change.section.str()}, {"card", change.card}, {"delta", change.delta}});
    return changes;
}

Json offeredJson(const OfferedFix& offered, const model::DeckChecker& checker)
{
    static constexpr const char* kinds[] = {"take-out", "take-out-all", "move", "use-name", "show-fitting",
        "show-givers", "show-counted", "take-out-some", "replace", "package", "fill", "empty", "show-ways"};
    const auto& [fix, effect] = offered;
    return {{"kind", kinds[static_cast<int>(fix.kind)]}, {"text", fixText(fix, checker)}, {"cards", fix.cards},
        {"copies", fix.copies}, {"section", fix.section ? Json(fix.section->str()) : Json(nullptr)},
        {"name", orNull(fix.name)}, {"query", orNull(fix.query)},
        {"changes", effect ? changesJson(*effect) : Json::array()},
        {"totals", effect ? totalsJson(effect->report, checker) : Json(nullptr)},
        {"legal", effect ? Json(effect->report.legal()) : Json(nullptr)}};
}

} // namespace

std::string fixJson(const FixedDeck& fixed)
{
    const auto& checker = *fixed.deck.checker;
    Json json = deckHead(fixed.deck);
    json["findings"] = Json::array();
    for (const auto& [finding, fixes] : fixed.findings) {
        Json row = findingJson(finding, checker);
        row["fixes"] = Json::array();
        for (const auto& fix : fixes)
            row["fixes"].push_back(offeredJson(fix, checker));
        json["findings"].push_back(std::move(row));
    }
    json["done"] = fixed.done;
    json["written"] = orNull(fixed.written);
    json["legal"] = fixed.legalAfter;
    return answerText(json);
}

std::string missionsJson(const CheckedDeck& deck, std::int64_t legal, const std::vector<GiverRow>& rows)
{
    const auto& catalogue = deck.checker->catalogue();
    Json json = deckHead(deck);
    json["legal"] = legal;
    json["cards"] = Json::array();
    const auto effectJson = [](const model::CardEffect& effect) {
        return Json{{"legal", effect.legalAfter}, {"opened", effect.opened}, {"closed", effect.closed}};
    };
    for (const auto& row : rows) {
        Json one = {{"card", model::unambiguousName(catalogue, row.card)}, {"section", row.section.str()},
            {"copies", row.copies}, {"add", effectJson(row.adding)},
            {"remove", row.copies > 0 ? effectJson(row.takingOut) : Json(nullptr)}, {"obstacle", nullptr}};
        if (row.obstacle)
            one["obstacle"] = {{"rule", row.obstacle->rule}, {"wouldBe", row.obstacle->wouldBe},
                {"limit", row.obstacle->limit}, {"message", row.words}};
        json["cards"].push_back(std::move(one));
    }
    return answerText(json);
}

std::string checkJson(const std::vector<CheckedDeck>& decks)
{
    Json reports = Json::array();
    for (const auto& deck : decks)
        reports.push_back(deckReportJson(deck));
    return answerText({{"reports", std::move(reports)}});
}

std::string decksJson(const std::vector<model::StoredDeck>& decks)
{
    Json list = Json::array();
    for (const auto& stored : decks) {
        Json sections = Json::object();
        for (const auto& section : stored.deck.sections)
            sections[section.id.str()] = stored.deck.copies(section.id);
        list.push_back({{"id", stored.id}, {"name", stored.deck.name}, {"ruleset", stored.deck.ruleset.str()},
            {"author", stored.deck.author}, {"tags", stored.deck.tags}, {"cards", std::move(sections)},
            {"modified", stored.modified}, {"deleted", orNull(stored.deleted)}, {"versions", stored.versions}});
    }
    return answerText({{"decks", std::move(list)}});
}

std::string versionsJson(const std::vector<model::DeckVersion>& versions)
{
    Json list = Json::array();
    for (const auto& version : versions)
        list.push_back(
            {{"version", version.number}, {"saved", version.saved}, {"name", version.name}, {"cards", version.cards}});
    return answerText({{"versions", std::move(list)}});
}

std::string rulesetsJson(const GameLibrary& library)
{
    Json json = {{"game", library.game.id}, {"rulesets", Json::array()}, {"refused", Json::array()}};
    for (const auto& known : library.rulesets) {
        Json row = {{"id", known.ruleset.id.str()}, {"name", known.ruleset.name}, {"file", known.file},
            {"builtIn", known.builtIn}, {"default", known.ruleset.id == library.game.defaultRuleset}};
        json["rulesets"].push_back(std::move(row));
    }
    for (const auto& refused : library.refused)
        json["refused"].push_back({{"file", refused.file}, {"problems", problemsJson(refused.problems)}});
    return answerText(json);
}

} // namespace nexus::app::cli
