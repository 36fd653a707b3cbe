#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/decklist/derived_columns.h"
#include "importers/decklist/listed_deck.h"
#include "importers/glossary_text.h"
#include "importers/registry.h"
#include "tests/fuzz/fuzz_input.h"

namespace deck_table_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    (void)readDecks("", text, starterGame());
    if (const auto glossary = readGlossary(text, starterGame()); !glossary)
        needReasons(glossary.error());
    else
        need(!glossary->keywords.empty(), "a glossary that is read explains something");
    const auto cardOf = [](const std::string& name) {
        nexus::model::Card card;
        card.name = name;
        card.numbers.assign(starterGame().attributes.size(), 3);
        return std::optional(card);
    };
    if (const auto followed = followTables(text, starterGame(), {}, cardOf); followed && !followed->stale.empty())
        need(followed->bytes != text, "stale cells are written anew");
    const auto decks = readDeckTables(text, starterGame());
    if (!decks) {
        needReasons(decks.error());
        return;
    }
    need(!decks->empty(), "a table that is read has a deck");
    for (const auto& listed : *decks) {
        const auto saved = readDeckJson(writeDeckJson(listed.deck));
        need(saved && *saved == listed.deck, "a deck of a table can be saved and loaded");
        if (listed.deck.sections.empty())
            continue;
        const auto list = readDeckText(writeDeckText(listed.deck, starterGame()), starterGame());
        need(list && list->deck == listed.deck, "a deck of a table can be written as a list");
    }
}

} // namespace deck_table_fuzz
