#include "ui/collection/history_page.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QPushButton>
#include <QTreeWidget>

namespace history_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::HistoryPage;

class HistoryPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<HistoryPage> m_page;

    QTreeWidgetItem* edit(int at) const { return m_page->tree()->topLevelItem(0)->child(at); }

private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }
    void init()
    {
        m_collector = std::make_unique<Collector>();
        m_page = std::make_unique<HistoryPage>(m_collector->workspace());
        m_page->resize(900, 600);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        m_collector.reset();
    }

    void withoutAnEditItSaysWhatComes() { QVERIFY(m_page->emptyText().startsWith(QStringLiteral("No edits yet"))); }

    void editsAreToldNewestFirstAndUndoneOnesStruck()
    {
        m_collector->add({owned("Aegis Tender", 3)});
        m_collector->add({owned("Breach Surveyor", 2)});
        QVERIFY(m_collector->document().undo());
        m_page->refreshIfStale();
        QCOMPARE(m_page->emptyText(), QString());
        QCOMPARE(edit(0)->text(1), QStringLiteral("Add 2 Breach Surveyor (undone)"));
        QVERIFY(edit(0)->font(1).strikeOut());
        QCOMPARE(edit(0)->foreground(1).color(), ui::theme().muted);
        QCOMPARE(edit(1)->text(1), QStringLiteral("Add 3 Aegis Tender"));
        QVERIFY(!edit(1)->font(1).strikeOut());
        QCOMPARE(
            m_page->changesText(), QStringLiteral("2 added: 2 Breach Surveyor · near mint")); // the newest is chosen
        m_page->tree()->setCurrentItem(edit(1));
        QCOMPARE(m_page->changesText(), QStringLiteral("3 added: 3 Aegis Tender · near mint"));
        m_collector->add({owned("Midnight Oil")});
        m_page->refreshIfStale();
        QCOMPARE(m_page->tree()->currentItem()->text(1), QStringLiteral("Add 3 Aegis Tender")); // stays chosen
    }

    void oneCardHasAHistoryOfItsOwn()
    {
        m_collector->add({owned("Aegis Tender", 3)});
        m_collector->add({owned("Breach Surveyor", 2), owned("Aegis Tender", 1)});
        m_collector->add({owned("Midnight Oil")});
        m_page->showCard(owned("Aegis Tender").card, QStringLiteral("Aegis Tender"));
        QCOMPARE(m_page->shown(), 2);
        QCOMPARE(m_page->changesText(), QStringLiteral("Aegis Tender: 3 became 4")); // not the other card
        auto* only = m_page->findChild<QCheckBox*>();
        QVERIFY(only->isVisible() && only->isChecked());
        only->setChecked(false);
        QCOMPARE(m_page->shown(), 3);
        m_page->showCard(owned("Inkling Page").card, QStringLiteral("Inkling Page"));
        QCOMPARE(m_page->shown(), 0);
        m_page->showCard(std::nullopt, {});
        QCOMPARE(m_page->shown(), 3);
        QVERIFY(!only->isVisible());
    }

    void aLongEditIsCut()
    {
        std::vector<model::Stack> stacks;
        for (int number = 0; number < HistoryPage::mostChanges + 5; ++number) {
            stacks.push_back(owned("Aegis Tender"));
            stacks.back().number = std::to_string(number);
        }
        m_collector->add(stacks);
        m_page->refreshIfStale();
        QVERIFY(m_page->changesText().endsWith(QStringLiteral("… and 5 more")));
        QCOMPARE(m_page->changesText().count(QLatin1Char('\n')), HistoryPage::mostChanges);
    }

    void aLongHistoryIsReadInParts()
    {
        for (int i = 0; i < HistoryPage::atOnce + 7; ++i)
            m_collector->add({owned("Aegis Tender")});
        m_page->refreshIfStale();
        QCOMPARE(m_page->shown(), HistoryPage::atOnce);
        auto* more = m_page->findChild<QPushButton*>();
        QVERIFY(more->isEnabled());
        more->click();
        QCOMPARE(m_page->shown(), HistoryPage::atOnce + 7);
        QVERIFY(!more->isEnabled());
    }
};

NEXUS_TEST(HistoryPageTest, Screen);

} // namespace history_page_test

#include "history_page_test.moc"
