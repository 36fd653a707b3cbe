#include "importers/decklist/listed_deck.h"

#include "importers/decklist/deck_json.h"
#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"

namespace deck_table_test {

using namespace nexus::importers;
using namespace nexus::model;
using namespace nexus::test;

class DeckTableTest : public QObject {
    Q_OBJECT

private:
    static std::vector<ListedDeck> decks(const std::string& text)
    {
        return readDeckTables(text, starterGame()).value();
    }
    static ListedDeck only(const std::string& text)
    {
        auto all = decks(text);
        return all.size() == 1 ? all.front() : ListedDeck{.line = 999};
    }
    static std::vector<DeckEntry> section(const ListedDeck& listed, const char* id)
    {
        const auto* found = listed.deck.section(SectionId(id));
        return found ? found->entries : std::vector<DeckEntry>();
    }

private Q_SLOTS:
    void severalDecksOfOneTableAreToldApart()
    {
        const auto all = decks("Some words.\n\n| Deck Focus | Card Name | Count |\n|---|---|---|\n| **Wall** | Relay "
                               "Drone | 4 |\n| Rush | Aegis | 1 |\n"
                               "| wall | Hedge Magic | 2 |\n| | Relay Post | 3 |\n");
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].deck.name, std::string("Wall"));
        QCOMPARE(all[0].deck.game, std::string("quantum-nexus"));
        QCOMPARE(all[0].line, std::size_t{5});
        QVERIFY(!all[0].sectionsGiven);
        const auto main = section(all[0], "main");
        QCOMPARE(main.size(), std::size_t{3}); // an empty cell goes on with the deck above
        QCOMPARE(main[0].card, std::string("Relay Drone"));
        QCOMPARE(main[0].count, 4);
        QCOMPARE(main[2].count, 3);
        QCOMPARE(all[1].deck.name, std::string("Rush"));
        QCOMPARE(all[1].line, std::size_t{6});
    }

    void headingsInTheirSpellings_data()
    {
        QTest::addColumn<QString>("headings");
        for (const char* headings : {"Deck Name,Card Name,Count", "deck_name,card-name,COUNT", "Deck,Card,Quantity",
                 "Deck Focus,Name,Qty", "Deck,Card,Copies", "Deck,Card,Amount", "Deck,Card,#"})
            QTest::newRow(headings) << QString::fromUtf8(headings);
    }
    void headingsInTheirSpellings()
    {
        QFETCH(QString, headings);
        const auto listed = only(headings.toStdString() + "\nWall,Relay Drone,4\n");
        QCOMPARE(listed.deck.name, std::string("Wall"));
        QCOMPARE(section(listed, "main").size(), std::size_t{1});
        QVERIFY(listed.unread.empty());
    }

    void separatorsMarksAndLineEndings()
    {
        for (const char* text : {"Card;Count\r\nRelay Drone;4\r\n",
                 "\xef\xbb\xbf"
                 "Card,Count\rRelay Drone,4\r",
                 "Card\tCount\nRelay Drone\t4\n", "sep=;\nCard;Count\nRelay Drone;4",
                 "\"Card\",\"Count\"\n\"Relay Drone\",\"4\"\n", "Card|Count\n-|-\nRelay Drone|4x\n"}) {
            const auto listed = only(text);
            QVERIFY2(section(listed, "main").size() == 1, text);
            QCOMPARE(section(listed, "main")[0].count, 4);
            QVERIFY(listed.deck.name.empty());
        }
    }

    void categoriesAndMarksNameSections_data()
    {
        QTest::addColumn<QString>("table");
        QTest::newRow("category") << "Quantity,Name,Category\n4,A,Event\n2,B,Sideboard\n3,C,Maybeboard\n";
        QTest::newRow("several") << "Name,Qty,Categories\nA,4,Ramp\nB,2,\"Draw, Sideboard\"\nC,3,maybe\n";
        QTest::newRow("board") << "Count,Card,Board\n4,A,Units\n2,B,sideboard\n3,C,Considering\n";
        QTest::newRow("German") << "Anzahl;Karte;Kategorie\n4;A;Einheit\n2;B;Ersatzbank\n3;C;Vielleicht\n";
        QTest::newRow("marks") << "Name,Quantity,Sideboarded,Board\nA,4,No,\nB,2,Yes,\nC,3.0,,maybe\n";
    }
    void categoriesAndMarksNameSections()
    {
        QFETCH(QString, table);
        const auto listed = only(table.toStdString());
        QVERIFY(listed.unread.empty() && listed.passed.empty());
        for (const auto& [id, card, count] : {std::tuple("main", "A", 4), {"sideboard", "B", 2}, {"maybe", "C", 3}}) {
            const auto rows = section(listed, id);
            QCOMPARE(rows.size(), std::size_t{1});
            QCOMPARE(rows[0].card, std::string(card));
            QCOMPARE(rows[0].count, count);
        }
    }

    // A column that says nothing to us is named; what is checked against the catalogue or the list's claims is read.
    void columnsThatAreNotReadAreNamed()
    {
        const auto listed = only("Name,Count,Price (EUR),Cost,Binder,Code\nA,1,0.20,3,blue,QN1-A\n");
        QCOMPARE(listed.passed.size(), std::size_t{1});
        QCOMPARE(listed.passed[0].reason, std::string("the columns that are not read: “Price (EUR)”, “Binder”"));
        QCOMPARE(listed.passed[0].line, std::size_t{1});
    }

    void sectionsAreWhereTheTableSays()
    {
        const auto listed = only("Card,Count,Section\nA,1,Missions\nB,2,Main "
                                 "Deck\nC,3,mainboard\nD,4,Side\nE,5,Maybeboard\nF,6,Her Own\nG,7,\nH,8,Mission\n");
        QVERIFY(listed.sectionsGiven);
        QCOMPARE(section(listed, "missions").size(), std::size_t{2});
        QCOMPARE(section(listed, "main").size(), std::size_t{3});
        QCOMPARE(section(listed, "sideboard")[0].count, 4);
        QCOMPARE(section(listed, "maybe")[0].count, 5);
        QCOMPARE(section(listed, "her-own")[0].count, 6);
    }

    void theSameCardTwiceIsAddedUp()
    {
        const auto listed = only("Card,Count\nRelay Drone,2\nrelay  drone,3\nA,999\na,1\n");
        QCOMPARE(section(listed, "main")[0].count, 5);
        QVERIFY(saysInLine(listed.unread, 5, "over 999"));
    }

    void otherColumnsAreKeptToCompareNotBelieved()
    {
        const auto listed = only(
            "Deck,Card,Count,CP Cost,Card Type,DP Tech,Notes,Range,Challenge\nW,Relay Drone,4,3,Unit,,x,Close,y\n");
        QCOMPARE(listed.values.size(), std::size_t{3});
        QCOMPARE(listed.values[0].heading, std::string("CP Cost"));
        QCOMPARE(listed.values[0].value, std::string("3"));
        QCOMPARE(listed.values[0].card, std::string("Relay Drone"));
        QCOMPARE(listed.values[0].line, std::size_t{2});
        QCOMPARE(starterGame().attributes[listed.values[0].attribute.value()].id.str(), std::string("cp"));
        QVERIFY(!listed.values[1].attribute); // the type
        QCOMPARE(listed.values[1].value, std::string("Unit"));
        QCOMPARE(listed.values[2].heading, std::string("Range"));
    }

    void rowsThatAreNoCardsAreListedWithLineAndHeading_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* cells, const char* heading, const char* reason) {
            QTest::newRow(cells) << QString::fromUtf8(cells) << QString::fromUtf8(heading) << QString::fromUtf8(reason);
        };
        for (const char* count : {"W,X,0", "W,X,000", "W,X,-1", "W,X,1.5", "W,X,1e2", "W,X,1000", "W,X,1000000000",
                 "W,X,9223372036854775808", "W,X,", "W,X,x", "W,X,four", "W,X,4.5"})
            row(count, "Count", "is not a count between 1 and 999");
        row("W,,4", "Card Name", "is empty");
        row("W,\u00a0,4", "Card Name", "is empty");
        row("W,a\u202eb,4", "Card Name", "direction");
        row("\"a\nb\",X,4", "Deck Name", "control character");
    }
    void rowsThatAreNoCardsAreListedWithLineAndHeading()
    {
        QFETCH(QString, row);
        QFETCH(QString, heading);
        QFETCH(QString, reason);
        const auto listed = only("Deck Name,Card Name,Count\nW,Relay Drone,4\n" + row.toStdString() + "\nW,Aegis,1\n");
        QCOMPARE(listed.unread.size(), std::size_t{1});
        QCOMPARE(listed.unread[0].line, std::size_t{3});
        QCOMPARE(QString::fromStdString(listed.unread[0].heading), heading);
        QVERIFY2(
            listed.unread[0].reason.find(reason.toStdString()) != std::string::npos, listed.unread[0].reason.c_str());
        QCOMPARE(listed.deck.copies(SectionId("main")), 5);
    }

    void rowsOfAnotherWidthAreListed()
    {
        const auto listed = only("Card,Count\nA\nB,2\nC,3,4\n");
        QCOMPARE(listed.deck.copies(SectionId("main")), 2);
        QVERIFY(saysInLine(listed.unread, 2, "1 cells"));
        QVERIFY(saysInLine(listed.unread, 4, "3 cells"));
    }

    void tablesThatAreNoDecksArePassedOver()
    {
        const auto all = decks("|Name|CP|\n|-|-|\n|X|2|\n\n|Card|Count|\n|-|-|\n|A|1|\n\n|Card|Count|\n|-|-|\n|A|2|\n");
        QCOMPARE(all.size(), std::size_t{2}); // each table is a deck of its own
        QCOMPARE(all[1].deck.copies(SectionId("main")), 2);
    }

    void whatHasNoDeckIsRefused()
    {
        for (const char* text : {"Card Name\nX\n", "Count\n3\n", "Card,Count\n", "just words", "|a|b|\n|-|-|\n|1|2|\n"})
            QVERIFY2(says(problemsOf(readDeckTables(text, starterGame())), "Card Name and Count"), text);
    }

    void aDeckOfATableCanBeSavedAndLoaded()
    {
        std::string rows;
        for (int i = 0; i < 2100; ++i)
            rows += "W,Card " + std::to_string(i) + ",1\n";
        const auto all = decks(
            "Deck Name,Card Name,Count\n" + rows + std::string(300, 'n') + ",X,1\n\"A \"\"B\"\"\",X,1\n");
        QCOMPARE(all.size(), std::size_t{2});
        QVERIFY(says(all[0].unread, "2,000"));
        QVERIFY(says(all[0].unread, "too long"));
        for (const auto& listed : all) {
            const auto saved = readDeckJson(writeDeckJson(listed.deck));
            QVERIFY(saved);
            QVERIFY(*saved == listed.deck);
        }
    }

    void whatIsNoListOfDecksIsRefused()
    {
        std::string text = "Deck,Card,Count\n";
        for (int i = 0; i < 1100; ++i)
            text += "W,X,none\n";
        QVERIFY(saysInLine(problemsOf(readDeckTables(text, starterGame())), 1002, "no deck list"));
        text = "Deck,Card,Count\n";
        for (int i = 0; i < 1001; ++i)
            text += std::to_string(i) + ",X,1\n";
        QVERIFY(saysInLine(problemsOf(readDeckTables(text, starterGame())), 1002, "more than 1,000 decks"));
    }
};

NEXUS_TEST(DeckTableTest, Events);

} // namespace deck_table_test

#include "deck_table_test.moc"

#include <tuple>
