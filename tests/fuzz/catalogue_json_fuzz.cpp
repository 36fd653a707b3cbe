#include "importers/card_list.h"
#include "tests/fuzz/fuzz_input.h"
#include "tests/support/card_files.h"

namespace catalogue_json_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

namespace {

using nexus::model::Card;

std::vector<Card> cardsOfList(const CardList& list, const std::string& set)
{
    std::vector<Card> cards;
    for (const auto& listed : list.cards) {
        cards.push_back(listed.card);
        if (cards.back().set.empty())
            cards.back().set = set;
    }
    return cards;
}

std::vector<Card> knownFields(std::vector<Card> cards)
{
    for (auto& card : cards)
        card.extras.clear();
    return cards;
}

} // namespace

NEXUS_FUZZER(text)
{
    const auto& game = starterGame();
    const auto list = readCatalogueJson(text, game);
    if (!list) {
        needReasons(list.error());
        return;
    }
    if (!list->refused.empty()) {
        needReasons(list->refused);
        return;
    }
    const auto set = list->set.value_or(nexus::model::SetInfo{"FUZZ", "Fuzz", {}});
    const auto cards = cardsOfList(*list, set.code);
    const auto once = readCatalogueJson(writeCatalogueJson(cards, set, game), game);
    need(once && once->refused.empty() && once->set == set, "a list that is written is read");
    const auto cardsOnce = cardsOfList(*once, set.code);
    need(knownFields(cardsOnce) == knownFields(cards), "a list that is written is read back the same");
    // Fields no one knows may get another name where two would have the same, and none is lost.
    for (std::size_t i = 0; i < cards.size(); ++i)
        need(std::count(cardsOnce[i].extras.begin(), cardsOnce[i].extras.end(), '\n') ==
                 std::count(cards[i].extras.begin(), cards[i].extras.end(), '\n'),
            "unknown fields survive");
}

} // namespace catalogue_json_fuzz
