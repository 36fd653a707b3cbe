#include "ui/collection/sets_page.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QSignalSpy>

namespace sets_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::SetsPage;

class SetsPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<SetsPage> m_page;

    std::size_t cards() const { return m_collector->workspace().catalogue()->size(); }
    QString owned(std::size_t many) const { return QStringLiteral("%1 of %2").arg(many).arg(cards()); }
    QString shown() const { return m_page->setTable()->shownText(0, SetsPage::Owned); }

private Q_SLOTS:
    void initTestCase()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        m_collector = std::make_unique<Collector>();
    }
    void init()
    {
        m_collector->clear();
        m_page = std::make_unique<SetsPage>(m_collector->workspace());
        m_page->resize(900, 600);
        m_page->show();
    }
    void cleanup() { m_page.reset(); }
    void cleanupTestCase() { m_collector.reset(); }

    void aSetShowsWhatIsOwnedAndWhatIsMissing()
    {
        QCOMPARE(m_page->setTable()->shown(), 1); // the starter set
        QCOMPARE(m_page->chosenSet(), std::string("COR"));
        QCOMPARE(shown(), owned(0));
        QCOMPARE(m_page->missingTable()->shown(), static_cast<int>(cards()));
        m_collector->add({test::owned("Aegis Tender", 4)});
        m_page->refreshIfStale();
        QCOMPARE(shown(), owned(1));
        QCOMPARE(m_page->setTable()->shownText(0, SetsPage::Playsets), QStringLiteral("1"));
        QCOMPARE(m_page->setTable()->model()->index(0, SetsPage::Owned).data(ui::barRole).toDouble(),
            1.0 / static_cast<double>(cards()));
        QCOMPARE(m_page->missingTable()->shown(), static_cast<int>(cards()) - 1);
    }

    void everyMissingCardIsWantedOrOwnedInAStep()
    {
        m_collector->add({test::owned("Aegis Tender"), wanted("Breach Surveyor")});
        m_page->refreshIfStale();
        QSignalSpy told(m_page.get(), &ui::CollectionPage::told), trouble(m_page.get(), &ui::CollectionPage::trouble);
        m_page->wantMissing();
        QVERIFY(told.takeFirst().front().toString().endsWith(QStringLiteral("cards of COR added to the wants.")));
        QCOMPARE(m_collector->collection().stacks().size(), cards());
        m_page->wantMissing();
        QCOMPARE(trouble.count(), 1);
        m_page->ownOneOfEach();
        QCOMPARE(shown(), owned(cards()));
        QCOMPARE(m_page->missingTable()->shown(), 0);
        QCOMPARE(m_collector->collection().totals().copies, static_cast<std::int64_t>(cards()));
        QVERIFY(m_collector->document().undo());
        m_page->refreshIfStale();
        QCOMPARE(shown(), owned(1));
    }

    void itsCardsAreChosenAndShown()
    {
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        QSignalSpy chosen(m_page.get(), &ui::CollectionPage::cardChosen);
        m_page->missingTable()->setFocus();
        QTest::keyClick(m_page->missingTable(), Qt::Key_Down);
        QCOMPARE(chosen.back().front().toUInt(), 1U); // the second card by name
        QSignalSpy wantedQuery(m_page.get(), &ui::CollectionPage::queryWanted);
        m_page->showInCards();
        QCOMPARE(wantedQuery.front().front().toString(), QStringLiteral("set:COR"));
    }

    void itPaintsInBothThemes()
    {
        m_collector->add({test::owned("Aegis Tender", 4)});
        m_page->refreshIfStale();
        const auto light = m_page->grab().toImage();
        ui::applyTheme(ui::ThemeChoice::Dark);
        QTest::qWait(100);
        QVERIFY(m_page->grab().toImage() != light);
        ui::applyTheme(ui::ThemeChoice::Light);
    }
};

NEXUS_TEST(SetsPageTest, Screen);

} // namespace sets_page_test

#include "sets_page_test.moc"
