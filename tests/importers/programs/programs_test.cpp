// Decks and card lists as other programs themselves write them: in their order and with their own additions.
#include "importers/programs/publication.h"
#include "importers/programs/tts.h"
#include "importers/registry.h"
#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace programs_test {

using namespace nexus;
using namespace nexus::importers;
using namespace nexus::test;

namespace {

ListedDeck deckOf(const char* file, const std::string& bytes)
{
    auto decks = readDecks(file, bytes, starterGame());
    return decks && !decks->empty() ? std::move(decks->front()) : ListedDeck();
}

std::vector<std::string> rows(const ListedDeck& listed)
{
    std::vector<std::string> rows;
    for (const auto& section : listed.deck.sections)
        for (const auto& entry : section.entries)
            rows.push_back(section.id.str() + ": " + std::to_string(entry.count) + " " + entry.card +
                           (entry.printing.empty() ? "" : " (" + entry.printing + ")"));
    return rows;
}

using Rows = std::vector<std::string>;

} // namespace

class ProgramsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cockatrice()
    {
        const auto listed = deckOf("x.cod", R"(<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <lastLoadedTimestamp>Mon Jan 5 10:00:00 2026</lastLoadedTimestamp>
    <deckname>Reef</deckname>
    <comments>Two lines,
the second.</comments>
    <zone name="main">
        <card number="4" name="Glass Weather" setShortName="COR" collectorNumber="67" uuid="1-2"/>
        <card name="Wick Sprite" number="2"/>
        <card name="Broken" number="two"/>
    </zone>
    <zone name="side"><card number="1" name="Second Draft"/></zone>
</cockatrice_deck>)");
        QCOMPARE(rows(listed), (Rows{"main: 4 Glass Weather (COR 67)", "main: 2 Wick Sprite", "side: 1 Second Draft"}));
        QCOMPARE(listed.deck.name, std::string("Reef"));
        QCOMPARE(listed.deck.notes, std::string("Two lines,\nthe second."));
        QVERIFY(saysInLine(listed.unread, 10, "whole number between 1 and 999"));
    }

    void tabletopSimulator()
    {
        const auto listed = deckOf("x.json", R"({"SaveName": "", "ObjectStates": [
            {"Name": "Bag", "Nickname": "My things", "ContainedObjects": [
                {"Name": "Deck", "Nickname": "", "DeckIDs": [100, 101], "ContainedObjects": [
                    {"Name": "Card", "Nickname": "Glass Weather", "CardID": 100},
                    {"Name": "Card", "Nickname": "", "CardID": 101}]}]},
            {"Name": "Custom_Token", "Nickname": "Coin"},
            {"Name": "Card", "Nickname": "Wick Sprite", "Description": "odd"}]})");
        QCOMPARE(rows(listed), (Rows{"main: 1 Glass Weather", "main: 1 Wick Sprite"}));
        QCOMPARE(listed.unread.size(), std::size_t{1});
        QVERIFY(saysAt(listed.unread, "/ObjectStates/0/ContainedObjects/0/ContainedObjects/1", "without a name"));
    }

    void cardGameSimulator()
    {
        const auto listed = deckOf("x.txt",
            "### Some Game Deck: Reef\n# Format: x\n4 Glass Weather\n2x Wick Sprite\n"
            "Second Draft\n1 [a-1] Zone of Silence (Mission) (COR)\nSideboard\n1 Candle Reef\n");
        QCOMPARE(rows(listed), (Rows{"main: 4 Glass Weather", "main: 2 Wick Sprite", "main: 1 Second Draft",
                                   "main: 1 Zone of Silence (Mission)", "sideboard: 1 Candle Reef"}));
        QCOMPARE(listed.deck.name, std::string("Reef"));
    }

    void octgn()
    {
        const auto listed = deckOf("x.o8d", R"(<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="b440d120-025a-4fbe-9f8d-3873acedb37b" sleeveid="0">
  <section name="Missions" shared="False"><card qty="1" id="x">First Term at Lowglass</card></section>
  <section name="Main" shared="False"><card qty="3" id="y">Wick Sprite</card></section>
  <section name="Empty" shared="True" />
  <notes><![CDATA[Hold on.]]></notes>
</deck>)");
        QCOMPARE(rows(listed), (Rows{"Missions: 1 First Term at Lowglass", "Main: 3 Wick Sprite"}));
        QCOMPARE(listed.deck.notes, std::string("Hold on."));
    }

    void lackey()
    {
        const auto listed = deckOf("x.dek",
            "<deck version=\"0.8\">\n\t<meta>\n\t\t<game>nexus</game>\n\t</meta>\n"
            "\t<superzone name=\"Deck\">\n\t\t<card><name id=\"w\">Wick "
            "Sprite</name><set>COR</set></card>\n\t\t<card><name "
            "id=\"w\">Wick Sprite</name><set>COR</set></card>\n\t</superzone>\n</deck>\n");
        QCOMPARE(rows(listed), Rows{"Deck: 2 Wick Sprite"});
        QCOMPARE(rows(deckOf("x.txt", "3\tWick Sprite\n")), Rows{"main: 3 Wick Sprite"});
    }

    void anOrderOfTheAutofillTool()
    {
        const auto listed = deckOf("cards.xml", R"(<order><details><quantity>3</quantity><bracket>18</bracket>
<stock>(S30) Standard Smooth</stock><foil>false</foil></details><fronts>
<card><id>1AbC</id><slots>0,2</slots><name>Wick Sprite [by me].png</name><query>wick sprite</query></card>
<card><id>./b.png</id><sourceType>Local File</sourceType><slots>1</slots><name>Glass Weather.png</name><query></query></card>
</fronts><backs/><cardback>2</cardback></order>)");
        QCOMPARE(rows(listed), (Rows{"main: 2 wick sprite", "main: 1 Glass Weather"}));
    }

    void dragnCards()
    {
        const auto decks = readDecks("d.json", R"({"preBuiltDecks": {
            "one": {"label": "Reef", "cards": [{"loadGroupId": "playerNDeck", "quantity": 2, "databaseId": "w", "_name": "Wick Sprite"},
                {"loadGroupId": "playerNMissions", "quantity": 0, "databaseId": "x"}]},
            "two": {"label": "Other", "cards": []}}})",
            starterGame());
        QVERIFY(decks);
        QCOMPARE(decks->size(), std::size_t{2});
        QCOMPARE(rows(decks->front()), Rows{"main: 2 Wick Sprite"});
        QVERIFY(saysAt(decks->front().unread, "/preBuiltDecks/one/cards/1", "whole number between 1 and 999"));
    }

    // The catalogue knows which brackets belong to a name: app/documents/list_reading.
    void namesStayWhole()
    {
        const auto listed = deckOf("x.o8d", R"(<deck game="b440d120-025a-4fbe-9f8d-3873acedb37b">
  <section name="Main"><card qty="2" id="x"> Edge Lesson [2] </card></section></deck>)");
        QCOMPARE(rows(listed), Rows{"Main: 2 Edge Lesson [2]"});
        QVERIFY(listed.marked);
    }

    void sheetsShowCardsAsLargeAsTheyFit()
    {
        for (std::size_t cards = 1; cards <= ttsSheetCards; ++cards) {
            const auto sheet = ttsSheet(cards);
            QVERIFY(sheet.columns <= 10 && sheet.rows <= 7);
            QVERIFY(static_cast<std::size_t>(sheet.columns * sheet.rows) >= cards);
            QVERIFY(sheet.columns * sheet.cardWidth <= 4096);
            QVERIFY(sheet.rows * (sheet.cardWidth * 88 / 63 + 1) <= 4096);
        }
        QCOMPARE(ttsSheet(70), (TtsSheet{10, 7, 409}));
        QCOMPARE(ttsSheet(1).cardWidth, 744);
    }
};

NEXUS_TEST(ProgramsTest, Nothing);

} // namespace programs_test

#include "programs_test.moc"
