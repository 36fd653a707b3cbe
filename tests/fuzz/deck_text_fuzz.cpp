#include "importers/decklist/deck_json.h"
#include "importers/decklist/deck_text.h"
#include "tests/fuzz/fuzz_input.h"

namespace deck_text_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    const auto list = readDeckText(text, starterGame());
    if (!list) {
        needReasons(list.error());
        return;
    }
    const auto again = readDeckText(writeDeckText(list->deck, starterGame()), starterGame());
    // A list without a line worth writing gives an empty text, and that is refused.
    need(again || (list->deck.sections.empty() && writeDeckText(list->deck, starterGame()).empty()),
        "what is written is a list");
    need(
        !again || (again->deck == list->deck && again->unread.empty()), "a list that is written is read back the same");
    const auto saved = readDeckJson(writeDeckJson(list->deck));
    need(saved && *saved == list->deck, "a deck of a list can be saved and loaded");
}

} // namespace deck_text_fuzz
