#include "ui/deck/deck_pages.h"

#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QUndoView>

namespace history_view_test {

using namespace nexus;
using namespace nexus::test;
using nexus::ui::HistoryView;

class HistoryViewTest : public QObject {
    Q_OBJECT
private:
    Scratch m_scratch;
    std::unique_ptr<app::Workspace> m_workspace;
    app::DeckDocument* m_document = nullptr;
    std::unique_ptr<HistoryView> m_view;

    // The list of versions, not that of the steps.
    QListWidget* versions() const { return m_view->findChild<QListWidget*>(); }
    QString differences() const { return m_view->findChild<QPlainTextEdit*>()->toPlainText(); }
    QPushButton* button(const char* text) const
    {
        for (auto* found : m_view->findChildren<QPushButton*>())
            if (found->text() == QLatin1String(text))
                return found;
        return nullptr;
    }
    bool edit(const char* card, int by)
    {
        return m_document->edit(
            {model::ChangeCopies{model::SectionId("main"), {.card = card}, by}}, q("Change ") + q(card));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = std::make_unique<app::Workspace>(m_scratch.path("profile"));
        m_workspace->open();
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isReady(), 20'000);
    }
    void cleanupTestCase() { m_workspace.reset(); }
    void init()
    {
        m_document = m_workspace->newDeck(deckOf("main: 2 Aegis Tender"));
        m_view = std::make_unique<HistoryView>();
        m_view->resize(800, 300);
        m_view->setDocument(m_workspace.get(), m_document);
        m_view->show();
        QCoreApplication::processEvents();
    }
    void cleanup()
    {
        m_view.reset();
        m_workspace->close(m_document);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void aDeckNeverSavedHasNoVersions()
    {
        QCOMPARE(versions()->count(), 0);
        QVERIFY(differences().startsWith(QStringLiteral("No saved version yet.")));
        QVERIFY(!button("&Compare")->isEnabled() && !button("&Bring back")->isEnabled());
    }

    void everySaveIsListedWithWhatItChanged()
    {
        QVERIFY(m_workspace->save(m_document));
        QCOMPARE(versions()->count(), 1);
        QVERIFY(versions()->item(0)->text().startsWith(q("1 · ")));
        QCOMPARE(differences(), QStringLiteral("The first version."));
        QVERIFY(edit("Ration Mule", 3));
        QVERIFY(m_workspace->save(m_document));
        QCOMPARE(versions()->count(), 2);
        QVERIFY(versions()->item(0)->text().startsWith(q("2 · ")));
        QVERIFY(versions()->item(0)->text().endsWith(q("5 cards")));
        QVERIFY2(differences().contains(QStringLiteral("Ration Mule")), qPrintable(differences()));
        versions()->setFocus();
        QTest::keyClick(versions(), Qt::Key_Down);
        QCOMPARE(differences(), QStringLiteral("The first version."));
    }

    void aVersionIsBroughtBackAsAnEdit()
    {
        QVERIFY(m_workspace->save(m_document));
        const auto first = m_document->deck();
        QVERIFY(edit("Ration Mule", 3));
        QVERIFY(m_workspace->save(m_document));
        const auto second = m_document->deck();
        versions()->setCurrentRow(1);
        QTest::mouseClick(button("&Bring back"), Qt::LeftButton);
        QVERIFY(m_document->deck() == first);
        QVERIFY(m_document->isModified());
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Bring back version 1"));
        m_document->undoStack().undo();
        QVERIFY(m_document->deck() == second);
        QVERIFY(!m_document->isModified());
    }

    void aVersionIsCompared()
    {
        QVERIFY(m_workspace->save(m_document));
        const auto first = m_document->deck();
        QVERIFY(edit("Ration Mule", 3));
        model::Deck compared;
        QString title;
        connect(m_view.get(), &HistoryView::compareWanted, this, [&](const model::Deck& deck, const QString& words) {
            compared = deck;
            title = words;
        });
        QTest::mouseClick(button("&Compare"), Qt::LeftButton);
        QVERIFY(compared == first);
        QVERIFY(title.startsWith(QStringLiteral("Version 1, ")));
    }

    void aClickOnAStepGoesThere()
    {
        const auto before = m_document->deck();
        QVERIFY(edit("Ration Mule", 1));
        QVERIFY(edit("Aegis Tender", 1));
        const auto after = m_document->deck();
        auto* steps = m_view->findChild<QUndoView*>();
        QCOMPARE(steps->model()->rowCount(), 3);
        QCOMPARE(steps->model()->index(0, 0).data().toString(), QStringLiteral("As opened"));
        QTest::mouseClick(
            steps->viewport(), Qt::LeftButton, {}, steps->visualRect(steps->model()->index(0, 0)).center());
        QVERIFY(m_document->deck() == before);
        steps->setCurrentIndex(steps->model()->index(2, 0));
        QVERIFY(m_document->deck() == after);
    }

    void everyPartHasAName()
    {
        for (const auto* widget : std::initializer_list<QWidget*>{
                 versions(), m_view->findChild<QUndoView*>(), m_view->findChild<QPlainTextEdit*>()})
            QVERIFY(!widget->accessibleName().isEmpty());
        m_view->setDocument(m_workspace.get(), nullptr);
        QCOMPARE(versions()->count(), 0);
    }
};

NEXUS_TEST(HistoryViewTest, Screen);

} // namespace history_view_test

#include "history_view_test.moc"
