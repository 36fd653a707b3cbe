#include "app/documents/list_players.h"

#include "app/base/qt_text.h"
#include "app/documents/list_check.h"
#include "app/printing/decklist_text.h"
#include "importers/decklist/deck_text.h"
#include "tests/support/lists.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace list_players_test {

using namespace nexus;
using namespace nexus::app;
using namespace nexus::test;

namespace {

PlayerDetails details(const char* last, const char* first, const char* table = "")
{
    PlayerDetails player;
    player.lastName = QString::fromUtf8(last);
    player.firstName = QString::fromUtf8(first);
    player.table = QString::fromUtf8(table);
    return player;
}

CheckedList checkedAs(const std::string& source, const PlayerDetails& player, std::size_t deck = 0)
{
    auto list = listReader().read(source, importers::writeDeckText(sampleDecks()[deck], starterGame())).front();
    list.player = player;
    return checkList(std::move(list), listReader());
}

} // namespace

class ListPlayersTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesOfFilesTellPlayers_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("table");
        const std::tuple<const char*, const char*, const char*> files[] = {{"Table 12 - Ann Lee.pdf", "Ann Lee", "12"},
            {"ann_lee.txt", "Ann Lee", ""}, {"Ann Lee.nxdeck", "Ann Lee", ""}, {"ann-lee.csv", "Ann Lee", ""},
            {"12 - Ann Lee.pdf", "Ann Lee", "12"}, {"12_ann_lee.txt", "Ann Lee", "12"},
            {"12. Ann Lee.jpg", "Ann Lee", "12"}, {"T12 Ann Lee.pdf", "Ann Lee", "12"},
            {"table_07_ann_lee.txt", "Ann Lee", "7"}, {"Tisch 3 – Jörg Müller.txt", "Jörg Müller", "3"},
            {"Ann Lee (Table 12).pdf", "Ann Lee", "12"}, {"Ann Lee - T12.pdf", "Ann Lee", "12"},
            {"R3 Table 4 Ann Lee.jpeg", "Ann Lee", "4"}, {"Lee, Ann.pdf", "Ann Lee", ""},
            {"Table 2 - Lee, Ann.pdf", "Ann Lee", "2"}, {"Ann-Marie O'Brien.txt", "Ann-Marie O'Brien", ""},
            {"iseult_van_der_marrow.txt", "Iseult van der Marrow", ""}, {"Table 5.png", "", "5"},
            {"Table 5 - Ann.png", "Ann", "5"}, {"Ann Lee - Wet Ink.pdf", "Ann Lee", ""},
            {"Wet Ink - Ann Lee.pdf", "Ann Lee", ""}, {"Ann Lee (2).pdf", "Ann Lee", ""}, {"wet_ink.txt", "", ""},
            {"Wet Ink (2).pdf", "", ""}, {"decklist.txt", "", ""}, {"my deck.nxdeck", "", ""}, {"lists.pdf", "", ""},
            {"IMG_2031.jpg", "", ""}, {"PXL_20260301_101500.jpg", "", ""}, {"20260301_101500.jpg", "", ""},
            {"WhatsApp Image 2026-03-01 at 10.15.00.jpeg", "", ""}, {"Scan 12.pdf", "", ""}, {"deck (3).txt", "", ""},
            {"2026 Ann Lee.pdf", "", ""}, {"ann.txt", "", ""}, {".txt", "", ""},
            {"a/b/Table 9 - Bo Ek.txt", "Bo Ek", "9"}};
        for (const auto& [file, name, table] : files)
            QTest::newRow(file) << QString::fromUtf8(file) << QString::fromUtf8(name) << QString::fromUtf8(table);
    }
    void namesOfFilesTellPlayers()
    {
        QFETCH(QString, file);
        QFETCH(QString, name);
        QFETCH(QString, table);
        const auto player = playerOfFileName(file.toStdString(), "Wet Ink");
        QCOMPARE(q(playerName(player)), name);
        QCOMPARE(player.table, table);
    }

    void aNameHasALastAndAFirst_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("first");
        for (const auto& [name, last, first] : {std::tuple{"Ann Lee", "Lee", "Ann"}, {"Lee, Ann", "Lee", "Ann"},
                 {"Iseult van der Marrow", "van der Marrow", "Iseult"}, {"Ann Marie Lee", "Lee", "Ann Marie"},
                 {"Ann", "Ann", ""}, {"", "", ""}, {"  Ann \t Lee ", "Lee", "Ann"}})
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(last) << QString::fromUtf8(first);
    }
    void aNameHasALastAndAFirst()
    {
        QFETCH(QString, name);
        QFETCH(QString, last);
        QFETCH(QString, first);
        const auto player = namedPlayer(name.toStdString());
        QCOMPARE(player.lastName, last);
        QCOMPARE(player.firstName, first);
    }

    void textsTellTheirPlayer()
    {
        const auto written = playerInText("// Deck: X\n// Last name: Lee\n// First name: Ann\n// Table: 4\n4 Bolt\n");
        QCOMPARE(written, details("Lee", "Ann", "4"));
        QCOMPARE(playerInText("**Player:** Ann Lee\n* **Tisch**: 4\n"), details("Lee", "Ann", "4"));
        QCOMPARE(playerInText("Spieler: Lee, Ann\r\n4 Bolt\r\n"), details("Lee", "Ann"));
        QCOMPARE(playerInText("4 Bolt\n3 Circle: Red\n"), PlayerDetails());
    }

    void everyFormOfADecklistTellsItsPlayer_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {".pdf", ".txt", ".csv", ".json", ".md"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }
    void everyFormOfADecklistTellsItsPlayer()
    {
        QFETCH(QString, ending);
        const Scratch scratch;
        const auto checker = listReader().checker(sampleDecks()[0].ruleset);
        const std::vector<DeckToList> decks{{sampleDecks()[0], checker, details("Marrow", "Iseult", "7")}};
        const TournamentLists lists(starterCatalogue(), 1);
        const auto file = scratch.path(("some" + ending.toStdString()).c_str());
        QVERIFY(writeDecklistFile(file, decks, lists, {*decklistForm(file.string())}));
        const auto read = listReader().readFile(file);
        QCOMPARE(read.size(), std::size_t{1});
        QCOMPARE(q(playerText(read.front().player)), QStringLiteral("Iseult Marrow, table 7"));
    }

    void eachListIsItsOwnPlayers()
    {
        const Scratch scratch;
        std::vector<DeckToList> decks;
        for (const auto& [deck, last] : {std::pair{0, "Lee"}, {1, "Ray"}, {2, ""}})
            decks.push_back({sampleDecks()[static_cast<std::size_t>(deck)],
                listReader().checker(sampleDecks()[static_cast<std::size_t>(deck)].ruleset), details(last, "")});
        for (const char* name : {"all.pdf", "all.csv", "all.json", "all.txt"}) {
            const auto file = scratch.path(name);
            QVERIFY(
                writeDecklistFile(file, decks, TournamentLists(starterCatalogue(), 1), {*decklistForm(file.string())}));
            const auto read = listReader().readFile(file);
            QCOMPARE(read.size(), std::size_t{3});
            for (std::size_t i = 0; i < 3; ++i)
                QVERIFY2(read[i].player == decks[i].player, name);
        }
    }

    void aTableOfPlayersFindsEachList_data()
    {
        QTest::addColumn<std::string>("table");
        QTest::addColumn<QString>("told");
        const auto& deck = sampleDecks()[0];
        QTest::newRow("file") << std::string("Player,Table,File\nX,1,other.txt\nAnn Lee,12,LIST.txt\n")
                              << QStringLiteral("Ann Lee, table 12");
        QTest::newRow("file with its folder")
            << std::string("Player,File\nAnn Lee,C:\\lists\\list.txt\n") << QStringLiteral("Ann Lee, table 4");
        QTest::newRow("file without its ending")
            << std::string("Player,File\nAnn Lee,list\n") << QStringLiteral("Ann Lee, table 4");
        QTest::newRow("code") << "Player,Code\nAnn Lee," + codeOf(deck) + "\n" << QStringLiteral("Ann Lee, table 4");
        QTest::newRow("checksum") << "Player,Checksum\nAnn Lee," + checksumOf(deck) + "\n"
                                  << QStringLiteral("Ann Lee, table 4");
        QTest::newRow("deck") << "Player,Deck\nAnn Lee," + deck.name + "\n" << QStringLiteral("Ann Lee, table 4");
        QTest::newRow("player") << std::string("Player,Table\n\"Ek, Bo\",9\n") << QStringLiteral("Bo Ek, table 9");
        QTest::newRow("table") << std::string("Player,Table\nAnn Lee,4\n") << QStringLiteral("Ann Lee, table 4");
        QTest::newRow("of two nothing") << std::string("Player,Table\nAnn Lee,4\nBob Ray,Table 4\n")
                                        << QStringLiteral("Bo Ek, table 4");
        QTest::newRow("none") << std::string("Player,Table\nAnn Lee,5\n") << QStringLiteral("Bo Ek, table 4");
    }
    void aTableOfPlayersFindsEachList()
    {
        QFETCH(std::string, table);
        QFETCH(QString, told);
        const auto rows = importers::readPlayerTable(table);
        QVERIFY(rows);
        std::vector lists{checkedAs("some/list.txt", details("Ek", "Bo", "4"))};
        (void)tellPlayers(lists, PlayerTable(*rows));
        QCOMPARE(q(playerText(lists.front().list.player)), told);
        const bool doubt = !lists.front().playerDoubt.empty();
        QCOMPARE(doubt, told != QStringLiteral("Bo Ek, table 4"));
        const auto warnings = listWarnings(lists.front());
        QCOMPARE(std::count(warnings.begin(), warnings.end(), lists.front().playerDoubt) == 1, doubt);
    }

    void playersWithoutAListAreTold()
    {
        const auto rows = importers::readPlayerTable(
            "Player,Table,File\nAnn Lee,1,a.txt\nBob Ray,2,b.txt\nOtto Ek,3,\n");
        std::vector lists{checkedAs("a.txt", {}), checkedAs("x.txt", {}, 1)};
        const auto without = tellPlayers(lists, PlayerTable(*rows));
        QCOMPARE(withoutListText(without), std::string("2 players have no list: Bob Ray, table 2; Otto Ek, table 3."));
        QVERIFY(withoutListText({}).empty());
        QVERIFY(lists.back().list.player == PlayerDetails());
    }

    void aTableThatCannotBeReadIsToldWithItsPlace()
    {
        const Scratch scratch;
        scratch.write("bad.csv", "Player,Table\nAnn,1,2,3\n");
        const auto bad = readPlayers(scratch.path("bad.csv")), gone = readPlayers(scratch.path("gone.csv"));
        QVERIFY(!bad && !bad.error().missing && bad.error().message.find("bad.csv") != std::string::npos);
        QVERIFY(!gone && gone.error().missing);
    }
};

NEXUS_TEST(ListPlayersTest, Screen);

} // namespace list_players_test

#include "list_players_test.moc"

#include <tuple>
