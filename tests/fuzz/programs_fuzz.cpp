#include "importers/contents.h"
#include "importers/decklist/deck_json.h"
#include "importers/file_list.h"
#include "importers/programs/cgs.h"
#include "importers/programs/cockatrice.h"
#include "importers/programs/dragncards.h"
#include "importers/programs/lackey.h"
#include "importers/programs/octgn.h"
#include "importers/programs/print_order.h"
#include "importers/programs/tts.h"
#include "importers/xml/xml_tree.h"
#include "tests/fuzz/fuzz_input.h"

namespace programs_fuzz {

using namespace nexus;
using namespace nexus::importers;
using namespace nexus::test;

static void checkDeck(const ReadResult<ListedDeck>& listed)
{
    if (!listed)
        return needReasons(listed.error());
    const auto saved = readDeckJson(writeDeckJson(listed->deck));
    need(saved && *saved == listed->deck, "a deck of another program can be saved and loaded");
}

static void checkDecks(const ReadResult<std::vector<ListedDeck>>& decks)
{
    if (!decks)
        return needReasons(decks.error());
    for (const auto& listed : *decks)
        checkDeck(listed);
}

static void checkCards(const ReadResult<CardList>& cards)
{
    if (!cards)
        return needReasons(cards.error());
    if (!cards->refused.empty())
        needReasons(cards->refused);
}

NEXUS_FUZZER(text)
{
    const auto& game = starterGame();
    const auto contents = contentsOf(text);
    checkDeck(readCgsDeck(text, game));
    if (isCgsCards(contents))
        checkCards(readCgsCards(text, game));
    if (isSquibTable(contents)) {
        checkDecks(readSquibDecks(text, game));
        checkCards(readSquibTable(text, game));
    }
    checkCards(readLackeyCards(text, game));
    checkCards(readDragnCardsTable(text, game));
    if (text.find('{') != std::string_view::npos) {
        checkDeck(readTtsSave(text, game));
        checkDecks(readDragnCardsDecks(text, game));
        (void)readFileList(text);
    }
    if (text.find('<') == std::string_view::npos)
        return;
    const auto tree = parseXml(text);
    if (!tree)
        return needReasons(tree.error());
    const auto again = parseXml(writeXml(*tree));
    need(again.has_value(), "XML that is written can be read");
    checkDeck(readCockatriceDeck(text, game));
    checkDeck(readOctgnDeck(text, game));
    checkDeck(readLackeyDeck(text, game));
    checkDeck(readMpcOrder(text, game));
    checkCards(readCockatriceCards(text, game));
    checkCards(readOctgnSet(text, game));
}

} // namespace programs_fuzz
