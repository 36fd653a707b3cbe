#include "app/cli/editions_command.h"

#include "app/cli/deck_writing.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"

namespace nexus::app::cli {

namespace {

struct EditionsOptions {
    std::string deck, apply, to;
    bool inPlace = false;
};

void printFindings(Context& context, const model::LegalityReport& report, const model::DeckChecker& checker)
{
    for (const auto& finding : report.findings) {
        const bool warning = finding.severity == model::Severity::Warning;
        context.print("  " +
                      (warning               ? context.toned("!", Tone::Open)
                          : finding.isOpen() ? context.toned("○", Tone::Open)
                                             : context.toned("✗", Tone::Bad)) +
                      " " + findingText(finding, checker));
    }
}

// "→ Missions: +1 Choir Practice, −1 Spare Parts Rota": a line a section.
void printChanges(Context& context, const model::EditionProposal& proposal, const model::DeckChecker& checker)
{
    for (std::size_t i = 0; i < proposal.changes.size();) {
        const auto& section = proposal.changes[i].section;
        std::string line;
        for (; i < proposal.changes.size() && proposal.changes[i].section == section; ++i)
            line += (line.empty() ? "" : ", ") + changeText(proposal.changes[i]);
        context.print("      " + context.toned("→ ", Tone::Good) + sectionName(section, checker) + ": " + line);
    }
}

void printEdition(Context& context, const model::Deck& deck, const model::EditionProposal& proposal,
    const model::DeckChecker& checker)
{
    const bool legal = proposal.now.legal();
    context.print(context.toned(checker.ruleset().name, Tone::Strong) + "  " +
                  context.toned(legal ? "LEGAL" : "NOT LEGAL", legal ? Tone::Good : Tone::Bad) +
                  context.toned("  " + checker.ruleset().id.str(), Tone::Faint));
    if (const auto figures = editionFigures(proposal.now, deck, checker); !figures.empty())
        context.print("  " + figures);
    printFindings(context, proposal.now, checker);
    if (legal)
        return;
    printChanges(context, proposal, checker);
    auto after = deck;
    if (!proposal.changes.empty() && apply(after, proposal.mended))
        context.print("      " + changesText(proposal) + ". " + outcomeText(proposal) + " " +
                      editionFigures(proposal.after, after, checker));
    else
        context.print("      No change helps that could be found.");
}

std::size_t wantedEdition(const EditionsAnswer& answer, const std::string& id)
{
    for (std::size_t i = 0; i < answer.checkers.size(); ++i)
        if (answer.checkers[i]->ruleset().id.str() == id)
            return i;
    throw Stop{Refused, "There is no ruleset “" + id + "”."};
}

int runEditions(Context& context, const EditionsOptions& options)
{
    EditionsAnswer answer;
    for (const auto& known : context.profile().library().rulesets)
        answer.checkers.push_back(context.lists().checker(known.ruleset.id));
    if (answer.checkers.empty())
        throw Stop{Failed, "There is no ruleset."};
    // A deck of an edition that nobody here knows is a deck all the same.
    auto read = readOneDeck(context, options.deck, answer.checkers.front()->ruleset().id.str());
    read.result.ruleset = read.deck.ruleset.str();
    answer.deck = read.result;
    const bool writes = options.inPlace || !options.apply.empty();
    const auto to = writes ? wantedEdition(answer, options.to) : 0;
    answer.proposals = model::compareEditions(read.deck, answer.checkers);
    if (writes) {
        auto mended = read.deck;
        (void)apply(mended, answer.proposals[to].mended);
        answer.written = options.inPlace ? writeDeckOver(context, read, mended)
                                         : writeDeckTo(context, options.apply, mended);
    }
    if (context.json()) {
        context.print(editionsJson(answer));
    } else {
        context.print(
            context.toned(read.deck.name, Tone::Strong) + context.toned("  " + placeOf(read.result), Tone::Faint));
        for (std::size_t i = 0; i < answer.proposals.size(); ++i) {
            context.print("");
            printEdition(context, read.deck, answer.proposals[i], *answer.checkers[i]);
        }
    }
    if (writes) {
        const bool legal = answer.proposals[to].after.legal();
        context.say(plural(answer.proposals[to].copies(), "copy", "copies") + " changed, written to " + answer.written +
                    (legal ? ": the deck is legal." : ": the deck is not legal yet."));
        return legal ? Done : No;
    }
    return std::any_of(answer.proposals.begin(), answer.proposals.end(),
               [](const auto& proposal) { return proposal.now.legal(); })
               ? Done
               : No;
}

} // namespace

void addEditions(Registrar& registrar)
{
    auto options = std::make_shared<EditionsOptions>();
    auto* command = registrar.app.addCommand(
        "editions", "Hold a deck against every ruleset, and say what would have to change");
    command->add("DECK", options->deck, deckHelp)->required();
    auto* to = command->add("--to", options->to, "The edition to change the deck to, for --apply and --in-place")
                   ->typeName("ID");
    auto* file = command
                     ->add("--apply", options->apply,
                         "Write the deck, changed to the edition of --to and mended, to this file; .txt writes text")
                     ->typeName("FILE")
                     ->needs(to);
    command->addFlag("--in-place", options->inPlace, "Write it over the file, or as a new version in the library")
        ->excludes(file)
        ->needs(to);
    command->footer(
        "Exit 0: legal in at least one edition; with --apply and --in-place: the deck that was written is legal.");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        if (options->inPlace && options->deck == "-")
            throw UsageError("--in-place", "needs a file; standard input cannot be written over");
        if (!options->to.empty() && !options->inPlace && options->apply.empty())
            throw UsageError("--to", "wants --apply FILE or --in-place");
        exit = answering(context, [&] { return runEditions(context, *options); });
    });
}

} // namespace nexus::app::cli
