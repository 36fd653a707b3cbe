#include "ui/theme/charts.h"

#include "tests/support/test_class.h"
#include "ui/theme/theme.h"

#include <QtTest>

namespace chart_frame_test {

using namespace nexus;

namespace {

class Plain : public ui::ChartFrame {
public:
    Plain() { (void)makeView(true); }
    void dress() override { ++dressed; }
    int dressed = 0;
};

} // namespace

class ChartFrameTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFrameTakesTheFocusAndWhatIsInsideDoesNot()
    {
        const Plain chart;
        QCOMPARE(chart.focusPolicy(), Qt::StrongFocus);
        QVERIFY(!chart.findChildren<QWidget*>().isEmpty());
        for (const auto* inside : chart.findChildren<QWidget*>())
            QVERIFY(inside->focusPolicy() == Qt::NoFocus);
    }

    void coloursAndLettersFollowTheTheme()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        Plain chart;
        chart.show();
        const int before = chart.dressed;
        ui::applyTheme(ui::ThemeChoice::Dark);
        QTRY_VERIFY(chart.dressed > before);
        const int dark = chart.dressed;
        auto other = chart.font();
        other.setBold(!other.bold());
        chart.setFont(other);
        QTRY_VERIFY(chart.dressed > dark);
        ui::applyTheme(ui::ThemeChoice::Light);
    }

    void theFocusIsSeen()
    {
        Plain chart;
        chart.resize(200, 120);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const auto edge = [&] { return chart.grab().toImage().pixelColor(100, 0); };
        chart.clearFocus();
        const auto without = edge();
        chart.activateWindow();
        chart.setFocus();
        QTRY_VERIFY(chart.hasFocus());
        QVERIFY(edge() != without);
    }
};

NEXUS_TEST(ChartFrameTest, Screen);

} // namespace chart_frame_test

#include "chart_frame_test.moc"
