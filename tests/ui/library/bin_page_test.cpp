#include "ui/library/library_dialog.h"

#include "db/deck_store.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"
#include "ui/library/deck_table.h"

#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace bin_page_test {

using namespace nexus;
using namespace nexus::test;

class BinPageTest : public QObject {
    Q_OBJECT
private:
    Scratch m_scratch;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<app::DeckLibrary> m_library;
    std::unique_ptr<ui::BinPage> m_page;

    db::DeckStore& store() { return m_workspace->profile().decks(); }
    QPushButton* button(const char* text) const
    {
        for (auto* each : m_page->findChildren<QPushButton*>())
            if (each->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text)))
                return each;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = std::make_unique<app::Workspace>(m_scratch.path("profile"));
        m_workspace->open();
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isReady(), 60'000);
        m_library = std::make_unique<app::DeckLibrary>(*m_workspace);
    }
    void init()
    {
        const auto deck = store().add(deckOf("main: 1 Aegis Tender"), "2025-01-01T00:00:00Z");
        QVERIFY(m_library->moveToBin({deck}));
        m_page = std::make_unique<ui::BinPage>(*m_library);
        const auto reload = [this] { m_page->reload(m_workspace->library().game); };
        connect(m_library.get(), &app::DeckLibrary::changed, m_page.get(), reload);
        reload();
    }
    void cleanup()
    {
        m_page.reset();
        QVERIFY(m_library->emptyBin());
    }
    void cleanupTestCase()
    {
        m_library.reset();
        m_workspace.reset();
    }

    void whatIsChosenGoesBack()
    {
        QCOMPARE(m_page->table()->all(), 1);
        QVERIFY(!button("Restore")->isEnabled());
        m_page->restore(); // nothing is chosen
        QCOMPARE(m_page->table()->all(), 1);
        m_page->table()->chooseFirst();
        const auto decks = m_library->decks().size();
        QVERIFY(button("Restore")->isEnabled());
        button("Restore")->click();
        QCOMPARE(m_page->table()->all(), 0);
        QCOMPARE(m_library->decks().size(), decks + 1);
        QVERIFY(!button("Restore")->isEnabled());
        QVERIFY(!button("Empty bin")->isEnabled());
    }

    void emptyingIsAskedFirst()
    {
        button("Empty bin")->click();
        auto* box = m_page->findChild<QMessageBox*>();
        QVERIFY(box);
        QVERIFY(box->text().contains(QStringLiteral("1 deck ")));
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
        box->button(QMessageBox::Cancel)->click();
        QCOMPARE(store().list(true).size(), std::size_t{1});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        button("Empty bin")->click();
        box = m_page->findChild<QMessageBox*>();
        for (auto* each : box->buttons())
            if (box->buttonRole(each) == QMessageBox::DestructiveRole)
                each->click();
        QVERIFY(store().list(true).empty());
        QCOMPARE(m_page->table()->all(), 0);
    }
};

NEXUS_TEST(BinPageTest, Screen);

} // namespace bin_page_test

#include "bin_page_test.moc"
