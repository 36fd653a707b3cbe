#include "ui/advice/sideboard_page.h"

#include "importers/decklist/deck_json.h"
#include "tests/support/advice_page.h"
#include "tests/support/decks.h"
#include "tests/support/test_class.h"
#include "ui/advice/sideboard_dialogs.h"
#include "ui/theme/row_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace sideboard_page_test {

using namespace nexus;
using namespace nexus::ui;

namespace {

QString word(const char* text) { return QString::fromUtf8(text); }

struct Page : test::AdvicePageStory<SideboardPage> {
    explicit Page(const char* name = "Wet Ink")
        : AdvicePageStory({640, 370})
    {
        for (const auto& file : app::embeddedFiles("quantum-nexus", "decks"))
            if (auto deck = *importers::readDeckJson(file.bytes); deck.name == name)
                open(std::move(deck));
    }
    SwapMatrix* matrix() { return page.findChild<SwapMatrix*>(); }
    RowTable* list() { return page.findChild<RowTable*>(word("swapList")); }
    PlanGrid* plans() { return page.findChild<PlanGrid*>(); }
    QComboBox* view() { return page.findChild<QComboBox*>(word("sideboardView")); }
    QPushButton* button(const char* name) { return page.findChild<QPushButton*>(word(name)); }
    // The first cell that is legal, or is not.
    QModelIndex cell(bool legal)
    {
        const auto* cards = matrix()->model();
        for (int row = 0; row < cards->rowCount(); ++row)
            for (int column = 0; column < cards->columnCount(); ++column)
                if (matrix()->cards().isLegal(cards->index(row, column)) == legal)
                    return cards->index(row, column);
        return {};
    }
    void plan()
    {
        const auto at = cell(true);
        model::SideboardPlan plan{.name = "Mirror"};
        plan.out = {{.card = matrix()->cards().name(false, at.row()).toStdString()}};
        plan.in = {{.card = matrix()->cards().name(true, at.column()).toStdString()}};
        (void)document->edit({model::SetPlans{{plan}}}, word("plan"));
        settle();
    }
};

} // namespace

class SideboardPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyCardAgainstEveryCard()
    {
        Page story;
        const model::SideboardSwaps swaps(story.document->checker(), story.document->deck());
        const auto* cards = story.matrix()->model();
        std::size_t legal = 0;
        for (int row = 0; row < cards->rowCount(); ++row)
            for (int column = 0; column < cards->columnCount(); ++column) {
                const auto at = cards->index(row, column);
                legal += story.matrix()->cards().isLegal(at);
                QVERIFY(!at.data(Qt::AccessibleTextRole).toString().isEmpty());
                QCOMPARE(story.matrix()->cards().obstacles(at).isEmpty(), story.matrix()->cards().isLegal(at));
            }
        QCOMPARE(legal, swaps.perSize()[0]);
        QVERIFY(story.cell(false).data(Qt::ToolTipRole).toString().contains(word("of exactly 200 CP")));
        QCOMPARE(static_cast<std::size_t>(story.list()->shown()),
            swaps.perSize()[0] + std::min<std::size_t>(500, swaps.perSize()[1]) + 500);
    }

    void enterSwapsInOneStep()
    {
        Page story;
        const auto before = story.document->deck();
        const auto at = story.cell(true);
        story.matrix()->setCurrentIndex(at);
        QTest::keyClick(story.matrix(), Qt::Key_Return);
        QCOMPARE(story.document->undoStack().count(), 1);
        QVERIFY(story.document->undoStack().undoText().startsWith(word("Swap 1 ")));
        QVERIFY(story.document->report().legal());
        story.settle();
        story.document->undoStack().undo();
        QCOMPARE(story.document->deck(), before);
        story.settle();
        story.matrix()->setCurrentIndex(story.cell(false));
        QTest::keyClick(story.matrix(), Qt::Key_Return);
        QCOMPARE(story.document->deck(), before);
    }

    void aSwapOfTheList()
    {
        Page story;
        story.view()->setCurrentIndex(1);
        QVERIFY(story.list()->isVisible() && !story.matrix()->isVisible());
        story.list()->chooseFirst();
        Q_EMIT story.list()->activated(story.list()->currentIndex());
        QCOMPARE(story.document->undoStack().count(), 1);
        story.settle();
        auto* filter = story.page.findChild<QLineEdit*>();
        const auto all = story.list()->shown();
        filter->setText(word("Borrowed Reflection"));
        QVERIFY(story.list()->shown() > 0 && story.list()->shown() < all);
    }

    void aDeadCardIsFlagged()
    {
        Page story("Wet Ink");
        auto deck = story.document->deck();
        deck.sectionOrNew(model::SectionId("sideboard"))
            .entries.push_back({.card = "Aegis Tender"}); // Technology, which nothing gives
        story.open(deck);
        const auto* cards = story.matrix()->model();
        bool found = false;
        for (int column = 0; column < cards->columnCount(); ++column) {
            const auto head = cards->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            QCOMPARE(head.contains(word("○")), head.contains(word("Aegis Tender")));
            found = found || head.contains(word("○"));
        }
        QVERIFY(found);
    }

    void aPlanIsAppliedAndTakenBack()
    {
        Page story;
        QVERIFY(!story.button("applyPlan")->isEnabled() && !story.button("printPlans")->isEnabled());
        story.plan();
        const auto before = story.document->deck();
        QVERIFY(story.plans()->horizontalHeaderItem(0)->text().contains(word("✓")));
        // A column an opponent, a row a card with its CP, what goes out and comes in, and the balance at the top.
        QCOMPARE(story.plans()->rowCount(), 3);
        QCOMPARE(story.plans()->item(1, 0)->text(), word("−1"));
        QCOMPARE(story.plans()->item(2, 0)->text(), word("+1"));
        QVERIFY(story.plans()->verticalHeaderItem(1)->text().endsWith(word(" CP")));
        QCOMPARE(story.plans()->verticalHeaderItem(0)->text(), word("Balance"));
        QVERIFY(story.plans()->item(0, 0)->text().startsWith(word("−1 +1 · ")));
        story.button("applyPlan")->click();
        QVERIFY(story.document->deck().plans[0].applied);
        QVERIFY(story.document->report().legal());
        story.settle();
        QVERIFY(!story.button("changePlan")->isEnabled() && !story.button("deletePlan")->isEnabled());
        QCOMPARE(story.button("applyPlan")->text(), word("Take back"));
        story.button("applyPlan")->click();
        QCOMPARE(story.document->deck(), before);
        story.settle();
        // Checked again after every edit.
        (void)story.document->edit({model::ChangeCopies{model::SectionId("sideboard"), before.plans[0].in[0],
                                       -story.document->deck().copies(model::SectionId("sideboard"))}},
            word("x"));
        (void)story.document->edit({model::ReplaceSection{{model::SectionId("sideboard"), {}}, 9, true}}, word("none"));
        story.settle();
        QVERIFY(story.plans()->horizontalHeaderItem(0)->text().contains(word("✗")));
        QSignalSpy trouble(&story.page, &AdvicePage::trouble);
        story.button("applyPlan")->click();
        QCOMPARE(trouble.size(), 1);
        story.button("deletePlan")->click();
        QVERIFY(story.document->deck().plans.empty());
    }

    void aPlanIsWritten()
    {
        Page story;
        const auto at = story.cell(true);
        PlanDialog dialog(story.document->sharedChecker(), story.document->deck(), {});
        auto* save = dialog.findChild<QPushButton*>();
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains(word("Save")))
                save = button;
        QVERIFY(!save->isEnabled());
        dialog.findChild<QLineEdit*>()->setText(word("  The  Mirror "));
        QVERIFY(save->isEnabled());
        const auto lists = dialog.findChildren<CopiesList*>();
        const auto choose = [](CopiesList* list, const QString& name) {
            const auto rows = list->findItems(name, Qt::MatchExactly);
            list->setCurrentItem(rows.value(0));
            QTest::keyClick(list, Qt::Key_Plus);
            QTest::keyClick(list, Qt::Key_Plus);
            QTest::keyClick(list, Qt::Key_Minus);
        };
        choose(lists[0], story.matrix()->cards().name(false, at.row()));
        choose(lists[1], story.matrix()->cards().name(true, at.column()));
        const auto plan = dialog.plan();
        QCOMPARE(plan.name, std::string("The Mirror"));
        QCOMPARE(plan.out.size(), std::size_t{1});
        QVERIFY(model::SideboardPlans(story.document->checker(), story.document->deck()).check(plan).holds());
    }

    void aPlanIsCompleted()
    {
        Page story;
        const auto at = story.cell(true);
        PlanDialog dialog(story.document->sharedChecker(), story.document->deck(), {.name = "A"});
        const auto lists = dialog.findChildren<CopiesList*>();
        auto* menu = dialog.findChild<QMenu*>();
        const auto out = story.matrix()->cards().name(false, at.row());
        lists[0]->setCurrentItem(lists[0]->findItems(out, Qt::MatchExactly).value(0));
        lists[0]->change(1);
        Q_EMIT menu->aboutToShow();
        QVERIFY(!menu->actions().isEmpty());
        QVERIFY(menu->actions().front()->isEnabled());
        QVERIFY(menu->actions().front()->text().startsWith(word("In: 1 ")));
        menu->actions().front()->trigger();
        const auto plan = dialog.plan();
        QCOMPARE(plan.out.size(), std::size_t{1});
        QCOMPARE(plan.out.front().card, out.toStdString());
        QCOMPARE(plan.in.size(), std::size_t{1});
        const auto check = model::SideboardPlans(story.document->checker(), story.document->deck()).check(plan);
        QVERIFY(check.holds() && check.legal);
        Q_EMIT menu->aboutToShow(); // nothing is missing any more
        QCOMPARE(menu->actions().size(), 1);
        QVERIFY(!menu->actions().front()->isEnabled());
    }

    void threeSideboardsWithReasons()
    {
        Page story;
        SuggestDialog dialog(story.workspace, *story.document);
        QVERIFY(QTest::qWaitFor([&] { return !dialog.isBusy() && dialog.edit(); }, 20000));
        auto* rows = dialog.findChild<QListWidget*>(word("suggested"));
        QCOMPARE(rows->count(), 3);
        for (int row = 0; row < rows->count(); ++row) {
            rows->setCurrentRow(row);
            QVERIFY(!dialog.chosenName().isEmpty());
            QVERIFY(rows->item(row)->data(Qt::AccessibleTextRole).toString().contains(word("Against")));
            auto deck = story.document->deck();
            QVERIFY(model::apply(deck, *dialog.edit()));
            QVERIFY(story.document->checker().check(deck).legal());
        }
        dialog.findChild<QLineEdit*>()->setText(word("t:mission"));
        QVERIFY(QTest::qWaitFor([&] { return !dialog.isBusy() && !dialog.edit(); }, 20000));
    }

    void worksOnlyWhileItIsSeen()
    {
        Page story;
        story.page.hide();
        (void)story.document->edit({model::SetPlans{{{.name = "A"}}}}, word("x"));
        QVERIFY(!story.page.isBusy());
        story.page.show();
        story.settle();
        QCOMPARE(story.plans()->columnCount(), 1);
        story.page.setDocument(nullptr);
        QVERIFY(!story.page.emptyText().isEmpty());
    }

    void everythingHasAName()
    {
        Page story;
        for (auto* button : story.page.findChildren<QAbstractButton*>())
            QVERIFY2(button->isHidden() || button->parent()->inherits("QLineEdit") ||
                         button->parent()->inherits("QTableView") || !button->text().isEmpty() ||
                         !button->accessibleName().isEmpty(),
                qPrintable(button->objectName()));
        for (auto* view : story.page.findChildren<QAbstractItemView*>())
            if (!qobject_cast<QHeaderView*>(view))
                QVERIFY(!view->accessibleName().isEmpty());
    }
};

NEXUS_TEST(SideboardPageTest, Screen);

} // namespace sideboard_page_test

#include "sideboard_page_test.moc"
