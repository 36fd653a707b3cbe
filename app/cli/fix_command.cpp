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

// A deck with what would mend it, and what was done about it.
struct OfferedFix {
    model::Fix fix;
    std::optional<model::EditEffect> effect; // none of the searches
};

struct FixedDeck {
    CheckedDeck deck;
    model::LegalityReport report; // before
    std::vector<std::pair<model::Finding, std::vector<OfferedFix>>> findings;
    std::vector<std::string> done; // in words
    std::string written;           // the file or the deck of the library, where one was written
    bool legalAfter = false;
};

Json offeredJson(const OfferedFix& offered, const model::DeckChecker& checker)
{
    static constexpr const char* kinds[] = {"take-out", "take-out-all", "move", "use-name", "show-fitting",
        "show-givers", "show-counted", "take-out-some", "replace", "package", "fill", "empty", "show-ways",
        "names-today"};
    const auto& [fix, effect] = offered;
    return {{"kind", kinds[static_cast<int>(fix.kind)]}, {"text", fixText(fix, checker)}, {"cards", fix.cards},
        {"copies", fix.copies}, {"section", fix.section ? Json(fix.section->str()) : Json(nullptr)},
        {"name", orNull(fix.name)}, {"query", orNull(fix.query)},
        {"changes", effect ? changesJson(effect->changes) : Json::array()},
        {"totals", effect ? totalsJson(effect->report, checker) : Json(nullptr)},
        {"legal", effect ? Json(effect->report.legal()) : Json(nullptr)}};
}

Json fixJson(const FixedDeck& fixed)
{
    const auto& checker = *fixed.deck.checker;
    Json json = deckHead(fixed.deck);
    json["findings"] = Json::list(fixed.findings, [&](const auto& offered) {
        Json row = findingJson(offered.first, checker);
        row["fixes"] = Json::list(offered.second, [&](const auto& fix) { return offeredJson(fix, checker); });
        return row;
    });
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
    const auto& checker = *fixed.deck.checker;
    printTitle(context, fixed.deck);
    for (const auto& [finding, fixes] : fixed.findings) {
        context.print("  " + findingLine(context, finding, checker));
        for (const auto& [fix, effect] : fixes)
            context.print(
                "      " + context.toned("→ ", Tone::Good) + fixText(fix, checker) +
                (effect ? context.toned("  " + afterText(*effect, checker, &fixed.report), Tone::Faint) : ""));
    }
    if (fixed.findings.empty())
        context.print("  Nothing to mend.");
    for (const auto& done : fixed.done)
        context.print("  " + context.toned("✓ ", Tone::Good) + done);
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
    const auto report = fixed.report = checker.check(read.deck);
    const std::function goOn = [budget = context.budget()] { return budget(0, 0); };
    model::RankedFixes ranked(checker, read.deck, report, goOn);
    for (const auto& finding : report.findings) {
        if (!isOffered(finding, options))
            continue;
        auto& offered = fixed.findings.emplace_back(finding, std::vector<OfferedFix>()).second;
        for (auto& fix : ranked.fixesFor(finding)) {
            auto effect = fix.edit ? effectOf(checker, read.deck, *fix.edit) : std::nullopt;
            offered.push_back({std::move(fix), std::move(effect)});
        }
    }
    fixed.legalAfter = report.legal();
    if (options.target.wanted()) {
        auto mended = read.deck;
        fixed.done = mend(mended, checker, options, goOn);
        fixed.legalAfter = checker.check(mended).legal();
        fixed.written = options.target.write(context, read, mended);
    }
    if (context.json())
        context.answer(fixJson(fixed));
    else
        printFixes(context, fixed);
    if (context.overBudget())
        context.say("Looking for fixes was stopped after five seconds; there may be more and better ones.");
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
