#include "ui/chances/drawn_hand.h"
#include "ui/deck/cost_curve.h"
#include "ui/deck/deck_dialogs.h"
#include "ui/deck/deck_pages.h"

#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/theme/charts.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>

namespace deck_views_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::DeckDocument;

namespace {

const char* const cards = R"([
 {"name":"Bolt","type":"Event","cp":1,"domains":{"magic":1}},
 {"name":"Drone","type":"Unit","cp":2,"domains":{"technology":2},"attack":1,"defense":2,"rules":"Tiny."},
 {"name":"Golem","type":"Unit","cp":7,"attack":4,"defense":6},
 {"name":"Forge","type":"Mission","cp":5,"domains":{"technology":3}}])";

std::shared_ptr<const DeckChecker> checker()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), catalogueOf(cards));
    return made;
}

QStringList titles(const QWidget& view)
{
    QStringList names;
    for (const auto* panel : view.findChildren<ChartFrame*>())
        if (!panel->isHidden())
            names << panel->accessibleName();
    return names;
}

ChartFrame* panel(const QWidget& view, const QString& name)
{
    for (auto* candidate : view.findChildren<ChartFrame*>())
        if (candidate->accessibleName() == name)
            return candidate;
    return nullptr;
}

QStringList rowTexts(const QTreeWidget& tree)
{
    QStringList rows;
    for (int i = 0; i < tree.topLevelItemCount(); ++i) {
        const auto* group = tree.topLevelItem(i);
        rows << group->text(0);
        for (int j = 0; j < group->childCount(); ++j)
            rows << QStringList{group->child(j)->text(0), group->child(j)->text(1), group->child(j)->text(2),
                group->child(j)->text(3)}
                        .join(QLatin1Char('|'));
    }
    return rows;
}

} // namespace

class DeckViewsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void statisticsAreChartsWithSentences()
    {
        DeckDocument document(deckOf("missions: 1 Forge; main: 3 Bolt, 2 Drone, 1 Golem"), checker());
        StatisticsView view;
        view.setDocument(&document);
        view.resize(640, 200);
        view.show();
        QCoreApplication::processEvents();
        QCOMPARE(titles(view).first(), QStringLiteral("CP chart"));
        QCOMPARE(panel(view, QStringLiteral("CP chart"))->accessibleDescription(),
            q("CP: 3 cards at 1 CP, 2 at 2 CP, 1 at 7 CP. 6 cards, 14 CP · average 2.3, median 1.5. Income 5 CP a "
              "round."));
        for (const char* title :
            {"Types chart", "Domains chart", "Attack chart", "Defense chart", "Size chart", "Keywords chart"})
            QVERIFY2(panel(view, QString::fromLatin1(title)), title);
        const auto rows = panel(view, QStringLiteral("Domains chart"))->findChild<BarList*>()->rows();
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].colour, QColor(QStringLiteral("#2f6db5")));
        // Every chart takes the focus and has words for it.
        for (const auto* chart : view.findChildren<ChartFrame*>()) {
            QVERIFY(chart->focusPolicy() & Qt::TabFocus);
            QVERIFY(!chart->accessibleDescription().isEmpty());
            QVERIFY(chart->width() >= 180 && chart->geometry().right() <= chart->parentWidget()->width());
        }
        auto* seen = QAccessible::queryAccessibleInterface(panel(view, QStringLiteral("CP chart")));
        QVERIFY(seen && seen->text(QAccessible::Description).contains(QStringLiteral("1 at 7 CP")));
    }

    void statisticsFollowTheDeckOnlyWhileTheyAreSeen()
    {
        DeckDocument document(deckOf("main: 1 Bolt"), checker());
        StatisticsView view;
        view.setDocument(&document);
        const auto cost = [&] { return panel(view, QStringLiteral("CP chart"))->accessibleDescription(); };
        view.show();
        QVERIFY(cost().startsWith(QStringLiteral("CP: 1 card at 1 CP.")));
        const auto* before = panel(view, QStringLiteral("CP chart"));
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Bolt"}, 2}}, QStringLiteral("Add")));
        QTRY_VERIFY(cost().startsWith(QStringLiteral("CP: 3 cards at 1 CP.")));
        QCOMPARE(panel(view, QStringLiteral("CP chart")), before); // filled anew, not made anew
        view.hide();
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Bolt"}, 2}}, QStringLiteral("Add")));
        QTest::qWait(160);
        QVERIFY(cost().startsWith(QStringLiteral("CP: 3 cards at 1 CP.")));
        view.show();
        QVERIFY(cost().startsWith(QStringLiteral("CP: 5 cards at 1 CP.")));
    }

    void aColumnNarrowsTheDeckAndLetsItGo()
    {
        DeckDocument document(deckOf("missions: 1 Forge; main: 3 Bolt, 2 Drone, 1 Golem"), checker());
        StatisticsView view;
        view.setDocument(&document);
        view.resize(640, 400);
        view.show();
        QCoreApplication::processEvents();
        auto* curve = view.findChild<CostCurveChart*>();
        auto* all = view.findChild<QToolButton*>(QStringLiteral("wholeDeck"));
        QVERIFY(curve && all && all->isHidden());
        QSignalSpy wanted(&view, &StatisticsView::filterWanted);
        QTest::mouseClick(curve, Qt::LeftButton, {}, curve->columnRect(2).center());
        QCOMPARE(wanted.takeLast().front().toString(), QStringLiteral("cp=2 in:main"));
        view.setFilter(QStringLiteral("cp=2 in:main")); // as the deck has taken it
        QCOMPARE(curve->chosen(), std::optional<std::int64_t>(2));
        QVERIFY(all->isVisible() && all->text().contains(QStringLiteral("2 CP")));
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(wanted.takeLast().front().toString(), QString());
        view.setFilter(QStringLiteral("drone")); // a person's own
        QVERIFY(!curve->chosen() && all->isVisible());
        view.setFilter({});
        QVERIFY(all->isHidden());
        // The keyboard: a column a step, Enter and Esc.
        curve->setFocus(Qt::TabFocusReason);
        QVERIFY(curve->accessibleDescription().startsWith(QStringLiteral("3 cards at 1 CP: 3 Bolt")));
        QTest::keyClick(curve, Qt::Key_End);
        QVERIFY(curve->accessibleDescription().startsWith(
            QStringLiteral("1 card at 7 CP, more than a round's income: 1 Golem")));
        QTest::keyClick(curve, Qt::Key_Return);
        QCOMPARE(wanted.takeLast().front().toString(), QStringLiteral("cp=7 in:main"));
        view.setFilter(QStringLiteral("cp=7 in:main"));
        QTest::keyClick(curve, Qt::Key_Escape);
        QCOMPARE(wanted.takeLast().front().toString(), QString());
    }

    void anotherSectionCanBeCounted()
    {
        DeckDocument document(deckOf("missions: 1 Forge; main: 1 Bolt"), checker());
        StatisticsView view;
        view.setDocument(&document);
        view.show();
        auto* sections = view.findChild<QComboBox*>();
        QCOMPARE(sections->currentText(), QStringLiteral("Main deck"));
        QTest::keyClick(sections, Qt::Key_Up);
        QCOMPARE(sections->currentText(), QStringLiteral("Missions"));
        QVERIFY(panel(view, QStringLiteral("CP chart"))
                    ->accessibleDescription()
                    .startsWith(QStringLiteral("CP: 1 card at 5 CP.")));
        // The choice stays when the deck changes.
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Bolt"}, 2}}, QStringLiteral("Add")));
        QTest::qWait(160);
        QCOMPARE(sections->currentText(), QStringLiteral("Missions"));
    }

    void anEmptyDeckAndNoDeckSayWhatToDo()
    {
        StatisticsView view;
        view.show();
        DeckDocument document(Deck{}, checker());
        for (auto* open : {&document, static_cast<DeckDocument*>(nullptr)}) {
            view.setDocument(open);
            QTRY_VERIFY(titles(view).isEmpty());
            bool told = false;
            for (const auto* label : view.findChildren<QLabel*>())
                told = told || (label->isVisible() && label->text().startsWith(QStringLiteral("The deck is empty")));
            QVERIFY(told);
        }
    }

    void statisticsAreCopiedAsText()
    {
        DeckDocument document(deckOf("main: 3 Bolt"), checker());
        StatisticsView view;
        view.setDocument(&document);
        view.copyAsText();
        QVERIFY(
            QApplication::clipboard()->text().startsWith(QStringLiteral("Main deck: 3 cards\n  CP: 3 cards at 1 CP.")));
    }

    void aHandIsDrawnShownAndTold()
    {
        DeckDocument document(deckOf("missions: 1 Forge; main: 4 Bolt, 2 Drone, 1 Nobody"), checker());
        SampleHandView view;
        view.resize(640, 220);
        view.setDocument(&document);
        QCOMPARE(view.hand().hand.size(), std::size_t{0}); // not before somebody looks
        view.show();
        QCOMPARE(view.hand().hand.size(), std::size_t{5});
        auto* list = view.findChild<QListWidget*>();
        QCOMPARE(list->count(), 5);
        view.drawWithSeed(7);
        QCOMPARE(view.hand(), beginTestDraw(drawPile(document.deck(), *checker()), 7));
        for (int i = 0; i < 5; ++i) {
            const auto name = q(view.hand().at(static_cast<std::size_t>(i)).name);
            QVERIFY(list->item(i)->data(Qt::AccessibleTextRole).toString().startsWith(name));
            QVERIFY(!list->item(i)->icon().isNull());
        }
        auto* more = view.findChildren<QPushButton*>().last();
        QTest::mouseClick(more, Qt::LeftButton);
        QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(list->count(), 7);
        QVERIFY(!more->isEnabled());
        const auto* words = view.findChild<QLabel*>();
        QVERIFY2(words->text().contains(QStringLiteral(
                     "7 cards, 8 CP. Income 5 CP a round pays 4 of them (4 CP). The whole deck is in hand.")),
            qPrintable(words->text()));
    }

    void aFaceOfTheHandIsChosenByPointerAndKeys()
    {
        DeckDocument document(deckOf("main: 4 Bolt, 2 Drone, 1 Golem"), checker());
        SampleHandView view;
        view.resize(900, 420);
        view.setDocument(&document);
        view.show();
        view.drawWithSeed(3);
        QCoreApplication::processEvents();
        auto* list = view.findChild<QListWidget*>();
        QVERIFY2(list->iconSize().width() > 140, "the faces take the room there is");
        QTRY_VERIFY(!list->verticalScrollBar()->isVisible());
        QSignalSpy chosen(&view, &SampleHandView::currentCardChanged);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(2)).center());
        QVERIFY(!chosen.isEmpty());
        QCOMPARE(chosen.last().front().toUInt(), *view.hand().at(2).card);
        list->setFocus();
        chosen.clear();
        QTest::keyClick(list, Qt::Key_Right);
        QCOMPARE(chosen.last().front().toUInt(), *view.hand().at(3).card);
        chosen.clear();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.last().front().toUInt(), *view.hand().at(3).card);
    }

    void aHandStaysWhileTheDeckChangesAndSaysSo()
    {
        DeckDocument document(deckOf("main: 4 Bolt, 2 Drone"), checker());
        SampleHandView view;
        view.setDocument(&document);
        view.show();
        const auto hand = view.hand();
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Bolt"}, 2}}, QStringLiteral("Add")));
        QCOMPARE(view.hand(), hand);
        QVERIFY(view.findChild<QLabel*>()->text().contains(QStringLiteral("The deck has changed since.")));
        view.redraw();
        QVERIFY(!view.findChild<QLabel*>()->text().contains(QStringLiteral("changed")));
        QCOMPARE(view.hand().hand.size() + view.hand().deck.size(), std::size_t{8});
    }

    void aDeckWithoutCardsHasNothingToDraw()
    {
        DeckDocument document(deckOf("missions: 1 Forge"), checker());
        SampleHandView view;
        view.setDocument(&document);
        view.show();
        const auto labels = view.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() &&
                   label->text() == QStringLiteral("There is nothing to draw: Main deck is empty.");
        }));
        for (const auto* button : view.findChildren<QPushButton*>())
            QVERIFY(!button->isEnabled());
        // The first cards make a hand.
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Bolt"}, 3}}, QStringLiteral("Add")));
        QCOMPARE(view.hand().hand.size(), std::size_t{3});
        view.setDocument(nullptr);
        QCOMPARE(view.hand().hand.size(), std::size_t{0});
    }

    void twoDecksAreComparedSideBySide()
    {
        auto right = deckOf("missions: 1 Forge; main: 4 Drone, 1 Golem");
        right.name = "Storm";
        CompareDialog dialog(deckOf("missions: 1 Forge; main: 2 Bolt, 2 Drone, 1 Golem"), QStringLiteral("Old"), right,
            QStringLiteral("New"), checker());
        dialog.show();
        const auto* tree = dialog.findChild<QTreeWidget*>();
        QCOMPARE(rowTexts(*tree), (QStringList{QStringLiteral("Totals"), QStringLiteral("Main deck CP|13|15|+2"),
                                      QStringLiteral("About the deck"), QStringLiteral("Name|Test|Storm|changed"),
                                      QStringLiteral("Main deck"), q("Bolt|2|0|−2"), QStringLiteral("Drone|2|4|+2")}));
        const auto* bolt = tree->topLevelItem(2)->child(0);
        const auto* drone = tree->topLevelItem(2)->child(1);
        QCOMPARE(bolt->foreground(3).color(), theme().bad);
        QCOMPARE(drone->foreground(3).color(), theme().good);
        QCOMPARE(bolt->data(0, Qt::AccessibleTextRole).toString(), QStringLiteral("Bolt: 2 to 0, 2 fewer"));
        QCOMPARE(dialog.findChild<QLabel*>()->text(), QStringLiteral("From Old to New: 2 copies in, 2 copies out."));
        dialog.findChild<QCheckBox*>()->click();
        QVERIFY(rowTexts(*tree).contains(QStringLiteral("Golem|1|1|")));
        QVERIFY(rowTexts(*tree).contains(QStringLiteral("Missions CP|5|5|")));
        dialog.copyAsText();
        QVERIFY(QApplication::clipboard()->text().contains(q("Bolt: 2 → 0 (−2)")));
        // Colours follow the theme.
        applyTheme(ThemeChoice::Dark);
        QCoreApplication::processEvents();
        bool found = false;
        for (const auto* row : tree->findItems(QStringLiteral("Bolt"), Qt::MatchExactly | Qt::MatchRecursive))
            found = row->foreground(3).color() == theme().bad;
        QVERIFY(found);
        applyTheme(ThemeChoice::Light);
    }
};

NEXUS_TEST(DeckViewsTest, Screen);

} // namespace deck_views_test

#include "deck_views_test.moc"
