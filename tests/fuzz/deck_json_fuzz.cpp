#include "importers/decklist/deck_json.h"
#include "tests/fuzz/fuzz_input.h"

using namespace nexus::importers;
using namespace nexus::test;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto deck = readDeckJson(inputText(data, size));
    if (!deck) {
        needReasons(deck.error());
        return 0;
    }
    const auto written = writeDeckJson(*deck);
    const auto again = readDeckJson(written);
    need(again && *again == *deck, "a deck that is written is read back the same");
    need(writeDeckJson(*again) == written, "writing twice gives the same bytes");
    return 0;
}
