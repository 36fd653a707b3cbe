#include "importers/card_list.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/card_files.h"

using namespace nexus::importers;
using namespace nexus::test;

namespace {

// A CSV file has no column for fields no one knows.
std::vector<nexus::model::Card> knownFields(const CardList& list)
{
    std::vector<nexus::model::Card> cards;
    for (const auto& listed : list.cards) {
        cards.push_back(listed.card);
        cards.back().extras.clear();
    }
    return cards;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto list = readCardTable(inputText(data, size), starterGame());
    if (!list) {
        needReasons(list.error());
        return 0;
    }
    if (!list->refused.empty()) {
        needReasons(list->refused);
        return 0;
    }
    const auto cards = knownFields(*list);
    const auto again = readCardTable(writeCardCsv(cards, starterGame()), starterGame());
    need(again && again->refused.empty() && knownFields(*again) == cards,
        "a table that is written is read back the same");
    return 0;
}
