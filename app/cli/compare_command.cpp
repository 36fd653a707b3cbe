#include "app/cli/deck_reading.h"
#include "app/text/diff_text.h"
#include "db/deck_store.h"

namespace nexus::app::cli {

namespace {

struct CompareOptions {
    std::string before, after, ruleset;
    std::vector<int> versions;
    bool all = false;
};

model::Deck versionOf(Context& context, const model::StoredDeck& stored, int number)
{
    auto found = context.profile().decks().version(stored.id, number);
    if (!found)
        throw Stop{No, describe(stored) + " has no version " + std::to_string(number) + "."};
    return std::move(*found);
}

std::string versionTitle(const model::Deck& deck, int number)
{
    return deck.name + ", version " + std::to_string(number);
}

// One version against another, or against the deck as it is now.
std::pair<NamedDeck, NamedDeck> twoVersions(Context& context, const CompareOptions& options)
{
    const auto stored = findDeck(context, options.before);
    auto before = versionOf(context, stored, options.versions[0]);
    NamedDeck from{versionTitle(before, options.versions[0]), std::move(before)};
    if (options.versions.size() == 1)
        return {std::move(from), {stored.deck.name + ", now", stored.deck}};
    auto after = versionOf(context, stored, options.versions[1]);
    return {std::move(from), {versionTitle(after, options.versions[1]), std::move(after)}};
}

int runCompare(Context& context, const CompareOptions& options)
{
    std::pair<NamedDeck, NamedDeck> decks;
    if (options.after.empty() && options.versions.empty())
        throw Stop{WrongUsage, "Say what to compare with: a second deck, or --version-number N of this one."};
    if (!options.after.empty() && !options.versions.empty())
        throw Stop{WrongUsage, "--version-number compares versions of one deck; leave the second deck out."};
    if (options.after.empty()) {
        decks = twoVersions(context, options);
    } else {
        const auto named = [&](const std::string& word) {
            auto read = readOneDeck(context, word, options.ruleset);
            return NamedDeck{read.deck.name, std::move(read.deck)};
        };
        decks.first = named(options.before);
        decks.second = named(options.after);
    }
    const auto& [before, after] = decks;
    const auto judge = judged(context, after.deck, options.ruleset);
    if (!judge.result.checker)
        throw Stop{judge.result.exit, judge.result.error};
    if (context.json()) {
        context.print(compareJson(before, after, *judge.result.checker));
        return Done;
    }
    auto text = comparisonText(before.deck, before.title, after.deck, after.title, *judge.result.checker, options.all);
    text.pop_back();
    context.print(text);
    return Done;
}

} // namespace

void addCompare(Registrar& registrar)
{
    auto options = std::make_shared<CompareOptions>();
    auto* command = registrar.app.addCommand("compare", "Say what differs between two decks, or two versions of one");
    command->add("FROM", options->before, deckHelp)->required();
    command->add("TO", options->after, "The deck to compare it with");
    command->add("--version-number", options->versions, "A version of the deck FROM; a second one to compare it with")
        ->typeName("N")
        ->check(positiveNumber)
        ->values(1, 2);
    command->add("--ruleset", options->ruleset, "Edition whose totals are compared, instead of that of TO")
        ->typeName("ID");
    command->addFlag("--all", options->all, "Cards and totals that do not differ, too");
    command->callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return runCompare(context, *options); });
    });
}

} // namespace nexus::app::cli
