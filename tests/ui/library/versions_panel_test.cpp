#include "ui/library/library_dialog.h"

#include "db/deck_store.h"
#include "tests/support/decks.h"
#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

namespace versions_panel_test {

using namespace nexus;
using namespace nexus::test;

class VersionsPanelTest : public QObject {
    Q_OBJECT
private:
    Scratch m_scratch;
    std::unique_ptr<app::Workspace> m_workspace;
    std::unique_ptr<app::DeckLibrary> m_library;
    std::unique_ptr<ui::VersionsPanel> m_panel;
    std::int64_t m_deck = 0;

    QPushButton* button(const char* text) const
    {
        for (auto* each : m_panel->findChildren<QPushButton*>())
            if (each->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text)))
                return each;
        return nullptr;
    }
    QListWidget* list() const { return m_panel->findChild<QListWidget*>(); }
    QString differences() const { return m_panel->findChild<QPlainTextEdit*>()->toPlainText(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = std::make_unique<app::Workspace>(m_scratch.path("profile"));
        m_workspace->open();
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isReady(), 60'000);
    }
    void init()
    {
        auto& store = m_workspace->profile().decks();
        m_deck = store.add(deckOf("main: 1 Aegis Tender"), "2025-01-01T00:00:00Z");
        store.save(m_deck, deckOf("main: 3 Aegis Tender"), "2025-01-02T00:00:00Z");
        m_library = std::make_unique<app::DeckLibrary>(*m_workspace);
        m_panel = std::make_unique<ui::VersionsPanel>(*m_library);
    }
    void cleanup()
    {
        m_panel.reset();
        m_library.reset();
    }
    void cleanupTestCase() { m_workspace.reset(); }

    void withoutADeckItAsksForOne()
    {
        const auto* head = m_panel->findChild<QLabel*>();
        QCOMPARE(head->text(), QStringLiteral("Select one deck to see its versions."));
        m_panel->setDeck(m_deck);
        QCOMPARE(head->text(), QStringLiteral("2 versions"));
        m_panel->setDeck(std::nullopt);
        QCOMPARE(list()->count(), 0);
        QVERIFY(differences().isEmpty());
        QVERIFY(!button("Bring back")->isEnabled() && !button("Compare")->isEnabled());
    }

    void eachVersionSaysWhatItChanged()
    {
        m_panel->setDeck(m_deck);
        QCOMPARE(list()->currentRow(), 0);
        QVERIFY2(differences().contains(QStringLiteral("Aegis Tender 1 → 3 (+2)")), qPrintable(differences()));
        QVERIFY(!button("Bring back")->isEnabled());
        list()->setCurrentRow(1);
        QCOMPARE(differences(), QStringLiteral("The first version."));
        QVERIFY(button("Bring back")->isEnabled());
    }

    void anOldOneIsComparedAndBroughtBack()
    {
        m_panel->setDeck(m_deck);
        list()->setCurrentRow(1);
        QSignalSpy compared(m_panel.get(), &ui::VersionsPanel::compareWanted),
            told(m_panel.get(), &ui::VersionsPanel::told);
        button("Compare")->click();
        QCOMPARE(compared.count(), 1);
        QCOMPARE(compared.front()[1].toString(), QStringLiteral("Version 1"));
        QCOMPARE(compared.front()[3].toString(), QStringLiteral("Version 2"));
        button("Bring back")->click();
        QCOMPARE(told.back().front().toString(),
            QStringLiteral("Version 1 is the newest again; the previous one is kept as a version."));
        QVERIFY(m_workspace->profile().decks().find(m_deck)->deck == deckOf("main: 1 Aegis Tender"));
        m_panel->setDeck(m_deck);
        QCOMPARE(list()->count(), 3);
    }
};

NEXUS_TEST(VersionsPanelTest, Screen);

} // namespace versions_panel_test

#include "versions_panel_test.moc"
