#include "app/cli/json_values.h"

#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/advice/fixes.h"
#include "model/rules/names_today.h"

namespace nexus::app::cli {

namespace {

struct FixOptions {
    std::string deck, rule, ruleset;
    DeckTarget target;
};

// A deck with what would mend it, and what was done about it. Of a fix is kept what is told of it: the deck and the
// report it leads to are large, and a deck may have thousands of fixes.
struct FixedDeck {
    CheckedDeck deck;
    Json findings = Json::array();  // with their fixes, for --json
    std::vector<std::string> lines; // the same for people
    std::vector<std::string> done;  // in words
    std::string written;            // the file or the deck of the library, where one was written
    bool legalAfter = false;
};

// The effect: none of the searches.
using Effect = std::optional<model::EditEffect>;

Json offeredJson(const model::Fix& fix, const Effect& effect, const model::DeckChecker& checker)
{
    static constexpr const char* kinds[] = {"take-out", "take-out-all", "move", "use-name", "show-fitting",
        "show-givers", "show-counted", "take-out-some", "replace", "package", "fill", "empty", "show-ways",
        "names-today"};
    return {{"kind", kinds[static_cast<int>(fix.kind)]}, {"text", fixText(fix, checker)}, {"cards", fix.cards},
        {"copies", fix.copies}, {"section", fix.section ? Json(fix.section->str()) : Json(nullptr)},
        {"name", orNull(fix.name)}, {"query", orNull(fix.query)},
        {"changes", effect ? changesJson(effect->changes) : Json::array()},
        {"totals", effect ? totalsJson(effect->report, checker) : Json(nullptr)},
        {"legal", effect ? Json(effect->report.legal()) : Json(nullptr)}};
}

Json fixJson(FixedDeck& fixed)
{
    Json json = deckHead(fixed.deck);
    json["findings"] = std::move(fixed.findings);
    json["done"] = fixed.done;
    json["written"] = orNull(fixed.written);
    json["legal"] = fixed.legalAfter;
    return json;
}

bool isOffered(const model::Finding& finding, const FixOptions& options)
{
    // Warnings stay, but for names that changed: they can be mended, and are no matter of taste.
    const bool mendable = finding.severity == model::Severity::Error || finding.rule == model::rules::formerName;
    return mendable && (options.rule.empty() || finding.rule == options.rule);
}

// The first fix of the finding that changes the deck; none where there are names to choose from.
const model::Fix* automaticFix(const std::vector<model::Fix>& fixes)
{
    for (const auto& fix : fixes)
        if (fix.edit)
            return fix.kind == model::FixKind::UseName ? nullptr : &fix;
    return nullptr;
}

// Mends what can be mended, one finding after the other: a fix may make another needless. No deck comes twice.
std::vector<std::string> mend(
    model::Deck& deck, const model::DeckChecker& checker, const FixOptions& options, const std::function<bool()>& goOn)
{
    std::vector<std::string> done;
    std::vector<model::Deck> seen{deck};
    for (bool changed = true; changed && goOn();) {
        changed = false;
        const auto report = checker.check(deck);
        model::RankedFixes ranked(checker, deck, report, goOn);
        for (const auto& finding : report.findings) {
            if (!isOffered(finding, options))
                continue;
            const auto fixes = ranked.fixesFor(finding);
            const auto* fix = automaticFix(fixes);
            auto next = deck;
            if (!fix || fix->copies == 0 || !apply(next, *fix->edit) ||
                std::find(seen.begin(), seen.end(), next) != seen.end())
                continue;
            deck = next;
            seen.push_back(std::move(next));
            done.push_back(fixText(*fix, checker));
            changed = true;
            break;
        }
    }
    return done;
}

void printFixes(Context& context, const FixedDeck& fixed)
{
    printTitle(context, fixed.deck);
    for (const auto& line : fixed.lines)
        context.print(line);
    if (fixed.lines.empty())
        context.print("  Nothing to mend.");
    for (const auto& done : fixed.done)
        context.print("  " + context.toned("✓ ", Tone::Good) + done);
}

// However much there is to mend, the answer is there within two seconds: these are left for what is searched for, and
// for working out what fixes would do.
constexpr std::chrono::milliseconds searchTime{500}, offerTime{1100};

struct DeckBefore {
    const model::DeckChecker& checker;
    const model::Deck& deck;
    const model::LegalityReport& report;
};

void offer(Context& context, FixedDeck& fixed, const DeckBefore& before, const model::Finding& finding,
    const std::vector<model::Fix>& fixes)
{
    const auto& checker = before.checker;
    Json told = Json::array();
    if (!context.json())
        fixed.lines.push_back("  " + findingLine(context, finding, checker));
    for (const auto& fix : fixes) {
        const auto effect = fix.edit ? effectOf(checker, before.deck, *fix.edit) : std::nullopt;
        if (context.json())
            told.push_back(offeredJson(fix, effect, checker));
        else
            fixed.lines.push_back(
                "      " + context.toned("→ ", Tone::Good) + fixText(fix, checker) +
                (effect ? context.toned("  " + afterText(*effect, checker, &before.report), Tone::Faint) : ""));
    }
    if (!context.json())
        return;
    Json row = findingJson(finding, checker);
    row["fixes"] = std::move(told);
    fixed.findings.push_back(std::move(row));
}

std::vector<std::string> ruleIds(const model::Ruleset& ruleset)
{
    namespace rules = model::rules;
    std::vector<std::string> ids{rules::unknownCard, rules::ambiguousCard, rules::keyAndName, rules::formerName,
        rules::notInPool, rules::wrongSection, rules::missingValue};
    for (const auto& constraint : ruleset.constraints)
        ids.push_back(constraint.rule);
    return ids;
}

void requireRule(const std::string& rule, const model::Ruleset& ruleset)
{
    auto known = ruleIds(ruleset);
    if (std::find(known.begin(), known.end(), rule) == known.end())
        throw Stop{Refused,
            "There is no rule “" + rule + "”; there are " + model::joined(known, ", ") + "." + didYouMean(rule, known)};
}

int runFix(Context& context, const FixOptions& options)
{
    options.target.refuseStandardInput(options.deck);
    const auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    if (!options.rule.empty())
        requireRule(options.rule, checker.ruleset());
    FixedDeck fixed{.deck = read.result};
    const auto report = checker.check(read.deck);
    fixed.legalAfter = report.legal();
    const auto within = [&](std::chrono::milliseconds most) {
        return std::function([budget = context.budget(most)] { return budget(0, 0); });
    };
    const auto searching = within(searchTime), offering = within(offerTime);
    auto mended = read.deck;
    if (options.target.wanted()) {
        fixed.done = mend(mended, checker, options, searching);
        fixed.legalAfter = checker.check(mended).legal();
    }
    model::RankedFixes ranked(checker, read.deck, report, searching);
    for (const auto& finding : report.findings)
        if (isOffered(finding, options))
            offer(context, fixed, {checker, read.deck, report}, finding,
                offering() ? ranked.fixesFor(finding) : std::vector<model::Fix>());
    if (options.target.wanted())
        fixed.written = options.target.write(context, read, mended);
    if (context.json())
        context.answer(fixJson(fixed));
    else
        printFixes(context, fixed);
    if (context.overBudget())
        context.say("There is too much to mend to look through all of it: there may be more and better fixes.");
    sayWritten(
        context, plural(fixed.done.size(), "fix", "fixes") + " made, written to ", fixed.written, fixed.legalAfter);
    return fixed.legalAfter ? Done : No;
}

} // namespace

void addFix(Registrar& registrar)
{
    const auto [command, options] = registrar.add<FixOptions>(
        "fix", "Suggest fixes for a deck, and apply them", runFix);
    command->add("DECK", options.deck, deckHelp);
    addTarget(*command, options.target, "Write the fixed deck to this file; .txt writes text",
        "Save the fixed deck over the file, or as a new version in the library");
    command->add("--rule RULE", options.rule, "Only problems of this rule");
    command->add("--ruleset ID", options.ruleset, rulesetHelp);
    command->footer("Fixes with the fewest changed copies come first; --apply makes the first of each finding. Names "
                    "nobody knows are offered, never chosen. Exit 0: legal, or legal afterwards.");
}

} // namespace nexus::app::cli
