#include "importers/player_table.h"

#include "tests/support/test_class.h"

#include <QtTest>

namespace player_table_test {

using namespace nexus::importers;

class PlayerTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tablesOfAllKindsAreRead_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("player");
        QTest::addColumn<std::string>("last");
        QTest::addColumn<std::string>("first");
        QTest::addColumn<std::string>("table");
        QTest::addColumn<std::string>("file");
        const std::string none;
        QTest::newRow("commas") << std::string("Player,Table,File\nAnn Lee,12,ann.txt\n") << std::string("Ann Lee")
                                << none << none << std::string("12") << std::string("ann.txt");
        QTest::newRow("German, title above")
            << std::string("Frühlingsturnier\nTisch;Nachname;Vorname;Datei\n7;Lee;Ann;a.pdf\n") << none
            << std::string("Lee") << std::string("Ann") << std::string("7") << std::string("a.pdf");
        QTest::newRow("Markdown") << std::string("| Spieler | Tisch-Nr. |\n| --- | --- |\n| Ann Lee | 3 |\n")
                                  << std::string("Ann Lee") << none << none << std::string("3") << none;
        QTest::newRow("Name is the player") << std::string("Seat\tName\n4\tAnn Lee\n") << std::string("Ann Lee") << none
                                            << none << std::string("4") << none;
        QTest::newRow("the first column counts")
            << std::string("Player,Player\nAnn,Bob\n") << std::string("Ann") << none << none << none << none;
    }
    void tablesOfAllKindsAreRead()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, player);
        QFETCH(std::string, last);
        QFETCH(std::string, first);
        QFETCH(std::string, table);
        QFETCH(std::string, file);
        const auto rows = readPlayerTable(text);
        QVERIFY2(rows && rows->size() == 1, rows ? "" : rows.error().front().reason.c_str());
        const auto& row = rows->front();
        QCOMPARE(std::tie(row.player, row.lastName, row.firstName, row.table, row.file),
            std::tie(player, last, first, table, file));
    }

    // All of a list in a cell, of several lines; its code or its file.
    void listsStandInColumns()
    {
        const auto rows = readPlayersByName("Name,Decklist\nAnn Lee,\"3 Wick Sprite\n2 Reading Lamp\"\nBob,bob.txt\n");
        QVERIFY(rows && rows->size() == 2);
        QCOMPARE(rows->at(0).list, std::string("3 Wick Sprite\n2 Reading Lamp"));
        QCOMPARE(rows->at(1).list, std::string("bob.txt"));
        const auto markdown = readPlayersByName("| Name | List |\n| --- | --- |\n| Ann | 3 Bolt<br>2 Wall |\n");
        QVERIFY(markdown && markdown->at(0).list == "3 Bolt\n2 Wall");
        QVERIFY(!readPlayersByName("Name,Table\n\"Ann\nLee\",3\n")); // a name is of one line
    }

    void whatIsNoTableOfPlayersIsToldWithItsPlace_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::size_t>("line");
        QTest::addColumn<std::string>("reason");
        QTest::newRow("cards") << std::string("Card,Count\nBolt,4\n") << std::size_t{1}
                               << std::string("there is no table of players");
        QTest::newRow("no rows") << std::string("Player,Table\n") << std::size_t{1}
                                 << std::string("there is no table of players");
        QTest::newRow("cells") << std::string("Player,Table\nAnn,1\nBob,2,3\n") << std::size_t{3}
                               << std::string("cells");
        QTest::newRow("turned") << std::string("Player,Table\nAnn\u202e,1\n") << std::size_t{2}
                                << std::string("reading direction");
    }
    void whatIsNoTableOfPlayersIsToldWithItsPlace()
    {
        QFETCH(std::string, text);
        QFETCH(std::size_t, line);
        QFETCH(std::string, reason);
        const auto rows = readPlayerTable(text);
        QVERIFY(!rows);
        QCOMPARE(rows.error().front().line, line);
        QVERIFY2(rows.error().front().reason.find(reason) != std::string::npos, rows.error().front().reason.c_str());
    }

    void rowsWithoutAPlayerArePassedOver()
    {
        const auto rows = readPlayerTable("Player,Table,File\n,,a.txt\nAnn,,\n,4,b.txt\n");
        QVERIFY(rows);
        QCOMPARE(rows->size(), std::size_t{2});
        QCOMPARE(rows->back().table, std::string("4"));
    }
};

NEXUS_TEST(PlayerTableTest, Events);

} // namespace player_table_test

#include "player_table_test.moc"

#include <tuple>
