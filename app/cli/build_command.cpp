#include "app/cli/collection_command.h"

#include "app/text/collection_text.h"
#include "app/text/finding_text.h"
#include "db/deck_store.h"
#include "model/collection/allocation.h"

#include <charconv>

namespace nexus::app::cli {

namespace {

DeckStanding standingOf(const OpenCollection& open, model::BuiltDeckId id, const std::string& name,
    const std::vector<model::CardStanding>& cards)
{
    DeckStanding standing{{}, id, name, 0, 0, model::completion(open.collection(), cards)};
    for (const auto& card : cards) {
        standing.need += card.need;
        standing.held += card.here;
    }
    return standing;
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
    const auto before = model::standing(open.collection(), needs, decks);
    try {
        open.edit([&](const model::Collection& collection) {
            return model::buildDeck(collection, stored.id, needs, stored.deck.name);
        });
    } catch (const Stop& stop) {
        // Built already with all there is is no fault; nothing to build it from is.
        if (stop.exit != No || standingOf(open, stored.id, stored.deck.name, before).held == 0)
            throw Stop{stop.exit,
                stop.exit == No ? "There is no free copy of a card of " + describe(stored) + "." : stop.message};
    }
    auto cards = model::standing(open.collection(), needs, decks);
    const auto deck = standingOf(open, stored.id, stored.deck.name, cards);
    std::erase_if(cards, [](const auto& card) { return card.missing() == 0; });
    if (context.json())
        context.print(builtJson(deck, cards));
    else
        context.print(describe(stored) + ": " + std::to_string(deck.held) + " of " +
                      plural(deck.need, "copy", "copies") + " set aside");
    const auto missing = deck.completion.missing + unknown;
    if (missing > 0)
        context.say(plural(missing, "copy", "copies") + " missing; “nexusdeck-cli missing \"#" +
                    std::to_string(stored.id) + "\"” lists them.");
    return Done;
}

struct Built {
    model::BuiltDeckId id = 0;
    std::string name;
};

// Also a deck in the bin, and by its number one that is gone: its copies must not stay with it.
Built builtDeck(Context& context, const OpenCollection& open, const std::string& word)
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
    const auto deck = builtDeck(context, open, word);
    const auto decks = open.collection().builtDecks();
    if (std::find(decks.begin(), decks.end(), deck.id) == decks.end())
        throw Stop{No, deck.name + " (#" + std::to_string(deck.id) + ") is not built."};
    const auto edit = open.edit(
        [&](const model::Collection& collection) { return model::takeApart(collection, deck.id, deck.name); });
    if (context.json())
        context.print(builtJson({{}, deck.id, deck.name, 0, 0, {}}, {}));
    else
        context.print(deck.name + " (#" + std::to_string(deck.id) + "): " + plural(edit.copies, "copy", "copies") +
                      " given back");
    return Done;
}

} // namespace

void addBuild(Command& decks, Registrar& registrar)
{
    auto word = std::make_shared<std::string>();
    const auto command = [&](const char* name, const char* help, int (*work)(Context&, const std::string&)) {
        auto* sub = decks.addCommand(name, help);
        sub->fallthrough();
        sub->add("DECK", *word, "Name of the deck, or #number")->required();
        sub->callback([work, word, &context = registrar.context, &exit = registrar.exit] {
            exit = answering(context, [&] { return work(context, *word); });
        });
    };
    command("build", "Set a deck's copies aside from the collection", &build);
    command("unbuild", "Give a deck's copies back to the collection", &unbuild);
}

} // namespace nexus::app::cli
