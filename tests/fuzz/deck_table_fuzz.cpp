#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "importers/decklist/listed_deck.h"
#include "importers/registry.h"
#include "tests/fuzz/fuzz_input.h"

namespace deck_table_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    (void)readDecks("", text, starterGame());
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
