#include "app/views/charts.h"
#include "tests/support/test_class.h"

#include <QtTest>

namespace day_totals_test {

using namespace nexus;
using app::DayPoint;

namespace {

const std::vector<model::DayTotals> someDays{
    {"2026-02-27", {120, 1250, 3}}, {"2026-03-01", {350, 8000, 0}}, {"2026-03-10", {340, 7500, 0}}};

} // namespace

class DayTotalsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theLineIsLevelBetweenEditsAndGoesOnToToday()
    {
        const std::vector<DayPoint> line{{"2026-02-27", 120, 1250}, {"2026-02-28", 120, 1250},
            {"2026-03-01", 350, 8000}, {"2026-03-09", 350, 8000}, {"2026-03-10", 340, 7500}, {"2026-03-12", 340, 7500}};
        QVERIFY(app::dayLine(someDays, "2026-03-12") == line);
    }

    void oneDayIsAPointAndNothingBeforeItIsInvented()
    {
        QVERIFY(
            (app::dayLine({{"2026-03-01", {5, 0, 5}}}, "2026-03-01") == std::vector<DayPoint>{{"2026-03-01", 5, 0}}));
        QVERIFY(app::dayLine({}, "2026-03-01").empty());
        QVERIFY(app::dayLine({{"no day", {5, 0, 5}}}, "2026-03-01").empty());
    }

    void wordsTellTheLastTheFirstAndTheHighestDay()
    {
        QCOMPARE(app::copiesSentence(someDays),
            std::string("340 copies on 2026-03-10; 120 on 2026-02-27, the first day; at most 350, on 2026-03-01."));
        QCOMPARE(app::valueSentence(someDays),
            std::string(
                "Worth 75.00 on 2026-03-10; 12.50 on 2026-02-27, the first day; at most 80.00, on 2026-03-01."));
        QCOMPARE(app::copiesSentence({{"2026-03-01", {1, 0, 1}}}), std::string("1 copy on 2026-03-01."));
        QCOMPARE(app::copiesSentence({}), std::string("No day yet."));
    }
};

NEXUS_TEST(DayTotalsTest, Nothing);

} // namespace day_totals_test

#include "day_totals_test.moc"
