#include "ui/collection/time_page.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QSignalSpy>

namespace time_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::TimePage;

class TimePageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<TimePage> m_page;

    QStringList sum(int row) const
    {
        QStringList cells;
        for (int column = TimePage::Group; column <= TimePage::Unvalued; ++column)
            cells << m_page->sumTable()->shownText(row, column);
        return cells;
    }

private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }
    void init()
    {
        m_collector = std::make_unique<Collector>();
        m_page = std::make_unique<TimePage>(m_collector->workspace());
        m_page->resize(1000, 700);
        m_page->show();
    }
    void cleanup()
    {
        m_page.reset();
        m_collector.reset();
    }

    void withoutACardItSaysHowToBegin()
    {
        QVERIFY(m_page->emptyText().startsWith(QStringLiteral("Your collection is empty")));
    }

    void todayIsAPointATableAndWords()
    {
        auto tender = owned("Aegis Tender", 3);
        tender.value = 150;
        m_collector->add({tender, owned("Midnight Oil", 2)});
        m_page->refreshIfStale();
        QCOMPARE(m_page->emptyText(), QString());
        QCOMPARE(m_page->totalsText(), QStringLiteral("5 copies today, worth 4.50 and 2 copies without a value"));
        QCOMPARE(m_page->dayTable()->shown(), 1);
        QCOMPARE(m_page->dayTable()->shownText(0, TimePage::DayCopies), QStringLiteral("5"));
        QCOMPARE(m_page->dayTable()->shownText(0, TimePage::DayValue), QStringLiteral("4.50"));
        const auto copies = m_page->copiesChart()->points();
        QCOMPARE(copies.size(), 1); // nothing is invented of the day before
        QCOMPARE(copies.back().y(), 5.0);
        QCOMPARE(m_page->valueChart()->points().back().y(), 4.5);
        QVERIFY(m_page->copiesChart()->accessibleDescription().startsWith(QStringLiteral("5 copies on ")));
        QVERIFY(m_page->valueChart()->accessibleDescription().startsWith(QStringLiteral("Worth 4.50 on ")));
    }

    void todayIsSummedByWhatIsAsked()
    {
        auto tender = owned("Aegis Tender", 3);
        tender.place = "Binder 2";
        tender.value = 150;
        m_collector->add({tender, owned("Midnight Oil", 2)});
        m_page->refreshIfStale();
        m_page->groupBy(model::Grouping::Place);
        QCOMPARE(sum(0), (QStringList{QStringLiteral("Binder 2"), QStringLiteral("1"), QStringLiteral("3"),
                             QStringLiteral("4.50"), QStringLiteral("–")}));
        QCOMPARE(sum(1), (QStringList{QStringLiteral("no place"), QStringLiteral("1"), QStringLiteral("2"),
                             QStringLiteral("–"), QStringLiteral("2")}));
        QSignalSpy query(m_page.get(), &ui::CollectionPage::queryWanted);
        m_page->sumTable()->selectionModel()->setCurrentIndex(
            m_page->sumTable()->model()->index(0, 0), QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(m_page->sumTable(), Qt::Key_Return);
        QCOMPARE(query.front().front().toString(), QStringLiteral("loc:\"Binder 2\""));
        m_page->groupBy(model::Grouping::Type);
        QCOMPARE(sum(0).front(), QStringLiteral("Event"));
        QCOMPARE(sum(1).front(), QStringLiteral("Unit"));
    }
};

NEXUS_TEST(TimePageTest, Screen);

} // namespace time_page_test

#include "time_page_test.moc"
