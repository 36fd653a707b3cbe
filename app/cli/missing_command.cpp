#include "app/cli/collection_reading.h"

#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"
#include "model/base/text.h"
#include "model/collection/allocation.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <tuple>

namespace nexus::app::cli {

namespace {

struct DeckStanding {
    std::string file;
    std::optional<model::DeckId> id;
    std::string deck;
    std::int64_t need = 0, held = 0;
    model::Completion completion;
};

Json standingsJson(const std::vector<model::CardStanding>& cards)
{
    return Json::list(cards, [](const auto& card) -> Json {
        return {{"card", card.name}, {"key", orNull(card.card.str())}, {"need", card.need}, {"have", card.have},
            {"free", card.free}, {"short", card.missing()}, {"here", card.here}, {"inOther", card.inOther},
            {"lent", card.lent}, {"wanted", card.wanted}, {"toGet", card.toGet()}};
    });
}

Json deckJson(const DeckStanding& deck)
{
    return {{"file", orNull(deck.file)}, {"id", orNull(deck.id)}, {"deck", deck.deck}, {"need", deck.need},
        {"held", deck.held}, {"short", deck.completion.missing}, {"price", amountJson(deck.completion.price)},
        {"unpriced", deck.completion.unpriced}};
}

Json builtJson(const DeckStanding& deck, const std::vector<model::CardStanding>& missing)
{
    auto json = deckJson(deck);
    json["built"] = deck.held > 0;
    json["missing"] = standingsJson(missing);
    return json;
}

struct MissingOptions {
    std::vector<std::string> words;
    std::string ruleset;
    bool all = false, lines = false, want = false;
};

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
model::CardNeeds allNeeds(std::vector<model::CardNeeds> known)
{
    model::CardNeeds unknown;
    for (auto& needs : known) {
        const auto first = std::stable_partition(
            needs.begin(), needs.end(), [](const auto& need) { return !need.card.empty(); });
        unknown.insert(unknown.end(), first, needs.end());
        needs.erase(first, needs.end());
    }
    auto all = model::together(known);
    all.insert(all.end(), unknown.begin(), unknown.end());
    return all;
}

DeckStanding standingOf(DeckStanding standing, const std::vector<model::CardStanding>& cards)
{
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
    Table table("><>>>>>>>", {"Short", "Card", "Need", "Have", "Set aside", "Free", "In other decks", "Lent", "Wanted"},
        !cards.empty());
    const auto some = [](std::int64_t copies) { return copies > 0 ? std::to_string(copies) : std::string("–"); };
    for (const auto& card : cards)
        table.add({some(card.missing()),
            {card.name + (card.card.empty() ? " (not in the catalogue)" : ""), Tone::Strong}, card.need, card.have,
            some(card.here), some(card.free), some(card.inOther), some(card.lent), some(card.wanted)});
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
    return model::addStacks(collection, model::shared(std::move(wants)));
}

std::vector<DeckStanding> cheapestFirst(const std::vector<DeckStanding>& decks)
{
    std::vector<model::Completion> completions;
    for (const auto& deck : decks)
        completions.push_back(deck.completion);
    std::vector<DeckStanding> ordered;
    for (const auto at : model::cheapestFirst(completions))
        ordered.push_back(decks[at]);
    return ordered;
}

void printDecks(Context& context, const std::vector<DeckStanding>& decks)
{
    context.print("");
    Table table("<>><", {"Deck by itself, cheapest first", "Need", "Short", "To complete it"});
    for (const auto& deck : decks)
        table.add({{deck.deck, Tone::Strong}, deck.need, deck.completion.missing, priceText(deck.completion)});
    table.print(context);
}

int missingCards(Context& context, const MissingOptions& options)
{
    const auto decks = readAllDecks(context, options.words, options.ruleset);
    OpenCollection open(context);
    std::vector<model::BuiltDeckId> ids;
    std::vector<model::CardNeeds> needs;
    std::vector<DeckStanding> standings;
    for (const auto& read : decks) {
        const auto& [about, deck] = std::tie(read.result, read.deck);
        needs.push_back(model::deckNeeds(deck, *about.checker));
        const auto id = about.id ? std::vector{*about.id} : std::vector<model::BuiltDeckId>();
        ids.insert(ids.end(), id.begin(), id.end());
        const auto cards = model::standing(open.collection(), needs.back(), id);
        standings.push_back(standingOf({about.file, about.id, deck.name, 0, 0, completionOf(open, cards)}, cards));
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end()); // the same deck twice holds its copies once
    auto cards = model::standing(open.collection(), allNeeds(std::move(needs)), ids);
    if (options.want)
        return change(open, [&](const model::Collection& collection) { return wantMissing(collection, cards); });
    const auto all = completionOf(open, cards);
    if (!options.all)
        std::erase_if(cards, [](const auto& card) { return card.missing() == 0; });
    if (options.lines && !context.json()) {
        for (const auto& card : cards)
            if (const auto copies = options.all ? card.need : card.missing(); copies > 0)
                context.print(std::to_string(copies) + " " + card.name);
        return Done;
    }
    standings = cheapestFirst(standings);
    if (context.json()) {
        std::int64_t copies = 0;
        for (const auto& card : cards)
            copies += card.missing();
        context.answer(
            {{"missing", standingsJson(cards)}, {"cards", copies}, {"decks", Json::list(standings, deckJson)}});
    } else {
        printMissing(context, cards);
        if (standings.size() > 1)
            printDecks(context, standings);
    }
    context.say(all.missing == 0 ? "Nothing is missing."
                                 : plural(all.missing, "copy", "copies") + " missing, " + priceText(all));
    return Done;
}

int build(Context& context, const std::string& word)
{
    const auto stored = findDeck(context, word);
    const auto read = judged(context, stored.deck, {});
    if (!read.result.checker)
        throw Stop{read.result.exit, describe(stored) + ": " + read.result.error + "."};
    auto needs = model::deckNeeds(stored.deck, *read.result.checker);
    std::int64_t unknown = 0;
    for (const auto& need : needs)
        unknown += need.card.empty() ? need.copies : 0;
    std::erase_if(needs, [](const auto& need) { return need.card.empty(); }); // nobody owns what has no name
    OpenCollection open(context);
    const std::vector decks{stored.id};
    const auto standing = [&](const std::vector<model::CardStanding>& cards) {
        return standingOf({{}, stored.id, stored.deck.name, 0, 0, model::completion(open.collection(), cards)}, cards);
    };
    const auto before = model::standing(open.collection(), needs, decks);
    try {
        open.edit([&](const model::Collection& collection) {
            return model::buildDeck(collection, stored.id, needs, stored.deck.name);
        });
    } catch (const Stop& stop) {
        // Built already with all there is is no fault; nothing to build it from is.
        if (stop.exit != No || standing(before).held == 0)
            throw Stop{stop.exit,
                stop.exit == No ? "There is no free copy of a card of " + describe(stored) + "." : stop.message};
    }
    auto cards = model::standing(open.collection(), needs, decks);
    const auto deck = standing(cards);
    std::erase_if(cards, [](const auto& card) { return card.missing() == 0; });
    if (context.json())
        context.answer(builtJson(deck, cards));
    else
        context.print(describe(stored) + ": " + std::to_string(deck.held) + " of " +
                      plural(deck.need, "copy", "copies") + " set aside");
    const auto missing = deck.completion.missing + unknown;
    if (missing > 0)
        context.say(plural(missing, "copy", "copies") + " missing; “nexusdeck-cli missing \"#" +
                    std::to_string(stored.id) + "\"” lists them.");
    return Done;
}

using BuiltDeck = std::pair<model::BuiltDeckId, std::string>;

// Also a deck in the bin, and by its number one that is gone: its copies must not stay with it.
BuiltDeck builtDeck(Context& context, const OpenCollection& open, const std::string& word)
{
    const auto decks = open.collection().builtDecks();
    model::BuiltDeckId id = 0;
    if (word.starts_with('#') && std::from_chars(word.data() + 1, word.data() + word.size(), id).ec == std::errc() &&
        std::find(decks.begin(), decks.end(), id) != decks.end()) {
        const auto stored = context.profile().decks().find(id);
        return {id, stored ? stored->deck.name : "deck " + word};
    }
    try {
        const auto stored = findDeck(context, word);
        return {stored.id, stored.deck.name};
    } catch (const Stop& stop) {
        if (stop.exit != No)
            throw;
        try {
            const auto stored = findDeck(context, word, true);
            return {stored.id, stored.deck.name};
        } catch (const Stop&) {
            throw stop;
        }
    }
}

int unbuild(Context& context, const std::string& word)
{
    OpenCollection open(context);
    const auto [id, name] = builtDeck(context, open, word);
    const auto decks = open.collection().builtDecks();
    if (std::find(decks.begin(), decks.end(), id) == decks.end())
        throw Stop{No, name + " (#" + std::to_string(id) + ") is not built."};
    const auto edit = open.edit(
        [deck = id, &called = name](const auto& collection) { return model::takeApart(collection, deck, called); });
    if (context.json())
        context.answer(builtJson({{}, id, name, 0, 0, {}}, {}));
    else
        context.print(
            name + " (#" + std::to_string(id) + "): " + plural(edit.copies, "copy", "copies") + " given back");
    return Done;
}

} // namespace

void addMissing(const Registrar& registrar, const char* help)
{
    const auto [command, options] = registrar.add<MissingOptions>("missing", help, missingCards);
    command->add("DECK", options.words, decksHelp);
    command->add("--ruleset ID", options.ruleset, "Edition to use instead of the deck's own");
    command->addFlag("--all", options.all, "Include cards of which there are enough");
    command->addFlag("--lines", options.lines, "Only lines such as “3 Relay Drone”, for shops and proxies");
    command->addFlag("--want", options.want, "Add missing cards to the wants");
}

void addBuild(const Registrar& decks)
{
    auto& word = decks.options<std::string>();
    decks.add("build", "Reserve a deck's copies in the collection", word, build)
        ->add("DECK", word, "Name of the deck, or #number");
    decks.add("unbuild", "Release a deck's copies", word, unbuild)->add("DECK", word, "Name of the deck, or #number");
}

} // namespace nexus::app::cli
