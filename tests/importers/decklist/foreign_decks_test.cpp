#include "importers/decklist/foreign_decks.h"

#include "importers/registry.h"
#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace foreign_decks_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

// The lists are our own writing in the forms that the programs write.
class ForeignDecksTest : public QObject {
    Q_OBJECT

private:
    // Through the one door, as a text that was pasted.
    static ListedDeck listed(const std::string& text, const char* form)
    {
        if (deckForm("", text).name != std::string(form))
            qFatal("read as %s", deckForm("", text).name);
        auto decks = readDecks("", text, starterGame());
        return decks ? decks->front() : ListedDeck{};
    }
    // "main: 3 Relay Drone (COR 12), 1 Plan; sideboard: …"
    static QString told(const ListedDeck& list)
    {
        std::string all;
        for (const auto& section : list.deck.sections) {
            all += (all.empty() ? "" : "; ") + section.id.str() + ":";
            for (const auto& entry : section.entries)
                all += (&entry == &section.entries.front() ? " " : ", ") + std::to_string(entry.count) + " " +
                       entry.card + (entry.printing.empty() ? "" : " (" + entry.printing + ")");
        }
        return QString::fromStdString(all);
    }

private Q_SLOTS:
    void listsOfForge()
    {
        const auto list = listed("[metadata]\nName=Iron Wall\nDeck Type=constructed\nComment=Hold the line = win\n"
                                 "Tags=wall,defense\n[Main]\n3 Causeway Docker|COR|1\n2 Wick Sprite+|COR\n1 Plan B\n"
                                 "1 Bolt Mice|COR|2|[31]\n1 Echo|1\n[Sideboard]\n2 Relay Drone|COR|[12]\n"
                                 "[Commander]\n1 Ada\n[Planes]\n",
            "Forge");
        QCOMPARE(list.deck.name, std::string("Iron Wall"));
        QCOMPARE(list.deck.notes, std::string("Hold the line = win"));
        QCOMPARE(list.deck.tags, (std::vector<std::string>{"wall", "defense"}));
        QVERIFY(list.unread.empty() && !list.sectionsGiven);
        QCOMPARE(told(list),
            QStringLiteral(
                "main: 3 Causeway Docker (COR), 2 Wick Sprite (COR), 1 Plan B, 1 Bolt Mice (COR 31), 1 Echo; "
                "sideboard: 2 Relay Drone (COR 12); commander: 1 Ada"));
    }

    void rowsOfForgeThatAreNoneAreTold()
    {
        const auto list = listed("[metadata]\nName=\n[Main]\nRelay Drone\n0 Echo|COR\n2 \n3 Fine\n", "Forge");
        QCOMPARE(told(list), QStringLiteral("main: 3 Fine"));
        QCOMPARE(list.unread.size(), std::size_t{3});
        QVERIFY(saysInLine(list.unread, 4, "a count that is not"));
        QVERIFY(saysInLine(list.unread, 5, "a count that is not"));
        QVERIFY(saysInLine(list.unread, 6, "no card name"));
        QCOMPARE(list.unread[0].value, std::string("Relay Drone"));
    }

    void listsOfNetrunnerDb()
    {
        const auto list = listed("Iron Wall\n\nAda: Holder of the Line (Core)\n\nUnit (5)\n3x Causeway Docker (Core) "
                                 "••••• •\n2x Wick Sprite (Core) ★ ●\n\nEvent (1)\n1x Bolt (Core Set)\n\n"
                                 "14 influence spent (max 15, available 1)\n20 agenda points (between 20 and 21)\n"
                                 "45 cards (min 45)\nCards up to Core\n\nDeck built on https://netrunnerdb.com.\n",
            "NetrunnerDB");
        QCOMPARE(list.deck.name, std::string("Iron Wall"));
        QVERIFY(list.unread.empty() && !list.sectionsGiven);
        QCOMPARE(told(list), QStringLiteral("main: 1 Ada: Holder of the Line (Core), 3 Causeway Docker (Core), "
                                            "2 Wick Sprite (Core), 1 Bolt (Core Set)"));
    }

    void wordsInAListOfNetrunnerDbAreTold()
    {
        const auto list = listed("Wall\nUnit (1)\n1x A\nsomething else\n0x B\nCards up to Core\n", "NetrunnerDB");
        QCOMPARE(told(list), QStringLiteral("main: 1 A"));
        QVERIFY(saysInLine(list.unread, 4, "no count"));
        QVERIFY(saysInLine(list.unread, 5, "a count that is not"));
    }

