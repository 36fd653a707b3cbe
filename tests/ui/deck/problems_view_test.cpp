#include "ui/deck/problems_view.h"

#include "app/documents/deck_actions.h"
#include "app/text/advice_text.h"
#include "app/text/finding_text.h"
#include "model/advice/completion_ideas.h"
#include "model/advice/fixes.h"
#include "tests/support/decks.h"
#include "tests/support/legal_decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusTipEvent>

namespace problems_view_test {

using namespace nexus::model;
using namespace nexus::test;
using namespace nexus::ui;
using nexus::app::DeckDocument;

namespace {

std::shared_ptr<const DeckChecker> law()
{
    static const auto made = std::make_shared<const DeckChecker>(ruleset(), starterCatalogue());
    return made;
}

const char* const trouble =
    "missions: 1 Hold the Gantry Line; main: 6 Aegis Tender, 1 Fennel Runner, 1 Choir Practice, 1 Nobody";

std::vector<ProblemRow*> shown(const ProblemsView& view)
{
    std::vector<ProblemRow*> rows;
    for (auto* row : view.rows())
        if (!row->isHidden())
            rows.push_back(row);
    return rows;
}

QStringList visibleLabels(const QWidget& view)
{
    QStringList texts;
    for (const auto* text : view.findChildren<QWidget*>())
        if (dynamic_cast<const ProblemText*>(text) && text->isVisible() && !text->accessibleName().isEmpty())
            texts << text->accessibleName();
    for (const auto* label : view.findChildren<QLabel*>())
        if (label->isVisible())
            texts << label->text();
    return texts;
}

// What the status line of a window around the view would say.
class StatusTips : public QWidget {
public:
    explicit StatusTips(ProblemsView& view)
        : m_view(view)
    {
        view.setParent(this);
        resize(760, 320);
    }
    ~StatusTips() override { m_view.setParent(nullptr); }
    QString last;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::StatusTip)
            last = static_cast<QStatusTipEvent*>(event)->tip();
        return QWidget::event(event);
    }

private:
    ProblemsView& m_view;
};

ProblemRow* rowOf(const ProblemsView& view, const char* rule)
{
    for (auto* row : shown(view))
        if (row->finding().rule == rule)
            return row;
    return nullptr;
}

FixMenu* menuOf(const ProblemsView& view)
{
    for (auto* menu : view.findChildren<FixMenu*>())
        if (menu->isVisible())
            return menu;
    return nullptr;
}

void show(ProblemsView& view)
{
    view.resize(760, 320);
    view.show();
    view.activateWindow();
    QCoreApplication::processEvents();
}

} // namespace

class ProblemsViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    // The line of a legal deck leaves no room behind when it goes.
    void theFirstProblemStandsAtTheTop()
    {
        DeckDocument document(LegalDecks(*law()).make(1), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        QVERIFY(document.report().legal());
        QVERIFY(nexus::app::addCard(document, {"Aegis Tender", {}, {}, 1, {}}, SectionId("main")));
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QVERIFY(!shown(view).empty());
        QCOMPARE(shown(view).front()->y(), 0);
    }

    void everyFindingIsARowWrongBeforeOpen()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        QSignalSpy counted(&view, &ProblemsView::countChanged);
        view.setDocument(&document);
        show(view);
        const auto rows = shown(view);
        QCOMPARE(rows.size(), document.report().findings.size());
        QCOMPARE(view.count(), static_cast<int>(rows.size()));
        QCOMPARE(counted.back().front().toInt(), view.count());
        const auto* first = givingFault(document.report(), document.checker()); // the others hang on it
        QVERIFY(first && rows.front()->finding() == *first);
        int rank = 0;
        for (const auto* row : rows) {
            const int mine = row->finding().severity == Severity::Warning ? 2 : row->finding().isOpen() ? 1 : 0;
            QVERIFY(mine >= rank || row == rows[1]);
            rank = mine;
            const auto sentence = q(nexus::app::findingText(row->finding(), document.checker()));
            auto* seen = QAccessible::queryAccessibleInterface(const_cast<ProblemRow*>(row));
            QCOMPARE(seen->text(QAccessible::Name),
                (mine == 0 ? QStringLiteral("Wrong: ") : QStringLiteral("Open: ")) + sentence);
            const auto cites = q(nexus::app::findingCites(row->finding(), document.checker()));
            QCOMPARE(seen->text(QAccessible::Description),
                cites.isEmpty() ? QString() : QStringLiteral("Rulebook section ") + cites);
        }
    }

    void theBestFixLeadsOnceTheDeckIsLeftAlone()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender"), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        auto* row = shown(view).front();
        QVERIFY(givingFault(document.report(), document.checker()));
        QVERIFY(row->finding() == *givingFault(document.report(), document.checker()));
        QVERIFY(!row->fixes().empty() && !row->fixes().front().edit); // at once there is a search
        QTRY_VERIFY(row->fixes().front().edit);
        QVERIFY(row->fixes().front() == view.rankedFixes(row)->front());
        QVERIFY(row->buttons().front()->font().bold() || row->buttons().front()->font().weight() >= QFont::DemiBold);
        QSignalSpy done(&view, &ProblemsView::done);
        QTest::mouseClick(row->buttons().front(), Qt::LeftButton);
        QVERIFY(!givingFault(document.report(), document.checker()));
        QCOMPARE(done.count(), 1);
        QVERIFY2(done.front().front().toString().startsWith(q("Added ")), qPrintable(done.front().front().toString()));
        QCOMPARE(document.undoStack().count(), 1);
    }

    void aButtonMendsInOneStep()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        int pressed = 0;
        for (std::size_t i = 0; i < shown(view).size(); ++i) {
            auto* row = shown(view)[i];
            if (row->fixes().empty() || !row->fixes().front().edit)
                continue;
            const auto before = document.deck();
            const auto finding = row->finding();
            const auto words = q(nexus::app::fixText(row->fixes().front(), document.checker()));
            QVERIFY(row->buttons().front()->isVisible());
            QCOMPARE(row->buttons().front()->accessibleName(), words);
            QTest::mouseClick(row->buttons().front(), Qt::LeftButton);
            QVERIFY(document.deck() != before);
            QCOMPARE(document.undoStack().undoText(), words);
            QCOMPARE(document.undoStack().count(), 1);
            for (const auto& left : document.report().findings)
                QVERIFY(left != finding);
            document.undoStack().undo();
            QVERIFY(document.deck() == before);
            ++pressed;
        }
        QVERIFY(pressed >= 3);
    }

    void keysGoThroughTheProblemsAndMendThem()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        QSignalSpy chosen(&view, &ProblemsView::cardsChosen);
        view.setDocument(&document);
        show(view);
        auto* first = shown(view).front();
        first->setFocus();
        QTRY_VERIFY(first->hasFocus());
        QTest::keyClick(first, Qt::Key_Space);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.front().front().value<std::vector<std::string>>() == first->finding().cards);
        auto* second = shown(view)[1];
        QTest::keyClick(first, Qt::Key_Down); // the next problem, not the buttons of this one
        QVERIFY(second->hasFocus());
        QTest::keyClick(second, Qt::Key_Up);
        QTest::keyClick(first, Qt::Key_Up); // there is none before
        QVERIFY(first->hasFocus());
        for (auto* row : shown(view))
            if (!row->fixes().empty() && row->fixes().front().edit) {
                row->setFocus();
                QTest::keyClick(row, Qt::Key_Return);
                QCOMPARE(document.undoStack().count(), 1);
                return;
            }
        QFAIL("no problem with a fix");
    }

    void narrowARowShowsOneFixAndTheMenu()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        view.resize(375, 300); // as at 200 % on 1600 x 1000
        QCoreApplication::processEvents();
        bool several = false;
        for (auto* row : shown(view)) {
            QVERIFY2(row->width() <= view.width(), qPrintable(QString::number(row->width())));
            QCOMPARE(row->buttons()[0]->isVisible(), !row->fixes().empty());
            QVERIFY(!row->buttons()[1]->isVisible());
            QCOMPARE(row->buttons().back()->isVisible(), row->mayHaveMore() || row->fixes().size() > 1);
            several = several || row->fixes().size() > 1;
        }
        QVERIFY(several);
        view.resize(700, 300);
        QCoreApplication::processEvents();
        for (auto* row : shown(view))
            QCOMPARE(row->buttons()[1]->isVisible(), row->fixes().size() > 1);
    }

    void aButtonTellsTheTotalsAfterIt()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        view.setDocument(&document);
        StatusTips window(view);
        window.show();
        show(view);
        auto* row = rowOf(view, "duplicates");
        QVERIFY(row);
        auto* button = row->buttons().front();
        QVERIFY(button->accessibleDescription().isEmpty()); // nothing is worked out before somebody asks
        button->setFocus();
        QTRY_VERIFY(button->hasFocus());
        const auto& fix = row->fixes().front();
        const auto effect = effectOf(document.checker(), document.deck(), *fix.edit);
        const auto totals = QStringLiteral("After: ") + q(nexus::app::afterText(*effect, document.checker()));
        QVERIFY2(totals.contains(QStringLiteral(" of 200 CP · ")), qPrintable(totals));
        QCOMPARE(button->accessibleDescription(), totals);
        QVERIFY(button->toolTip().endsWith(totals));
        QCOMPARE(window.last, totals);
        row->setFocus();
        QCOMPARE(window.last, QString());
    }

    void theMenuHasAllFixesRanked()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        view.setDocument(&document);
        StatusTips window(view);
        window.show();
        show(view);
        auto* row = rowOf(view, "mission-domain-total");
        QVERIFY(row && row->mayHaveMore());
        QVERIFY(!view.rankedFixes(row)); // an edit looks for nothing
        QTest::mouseClick(row->buttons().back(), Qt::LeftButton);
        auto* menu = menuOf(view);
        QVERIFY(menu);
        QTRY_VERIFY(view.rankedFixes(row));
        const auto expected = RankedFixes(document.checker(), document.deck(), document.report())
                                  .fixesFor(row->finding());
        QVERIFY(*view.rankedFixes(row) == expected);
        QCOMPARE(menu->actions().size(), static_cast<qsizetype>(expected.size()));
        const auto& best = expected.front();
        QVERIFY(best.kind == FixKind::Package);
        auto* action = menu->actions().front();
        QVERIFY2(action->statusTip().contains(QStringLiteral(" of 6 points")), qPrintable(action->statusTip()));
        QVERIFY(action->toolTip().startsWith(q(nexus::app::fixText(best, document.checker()))));
        menu->setActiveAction(action);
        QCOMPARE(menu->accessibleDescription(), action->statusTip());
        QCOMPARE(window.last, action->statusTip());
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(window.last, QString());
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), q(nexus::app::fixText(best, document.checker())));
        for (const auto& left : document.report().findings)
            QVERIFY(left.rule != "mission-domain-total");
    }

    void pointerAndKeyboardLookAheadAndAnEditForgets()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        auto* row = rowOf(view, "duplicates");
        row->setFocus();
        QTRY_VERIFY(view.rankedFixes(row));
        QVERIFY(view.rankedFixes(row)->size() > row->fixes().size());
        QTest::keyClick(row, Qt::Key_Menu);
        QVERIFY(menuOf(view));
        QCOMPARE(menuOf(view)->actions().size(), static_cast<qsizetype>(view.rankedFixes(row)->size()));
        menuOf(view)->close();
        QVERIFY(nexus::app::addCard(document, {"Aegis Tender", {}, {}, 1, {}}, SectionId("main")));
        QVERIFY(!view.rankedFixes(row));
        view.setDocument(nullptr); // with a question under way
    }

    void clickAndConstraintSelectTheCards()
    {
        DeckDocument document(deckOf(trouble), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        QSignalSpy chosen(&view, &ProblemsView::cardsChosen);
        for (const auto* row : shown(view)) {
            if (!row->finding().constraint)
                continue;
            chosen.clear();
            view.showConstraint(static_cast<int>(*row->finding().constraint));
            QCOMPARE(chosen.count(), 1);
            auto* focused = qobject_cast<ProblemRow*>(QApplication::focusWidget());
            QVERIFY(focused);
            QVERIFY(focused->finding().constraint == row->finding().constraint);
        }
        chosen.clear();
        view.showConstraint(999);
        QCOMPARE(chosen.count(), 0);
        auto* last = shown(view).back();
        QTest::mouseClick(last, Qt::LeftButton, {}, QPoint(40, last->height() / 2));
        QCOMPARE(chosen.count(), 1);
    }

    void aQueryThatHelpsIsPassedOn()
    {
        DeckDocument document(deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender"), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        QSignalSpy wanted(&view, &ProblemsView::queryWanted);
        for (auto* row : shown(view))
            for (std::size_t i = 0; i < std::min<std::size_t>(row->fixes().size(), 2); ++i)
                if (!row->fixes()[i].query.empty() && wanted.isEmpty()) {
                    const auto query = q(row->fixes()[i].query);
                    QTest::mouseClick(row->buttons()[i], Qt::LeftButton);
                    QCOMPARE(wanted.count(), 1);
                    QCOMPARE(wanted.front().front().toString(), query);
                    QVERIFY(!query.isEmpty());
                }
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void aLegalDeckSaysSo()
    {
        const auto house = std::make_shared<const DeckChecker>(
            rulesetOf(R"({"rule":"few","kind":"count","sections":["main"],"atMost":2})"), starterCatalogue());
        DeckDocument document(deckOf("main: 1 Aegis Tender"), house);
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        QCOMPARE(view.count(), 0);
        QVERIFY(visibleLabels(view).join(QString()).contains(QStringLiteral("Every law of House is met.")));
        QVERIFY(document.edit({ChangeCopies{SectionId("main"), {.card = "Aegis Tender"}, 2}}, QStringLiteral("+")));
        QCOMPARE(view.count(), 1);
        QVERIFY(!visibleLabels(view).join(QString()).contains(QStringLiteral("is met")));
        view.setDocument(nullptr);
        QVERIFY(shown(view).empty());
    }

    void manyProblemsAreCutAndCounted()
    {
        std::string text = "main: ";
        for (int i = 0; i < 100; ++i)
            text += "1 Nobody " + std::to_string(i) + ", ";
        DeckDocument document(deckOf(text), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        QCOMPARE(shown(view).size(), std::size_t{60});
        QCOMPARE(view.count(), static_cast<int>(document.report().findings.size()));
        QVERIFY(visibleLabels(view).contains(QStringLiteral("and %1 more").arg(view.count() - 60)));
    }

    void namesFromOutsideArePlainText()
    {
        DeckDocument document(deckOf("main: 1 <b>Nobody</b> & Sons"), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        bool told = false;
        for (const auto* row : shown(view))
            if (row->finding().card == std::optional<std::string>("<b>Nobody</b> & Sons")) {
                told = true;
                QVERIFY(row->accessibleName().contains(QStringLiteral("<b>Nobody</b> & Sons")));
                for (const auto* label : row->findChildren<QLabel*>()) // nothing that would read it as markup
                    QVERIFY(
                        label->textFormat() == Qt::PlainText || !label->text().contains(QStringLiteral("<b>Nobody")));
            }
        QVERIFY(told);
    }

    void rowsAgreeWithTheReportWhateverTheEdits()
    {
        DeckDocument document(randomDeck(4, *starterCatalogue()), law());
        ProblemsView view;
        view.setDocument(&document);
        show(view);
        for (std::uint64_t i = 0; i < 40; ++i) {
            (void)document.edit(randomEdit(i, document.deck(), *starterCatalogue()), QStringLiteral("e"));
            QCOMPARE(view.count(), static_cast<int>(document.report().findings.size()));
            for (const auto* row : shown(view))
                QVERIFY(std::find(document.report().findings.begin(), document.report().findings.end(),
                            row->finding()) != document.report().findings.end());
        }
    }
};

NEXUS_TEST(ProblemsViewTest, Screen);

} // namespace problems_view_test

#include "problems_view_test.moc"
