#include "ui/library/deck_table.h"

#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QSignalSpy>
#include <QtTest>

namespace deck_table_test {

using namespace nexus;
using namespace nexus::test;
using ui::DeckTable;

namespace {

std::vector<app::LibraryDeck> named(std::vector<std::pair<std::int64_t, const char*>> decks)
{
    std::vector<app::LibraryDeck> made;
    for (const auto& [id, name] : decks) {
        app::LibraryDeck deck;
        deck.id = id;
        deck.name = name;
        deck.modified = "2025-01-01T00:00:00Z";
        made.push_back(deck);
    }
    return made;
}

QStringList names(const DeckTable& table)
{
    QStringList shown;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        shown << table.model()->index(row, DeckTable::Name).data().toString();
    return shown;
}

QString legality(const DeckTable& table, int row)
{
    return table.model()->index(row, DeckTable::Legality).data().toString();
}

} // namespace

class DeckTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void wordsShowOnlyWhatTheyFindAlsoOfDecksSetLater()
    {
        DeckTable table(DeckTable::Holds::Library);
        table.setDecks(named({{1, "Amber"}, {2, "Basalt"}}), starterGame());
        table.setWords("BAS");
        QCOMPARE(names(table), QStringList{QStringLiteral("Basalt")});
        table.setDecks(named({{1, "Amber"}, {2, "Basalt"}, {3, "Basin"}}), starterGame());
        QCOMPARE(names(table), (QStringList{QStringLiteral("Basalt"), QStringLiteral("Basin")}));
        QCOMPARE(table.shown(), 2);
        QCOMPARE(table.all(), 3);
    }

    void namesSortInTheOrderTheyAreGiven()
    {
        DeckTable table(DeckTable::Holds::Library);
        table.setDecks(named({{1, "Deck 2"}, {2, "Deck 10"}}), starterGame()); // natural order, which the library knows
        QCOMPARE(names(table), (QStringList{QStringLiteral("Deck 2"), QStringLiteral("Deck 10")}));
        table.sortByColumn(DeckTable::Name, Qt::DescendingOrder);
        QCOMPARE(names(table), (QStringList{QStringLiteral("Deck 10"), QStringLiteral("Deck 2")}));
    }

    void theChosenStayChosenAndTheNextTakesThePlaceOfOneGone()
    {
        DeckTable table(DeckTable::Holds::Library);
        table.setDecks(named({{1, "Amber"}, {2, "Basalt"}, {3, "Chalk"}}), starterGame());
        QCOMPARE(table.onlyChosen(), std::optional<std::int64_t>(1)); // of the library one is always chosen
        table.choose(2);
        QSignalSpy changed(&table, &DeckTable::chosenChanged);
        table.setDecks(named({{4, "Aventurine"}, {2, "Basalt"}, {3, "Chalk"}}), starterGame());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(table.onlyChosen(), std::optional<std::int64_t>(2));
        QCOMPARE(table.onlyChosenName(), QStringLiteral("Basalt"));
        table.setDecks(named({{4, "Aventurine"}, {3, "Chalk"}}), starterGame());
        QCOMPARE(table.onlyChosen(), std::optional<std::int64_t>(3));
        table.selectAll();
        QVERIFY(!table.onlyChosen());
        QCOMPARE(table.chosen().size(), std::size_t{2});
    }

    void ofTheBinNothingIsChosenByItself()
    {
        DeckTable table(DeckTable::Holds::Bin);
        table.setDecks(named({{1, "Amber"}}), starterGame());
        QVERIFY(table.chosen().empty());
        QVERIFY(table.isColumnHidden(DeckTable::Legality));
        table.chooseFirst();
        QCOMPARE(table.onlyChosen(), std::optional<std::int64_t>(1));
    }

    void legalityIsAskedAFewRowsAtATimeAndOnceEach()
    {
        DeckTable table(DeckTable::Holds::Library);
        std::map<std::int64_t, int> asked;
        table.setVerdicts([&](std::int64_t deck) {
            ++asked[deck];
            app::Verdict verdict;
            verdict.errors = deck == 1 ? 2 : 0;
            return verdict;
        });
        std::vector<std::pair<std::int64_t, const char*>> many;
        for (int id = 1; id <= 30; ++id)
            many.emplace_back(id, "Amber");
        table.setDecks(named(many), starterGame());
        QVERIFY(asked.size() < 30);
        QCOMPARE(legality(table, 29), QStringLiteral("…"));
        QTRY_COMPARE(asked.size(), std::size_t{30});
        QTest::qWait(20);
        for (const auto& [deck, times] : asked)
            QCOMPARE(times, 1);
        QVERIFY(legality(table, 0).endsWith(QStringLiteral("2 errors")));
        QVERIFY(legality(table, 29).endsWith(QStringLiteral("legal")));
    }

    void widthsStayWhenTheDecksAreSetAnew()
    {
        DeckTable table(DeckTable::Holds::Library);
        table.setDecks(named({{1, "Amber"}}), starterGame());
        table.setColumnWidth(DeckTable::Name, 333);
        table.setDecks(named({{1, "Amber"}, {2, "Basalt"}}), starterGame());
        QCOMPARE(table.columnWidth(DeckTable::Name), 333);
    }
};

NEXUS_TEST(DeckTableTest, Screen);

} // namespace deck_table_test

#include "deck_table_test.moc"
