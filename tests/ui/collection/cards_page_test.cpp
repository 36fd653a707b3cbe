#include "ui/collection/cards_page.h"

#include "tests/support/collector.h"
#include "tests/support/test_class.h"
#include "ui/card/face_view.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QTabBar>

namespace cards_page_test {

using namespace nexus;
using namespace nexus::test;

class CardsPageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void forTradeCountsWhatIsForTrade()
    {
        Collector collector;
        auto some = owned("Aegis Tender", 5), none = owned("Breach Surveyor", 3);
        some.forTrade = 2;
        some.value = 150;
        collector.add({some, none});
        ui::CardsPage page(collector.workspace());
        page.resize(1200, 700);
        page.show();
        QCOMPARE(page.model()->sums().copies, std::int64_t{8});
        QCOMPARE(page.lists()->tabText(1), QStringLiteral("For trade 1"));
        page.lists()->setCurrentIndex(1);
        QCOMPARE(page.model()->rowCount(), 1);
        QCOMPARE(page.model()->sums().copies, std::int64_t{2});
        QCOMPARE(page.model()->sums().value, std::int64_t{300});
        QCOMPARE(page.model()->index(0, app::CollectionModel::Quantity).data().toString(), QStringLiteral("2 of 5"));
        QVERIFY2(page.sums()->text().startsWith(QStringLiteral("2 copies for trade in 1 stack")),
            qPrintable(page.sums()->text()));
        page.lists()->setCurrentIndex(0);
        QCOMPARE(page.model()->index(0, app::CollectionModel::Quantity).data().toString(), QStringLiteral("5"));
    }

    void numbersAreWrittenAsTheSystemWritesThem()
    {
        Collector collector;
        auto many = owned("Aegis Tender", 1234);
        many.value = 150;
        collector.add({many});
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        ui::CardsPage page(collector.workspace());
        page.resize(1200, 700);
        page.show();
        const auto sums = page.sums()->text();
        const auto typed = app::CollectionModel::fieldValue(model::StackField::Value, QStringLiteral("1.234,50"));
        QLocale::setDefault(before);
        QVERIFY2(sums.contains(QStringLiteral("1.234 copies")) && sums.contains(QStringLiteral("1.851,00")),
            qPrintable(sums));
        QVERIFY(typed == model::StackValue(std::int64_t{123450}));
    }

    void whatIsNotUnderstoodIsMarkedInTheLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char* line, const char* marked) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(marked);
        };
        row("2 aegis tender nm", "");
        row("2 aegis tender foyl", "foyl");
        row("2 aegis tender nm schöne Kiste foil", "schöne Kiste");
        row("2 aegis tndr nm", "aegis tndr");
        row("2 aegis tender in somewhere new", "");
        row("", "");
    }
    void whatIsNotUnderstoodIsMarkedInTheLine()
    {
        QFETCH(QString, line);
        Collector collector;
        ui::CardsPage page(collector.workspace());
        page.resize(1200, 700);
        page.show();
        page.entry()->line()->setText(line);
        QString marked;
        for (const auto& mark : page.entry()->marks()) {
            QCOMPARE(mark.format.underlineStyle(), QTextCharFormat::WaveUnderline);
            marked += line.mid(mark.start, mark.length);
        }
        QTEST(marked, "marked");
        QCOMPARE(page.entry()->line()->text(), line); // marking types nothing
    }

    void theFaceStandsAboveTheForm()
    {
        Collector collector;
        collector.add({owned("Aegis Tender", 1)});
        ui::CardsPage page(collector.workspace());
        page.resize(1200, 900);
        page.show();
        page.table()->chooseFirst();
        auto* face = page.findChild<ui::FaceView*>();
        QTRY_VERIFY(face->isVisible());
        QCoreApplication::processEvents();
        QVERIFY(face->mapTo(&page, QPoint()).y() < page.form()->mapTo(&page, QPoint()).y());
    }
};

NEXUS_TEST(CardsPageTest, Screen);

} // namespace cards_page_test

#include "cards_page_test.moc"
