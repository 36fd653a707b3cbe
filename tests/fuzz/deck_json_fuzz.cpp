#include "importers/decklist/deck_json.h"
#include "tests/fuzz/fuzz_input.h"

namespace deck_json_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

NEXUS_FUZZER(text)
{
    const auto deck = readDeckJson(text);
    if (!deck) {
        needReasons(deck.error());
        return;
    }
    const auto written = writeDeckJson(*deck);
    const auto again = readDeckJson(written);
    need(again && *again == *deck, "a deck that is written is read back the same");
    need(writeDeckJson(*again) == written, "writing twice gives the same bytes");
}

} // namespace deck_json_fuzz
