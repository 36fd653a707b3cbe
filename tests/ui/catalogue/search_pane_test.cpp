#include "ui/catalogue/search_pane.h"

#include "app/documents/deck_actions.h"
#include "app/documents/profile.h"
#include "app/documents/settings_file.h"
#include "model/search/query_match.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/card/gallery_view.h"
#include "ui/catalogue/result_table.h"
#include "ui/search/facet_bar.h"
#include "ui/search/search_bar.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace search_pane_test {

using namespace nexus;
using namespace nexus::test;
using namespace nexus::ui;

class SearchPaneTest : public QObject {
    Q_OBJECT
private:
    Scratch m_scratch;
    std::unique_ptr<app::Workspace> m_workspace;
    app::DeckDocument* m_document = nullptr;
    std::unique_ptr<SearchPane> m_pane;

    QString count() const
    {
        for (const auto* label : m_pane->findChildren<LineLabel*>())
            if (label->accessibleName().startsWith(QStringLiteral("Cards found: ")))
                return label->text();
        return {};
    }
    void choose(const char* card)
    {
        m_pane->table()->setCurrentCard(model::lookUp(*m_workspace->catalogue(), card).card.value());
    }
    int copies(const char* section) const { return m_document->deck().copies(model::SectionId(section)); }

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
        m_document = m_workspace->newDeck(deckOf("missions: 1 Hold the Gantry Line; main: 2 Aegis Tender"));
        m_pane = std::make_unique<SearchPane>(*m_workspace);
        m_pane->resize(700, 600);
        m_pane->setCatalogue();
        m_pane->setDocument(m_document);
        m_pane->setQuery({});
        m_pane->show();
        m_pane->activateWindow();
        QCoreApplication::processEvents();
    }
    void cleanup()
    {
        m_pane.reset();
        m_workspace->close(m_document);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void everyKeySearchesAtOnce()
    {
        m_pane->focusSearch();
        auto* field = m_pane->bar()->findChild<QLineEdit*>();
        QVERIFY(field);
        const auto all = m_workspace->catalogue()->size();
        QString typed;
        for (const auto letter : QStringLiteral("tender")) {
            QTest::keyClick(field, letter.toLatin1());
            typed += letter;
            QCOMPARE(m_pane->query(), typed);
            const auto expected = model::search(
                *model::parseQuery(typed.toStdString(), m_workspace->library().game), *m_workspace->catalogue());
            QVERIFY(m_pane->model()->cards() == expected);
            QCOMPARE(count(), QStringLiteral("%1 of %2 cards").arg(expected.size()).arg(all));
        }
        QCOMPARE(m_pane->currentCard(), m_pane->model()->cardAt(0));
    }

    void anErrorLeavesTheLastGoodResult()
    {
        m_pane->setQuery(QStringLiteral("t:mission"));
        const auto rows = m_pane->model()->cards();
        m_pane->setQuery(QStringLiteral("t:mission cp>"));
        QVERIFY(m_pane->model()->cards() == rows);
        QVERIFY(m_pane->model()->error().has_value());
        m_pane->setQuery(QStringLiteral("t:mission cp>3"));
        QVERIFY(!m_pane->model()->error().has_value());
        QVERIFY(m_pane->model()->cards() != rows);
    }

    void chipsWriteThemselvesIntoTheQuery()
    {
        Q_EMIT m_pane->facets()->queryEdited(QStringLiteral("t:unit cp=2"));
        QCOMPARE(m_pane->query(), QStringLiteral("t:unit cp=2"));
        QVERIFY(m_pane->model()->rowCount() > 0);
    }

    void enterAddsToTheCardsOwnSection()
    {
        choose("Aegis Tender");
        QSignalSpy told(m_pane.get(), &SearchPane::told);
        const auto steps = m_document->undoStack().count();
        QTest::keyClick(m_pane->table(), Qt::Key_Return);
        QCOMPARE(copies("main"), 3);
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Add Aegis Tender"));
        QVERIFY(m_document->undoStack().canUndo());
        QCOMPARE(told.back().front().toString(), QStringLiteral("Added Aegis Tender."));
        choose("Choir Practice");
        QTest::keyClick(m_pane->table(), Qt::Key_Return);
        QCOMPARE(copies("missions"), 2);
        choose("Grief Counselling");
        QTest::keyClick(
            m_pane->table(), Qt::Key_Return, Qt::ControlModifier); // even where it does not belong: it is marked
        QCOMPARE(copies("sideboard"), 1);
        QCOMPARE(told.back().front().toString(), QStringLiteral("Added Grief Counselling to Sideboard."));
        QTest::keyClick(m_pane->table(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(copies("maybe"), 1);
        QCOMPARE(m_pane->currentCard(), model::lookUp(*m_workspace->catalogue(), "Grief Counselling").card);
    }

    void undoCanBeHadWhileTheDeckTellsOfTheChange()
    {
        // Whoever listens to the deck sees the step already as one that can be undone.
        bool could = true;
        const auto watch = connect(
            m_document, &app::DeckDocument::changed, this, [&] { could = could && m_document->undoStack().canUndo(); });
        choose("Aegis Tender");
        QTest::keyClick(m_pane->table(), Qt::Key_Return);
        disconnect(watch);
        QVERIFY(could);
    }

    void whatCannotBeAddedLeavesNoStep()
    {
        QVERIFY(m_document->edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = "Aegis Tender"}, model::maxCopies - 2}},
            QStringLiteral("many")));
        const auto steps = m_document->undoStack().count();
        choose("Aegis Tender");
        QSignalSpy told(m_pane.get(), &SearchPane::told);
        QTest::keyClick(m_pane->table(), Qt::Key_Return);
        QCOMPARE(m_document->undoStack().count(), steps);
        QVERIFY(told.back().front().toString().startsWith(QStringLiteral("Aegis Tender: at its limit of 4.")));
        QTest::keyClick(m_pane->table(), Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_document->undoStack().count(), steps);
        QCOMPARE(told.back().front().toString(), QStringLiteral("Aegis Tender cannot be added."));
    }

    void severalRowsAreOneStep()
    {
        m_pane->setQuery(QStringLiteral("t:mission sort:name"));
        m_pane->table()->setCurrentCard(*m_pane->model()->cardAt(0));
        QTest::keyClick(m_pane->table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(m_pane->table(), Qt::Key_Down, Qt::ShiftModifier);
        const auto before = m_document->deck();
        QTest::keyClick(m_pane->table(), Qt::Key_Return);
        QCOMPARE(copies("missions"), 4);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Add 3 cards"));
        m_document->undoStack().undo();
        QVERIFY(m_document->deck() == before);
    }

    void minusTakesOutOfTheCardsOwnSectionFirst()
    {
        QVERIFY(m_document->edit(
            {model::ReplaceDeck{deckOf("sideboard: 1 Aegis Tender; main: 2 Aegis Tender; maybe: 1 Aegis Tender")}},
            QStringLiteral("r")));
        choose("Aegis Tender");
        QTest::keyClick(m_pane->table(), Qt::Key_Minus);
        QCOMPARE(copies("main"), 1);
        QTest::keyClick(m_pane->table(), Qt::Key_Delete, Qt::ShiftModifier);
        QCOMPARE(copies("main"), 0);
        QCOMPARE(copies("sideboard"), 1);
        QTest::keyClick(m_pane->table(), Qt::Key_Delete);
        QCOMPARE(copies("sideboard"), 1); // it is not meant
        QTest::keyClick(m_pane->table(), Qt::Key_Plus);
        QCOMPARE(copies("main"), 1);
        choose("Ration Mule");
        QSignalSpy told(m_pane.get(), &SearchPane::told);
        const auto steps = m_document->undoStack().count();
        QTest::keyClick(m_pane->table(), Qt::Key_Minus);
        QCOMPARE(told.back().front().toString(), QStringLiteral("Main deck has no copy to take out."));
        QCOMPARE(m_document->undoStack().count(), steps);
    }

    void theEmptyResultTeaches()
    {
        m_pane->setQuery(QStringLiteral("t:unit cp>90"));
        bool told = false;
        for (const auto* label : m_pane->findChildren<QLabel*>())
            told = told || (label->isVisible() && label->text() == m_pane->model()->emptyHint());
        QVERIFY(told && !m_pane->model()->emptyHint().isEmpty());
        m_pane->focusResults(); // nothing to go to
        // What is offered instead is a button away.
        const auto offer = [&]() -> QPushButton* {
            for (auto* button : m_pane->findChildren<QPushButton*>(QStringLiteral("offer")))
                if (button->isVisible())
                    return button;
            return nullptr;
        };
        m_pane->setQuery(QStringLiteral("t:units"));
        QVERIFY(offer() && offer()->text().startsWith(QStringLiteral("t:unit (")));
        offer()->click();
        QCOMPARE(m_pane->query(), QStringLiteral("t:unit"));
        QVERIFY(m_pane->model()->rowCount() > 0);
        QVERIFY(!offer());
        m_pane->setQuery(QStringLiteral("tpye:unit")); // beside the error, for the last good result stays
        QVERIFY(offer());
        offer()->click();
        QCOMPARE(m_pane->query(), QStringLiteral("type:unit"));
        m_pane->setQuery(QString());
        for (const auto* label : m_pane->findChildren<QLabel*>())
            QVERIFY(!label->isVisible() || !label->text().startsWith(QStringLiteral("No card")));
    }

    void galleryAndTableShareTheCard()
    {
        choose("Ration Mule");
        const auto card = m_pane->currentCard();
        m_pane->showGallery(true);
        QVERIFY(m_pane->showsGallery());
        QCOMPARE(m_pane->currentCard(), card);
        auto* gallery = m_pane->findChild<GalleryView*>();
        QTest::keyClick(gallery, Qt::Key_Return);
        QCOMPARE(copies("main"), 3);
        m_pane->setQuery(QStringLiteral("t:mission"));
        m_pane->showGallery(false);
        QVERIFY(!m_pane->showsGallery());
        QVERIFY(m_pane->currentCard().has_value());
    }

    void settingsComeBack()
    {
        {
            auto settings = app::openSettings(m_scratch.path());
            m_pane->setQuery(QStringLiteral("t:mission"));
            Q_EMIT m_pane->facets()->saveWanted(QStringLiteral("Cheap"), QStringLiteral("cp<3"));
            Q_EMIT m_pane->facets()->saveWanted(QStringLiteral("Dear"), QStringLiteral("cp>9"));
            Q_EMIT m_pane->facets()->renameWanted(QStringLiteral("Dear"), QStringLiteral("Costly"));
            m_pane->table()->setColumnHidden(0, true);
            m_pane->showGallery(true);
            m_pane->store(*settings);
        }
        const auto settings = app::openSettings(m_scratch.path());
        QCOMPARE(settings->value(QStringLiteral("search/filterNames")).toStringList(),
            (QStringList{q("Cheap"), q("Costly")}));
        QCOMPARE(settings->value(QStringLiteral("search/filterQueries")).toStringList(),
            (QStringList{q("cp<3"), q("cp>9")}));
        SearchPane again(*m_workspace);
        again.restore(*settings); // before the catalogue is there, as at a start
        again.setCatalogue();
        QCOMPARE(again.query(), QStringLiteral("t:mission"));
        QVERIFY(again.showsGallery());
        QVERIFY(again.table()->isColumnHidden(0));
        QVERIFY(again.model()->cards() == m_pane->model()->cards());
    }
};

NEXUS_TEST(SearchPaneTest, Screen);

} // namespace search_pane_test

#include "search_pane_test.moc"
