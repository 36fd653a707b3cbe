#include "ui/collection/surplus_page.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QSignalSpy>

namespace surplus_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::SurplusPage;

class SurplusPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<SurplusPage> m_page;

    QStringList row(int at) const
    {
        QStringList cells;
        for (int column = SurplusPage::Card; column <= SurplusPage::Value; ++column)
            cells << m_page->table()->shownText(at, column);
        return cells;
    }
    QPushButton* button(const char* text) const
    {
        for (auto* each : m_page->findChildren<QPushButton*>())
            if (each->text().remove(QLatin1Char('&')) == QLatin1String(text))
                return each;
        return nullptr;
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
        m_page = std::make_unique<SurplusPage>(m_collector->workspace());
        m_page->resize(900, 600);
        m_page->show();
    }
    void cleanup() { m_page.reset(); }
    void cleanupTestCase() { m_collector.reset(); }

    void withoutASurplusItSaysWhy()
    {
        QVERIFY(m_page->emptyText().startsWith(QStringLiteral("Your collection is empty")));
        m_collector->add({owned("Aegis Tender", 4)});
        m_page->refreshIfStale();
        QVERIFY(m_page->emptyText().startsWith(QStringLiteral("No card is above its limit")));
    }

    void whatStandsAboveTheLimitIsOffered()
    {
        auto tender = owned("Aegis Tender", 6);
        tender.value = 150;
        m_collector->add({tender, owned("Breach Surveyor", 4)});
        m_page->refreshIfStale();
        QCOMPARE(m_page->emptyText(), QString());
        QCOMPARE(m_page->summary(),
            QStringLiteral("3 copies of 2 cards above the limit, worth 3.00 and 1 copy without a value"));
        QCOMPARE(row(0), (QStringList{QStringLiteral("Aegis Tender"), QStringLiteral("6"), QStringLiteral("4"),
                             QStringLiteral("2"), QStringLiteral("0"), QStringLiteral("3.00")}));
        QCOMPARE(row(1).last(), QStringLiteral("–"));
        QVERIFY(!button("Offer chosen for trade")->isEnabled());
        m_page->table()->selectionModel()->setCurrentIndex(
            m_page->table()->model()->index(0, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QSignalSpy told(m_page.get(), &ui::CollectionPage::told);
        button("Offer chosen for trade")->click();
        QCOMPARE(told.takeFirst().front().toString(), QStringLiteral("2 copies more offered for trade."));
        QCOMPARE(row(0).at(SurplusPage::ForTrade), QStringLiteral("2"));
        QCOMPARE(row(1).at(SurplusPage::ForTrade), QStringLiteral("0"));
        QVERIFY(!button("Offer chosen for trade")->isEnabled());
        button("Offer all for trade")->click();
        QCOMPARE(row(1).at(SurplusPage::ForTrade), QStringLiteral("1"));
        QVERIFY(!button("Offer all for trade")->isEnabled());
        QVERIFY(m_collector->document().undo());
        QVERIFY(m_collector->document().undo());
        QTRY_COMPARE(row(0).at(SurplusPage::ForTrade), QStringLiteral("0"));
    }
};

NEXUS_TEST(SurplusPageTest, Screen);

} // namespace surplus_page_test

#include "surplus_page_test.moc"