    void listsOfMagicOnline()
    {
        const auto list = listed(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Deck xmlns:xsd=\"http://www.w3.org/2001/"
            "XMLSchema\">\n  <NetDeckID>0</NetDeckID>\n"
            "  <Cards CatID=\"37\" Quantity=\"3\" Sideboard=\"false\" Name=\"Relay &amp; Drone\" "
            "Annotation=\"0\"/>\n"
            "  <Cards CatID=\"38\" Quantity=\"2\" Sideboard=\"true\" Name=\"Plan\"/>\n"
            "  <Cards CatID=\"39\" Quantity=\"many\" Sideboard=\"false\" Name=\"Echo\"/>\n</Deck>\n",
            "Magic Online");
        QCOMPARE(told(list), QStringLiteral("main: 3 Relay & Drone; sideboard: 2 Plan"));
        QCOMPARE(list.unread.size(), std::size_t{1});
        QVERIFY(saysInLine(list.unread, 6, "a count that is not"));
        QVERIFY(!problemsOf(readMtgoDeck("<Deck><Cards ", starterGame())).empty());
    }

    void listsOfArkhamBuild()
    {
        const auto list = listed(R"({"id":"7","name":"Iron Wall","investigator_code":"01001",
            "investigator_name":"Ada","slots":{"01006":2,"Relay Drone":3},"sideSlots":{"01007":1},"meta":"{}",
            "tags":"wall, solo","description_md":"Hold\nthe line","taboo_id":8,"xp":null})",
            "arkham.build");
        QCOMPARE(list.deck.name, std::string("Iron Wall"));
        QCOMPARE(list.deck.tags, (std::vector<std::string>{"wall", "solo"}));
        QCOMPARE(list.deck.notes, std::string("Hold\nthe line"));
        QCOMPARE(told(list), QStringLiteral("investigator: 1 Ada; main: 2 01006, 3 Relay Drone; sideboard: 1 01007"));
        QVERIFY(list.unread.empty() && !list.sectionsGiven);
        QCOMPARE(told(listed(R"({"slots":{"A":1},"sideSlots":[]})", "arkham.build")), QStringLiteral("main: 1 A"));
    }

    void faultsOfAListOfArkhamBuild()
    {
        const auto list = listed(R"({"slots":{"A":"1","B":1000,"C":1.5,"D":2,"":1},"sideSlots":[]})", "arkham.build");
        QCOMPARE(told(list), QStringLiteral("main: 2 D"));
        for (const char* pointer : {"/slots/A", "/slots/B", "/slots/C"})
            QVERIFY2(saysAt(list.unread, pointer, "a count that is not"), pointer);
        QVERIFY(saysAt(list.unread, "/slots/", "no card name"));
        QVERIFY(saysAt(problemsOf(readArkhamDeck(R"({"slots":[1],"sideSlots":[]})", starterGame())), "/slots",
            "is not an object"));
        QVERIFY(saysAt(problemsOf(readArkhamDeck(R"({"slots":{},"name":5,"sideSlots":[]})", starterGame())), "/name",
            "is not a text"));
    }

    void ownFormsStayWhatTheyAre()
    {
        for (const auto& [text, form] : {std::pair{"3 Relay Drone\nSideboard\n1 Plan\n", "Text list"},
                 {"[main]\n3 Relay Drone\n", "Text list"}, {"{\"format\":\"nexusdeck/1\"}", "NexusDeck"},
                 {"{\"sections\":{\"slots\":[],\"sideSlots\":1}}", "NexusDeck"}, {"|Card|Count|\n|-|-|\n", "Table"}})
            QCOMPARE(deckForm("", text).name, form);
        QCOMPARE(deckForm("wall.dck", "anything").name, "Text list");
        QCOMPARE(deckForm("WALL.mwDeck", "anything").name, "Text list");
    }

    void listsThatAreNoneAreRefused()
    {
        const std::string words = [] {
            std::string text;
            for (int i = 0; i < 1010; ++i)
                text += "words\n";
            return text;
        }();
        QVERIFY(says(problemsOf(readForgeDeck("[main]\n" + words, starterGame())), "no deck list"));
        QVERIFY(says(problemsOf(readNetrunnerText(words, starterGame())), "no deck list"));
        QVERIFY(says(problemsOf(readArkhamDeck("{", starterGame())), "no JSON"));
        QVERIFY(says(problemsOf(readForgeDeck(std::string("a\0b", 3), starterGame())), "NUL"));
    }
};

NEXUS_TEST(ForeignDecksTest, Events);

} // namespace foreign_decks_test

#include "foreign_decks_test.moc"
