#include "model/lab/statistics.h"

#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

namespace statistics_test {

using namespace nexus::model;

namespace {

bool near(double a, double b, double most = 5e-5) { return std::abs(a - b) < most; }

} // namespace

class StatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Newcombe 1998, "Interval estimation for the difference between independent proportions", table II, method 10.
    void intervalsOfDifferencesAreThosePrinted()
    {
        const auto first = differenceOf(56, 70, 48, 80);
        QVERIFY(near(first.value, 0.2) && near(first.interval.low, 0.0524) && near(first.interval.high, 0.3339));
        const auto second = differenceOf(9, 10, 3, 10);
        QVERIFY(near(second.interval.low, 0.1705) && near(second.interval.high, 0.8090));
        QCOMPARE(differenceOf(1, 2, 0, 0).chance, 1.0);
    }

    // Admissions at Berkeley in 1973 by department (Bickel, Hammel and O'Connell 1975), men and women: 44.5 and 30.4 %
    // in all, and no difference within the departments; Mantel and Haenszel's chi-square without correction is 1.5246.
    void experimentsArePooledAsPrinted()
    {
        const std::vector<TwoShares> departments{{512, 825, 89, 108}, {353, 560, 17, 25}, {120, 325, 202, 593},
            {138, 417, 131, 375}, {53, 191, 94, 393}, {22, 373, 24, 341}};
        const auto pooled = pooledDifference(departments);
        QVERIFY(pooled && near(pooled->chance, std::erfc(std::sqrt(1.5246 / 2))));
        QVERIFY(pooled->value < 0 && pooled->interval.high > 0);
        QVERIFY(!pooledDifference({{3, 5, 0, 0}}));
        QVERIFY(!pooledDifference({}));
    }

    // Benjamini and Hochberg 1995, section 3.2: four of the fifteen stand.
    void ofManyFindingsThoseStandThatShould()
    {
        const std::vector<double> chances{0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459,
            0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000};
        const auto stand = standing(chances);
        QCOMPARE(std::count(stand.begin(), stand.end(), true), 4);
        QVERIFY(stand[0] && stand[3] && !stand[4]);
        QVERIFY(standing({}).empty());
    }

    // Strengths that were put in are found again.
    void strengthsAreFoundAgain()
    {
        const std::vector<double> worth{1, 2, 4};
        std::vector<std::vector<std::uint64_t>> wins(3, std::vector<std::uint64_t>(3));
        Random random(3);
        for (int game = 0; game < 30'000; ++game)
            for (std::size_t a = 0; a < 3; ++a)
                for (std::size_t b = a + 1; b < 3; ++b) {
                    const bool first = random.below(10'000) < 10'000 * worth[a] / (worth[a] + worth[b]);
                    ++(first ? wins[a][b] : wins[b][a]);
                }
        const auto found = strengths(wins);
        for (std::size_t i = 0; i < 3; ++i) {
            const double value = std::log(worth[i]) - std::log(2.0);
            QVERIFY(near(found[i].value, value, 0.05));
            QVERIFY(found[i].interval.low < found[i].value && found[i].value < found[i].interval.high);
        }
    }
    void whoAlwaysWinsHasAStrengthToo()
    {
        const auto found = strengths({{0, 50}, {0, 0}});
        QVERIFY(std::isfinite(found[0].value) && found[0].value > 1 && near(found[0].value, -found[1].value));
    }

    // Nothing is sure of few games that all came out alike; six of six are as rare by chance as one in 32.
    void fewPairsAreNeverSure()
    {
        const auto widthOf = [](const std::vector<double>& pairs) {
            const auto [low, high] = pairedDifference(pairs).interval;
            return high - low;
        };
        for (const double value : {0.0, 0.5, 1.0, -1.0})
            for (std::size_t pairs = 1; pairs <= 5; ++pairs) {
                const std::vector<double> alike(pairs, value);
                const auto [low, high] = pairedDifference(alike).interval;
                QVERIFY(low <= 0 && 0 <= high && low <= value && value <= high);
                QVERIFY(widthOf(alike) > 0.3);
                QVERIFY(pairsStillNeeded(alike) != std::optional(std::uint64_t{0}));
                QCOMPARE(pairsStillNeeded(alike).has_value(), value != 0);
            }
        QVERIFY(pairedDifference(std::vector<double>(6, 1.0)).interval.low > 0);
        QCOMPARE(pairsStillNeeded({1}), std::optional(std::uint64_t{5}));
        QVERIFY(widthOf(std::vector<double>(1000, 0.0)) < 0.01);
    }

    // Where there is no difference, 95 of 100 intervals hold 0, and not many more.
    void intervalsOfPairsHoldTheTruth()
    {
        Random random(5);
        for (const std::uint32_t pairs : {4U, 10U, 50U}) {
            int held = 0;
            constexpr int tries = 2000;
            for (int i = 0; i < tries; ++i) {
                std::vector<double> found;
                for (std::uint32_t pair = 0; pair < pairs; ++pair)
                    found.push_back(static_cast<double>(random.below(5)) / 2 - 1);
                const auto [low, high] = pairedDifference(found).interval;
                held += low <= 0 && 0 <= high;
            }
            QVERIFY2(held >= tries * 94 / 100, QByteArray::number(held).constData());
        }
    }

    void pairsSayHowManyMoreAreNeeded()
    {
        QVERIFY(pairsStillNeeded({1, -1, 1, 0, 0, 1, -1, 0}).value_or(0) > 100);
        QCOMPARE(pairsStillNeeded({1, 1, 0, 1, 1, 1, 1, 0, 1, 1}), std::optional(std::uint64_t{0}));
        QVERIFY(!pairsStillNeeded({}) && !pairsStillNeeded({0, 0}) && !pairsStillNeeded({1, -1}));
        const auto difference = pairedDifference({1, 1, 0, 1, 1, 1, 1, 0, 1, 1});
        QVERIFY(near(difference.value, 0.8) && difference.interval.low > 0 && difference.chance < 0.001);
    }
};

NEXUS_TEST(StatisticsTest, Events);

} // namespace statistics_test

#include "statistics_test.moc"
