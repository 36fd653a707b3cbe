#include "ui/deck/deck_pane.h"

#include "app/documents/deck_actions.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/deck/deck_drawer.h"
#include "ui/deck/deck_faces.h"
#include "ui/deck/deck_pages.h"
#include "ui/deck/legality_bar.h"
#include "ui/deck/problems_view.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

namespace deck_pane_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::ui;

class DeckPaneTest : public QObject {
    Q_OBJECT
private:
    Scratch m_scratch;
    std::unique_ptr<app::Workspace> m_workspace;
    app::DeckDocument* m_document = nullptr;
    std::unique_ptr<DeckPane> m_pane;

    template <class Widget> Widget* part(const char* name) const
    {
        return m_pane->findChild<Widget*>(QString::fromLatin1(name));
    }
    int copies(const char* section) const { return m_document->deck().copies(model::SectionId(section)); }
    void choose(const char* section, const char* card)
    {
        m_pane->view()->clearSelection(); // a key clicked with Ctrl would count as held
        m_pane->view()->setCurrentIndex(m_pane->model()->find(model::SectionId(section), {.card = card}));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_pane->view(), static_cast<Qt::Key>(key), modifiers);
    }

private Q_SLOTS:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        m_workspace = std::make_unique<app::Workspace>(m_scratch.path("profile"));
        m_workspace->open();
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isReady(), 20'000);
    }
    void cleanupTestCase() { m_workspace.reset(); }
    void init()
    {
        auto deck = deckOf(
            "missions: 1 Hold the Gantry Line; main: 3 Aegis Tender, 2 Ration Mule; sideboard: 1 Breach Surveyor");
        deck.name = "Storm";
        m_document = m_workspace->newDeck(deck);
        m_pane = std::make_unique<DeckPane>(*m_workspace);
        m_pane->resize(760, 800);
        m_pane->fillRulesets();
        m_pane->setDocument(m_document);
        m_pane->show();
        m_pane->activateWindow();
        m_pane->view()->setFocus();
        QCoreApplication::processEvents();
    }
    void cleanup()
    {
        m_pane.reset();
        while (!m_workspace->documents().empty())
            m_workspace->close(m_workspace->documents().back());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void editionsAreToldApartByTheirShortNames()
    {
        auto* box = part<QComboBox>("ruleset");
        QStringList names;
        for (int i = 0; i < box->count(); ++i) {
            const auto full = box->itemData(i, Qt::ToolTipRole).toString();
            QVERIFY(full.endsWith(box->itemText(i)) && full.size() > box->itemText(i).size());
            names << box->itemText(i).left(12);
        }
        QVERIFY(names.size() >= 2);
        QCOMPARE(names.removeDuplicates(), 0); // also where only the beginning is seen
        QCOMPARE(box->toolTip(), q(m_document->checker().ruleset().name));
    }

    void theOtherSideIsThatOfEachRow()
    {
        m_pane->view()->clearSelection();
        auto* selection = m_pane->view()->selectionModel();
        selection->setCurrentIndex(m_pane->model()->find(model::SectionId("sideboard"), {.card = "Breach Surveyor"}),
            QItemSelectionModel::Select);
        selection->select(
            m_pane->model()->find(model::SectionId("main"), {.card = "Ration Mule"}), QItemSelectionModel::Select);
        const int steps = m_document->undoStack().count();
        key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_pane->model()->find(model::SectionId("main"), {.card = "Breach Surveyor"}).isValid());
        QVERIFY(m_pane->model()->find(model::SectionId("sideboard"), {.card = "Ration Mule"}).isValid());
        QCOMPARE(copies("sideboard"), 1);
        QCOMPARE(copies("main"), 5);
        QCOMPARE(m_document->undoStack().count(), steps + 1);
    }

    void narrowItsTabsStandTogether()
    {
        m_pane->setMinimumSize(340, 200); // as in the window
        m_pane->resize(385, 420);
        QCoreApplication::processEvents();
        auto* tabs = m_pane->tabs()->tabBar();
        int wanted = 0;
        for (int i = 0; i < tabs->count(); ++i)
            wanted += tabs->tabRect(i).width();
        m_pane->resize(760, 800);
        QCoreApplication::processEvents();
        int roomy = 0;
        for (int i = 0; i < tabs->count(); ++i)
            roomy += tabs->tabRect(i).width();
        QVERIFY2(wanted <= roomy - 5 * 12,
            qPrintable(
                QStringLiteral("%1 %2 at %3 wide").arg(wanted).arg(roomy).arg(m_pane->minimumSizeHint().width())));
        m_pane->resize(385, 420);
        QCoreApplication::processEvents();
        const auto rows = m_pane->splitter()->sizes();
        QVERIFY2(rows[0] > rows[1],
            qPrintable(QStringLiteral("%1 %2").arg(rows[0]).arg(rows[1]))); // the deck has the larger part
    }

    void theDrawerOpensAndCloses()
    {
        auto* drawer = m_pane->tabs();
        QVERIFY(!drawer->isOpen() && !m_pane->problems()->isVisible()); // at first
        QVERIFY(drawer->height() < 60);
        const auto click = [&](int tab) {
            QTest::mouseClick(drawer->tabBar(), Qt::LeftButton, {}, drawer->tabBar()->tabRect(tab).center());
            QCoreApplication::processEvents();
        };
        click(DeckPane::Notes);
        QVERIFY(drawer->isOpen() && drawer->currentIndex() == DeckPane::Notes);
        const int height = drawer->height();
        QVERIFY(height > 200);
        click(DeckPane::History); // one height for all
        QVERIFY(drawer->isOpen());
        QCOMPARE(drawer->height(), height);
        click(DeckPane::History);
        QVERIFY(!drawer->isOpen());
        QVERIFY(drawer->height() < 60);
        click(DeckPane::History);
        QCOMPARE(drawer->height(), height);
        drawer->currentWidget()->setFocus();
        QTest::keyClick(drawer->currentWidget(), Qt::Key_Escape);
        QVERIFY(!drawer->isOpen());
        QVERIFY(drawer->tabBar()->hasFocus());
        QTest::keyClick(drawer->tabBar(), Qt::Key_Space);
        QVERIFY(drawer->isOpen());
    }

    void theDrawerSaysWhatIsOpenAndTheNextStep()
    {
        QSignalSpy wanted(m_pane.get(), &DeckPane::actionWanted);
        auto* step = m_pane->tabs()->nextStep();
        QCOMPARE(step->text(), QStringLiteral("Choose Missions"));
        step->click();
        QCOMPARE(wanted.last().front().toString(), QStringLiteral("missions"));
        QVERIFY2(m_pane->tabs()->tabText(0).startsWith(QStringLiteral("○ ")), qPrintable(m_pane->tabs()->tabText(0)));
        auto deck = deckOf("missions: 1 Hold the Gantry Line, 1 Borrowed Faces Ball, 1 First Term at Lowglass; "
                           "main: 3 Aegis Tender");
        auto* other = m_workspace->newDeck(deck);
        m_pane->setDocument(other);
        if (other->report().findings.size() == 1) {
            QCOMPARE(step->text(), QStringLiteral("Fill to 200"));
            step->click();
            QCOMPARE(wanted.last().front().toString(), QStringLiteral("complete"));
        }
        QVERIFY(other->edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = "Grandfather Tusk"}, 9}}, QStringLiteral("+")));
        QVERIFY(step->isHidden()); // what is wrong comes first
        QVERIFY(m_pane->tabs()->tabText(0).startsWith(QStringLiteral("✗ ")));
    }

    void whatWasTouchedIsSeen()
    {
        QSignalSpy shown(m_pane.get(), &DeckPane::currentCardChanged);
        QVERIFY(app::addCard(*m_document, {.card = "Bolt Mice", .count = 1}, model::SectionId("main")));
        const auto& cards = m_document->checker().catalogue();
        QCOMPARE(q(std::string(cards.name(shown.last().front().toUInt()))), QStringLiteral("Bolt Mice"));
        const auto* delegate = static_cast<DeckDelegate*>(m_pane->view()->itemDelegate());
        QCOMPARE(delegate->glowing().data().toString(), QStringLiteral("Bolt Mice"));
        QVERIFY(m_pane->view()->viewport()->rect().contains(m_pane->view()->visualRect(delegate->glowing())));
        QTRY_VERIFY(!delegate->glowing().isValid()); // for a moment
    }

    void keysChangeTheDeck()
    {
        choose("main", "Aegis Tender");
        key(Qt::Key_Plus);
        QCOMPARE(copies("main"), 6);
        key(Qt::Key_Return, Qt::ControlModifier); // one copy to the sideboard
        QCOMPARE(copies("main"), 5);
        QCOMPARE(copies("sideboard"), 2);
        choose("sideboard", "Aegis Tender");
        key(Qt::Key_Return, Qt::ControlModifier); // and back
        QCOMPARE(copies("main"), 6);
        choose("main", "Aegis Tender");
        key(Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(copies("main"), 2);
        m_pane->view()->selectAll();
        m_pane->moveSelected(model::SectionId("maybe"));
        QCOMPARE(copies("main") + copies("sideboard") + copies("missions"), 0);
        QCOMPARE(copies("maybe"), 4);
        m_document->undoStack().undo();
        QCOMPARE(copies("main"), 2);
    }

    void theNameIsEditedInPlace()
    {
        auto* title = part<QLineEdit>("deckTitle");
        QCOMPARE(title->text(), QStringLiteral("Storm"));
        m_pane->rename();
        QTest::keyClicks(title, QStringLiteral("Calm"));
        QTest::keyClick(title, Qt::Key_Return);
        QCOMPARE(q(m_document->deck().name), QStringLiteral("Calm"));
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Rename to Calm"));
        m_pane->rename();
        QTest::keyClicks(title, QStringLiteral("Neither"));
        QTest::keyClick(title, Qt::Key_Escape);
        QCOMPARE(q(m_document->deck().name), QStringLiteral("Calm"));
        QCOMPARE(title->text(), QStringLiteral("Calm"));
        m_pane->rename();
        QTest::keyClick(title, Qt::Key_Backspace);
        QTest::keyClick(title, Qt::Key_Return); // no name: the old one
        QCOMPARE(title->text(), QStringLiteral("Calm"));
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void anotherDeckDoesNotGetTheNameBeingTyped()
    {
        auto* other = m_workspace->newDeck(deckOf("main: 1 Aegis Tender"));
        auto* title = part<QLineEdit>("deckTitle");
        m_pane->rename();
        QTRY_VERIFY(title->hasFocus());
        QTest::keyClicks(title, QStringLiteral("Typed"));
        m_pane->setDocument(other); // as Ctrl+Tab does
        QCOMPARE(q(m_document->deck().name), QStringLiteral("Typed"));
        QCOMPARE(title->text(), QStringLiteral("Test"));
        m_pane->view()->setFocus();
        QCOMPARE(q(other->deck().name), QStringLiteral("Test"));
        QCOMPARE(other->undoStack().count(), 0);
    }

    void anotherEditionIsChosenAndUndone()
    {
        auto* box = part<QComboBox>("ruleset");
        QCOMPARE(box->count(), static_cast<int>(m_workspace->library().rulesets.size()));
        const auto now = box->currentData().toString();
        QCOMPARE(now, q(m_document->deck().ruleset.str()));
        box->setFocus();
        QTest::keyClick(box, box->currentIndex() > 0 ? Qt::Key_Up : Qt::Key_Down);
        QVERIFY(box->currentData().toString() != now);
        QCOMPARE(q(m_document->checker().ruleset().id.str()), box->currentData().toString());
        QCOMPARE(q(m_document->deck().ruleset.str()), box->currentData().toString());
        QVERIFY(m_document->undoStack().undoText().startsWith(QStringLiteral("Ruleset ")));
        m_document->undoStack().undo();
        QCOMPARE(box->currentData().toString(), now);
        QCOMPARE(q(m_document->checker().ruleset().id.str()), now);
    }

    void facesAreAnotherViewOfTheDeck()
    {
        QVERIFY(!m_pane->faces() && !m_pane->showsFaces()); // nothing is made unseen
        m_pane->resize(1300, 800);                          // all of its choices stand in the strip
        QCoreApplication::processEvents();
        choose("main", "Ration Mule");
        part<QToolButton>("deckFaces")->click();
        QVERIFY(m_pane->showsFaces() && m_pane->faces()->isVisible() && !m_pane->view()->isVisible());
        QVERIFY(m_pane->faces()->hasFocus()); // it was in the rows
        QCOMPARE(m_pane->faces()->currentIndex().data().toString(), QStringLiteral("Ration Mule"));
        QTest::keyClick(m_pane->faces(), Qt::Key_Plus);
        QCOMPARE(copies("main"), 6);
        QTest::keyClick(m_pane->faces(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(copies("sideboard"), 2);
        // A grouping each.
        QVERIFY(m_pane->model()->grouping() == app::DeckGrouping::Cost);
        m_pane->setGrouping(app::DeckGrouping::Domain);
        QVERIFY(part<QComboBox>("grouping")->isVisible());
        part<QToolButton>("deckRows")->click();
        QVERIFY(m_pane->view()->isVisible() && m_pane->view()->hasFocus());
        QVERIFY(m_pane->model()->grouping() == app::DeckGrouping::Type);
        QVERIFY(part<QComboBox>("grouping")->isVisible());
        m_pane->showFaces(true);
        QVERIFY(m_pane->model()->grouping() == app::DeckGrouping::Domain);
        // Size and manner, from the line above them and from the keys.
        part<QToolButton>("facesSpread")->click();
        QVERIFY(!m_pane->faces()->isStacked());
        part<QSlider>("facesZoom")->setValue(150);
        QCOMPARE(m_pane->faces()->zoom(), 150);
        QTest::keyClick(m_pane->faces(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(part<QSlider>("facesZoom")->value(), 140);
        m_pane->problems()->cardsChosen({"Aegis Tender"});
        QCOMPARE(m_pane->faces()->currentIndex().data().toString(), QStringLiteral("Aegis Tender"));
        QVERIFY(m_pane->faces()->viewport()->rect().intersects(
            m_pane->faces()->visualRect(m_pane->faces()->currentIndex())));
    }

    void howFacesStandIsRemembered()
    {
        QSettings settings(QString::fromStdString(m_scratch.path("faces.ini").string()), QSettings::IniFormat);
        m_pane->showFaces(true);
        m_pane->setGrouping(app::DeckGrouping::Subtype);
        part<QToolButton>("facesSpread")->click();
        part<QSlider>("facesZoom")->setValue(90);
        m_pane->store(settings);
        DeckPane other(*m_workspace);
        other.restore(settings);
        other.setDocument(m_document);
        QVERIFY(other.showsFaces() && !other.faces()->isStacked());
        QCOMPARE(other.faces()->zoom(), 90);
        QVERIFY(other.model()->grouping() == app::DeckGrouping::Subtype);
        other.showFaces(false);
        QVERIFY(other.model()->grouping() == app::DeckGrouping::Type);
    }

    void groupingIsChosen()
    {
        auto* box = part<QComboBox>("grouping");
        QSignalSpy changed(m_pane.get(), &DeckPane::groupingChanged);
        box->setFocus();
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(box, Qt::Key_Down);
        QVERIFY(m_pane->model()->grouping() == app::DeckGrouping::Cost);
        QCOMPARE(changed.count(), 2);
        for (int b = 0; b < m_pane->model()->rowCount(); ++b)
            QVERIFY(m_pane->view()->isExpanded(m_pane->model()->index(b, 0)));
    }

    void searchInsideTheDeck()
    {
        auto* filter = part<QLineEdit>("deckFilter");
        QVERIFY(!filter->isVisible());
        m_pane->findInDeck();
        QVERIFY(filter->isVisible());
        QTest::keyClicks(filter, QStringLiteral("mule"));
        QCOMPARE(m_pane->model()->blocks().size(), std::size_t{1});
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(m_pane->view()->hasFocus());
        m_pane->findInDeck();
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(!filter->isVisible());
        QVERIFY(!m_pane->model()->isFiltered());
        m_pane->findInDeck();
        QTest::keyClicks(filter, QStringLiteral("mule"));
        m_pane->setDocument(m_workspace->newDeck(deckOf("main: 1 Aegis Tender"))); // another deck is shown whole
        QVERIFY(!m_pane->model()->isFiltered());
    }

    void aGaugeLeadsToItsProblemAndItsCards()
    {
        QVERIFY(m_document->edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = "Grandfather Tusk"}, 3}}, QStringLiteral("+")));
        m_pane->showTab(DeckPane::Notes);
        auto* leaders = m_pane->legality()->gauges()[1];
        QVERIFY(leaders->gauge().state == app::GaugeState::Wrong);
        QTest::mouseClick(leaders, Qt::LeftButton);
        QCOMPARE(m_pane->tabs()->currentIndex(), int(DeckPane::Problems));
        QCOMPARE(m_pane->view()->currentIndex().data().toString(), QStringLiteral("Grandfather Tusk"));
        QVERIFY(m_pane->tabs()->isOpen());
        QCOMPARE(m_pane->tabs()->tabText(0), QStringLiteral("✗ Problems %1").arg(m_pane->problems()->count()));
    }

    void undoAndRedoSayWhatTheyDo()
    {
        QToolButton *undo = nullptr, *redo = nullptr;
        for (auto* button : m_pane->findChildren<QToolButton*>()) {
            if (button->accessibleName() == QStringLiteral("Undo"))
                undo = button;
            if (button->accessibleName() == QStringLiteral("Redo"))
                redo = button;
        }
        QVERIFY(undo && redo && !undo->isEnabled() && !redo->isEnabled());
        choose("main", "Aegis Tender");
        key(Qt::Key_Plus);
        QVERIFY(undo->isEnabled());
        QCOMPARE(undo->toolTip(), QStringLiteral("Undo: Add a copy of Aegis Tender (Ctrl+Z)"));
        m_document->undoStack().undo();
        QCOMPARE(redo->toolTip(), QStringLiteral("Redo: Add a copy of Aegis Tender (Ctrl+Shift+Z)"));
        QSignalSpy wanted(m_pane.get(), &DeckPane::redoWanted);
        QTest::mouseClick(redo, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
    }

    void withoutADeckNothingCanBeDone()
    {
        m_pane->setDocument(nullptr);
        QVERIFY(!m_pane->isEnabled());
        QCOMPARE(part<QLineEdit>("deckTitle")->text(), QString());
        m_pane->changeSelected(1);
        m_pane->takeSelectedOut();
        m_pane->swapSelectedSide();
        m_pane->moveSelected(model::SectionId("maybe"));
        QCOMPARE(m_document->undoStack().count(), 0);
    }
};

NEXUS_TEST(DeckPaneTest, Screen);

} // namespace deck_pane_test

#include "deck_pane_test.moc"
