#include "app/cli/collection_command.h"

#include "app/cli/table.h"
#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"

#include <algorithm>

namespace nexus::app::cli {

namespace {

struct NeedyDeck {
    ReadDeck read;
    model::CardNeeds needs;
};

std::vector<NeedyDeck> decksOf(Context& context, const CollectionOptions& options)
{
    std::vector<NeedyDeck> decks;
    for (const auto& word : options.words)
        for (auto& read : readDecksOf(context, word, options.ruleset)) {
            if (!read.result.checker)
                throw Stop{read.result.exit,
                    word + " " +
                        (read.result.problems.empty() ? read.result.error : problemText(read.result.problems.front())) +
                        "."};
            auto needs = model::deckNeeds(read.deck, *read.result.checker);
            decks.push_back({std::move(read), std::move(needs)});
        }
    return decks;
}

std::vector<model::BuiltDeckId> idsOf(const NeedyDeck& deck)
{
    return deck.read.result.id ? std::vector{*deck.read.result.id} : std::vector<model::BuiltDeckId>();
}

// Nothing can be known of the price of a name the catalogue does not have.
model::Completion completionOf(const OpenCollection& open, const std::vector<model::CardStanding>& cards)
{
    auto known = cards;
    std::erase_if(known, [](const auto& card) { return card.card.empty(); });
    auto sum = model::completion(open.collection(), known);
    for (const auto& card : cards)
        if (card.card.empty()) {
            sum.missing += card.missing();
            sum.unpriced += card.missing();
        }
    return sum;
}

// Names without a key stay apart, each as it is.
model::CardNeeds allNeeds(const std::vector<NeedyDeck>& decks)
{
    std::vector<model::CardNeeds> known;
    model::CardNeeds unknown;
    for (const auto& deck : decks) {
        known.push_back(deck.needs);
        const auto first = std::stable_partition(
            known.back().begin(), known.back().end(), [](const auto& need) { return !need.card.empty(); });
        unknown.insert(unknown.end(), first, known.back().end());
        known.back().erase(first, known.back().end());
    }
    auto all = model::together(known);
    all.insert(all.end(), unknown.begin(), unknown.end());
    return all;
}

DeckStanding standingOf(const OpenCollection& open, const NeedyDeck& deck)
{
    const auto ids = idsOf(deck);
    const auto cards = model::standing(open.collection(), deck.needs, ids);
    DeckStanding standing{
        deck.read.result.file, deck.read.result.id, deck.read.deck.name, 0, 0, completionOf(open, cards)};
    for (const auto& card : cards) {
        standing.need += card.need;
        standing.held += card.here;
    }
    return standing;
}

std::string priceText(const model::Completion& completion)
{
    if (completion.missing == 0)
        return "complete";
    const auto unpriced = std::to_string(completion.unpriced) + " without a value";
    if (completion.unpriced == completion.missing)
        return unpriced;
    return model::amountText(completion.price) + (completion.unpriced > 0 ? " and " + unpriced : "");
}

void printMissing(Context& context, const std::vector<model::CardStanding>& cards)
{
    Table table({Align::Right, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right,
        Align::Right, Align::Right});
    if (!cards.empty())
        table.head({"Short", "Card", "Need", "Have", "Set aside", "Free", "In other decks", "Lent", "Wanted"});
    const auto some = [](std::int64_t copies) { return copies > 0 ? std::to_string(copies) : std::string("–"); };
    for (const auto& card : cards)
        table.add(
            {{some(card.missing())}, {card.name + (card.card.empty() ? " (not in the catalogue)" : ""), Tone::Strong},
                {std::to_string(card.need)}, {std::to_string(card.have)}, {some(card.here)}, {some(card.free)},
                {some(card.inOther)}, {some(card.lent)}, {some(card.wanted)}});
    table.print(context);
}

// What is short and not wanted yet goes onto the list of wants.
model::EditResult wantMissing(const model::Collection& collection, const std::vector<model::CardStanding>& cards)
{
    std::vector<model::Stack> wants;
    for (const auto& card : cards)
        if (const auto open = card.missing() - card.wanted; open > 0 && !card.card.empty()) {
            model::Stack want;
            want.list = model::StackList::Wanted;
            want.card = card.card;
            want.name = card.name;
            want.quantity = static_cast<int>(std::min<std::int64_t>(open, model::maxStackCopies));
            wants.push_back(std::move(want));
        }
    return model::addStacks(collection, std::move(wants));
}

void printDecks(Context& context, std::vector<DeckStanding>& decks)
{
    std::vector<model::Completion> completions;
    for (const auto& deck : decks)
        completions.push_back(deck.completion);
    std::vector<DeckStanding> ordered;
    for (const auto at : model::cheapestFirst(completions))
        ordered.push_back(decks[at]);
    decks = std::move(ordered);
    if (context.json() || decks.size() < 2)
        return;
    context.print("");
    Table table({Align::Left, Align::Right, Align::Right, Align::Left});
    table.head({"Deck by itself, cheapest first", "Need", "Short", "To complete it"});
    for (const auto& deck : decks)
        table.add({{deck.deck, Tone::Strong}, {std::to_string(deck.need)}, {std::to_string(deck.completion.missing)},
            {priceText(deck.completion)}});
    table.print(context);
}

void addMissingOptions(Command& command, Registrar& registrar)
{
    auto options = std::make_shared<CollectionOptions>();
    command.add("DECK", options->words, decksHelp)->required();
    command.add("--ruleset", options->ruleset, "Ruleset to go by, instead of the deck's own")->typeName("ID");
    command.addFlag("--all", options->all, "All cards, also those of which there are enough");
    command.addFlag("--lines", options->lines, "Only “3 Relay Drone” a line: for shops, and for printing proxies");
    command.addFlag("--want", options->want, "Put what is missing onto the list of wants");
    command.callback([options, &context = registrar.context, &exit = registrar.exit] {
        exit = answering(context, [&] { return missingCards(context, *options); });
    });
}

} // namespace

int missingCards(Context& context, const CollectionOptions& options)
{
    const auto decks = decksOf(context, options);
    OpenCollection open(context);
    std::vector<model::BuiltDeckId> ids;
    std::vector<DeckStanding> standings;
    for (const auto& deck : decks) {
        for (const auto id : idsOf(deck))
            ids.push_back(id);
        standings.push_back(standingOf(open, deck));
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end()); // the same deck twice holds its copies once
    auto cards = model::standing(open.collection(), allNeeds(decks), ids);
    if (options.want) {
        tell(open, open.edit([&](const model::Collection& collection) { return wantMissing(collection, cards); }));
        return Done;
    }
    const auto all = completionOf(open, cards);
    if (!options.all)
        std::erase_if(cards, [](const auto& card) { return card.missing() == 0; });
    if (options.lines && !context.json()) {
        for (const auto& card : cards)
            if (const auto copies = options.all ? card.need : card.missing(); copies > 0)
                context.print(std::to_string(copies) + " " + card.name);
        return Done;
    }
    if (!context.json())
        printMissing(context, cards);
    printDecks(context, standings);
    if (context.json())
        context.print(missingJson(cards, standings));
    context.say(all.missing == 0 ? "Nothing is missing."
                                 : plural(all.missing, "copy", "copies") + " missing, " + priceText(all));
    return Done;
}

void addMissing(Registrar& registrar)
{
    addMissingOptions(
        *registrar.app.addCommand("missing", "What decks need that is not free in the collection"), registrar);
}

void addMissingTo(Command& collection, Registrar& registrar)
{
    auto* command = collection.addCommand("missing", "What decks need that is not free here");
    command->fallthrough();
    addMissingOptions(*command, registrar);
}

} // namespace nexus::app::cli
