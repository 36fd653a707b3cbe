#include "ui/theme/row_table.h"

#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QSignalSpy>
#include <QtTest>

namespace row_table_test {

using namespace nexus;
using ui::RowTable;
using ui::TableRows;

namespace {

struct Thing {
    qint64 id;
    QString name, kind;
    qint64 copies;
};

TableRows rowsOf(std::vector<Thing> things)
{
    TableRows rows;
    rows.count = static_cast<int>(things.size());
    const auto shown = std::make_shared<std::vector<Thing>>(std::move(things));
    const auto thing = [shown](int row) -> const Thing& { return (*shown)[static_cast<std::size_t>(row)]; };
    rows.id = [thing](int row) { return thing(row).id; };
    rows.text = [thing](int row, int column) {
        return column == 0 ? thing(row).name : column == 1 ? thing(row).kind : QString::number(thing(row).copies);
    };
    rows.number = [thing](int row, int) { return thing(row).copies; };
    return rows;
}

const std::vector<Thing> three{{7, QStringLiteral("Deck 2"), QStringLiteral("b"), 9},
    {8, QStringLiteral("Deck 10"), QStringLiteral("A"), 10}, {9, QStringLiteral("Deck 11"), QStringLiteral("b"), 1}};

QStringList names(const RowTable& table)
{
    QStringList all;
    for (int row = 0; row < table.shown(); ++row)
        all << table.shownText(row, 0);
    return all;
}

std::unique_ptr<RowTable> made()
{
    auto table = std::make_unique<RowTable>(QStringLiteral("Things"),
        std::vector<ui::RowColumn>{{QStringLiteral("Name"), 80, false, {}}, {QStringLiteral("Kind"), 80, false, {}},
            {QStringLiteral("Copies"), 80, true, {}}});
    table->setRows(rowsOf(three));
    return table;
}

} // namespace

class RowTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void columnsSortByOrderWordsAndNumbers()
    {
        const auto table = made();
        const QStringList asGiven{QStringLiteral("Deck 2"), QStringLiteral("Deck 10"), QStringLiteral("Deck 11")};
        QCOMPARE(names(*table), asGiven);
        table->sortByColumn(2, Qt::AscendingOrder);
        QCOMPARE(names(*table), (QStringList{asGiven[2], asGiven[0], asGiven[1]}));
        table->sortByColumn(1, Qt::AscendingOrder); // "A" before "b"; equal ones as given
        QCOMPARE(names(*table), (QStringList{asGiven[1], asGiven[0], asGiven[2]}));
        table->sortByColumn(0, Qt::DescendingOrder);
        QCOMPARE(names(*table), (QStringList{asGiven[2], asGiven[1], asGiven[0]}));
    }

    void theChosenStayChosenWhereverTheyGo()
    {
        const auto table = made();
        table->choose(8);
        QCOMPARE(table->current(), 1);
        table->sortByColumn(2, Qt::DescendingOrder);
        QCOMPARE(table->current(), 1);
        QCOMPARE(table->currentIndex().row(), 0);
        QSignalSpy changed(table.get(), &RowTable::chosenChanged);
        table->setRows(rowsOf({three[2], three[1]}));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(table->current(), 1);
        QCOMPARE(table->chosen(), std::vector<int>{1});
        table->setRows(rowsOf({three[2]})); // the chosen one is gone: the one in its place
        QCOMPARE(table->chosen(), std::vector<int>{0});
        table->setRows(rowsOf({}));
        QCOMPARE(table->current(), -1);
    }

    void spaceTicksFromAnyColumn()
    {
        const auto table = made();
        table->setTickable();
        table->choose(9);
        table->selectionModel()->setCurrentIndex(
            table->currentIndex().siblingAtColumn(2), QItemSelectionModel::NoUpdate);
        QSignalSpy ticked(table.get(), &RowTable::tickedChanged);
        QTest::keyClick(table.get(), Qt::Key_Space);
        QCOMPARE(table->ticked(), std::set<qint64>{9});
        table->setRows(rowsOf({three[2], three[0]}));
        QCOMPARE(table->ticked(), std::set<qint64>{9});
        QTest::keyClick(table.get(), Qt::Key_Space);
        QVERIFY(table->ticked().empty());
        QCOMPARE(ticked.count(), 2);
    }

    void manyRowsAreThereAtOnce()
    {
        const auto table = made();
        int asked = 0;
        TableRows rows;
        rows.count = 50'000;
        rows.text = [&asked](int row, int) {
            ++asked;
            return QString::number(row);
        };
        rows.number = [](int row, int) { return -row; };
        table->resize(400, 400);
        table->show();
        table->setRows(rows);
        QTest::qWait(50);
        QCOMPARE(table->shown(), 50'000);
        QVERIFY2(asked < 2'000, qPrintable(QString::number(asked))); // of the rows that are seen
        table->sortByColumn(2, Qt::AscendingOrder);
        QCOMPARE(table->shownText(0, 0), QStringLiteral("49999"));
    }
};

NEXUS_TEST(RowTableTest, Screen);

} // namespace row_table_test

#include "row_table_test.moc"
