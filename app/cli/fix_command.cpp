#include "app/cli/deck_writing.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "model/advice/ranked_fixes.h"

namespace nexus::app::cli {

namespace {

struct FixOptions {
    std::string deck, rule, ruleset, apply;
    bool inPlace = false;
};

bool isOffered(const model::Finding& finding, const FixOptions& options)
{
    return options.rule.empty() || finding.rule == options.rule;
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
std::vector<std::string> mend(model::Deck& deck, const model::DeckChecker& checker, const FixOptions& options)
{
    std::vector<std::string> done;
    std::vector<model::Deck> seen{deck};
    for (bool changed = true; changed;) {
        changed = false;
        const auto report = checker.check(deck);
        model::RankedFixes ranked(checker, deck, report);
        for (const auto& finding : report.findings) {
            if (finding.severity != model::Severity::Error || !isOffered(finding, options))
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
    context.print(
        context.toned(fixed.deck.deck, Tone::Strong) + "  " + context.toned(placeOf(fixed.deck), Tone::Faint));
    for (const auto& [finding, fixes] : fixed.findings) {
        context.print("  " + (finding.isOpen() ? context.toned("○", Tone::Open) : context.toned("✗", Tone::Bad)) + " " +
                      findingText(finding, checker));
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

int runFix(Context& context, const FixOptions& options)
{
    auto read = readOneDeck(context, options.deck, options.ruleset);
    const auto& checker = *read.result.checker;
    FixedDeck fixed{.deck = read.result};
    const auto report = checker.check(read.deck);
    fixed.report = report;
    model::RankedFixes ranked(checker, read.deck, report);
    for (const auto& finding : report.findings) {
        if (finding.severity != model::Severity::Error || !isOffered(finding, options))
            continue;
        auto& offered = fixed.findings.emplace_back(finding, std::vector<OfferedFix>()).second;
        for (auto& fix : ranked.fixesFor(finding)) {
            auto effect = fix.edit ? effectOf(checker, read.deck, *fix.edit) : std::nullopt;
            offered.push_back({std::move(fix), std::move(effect)});
        }
    }
    fixed.legalAfter = report.legal();
    if (options.inPlace || !options.apply.empty()) {
        auto mended = read.deck;
        fixed.done = mend(mended, checker, options);
        fixed.legalAfter = checker.check(mended).legal();
        fixed.written = options.inPlace ? writeDeckOver(context, read, mended)
                                        : writeDeckTo(context, options.apply, mended);
    }
    if (context.json())
        context.print(fixJson(fixed));
    else
        printFixes(context, fixed);
    if (!fixed.written.empty())
        context.say(plural(static_cast<std::int64_t>(fixed.done.size()), "fix", "fixes") + " made, written to " +
                    fixed.written + (fixed.legalAfter ? ": the deck is legal." : ": the deck is not legal yet."));
    return fixed.legalAfter ? Done : No;
}

} // namespace

void addFix(Registrar& registrar)
{
    auto options = std::make_shared<FixOptions>();
    auto* command = registrar.app.addCommand("fix", "Say how to mend a deck, and mend it");
    command->add("DECK", options->deck, deckHelp)->required();
    auto* toFile = command->add("--apply", options->apply, "Write the mended deck to this file; .txt writes text")
                       ->typeName("FILE");
    command
        ->addFlag(
            "--in-place", options->inPlace, "Write the mended deck over the file, or as a new version in the library")
        ->excludes(toFile);
    command->add("--rule", options->rule, "Only the findings of this rule")->typeName("RULE");
    command->add("--ruleset", options->ruleset, "Edition to go by, instead of the deck's own")->typeName("ID");
    command->footer("Fixes with the fewest changed copies come first; --apply makes the first of each finding. Names "
                    "nobody knows are offered, never chosen. Exit 0: legal, or legal afterwards.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        if (options->inPlace && options->deck == "-")
            throw UsageError("--in-place", "needs a file; standard input cannot be written over");
        exit = answering(context, [&] { return runFix(context, *options); });
    });
}

} // namespace nexus::app::cli
