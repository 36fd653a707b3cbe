#include "ui/collection/decks_page.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>

namespace decks_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::DecksPage;

class DecksPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<DecksPage> m_page;

    QPushButton* button(const char* text) const
    {
        for (auto* each : m_page->findChildren<QPushButton*>())
            if (each->text().remove(QLatin1Char('&')) == QLatin1String(text))
                return each;
        return nullptr;
    }
    // A row of the table of decks.
    QStringList deckRow(const char* name) const
    {
        const auto* table = m_page->deckTable();
        for (int row = 0; row < table->shown(); ++row)
            if (table->shownText(row, DecksPage::Name) == QLatin1String(name)) {
                QStringList cells;
                for (int column = DecksPage::Need; column <= DecksPage::State; ++column)
                    cells << table->shownText(row, column);
                return cells;
            }
        return {};
    }
    QStringList cardRow(int row) const
    {
        QStringList cells;
        for (int column = DecksPage::Card; column <= DecksPage::CardMissing; ++column)
            cells << m_page->cardTable()->shownText(row, column);
        return cells;
    }

private Q_SLOTS:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        m_collector = std::make_unique<Collector>();
    }
    void init()
    {
        m_collector->clear();
        m_collector->binDecks();
        m_page = std::make_unique<DecksPage>(m_collector->workspace());
        m_page->resize(1100, 700);
        m_page->show();
    }
    void cleanup() { m_page.reset(); }
    void cleanupTestCase() { m_collector.reset(); }

    void withoutDecksItSaysHowToBegin()
    {
        QVERIFY(m_page->emptyText().contains(QStringLiteral("Ctrl+S")));
        m_collector->keepDeck("Wall", "main: 1 Aegis Tender");
        QTRY_COMPARE(m_page->emptyText(), QString());
    }

    void theCheapestToCompleteComesFirst()
    {
        auto dear = owned("Breach Surveyor"), cheap = owned("Aegis Tender");
        dear.value = 900;
        cheap.value = 50;
        m_collector->add({dear, cheap});
        m_collector->keepDeck("A dear one", "main: 2 Breach Surveyor");
        m_collector->keepDeck("B cheap one", "main: 3 Aegis Tender");
        m_collector->keepDeck("C complete", "main: 1 Aegis Tender");
        m_collector->keepDeck("D unknown", "main: 1 Unheard Of");
        m_page->refreshIfStale();
        const auto* table = m_page->deckTable();
        QStringList names;
        for (int row = 0; row < table->shown(); ++row)
            names << table->shownText(row, DecksPage::Name);
        QCOMPARE(names, (QStringList{QStringLiteral("C complete"), QStringLiteral("B cheap one"),
                            QStringLiteral("A dear one"), QStringLiteral("D unknown")}));
        QCOMPARE(
            deckRow("B cheap one"), (QStringList{QStringLiteral("3"), QStringLiteral("–"), QStringLiteral("1"),
                                        QStringLiteral("2"), QStringLiteral("1.00"), QStringLiteral("not built")}));
        QCOMPARE(deckRow("D unknown").mid(4),
            (QStringList{QStringLiteral("no price known"), QStringLiteral("not built; 1 name not in the catalogue")}));
    }

    void buildingSetsAsideAndTakingApartGivesBack()
    {
        m_collector->add({owned("Aegis Tender", 3), owned("Breach Surveyor", 2)});
        const auto deck = m_collector->keepDeck("Wall", "main: 2 Aegis Tender");
        QSignalSpy told(m_page.get(), &ui::CollectionPage::told);
        m_page->refreshIfStale();
        QVERIFY(!button("Take apart")->isEnabled());
        button("Build")->click();
        QCOMPARE(told.takeFirst().front().toString(), QStringLiteral("Wall is built: 2 copies set aside."));
        QCOMPARE(deckRow("Wall").last(), QStringLiteral("built"));
        QVERIFY(!button("Build")->isEnabled());
        m_collector->saveDeck(deck, "main: 1 Aegis Tender, 2 Breach Surveyor");
        m_page->refreshIfStale();
        QCOMPARE(deckRow("Wall").last(), QStringLiteral("built; 2 to set aside, 1 to give back"));
        button("Bring up to date")->click();
        QCOMPARE(deckRow("Wall").last(), QStringLiteral("built"));
        button("Take apart")->click();
        QVERIFY(m_collector->collection().holds().empty());
        QCOMPARE(m_collector->document().undoText(), QStringLiteral("Take Wall apart"));
    }

    void severalDecksStandSideBySide()
    {
        m_collector->add({owned("Aegis Tender", 3), owned("Breach Surveyor", 1)});
        const auto a = m_collector->keepDeck("A", "main: 2 Aegis Tender"),
                   b = m_collector->keepDeck("B", "main: 2 Aegis Tender, 1 Breach Surveyor");
        m_page->refreshIfStale();
        m_page->showDeck(a);
        QCOMPARE(m_page->chosenDecks(), std::vector{a});
        m_page->build();
        m_page->showDeck(b);
        QCOMPARE(cardRow(0), (QStringList{QStringLiteral("Aegis Tender"), QStringLiteral("2"), QStringLiteral("3"),
                                 QStringLiteral("–"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("–"),
                                 QStringLiteral("–"), QStringLiteral("1")}));
        QCOMPARE(m_page->cardTable()->model()->index(0, DecksPage::InOther).data(Qt::ToolTipRole).toString(),
            QStringLiteral("2 in A"));
        m_page->findChild<QCheckBox*>()->setChecked(true);
        QCOMPARE(m_page->cardTable()->shown(), 1); // what is missing
        m_page->copyProxyList();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("1 Aegis Tender\n"));
        QSignalSpy trouble(m_page.get(), &ui::CollectionPage::trouble);
        m_page->copyShoppingList();
        QCOMPARE(trouble.count(), 1); // all three are owned
        m_page->deckTable()->setTicked({a, b});
        QCOMPARE(m_page->chosenDecks(), (std::vector{a, b}));
        m_page->copyShoppingList();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("1 Aegis Tender\n"));
        button("Add missing to wants")->click();
        QCOMPARE(m_collector->collection().copies(owned("Aegis Tender").card).wanted, 1);
        m_page->takeApart();
        QVERIFY(m_collector->collection().holds().empty());
    }

    void itIsReadWhenItIsSeen()
    {
        constexpr int missing = 3; // of the cells
        m_collector->keepDeck("Wall", "main: 2 Aegis Tender");
        m_page->refreshIfStale();
        m_page->hide();
        m_collector->add({owned("Aegis Tender", 2)});
        QTest::qWait(100);
        QCOMPARE(deckRow("Wall").at(missing), QStringLiteral("2")); // as it was
        m_page->show();
        QCOMPARE(deckRow("Wall").at(missing), QStringLiteral("–"));
    }

    void everythingHasANameForScreenReaders()
    {
        QVERIFY(!m_page->deckTable()->accessibleName().isEmpty());
        QVERIFY(!m_page->cardTable()->accessibleName().isEmpty());
        for (const auto* each : m_page->findChildren<QPushButton*>())
            QVERIFY(each->text().contains(QLatin1Char('&')));
    }
};

NEXUS_TEST(DecksPageTest, Screen);

} // namespace decks_page_test

#include "decks_page_test.moc"
