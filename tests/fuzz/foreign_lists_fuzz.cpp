#include "importers/collection_file.h"
#include "importers/contents.h"
#include "importers/decklist/deck_json.h"
#include "importers/registry.h"
#include "tests/fuzz/fuzz_input.h"

namespace foreign_lists_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

// Every form reads the bytes, whether it knows them or not.
NEXUS_FUZZER(text)
{
    const auto contents = contentsOf(text);
    (void)isCollection(contents);
    for (const auto& form : deckForms()) {
        if (form.knows)
            (void)form.knows(contents);
        const auto decks = form.read(text, starterGame());
        if (!decks) {
            needReasons(decks.error());
            continue;
        }
        for (const auto& listed : *decks) {
            const auto saved = readDeckJson(writeDeckJson(listed.deck));
            need(saved && *saved == listed.deck, "a deck of a list can be saved and loaded");
        }
    }
    for (const auto& form : cardForms()) {
        if (form.knows)
            (void)form.knows(contents);
        if (const auto list = form.read(text, starterGame(), {}); !list)
            needReasons(list.error());
    }
}

} // namespace foreign_lists_fuzz
