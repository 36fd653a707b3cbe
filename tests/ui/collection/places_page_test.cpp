#include "ui/collection/places_page.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QSignalSpy>

namespace places_page_test {

using namespace nexus;
using namespace nexus::test;
using ui::PlacesPage;

class PlacesPageTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<Collector> m_collector;
    std::unique_ptr<PlacesPage> m_page;

    static model::Stack at(const char* card, int copies, const char* place)
    {
        auto stack = owned(card, copies);
        stack.place = place;
        return stack;
    }
    QStringList rows() const
    {
        m_page->refreshIfStale();
        QStringList all;
        for (int row = 0; row < m_page->table()->shown(); ++row)
            all << m_page->table()->shownText(row, PlacesPage::Place) + QLatin1Char(' ') +
                       m_page->table()->shownText(row, PlacesPage::Copies);
        return all;
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
        m_collector->add({at("Aegis Tender", 2, "Box"), at("Wick Sprite", 3, "Binder 2"),
            at("Breach Surveyor", 1, "Binder 10"), at("Aegis Tender", 4, "")});
        m_page = std::make_unique<PlacesPage>(m_collector->workspace());
        m_page->resize(900, 600);
        m_page->show();
    }
    void cleanup() { m_page.reset(); }
    void cleanupTestCase() { m_collector.reset(); }

    void placesAreListedWithWhatLiesThere()
    {
        QCOMPARE(rows(), (QStringList{QStringLiteral("Binder 2 3"), QStringLiteral("Binder 10 1"),
                             QStringLiteral("Box 2"), QStringLiteral("no place 4")}));
        QVERIFY(m_page->renameButton()->isEnabled());
        QVERIFY(!m_page->mergeButton()->isEnabled());
        m_page->table()->selectAll();
        QVERIFY(m_page->mergeButton()->isEnabled());
        QVERIFY(!m_page->renameButton()->isEnabled());
    }

    void aPlaceIsRenamedInAStep()
    {
        (void)rows();
        m_page->askText = [](const QString&, const QString& label, const QString& text) {
            return label.contains(QStringLiteral("“Binder 2”")) && text == QStringLiteral("Binder 2")
                       ? std::optional(QStringLiteral(" Album "))
                       : std::nullopt;
        };
        QSignalSpy told(m_page.get(), &PlacesPage::told);
        m_page->renameButton()->click();
        QVERIFY(rows().contains(QStringLiteral("Album 3")));
        QVERIFY(!rows().contains(QStringLiteral("Binder 2 3")));
        QCOMPARE(told.size(), 1);
        QVERIFY(m_collector->workspace().collection().undo());
        QVERIFY(rows().contains(QStringLiteral("Binder 2 3")));
    }

    void placesAreMergedInAStep()
    {
        (void)rows();
        QString asked;
        m_page->askText = [&](const QString&, const QString& label, const QString&) {
            asked = label;
            return std::optional(QStringLiteral("Box"));
        };
        m_page->table()->selectAll(); // copies without a place stay
        m_page->merge();
        QVERIFY2(asked.contains(QStringLiteral("“Binder 2”, “Binder 10”, “Box”")), qPrintable(asked));
        QCOMPARE(rows(), (QStringList{QStringLiteral("Box 6"), QStringLiteral("no place 4")}));
        QVERIFY(m_collector->workspace().collection().undo());
        QCOMPARE(rows().size(), 4);
    }

    void whatLiesThereIsShownInCards()
    {
        (void)rows();
        QSignalSpy query(m_page.get(), &PlacesPage::queryWanted);
        m_page->showInCards();
        QCOMPARE(query.size(), 1);
        QCOMPARE(query.first().first().toString(), QStringLiteral("loc:\"Binder 2\""));
    }
};

NEXUS_TEST(PlacesPageTest, Screen);

} // namespace places_page_test

#include "places_page_test.moc"
