#include "app/cli/json_output.h"

#include "app/text/finding_text.h"
#include "app/text/fix_text.h"
#include "importers/catalogue_json.h"
#include "model/search/suggest.h"

#include <nlohmann/json.hpp>

namespace nexus::app::cli {

namespace {

using Json = nlohmann::ordered_json;

template <class T> Json orNull(const std::optional<T>& value) { return value ? Json(*value) : Json(nullptr); }

std::string text(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace); }

std::string boundName(model::Bound bound)
{
    return bound == model::Bound::Exactly ? "exactly" : bound == model::Bound::AtLeast ? "atLeast" : "atMost";
}

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

Json problemJson(const importers::ImportProblem& problem)
{
    Json json;
    json["message"] = problemText(problem);
    json["reason"] = problem.reason;
    if (problem.line)
        json["line"] = problem.line;
    if (problem.column)
        json["column"] = problem.column;
    if (!problem.pointer.empty())
        json["pointer"] = problem.pointer;
    if (!problem.heading.empty())
        json["heading"] = problem.heading;
    if (!problem.value.empty())
        json["value"] = problem.value;
    if (!problem.card.empty())
        json["card"] = problem.card;
    return json;
}

Json problemsJson(const std::vector<importers::ImportProblem>& problems)
{
    Json list = Json::array();
    for (const auto& problem : problems)
        list.push_back(problemJson(problem));
    return list;
}

Json deckReportJson(const CheckedDeck& deck)
{
    Json json;
    json["file"] = deck.file;
    json["deck"] = deck.deck.empty() ? Json(nullptr) : Json(deck.deck);
    json["ruleset"] = deck.ruleset.empty() ? Json(nullptr) : Json(deck.ruleset);
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
            json["differences"].push_back({{"line", difference.line},
                                           {"card", difference.card},
                                           {"heading", difference.heading},
                                           {"listed", difference.listed},
                                           {"catalogue", difference.catalogue}});
    }
    return json;
}

Json cardValue(const model::Catalogue& catalogue, model::CardIndex card)
{
    Json json = Json::parse(importers::writeCardJson(catalogue.card(card), catalogue.game()));
    json["key"] = catalogue.key(card);
    return json;
}

