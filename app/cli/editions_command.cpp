#include "app/cli/json_values.h"

#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "app/text/suggestion.h"
#include "model/advice/edition_comparison.h"

namespace nexus::app::cli {

void addNewEdition(Registrar& registrar);
void addEditionLaw(Registrar& registrar);

namespace {

struct EditionsOptions {
    std::string deck, to;
    DeckTarget target;
};

struct EditionsAnswer {
    CheckedDeck deck;
    std::vector<std::shared_ptr<const model::DeckChecker>> checkers; // one a proposal
    std::vector<model::EditionProposal> proposals;
    std::string written; // the file or the deck of the library, where one was written
};

Json editionsJson(const EditionsAnswer& answer)
{
    Json json = deckHead(answer.deck);
    json["editions"] = Json::array();
    for (std::size_t i = 0; i < answer.proposals.size(); ++i) {
        const auto& checker = *answer.checkers[i];
        const auto& proposal = answer.proposals[i];
        json["editions"].push_back(
            {{"ruleset", checker.ruleset().id.str()}, {"name", checker.ruleset().name}, {"legal", proposal.now.legal()},
                {"totals", totalsJson(proposal.now, checker)}, {"findings", findingsJson(proposal.now, checker)},
                {"changes", changesJson(proposal.changes)}, {"totalsAfter", totalsJson(proposal.after, checker)},
                {"findingsAfter", findingsJson(proposal.after, checker)}, {"legalAfter", proposal.after.legal()}});
    }
    json["written"] = orNull(answer.written);
    return json;
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
    context.print(context.toned(checker.ruleset().name, Tone::Strong) + "  " + legalWord(context, proposal.now) +
                  context.toned("  " + checker.ruleset().id.str(), Tone::Faint));
    if (const auto figures = editionFigures(proposal.now, deck, checker); !figures.empty())
        context.print("  " + figures);
    for (const auto& finding : proposal.now.findings)
        context.print("  " + findingLine(context, finding, checker));
    if (proposal.now.legal())
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
    std::vector<std::string> known;
    for (const auto& checker : answer.checkers)
        known.push_back(checker->ruleset().id.str());
    throw Stop{Refused, "There is no ruleset “" + id + "”." + didYouMean(id, known)};
}

int runEditions(Context& context, const EditionsOptions& options)
{
    if (options.deck.empty())
        throw UsageError("editions", "wants a DECK, or one of the commands new, law, face and keywords behind it");
    const bool writes = options.target.wanted();
    options.target.refuseStandardInput(options.deck);
    if (!options.to.empty() && !writes)
        throw UsageError("--to", "wants --apply FILE or --in-place");
    followDecks(context, {options.deck});
    EditionsAnswer answer;
    for (const auto& known : context.profile().library().rulesets)
        answer.checkers.push_back(context.lists().checker(known.ruleset.id));
    if (answer.checkers.empty())
        throw Stop{Failed, "There is no ruleset."};
    // A deck of an edition that nobody here knows is a deck all the same.
    auto read = readOneDeck(context, options.deck, answer.checkers.front()->ruleset().id.str());
    read.result.ruleset = read.deck.ruleset.str();
    answer.deck = read.result;
    const auto to = writes ? wantedEdition(answer, options.to) : 0;
    answer.proposals = model::compareEditions(read.deck, answer.checkers);
    if (writes) {
        auto mended = read.deck;
        (void)apply(mended, answer.proposals[to].mended);
        answer.written = options.target.write(context, read, mended);
    }
    if (context.json()) {
        context.answer(editionsJson(answer));
    } else {
        printTitle(context, read.result);
        for (std::size_t i = 0; i < answer.proposals.size(); ++i) {
            context.print("");
            printEdition(context, read.deck, answer.proposals[i], *answer.checkers[i]);
        }
    }
    if (writes) {
        const bool legal = answer.proposals[to].after.legal();
        sayWritten(context, plural(answer.proposals[to].copies(), "copy", "copies") + " changed, written to ",
            answer.written, legal);
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
    const auto [command, options] = registrar.add<EditionsOptions>(
        "editions", "Compare a deck with every edition and list what would have to change", runEditions);
    command->add("[DECK]", options.deck, deckHelp);
    auto* to = command->add("--to ID", options.to, "The edition to change the deck to, for --apply and --in-place");
    const auto [file, inPlace] = addTarget(*command, options.target,
        "Write the deck, moved to the edition of --to and repaired, to this file; .txt writes text",
        "Write it over the file, or as a new version in the library");
    file->needs(to);
    inPlace->needs(to);
    command->footer(
        "Exit 0: legal in at least one edition; with --apply and --in-place: the deck that was written is legal.");
    Registrar editions{*command, registrar.context, registrar.exit};
    addNewEdition(editions);
    addEditionLaw(editions);
}

} // namespace nexus::app::cli
