#include "app/cli/json_values.h"

#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/search/card_lookup.h"

namespace nexus::app::cli {

namespace {

Json deckReportJson(const CheckedDeck& deck)
{
    if (!deck.checker)
        return unreadJson(deck);
    Json json = deckHead(deck);
    json["legal"] = deck.report.legal();
    json["totals"] = totalsJson(deck.report, *deck.checker);
    json["findings"] = findingsJson(deck.report, *deck.checker);
    if (!deck.passed.empty())
        json["passed"] = problemsJson(deck.passed);
    if (deck.sideboardFrom > 0)
        json["sideboardFrom"] = deck.sideboardFrom;
    if (!deck.differences.empty())
        json["differences"] = Json::list(deck.differences, [](const auto& difference) -> Json {
            return {{"line", difference.line}, {"card", difference.card}, {"heading", difference.heading},
                {"listed", difference.listed}, {"catalogue", difference.catalogue}};
        });
    return json;
}

std::string boundedFigure(const model::ConstraintTotal& total, const model::Constraint& rule, const model::Game& game)
{
    const auto& bounds = rule.bounds;
    const auto bound = bounds.exactly ? bounds.exactly : bounds.atMost ? bounds.atMost : bounds.atLeast;
    return std::to_string(total.value) + "/" + std::to_string(*bound) + " " +
           ruleUnit(rule, game, std::max<std::int64_t>(total.value, *bound));
}

std::string domainFigures(const model::ConstraintTotal& total, const model::Game& game)
{
    std::string text;
    for (const auto& [domain, value] : total.perDomain)
        if (value != 0)
            text += (text.empty() ? "" : ", ") + game.attributes[domain].label + " " + std::to_string(value);
    return text.empty() ? text : "(" + text + ")";
}

// "Main deck 197/200 CP · Leaders 8/25 CP · Missions 3/6 cards, 6/6 domain points (…)": counts and totals
// against their bounds; an optional section without cards is left out.
std::string figuresLine(const CheckedDeck& deck)
{
    const auto& checker = *deck.checker;
    const auto& game = checker.catalogue().game();
    std::string line, last;
    for (const auto& total : deck.report.totals) {
        const auto& rule = checker.ruleset().constraints[total.constraint];
        const bool unused = std::all_of(rule.sections.begin(), rule.sections.end(),
            [&](const auto& id) { return checker.ruleset().section(id)->optional && deck.copies.at(id) == 0; });
        const auto text = rule.forEachDomain ? domainFigures(total, game) : boundedFigure(total, rule, game);
        if (unused || text.empty())
            continue;
        const auto subject = ruleSubject(rule, checker.ruleset());
        if (subject == last)
            line += (rule.forEachDomain ? " " : ", ") + text;
        else
            line += (line.empty() ? "" : " · ") + subject + " " + text;
        last = subject;
    }
    return line;
}

void printDeck(Context& context, const CheckedDeck& deck)
{
    const std::string file = context.toned("  " + placeOf(deck), Tone::Faint);
    if (!deck.checker) {
        context.print(context.toned(deck.deck.empty() ? deck.file : deck.deck, Tone::Strong) + "  " +
                      context.toned("NOT CHECKED", Tone::Bad) + (deck.deck.empty() ? std::string() : file));
        context.print("  " + context.toned("✗ ", Tone::Bad) + deck.error);
        constexpr std::size_t most = 20; // --json has them all
        for (std::size_t i = 0; i < deck.problems.size() && i < most; ++i)
            if (problemText(deck.problems[i]) != deck.error)
                context.print("    " + problemText(deck.problems[i]));
        if (deck.problems.size() > most)
            context.print("    and " + std::to_string(deck.problems.size() - most) + " more");
        return;
    }
    context.print(context.toned(deck.deck, Tone::Strong) + "  " + legalWord(context, deck.report) + file);
    context.print("  " + context.toned(deck.checker->ruleset().name, Tone::Faint));
    context.print("  " + figuresLine(deck));
    for (const auto& finding : deck.report.findings) {
        const auto cites = findingCites(finding, *deck.checker);
        context.print("  " + findingLine(context, finding, *deck.checker) +
                      (cites.empty() ? std::string() : context.toned("  § " + cites, Tone::Faint)));
        if (finding.rule != model::rules::unknownCard)
            continue;
        const auto& catalogue = deck.checker->catalogue();
        const auto names = namesOf(catalogue, model::suggestNames(catalogue, *finding.card));
        if (!names.empty())
            context.print("      Did you mean " + model::joined(names, ", ") + "?");
    }
    for (const auto& difference : deck.differences)
        context.print("  " + context.toned("≠", Tone::Open) + " line " + std::to_string(difference.line) + ": " +
                      difference.card + " has " + difference.heading + " “" + difference.listed +
                      "” in the table, the catalogue says " + difference.catalogue + ".");
}

int runCheck(Context& context, const AskedDecks& options)
{
    std::vector<CheckedDeck> results;
    int exit = Done;
    for (const auto& word : options.decks) {
        for (auto& read : readDecksOf(context, word, options.ruleset)) {
            auto& result = read.result;
            if (result.checker) {
                result.report = result.checker->check(read.deck);
                for (const auto& section : result.checker->ruleset().sections)
                    result.copies[section.id] = read.deck.copies(section.id);
                result.exit = result.report.legal() ? Done : No;
            }
            exit = worse(exit, result.exit);
            if (!context.json()) {
                if (!results.empty())
                    context.print("");
                printDeck(context, result);
            }
            results.push_back(std::move(result));
        }
    }
    if (context.json())
        context.answer({{"reports", Json::list(results, deckReportJson)}});
    return exit;
}

} // namespace

void addCheck(Registrar& registrar)
{
    const auto [command, options] = registrar.add<AskedDecks>(
        "check", "Check whether decks are legal and list what is wrong", runCheck);
    command->add("DECK", options.decks, decksHelp);
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of each deck's own");
    command->footer("✗ is wrong, ○ is not there yet, ! is worth a look. Exit 0: all legal, 1: one is not, 3 or 4: one "
                    "could not be read.");
}

} // namespace nexus::app::cli