Json impactJson(const ImportImpact& impact)
{
    Json decks = Json::array();
    for (const auto& deck : impact.decks) {
        Json json = {{"id", deck.deck}, {"deck", deck.name}, {"ruleset", deck.ruleset}, {"message", deck.headline()},
                     {"legalBefore", deck.legalBefore}, {"legalAfter", deck.legalAfter},
                     {"totals", Json::array()}, {"findings", Json::array()}};
        for (const auto& total : deck.totals)
            json["totals"].push_back({{"rule", total.rule}, {"name", total.name}, {"from", total.from}, {"to", total.to}});
        for (const auto& finding : deck.findings)
            json["findings"].push_back({{"rule", finding.rule},
                                        {"before", finding.before.empty() ? Json(nullptr) : Json(finding.before)},
                                        {"after", finding.after.empty() ? Json(nullptr) : Json(finding.after)}});
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

std::string fixJson(const FixedDeck& fixed)
{
    static constexpr const char* kinds[] = {"take-out", "take-out-all", "move", "use-name", "show-fitting", "show-givers", "show-counted"};
    const auto& checker = *fixed.deck.checker;
    Json json = {{"file", fixed.deck.file}, {"deck", fixed.deck.deck}, {"ruleset", fixed.deck.ruleset}, {"findings", Json::array()}};
    for (const auto& [finding, fixes] : fixed.findings) {
        Json row = findingJson(finding, checker);
        row["fixes"] = Json::array();
        for (const auto& fix : fixes)
            row["fixes"].push_back({{"kind", kinds[static_cast<int>(fix.kind)]},
                                    {"text", fixText(fix, checker)},
                                    {"cards", fix.cards},
                                    {"copies", fix.copies},
                                    {"section", fix.section ? Json(fix.section->str()) : Json(nullptr)},
                                    {"name", fix.name.empty() ? Json(nullptr) : Json(fix.name)},
                                    {"query", fix.query.empty() ? Json(nullptr) : Json(fix.query)}});
        json["findings"].push_back(std::move(row));
    }
    json["done"] = fixed.done;
    json["written"] = fixed.written.empty() ? Json(nullptr) : Json(fixed.written);
    json["legal"] = fixed.legalAfter;
    return text(json);
}

std::string missionsJson(const CheckedDeck& deck, std::int64_t legal, const std::vector<GiverRow>& rows)
{
    const auto& catalogue = deck.checker->catalogue();
    Json json = {{"file", deck.file}, {"deck", deck.deck}, {"ruleset", deck.ruleset}, {"legal", legal}, {"cards", Json::array()}};
    const auto effectJson = [](const model::CardEffect& effect) {
        return Json{{"legal", effect.legalAfter}, {"opened", effect.opened}, {"closed", effect.closed}};
    };
    for (const auto& row : rows) {
        Json one = {{"card", model::unambiguousName(catalogue, row.card)},
                    {"section", row.section.str()},
                    {"copies", row.copies},
                    {"add", effectJson(row.adding)},
                    {"remove", row.copies > 0 ? effectJson(row.takingOut) : Json(nullptr)},
                    {"obstacle", nullptr}};
        if (row.obstacle)
            one["obstacle"] = {{"rule", row.obstacle->rule}, {"wouldBe", row.obstacle->wouldBe}, {"limit", row.obstacle->limit}};
        json["cards"].push_back(std::move(one));
    }
    return text(json);
}

std::string checkJson(const std::vector<CheckedDeck>& decks)
{
    Json reports = Json::array();
    for (const auto& deck : decks)
        reports.push_back(deckReportJson(deck));
    return text({{"reports", std::move(reports)}});
}

std::string searchJson(const model::Catalogue& catalogue, const std::vector<model::CardIndex>& cards, std::size_t count)
{
    Json json = {{"count", count}, {"cards", Json::array()}};
    for (const auto card : cards)
        json["cards"].push_back(cardValue(catalogue, card));
    return text(json);
}

std::string cardJson(const model::Catalogue& catalogue, model::CardIndex card)
{
    Json json = cardValue(catalogue, card);
    Json printings = Json::array();
    for (const auto printing : catalogue.printings(card)) {
        const auto values = catalogue.printing(printing);
        printings.push_back(Json::parse(importers::writeCardJson(values, catalogue.game())));
    }
    json["printings"] = std::move(printings);
    return text(json);
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
            counts[effect] = counts[effect].get<int>() + 1;
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
    return text(answer);
}

std::string importsJson(const std::vector<db::ImportRecord>& imports)
{
    Json list = Json::array();
    for (const auto& import : imports)
        list.push_back({{"done", import.done},
                        {"files", import.files},
                        {"cards", import.cards},
                        {"printings", import.printings},
                        {"changed", import.changed},
                        {"undone", orNull(import.undone)},
                        {"undoable", import.undoable}});
    return text({{"imports", std::move(list)}});
}

std::string setsJson(const std::vector<model::SetCount>& sets)
{
    Json list = Json::array();
    for (const auto& count : sets)
        list.push_back({{"code", count.set.code},
                        {"name", count.set.name},
                        {"released", count.set.released.empty() ? Json(nullptr) : Json(count.set.released)},
                        {"cards", count.cards},
                        {"printings", count.printings}});
    return text({{"sets", std::move(list)}});
}

std::string rulesetsJson(const GameLibrary& library)
{
    Json json = {{"game", library.game.id}, {"rulesets", Json::array()}, {"refused", Json::array()}};
    for (const auto& known : library.rulesets) {
        Json row = {{"id", known.ruleset.id.str()},
                    {"name", known.ruleset.name},
                    {"file", known.file},
                    {"builtIn", known.builtIn},
                    {"default", known.ruleset.id == library.game.defaultRuleset}};
        json["rulesets"].push_back(std::move(row));
    }
    for (const auto& refused : library.refused)
        json["refused"].push_back({{"file", refused.file}, {"problems", problemsJson(refused.problems)}});
    return text(json);
}

std::string decksJson(const std::vector<db::StoredDeck>& decks)
{
    Json list = Json::array();
    for (const auto& stored : decks) {
        Json sections = Json::object();
        for (const auto& section : stored.deck.sections)
            sections[section.id.str()] = stored.deck.copies(section.id);
        list.push_back({{"id", stored.id},
                        {"name", stored.deck.name},
                        {"ruleset", stored.deck.ruleset.str()},
                        {"author", stored.deck.author},
                        {"tags", stored.deck.tags},
                        {"cards", std::move(sections)},
                        {"modified", stored.modified},
                        {"deleted", orNull(stored.deleted)},
                        {"versions", stored.versions}});
    }
    return text({{"decks", std::move(list)}});
}

std::string versionsJson(const std::vector<db::DeckVersion>& versions)
{
    Json list = Json::array();
    for (const auto& version : versions)
        list.push_back({{"version", version.number}, {"saved", version.saved}, {"name", version.name}, {"cards", version.cards}});
    return text({{"versions", std::move(list)}});
}

std::string wordsJson(const std::vector<std::pair<std::string, std::string>>& words)
{
    Json json = Json::object();
    for (const auto& [key, value] : words)
        json[key] = value;
    return text(json);
}

std::string errorJson(const std::string& message, int exit)
{
    return text({{"error", {{"code", exit}, {"message", message}}}});
}

} // namespace nexus::app::cli
