#include "ui/catalogue/result_table.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>

namespace result_table_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::CatalogueModel;

namespace {

struct Shown {
    Shown()
        : table(&model)
    {
        model.setCatalogue(starterCatalogue());
        table.resize(700, 400);
        table.show();
        table.activateWindow();
        table.setFocus();
        QCoreApplication::processEvents();
    }
    int column(const char* id) const
    {
        for (int i = 0; i < model.columnCount(); ++i)
            if (model.columns()[static_cast<std::size_t>(i)].id == QLatin1String(id))
                return i;
        return -1;
    }
    CatalogueModel model;
    ResultTable table;
};

} // namespace

class ResultTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void theFirstColumnsAreThoseThatDecide()
    {
        Shown s;
        for (int i = 0; i < s.model.columnCount(); ++i) {
            const auto id = s.model.columns()[static_cast<std::size_t>(i)].id;
            const bool expected = QStringList{q("cost"), q("name"), q("domains"), q("fight"), q("adding")}.contains(id);
            QCOMPARE(!s.table.isColumnHidden(i), expected);
        }
        QCOMPARE(s.table.rowHeight(0), ResultDelegate::rowHeight);
        int width = 0;
        for (int i = 0; i < s.model.columnCount(); ++i)
            width += s.table.columnWidth(i) * !s.table.isColumnHidden(i);
        QCOMPARE(width, s.table.viewport()->width()); // the name takes what is left
    }

    void narrowItHidesTheLesserColumnsAndNothingNeedsScrolling()
    {
        Shown s;
        const auto shown = [&](const char* id) { return !s.table.isColumnHidden(s.column(id)); };
        for (const int width : {345, 400}) { // as at 200 % on 1600 and 1920 points
            s.table.resize(width, 400);
            QCoreApplication::processEvents();
            QVERIFY(shown("cost") && shown("name") && shown("adding"));
            QVERIFY(!shown("fight") && s.table.isSqueezed(s.column("fight")));
            QVERIFY(!s.table.isSqueezed(s.column("type"))); // was not wanted
            QCOMPARE(s.table.horizontalScrollBar()->maximum(), 0);
            QVERIFY(s.table.columnWidth(s.column("adding")) >= 112);
        }
        // the pips of the hidden column stand below the name
        const auto colour = domainColour(starterGame(), *starterGame().find(AttributeId("technology")));
        QVERIFY(s.model.setQuery(QStringLiteral("\"aegis tender\"")));
        s.table.resize(345, 400);
        s.table.clearSelection();
        const auto has = [&](const QRect& rect) {
            const auto image = s.table.viewport()->grab(rect).toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == colour)
                        return true;
            return false;
        };
        QVERIFY(has(s.table.visualRect(s.model.index(0, s.column("name")))));
        // settings keep the choice, not what the width makes of it
        const auto state = s.table.columnState();
        QVERIFY(!shown("fight")); // asking changes nothing
        s.table.resize(700, 400);
        QVERIFY(shown("fight") && shown("domains"));
        QVERIFY(!has(s.table.visualRect(s.model.index(0, s.column("name")))));
        Shown other;
        QVERIFY(other.table.setColumnState(state));
        QVERIFY(!other.table.isColumnHidden(other.column("fight")));
        QVERIFY(!other.table.isColumnHidden(other.column("domains")));
    }

    void keysAskForCopies()
    {
        Shown s;
        QSignalSpy add(&s.table, &ResultTable::addWanted), copies(&s.table, &ResultTable::copiesWanted);
        s.table.setCurrentCard(*s.model.cardAt(3));
        QTest::keyClick(&s.table, Qt::Key_Return);
        QTest::keyClick(&s.table, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(&s.table, Qt::Key_Enter, Qt::KeypadModifier | Qt::ShiftModifier);
        QCOMPARE(add.count(), 3);
        QVERIFY(add[0][0].value<Qt::KeyboardModifiers>() == Qt::NoModifier);
        QVERIFY(add[1][0].value<Qt::KeyboardModifiers>() == Qt::ControlModifier);
        QVERIFY(add[2][0].value<Qt::KeyboardModifiers>() == Qt::ShiftModifier);
        for (const auto key : {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus, Qt::Key_Delete})
            QTest::keyClick(&s.table, key);
        QTest::keyClick(&s.table, Qt::Key_Delete, Qt::ShiftModifier);
        QList<int> by;
        for (const auto& call : copies)
            by << call.front().toInt();
        QCOMPARE(by, (QList<int>{1, 1, -1, -1, -maxCopies}));
        QTest::keyClick(&s.table, Qt::Key_End);
        QCOMPARE(s.table.currentCard(), s.model.cardAt(s.model.rowCount() - 1));
        QCOMPARE(s.table.selectedCards(), std::vector{*s.model.cardAt(s.model.rowCount() - 1)}); // what Enter adds
        QTest::keyClick(&s.table, Qt::Key_Home);
        QCOMPARE(s.table.currentCard(), s.model.cardAt(0));
        QCOMPARE(s.table.selectedCards(), std::vector{*s.model.cardAt(0)});
        s.table.setCurrentCard(*s.model.cardAt(3));
        QTest::keyClick(&s.table, Qt::Key_Home, Qt::ShiftModifier);
        QCOMPARE(s.table.selectedCards().size(), std::size_t{4});
        const auto at = s.table.visualRect(s.model.index(1, s.column("name"))).center();
        QTest::mouseClick(s.table.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(add.count(), 3);
        QTest::mouseDClick(s.table.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(add.count(), 4);
        QVERIFY(s.model.setQuery(QStringLiteral("cp>900")));
        QTest::keyClick(&s.table, Qt::Key_Return);
        QCOMPARE(add.count(), 4); // no card, nothing to add
    }

    void theCurrentCardStaysWhileTheResultChanges()
    {
        Shown s;
        QSignalSpy current(&s.table, &ResultTable::currentCardChanged);
        const auto card = *s.model.cardAt(40);
        s.table.setCurrentCard(card);
        QCOMPARE(s.table.currentCard(), std::optional(card));
        QCOMPARE(current.back().front().toUInt(), card);
        QVERIFY(s.model.setQuery(QStringLiteral("cp>=0")));
        s.table.setCurrentCard(card);
        QCOMPARE(s.table.currentCard(), std::optional(card));
        QVERIFY(s.model.setQuery(QStringLiteral("cp>=0 -\"%1\"").arg(q(starterCatalogue()->name(card)))));
        s.table.setCurrentCard(card); // not in there: the first
        QCOMPARE(s.table.currentCard(), s.model.cardAt(0));
    }

    void severalRowsAreSelected()
    {
        Shown s;
        s.table.setCurrentCard(*s.model.cardAt(2));
        QTest::keyClick(&s.table, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&s.table, Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY((s.table.selectedCards() ==
                 std::vector<CardIndex>{*s.model.cardAt(2), *s.model.cardAt(3), *s.model.cardAt(4)}));
        s.table.clearSelection();
        QVERIFY((s.table.selectedCards() == std::vector<CardIndex>{*s.model.cardAt(4)})); // the current one
    }

    void aHeadingSortsUpDownAndNotAtAll()
    {
        Shown s;
        QSignalSpy sort(&s.table, &ResultTable::sortWanted);
        auto* header = s.table.horizontalHeader();
        const QPoint at(header->sectionViewportPosition(s.column("cost")) + 10, header->height() / 2);
        for (int i = 0; i < 4; ++i)
            QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(sort.count(), 4);
        QCOMPARE(sort[0], (QList<QVariant>{q("cost"), false}));
        QCOMPARE(sort[1], (QList<QVariant>{q("cost"), true}));
        QCOMPARE(sort[2].front().toString(), QString());
        QCOMPARE(sort[3], (QList<QVariant>{q("cost"), false}));
    }

    void columnsComeBack()
    {
        QByteArray state;
        {
            Shown s;
            s.table.setColumnHidden(s.column("fight"), true);
            s.table.setColumnHidden(s.column("rarity"), false);
            s.table.horizontalHeader()->moveSection(s.table.horizontalHeader()->visualIndex(s.column("rarity")), 0);
            s.table.setColumnHidden(s.column("name"), true); // cannot stay: a row has to be called something
            state = s.table.columnState();
        }
        Shown s;
        QVERIFY(s.table.setColumnState(state));
        QVERIFY(s.table.isColumnHidden(s.column("fight")));
        QVERIFY(!s.table.isColumnHidden(s.column("rarity")));
        QCOMPARE(s.table.horizontalHeader()->visualIndex(s.column("rarity")), 0);
        QVERIFY(!s.table.isColumnHidden(s.column("name")));
        QVERIFY(!s.table.setColumnState({}));
        QVERIFY(!s.table.setColumnState("no state"));
        QVERIFY(!s.table.isColumnHidden(s.column("rarity")));
    }

    void rowsAnswerScreenReadersWithTheirSentence()
    {
        Shown s;
        nexus::app::DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 4 Aegis Tender"),
            std::make_shared<const DeckChecker>(ruleset(), starterCatalogue()));
        s.model.setDocument(&document);
        QVERIFY(s.model.setQuery(QStringLiteral("\"aegis tender\"")));
        auto* seen = QAccessible::queryAccessibleInterface(&s.table);
        QVERIFY(seen && seen->tableInterface());
        QCOMPARE(seen->text(QAccessible::Name), QStringLiteral("Cards found"));
        auto* cell = seen->tableInterface()->cellAt(0, s.column("name"));
        QVERIFY(cell);
        const auto text = cell->text(QAccessible::Name);
        QVERIFY2(text.startsWith(q("Aegis Tender, Unit Drone Construct, CP 2")), qPrintable(text));
        QVERIFY2(text.endsWith(q(". Cannot be added: at its limit of 4")), qPrintable(text));
    }

    void rowsAreLegibleInBothThemes()
    {
        for (const auto choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(choice);
            Shown s;
            s.table.setCurrentCard(*s.model.cardAt(1));
            const auto rect = s.table.visualRect(s.model.index(1, s.column("name")));
            const auto other = s.table.visualRect(s.model.index(3, s.column("name")));
            const auto image = s.table.viewport()->grab().toImage();
            QCOMPARE(image.pixelColor(rect.right() - 2, rect.top() + 2), theme().selection);
            QCOMPARE(image.pixelColor(other.right() - 2, other.top() + 2), theme().pane);
            bool text = false;
            for (int x = other.left(); x < other.left() + 120; ++x)
                for (int y = other.top(); y < other.bottom(); ++y)
                    text = text || image.pixelColor(x, y) == theme().text;
            QVERIFY(text);
        }
        applyTheme(ThemeChoice::Light);
    }
};

NEXUS_TEST(ResultTableTest, Screen);

} // namespace result_table_test

#include "result_table_test.moc"
