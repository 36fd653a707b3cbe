#include "model/base/random.h"

#include <array>
#include <map>

using nexus::model::Random;

class RandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The demonstration program that comes with O'Neill's pcg32: seed 42, stream 54, first round.
    void theNumbersAreThoseOfThePaper()
    {
        Random random(42, 54);
        for (const std::uint32_t expected : {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU})
            QCOMPARE(random.next(), expected);
    }

    void seedsAndStreamsGiveNumbersOfTheirOwn()
    {
        Random first(1), again(1), other(2), stream(1, 55);
        int sameSeed = 0, otherSeed = 0, otherStream = 0;
        for (int i = 0; i < 1000; ++i) {
            const auto number = first.next();
            sameSeed += number == again.next();
            otherSeed += number == other.next();
            otherStream += number == stream.next();
        }
        QCOMPARE(sameSeed, 1000);
        QVERIFY(otherSeed <= 1 && otherStream <= 1);
    }

    void belowStaysBelowItsBound()
    {
        QVERIFY(rc::check([](std::uint64_t seed, std::uint32_t bound) {
            RC_PRE(bound > 0U);
            Random random(seed);
            for (int i = 0; i < 20; ++i)
                RC_ASSERT(random.below(bound) < bound);
        }));
        Random random(7);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(random.below(1), 0U);
    }

    void betweenReachesBothEndsAndNothingElse()
    {
        Random random(3);
        std::array<int, 7> seen{};
        for (int i = 0; i < 7000; ++i)
            ++seen.at(static_cast<std::size_t>(random.between(-3, 3) + 3));
        for (const int count : seen)
            QVERIFY(count > 850 && count < 1150);
    }

    // Chi-square over 52 bins: 99.9 % of fair generators stay under 86.7. The large bound is one a plain remainder
    // would draw unevenly: its lower half would come up twice as often as its upper half.
    void belowIsUniform_data()
    {
        QTest::addColumn<quint32>("bound");
        QTest::newRow("small") << 52U;
        QTest::newRow("three quarters of all numbers") << 0xc0000000U;
        QTest::newRow("odd") << 3'000'000'019U;
    }
    void belowIsUniform()
    {
        QFETCH(quint32, bound);
        Random random(2025);
        std::array<double, 52> bins{};
        const int draws = 520'000;
        for (int i = 0; i < draws; ++i)
            ++bins.at(static_cast<std::size_t>(std::uint64_t{random.below(bound)} * 52 / bound));
        double chi = 0;
        for (const double bin : bins)
            chi += (bin - draws / 52.0) * (bin - draws / 52.0) / (draws / 52.0);
        QVERIFY2(chi > 20 && chi < 86.7, qPrintable(QString::number(chi)));
    }

    void shuffleKeepsEveryItem()
    {
        QVERIFY(rc::check([](std::uint64_t seed, std::vector<int> items) {
            auto shuffled = items;
            Random(seed).shuffle(shuffled);
            auto again = items;
            Random(seed).shuffle(again);
            RC_ASSERT(shuffled == again);
            std::sort(items.begin(), items.end());
            std::sort(shuffled.begin(), shuffled.end());
            RC_ASSERT(shuffled == items);
        }));
    }

    // All 24 orders of four items: 99.9 % of fair shuffles stay under 49.7 with 23 degrees of freedom.
    void everyOrderIsAsLikelyAsAnyOther()
    {
        Random random(11);
        std::map<std::string, double> orders;
        const int shuffles = 240'000;
        for (int i = 0; i < shuffles; ++i) {
            std::string items = "abcd";
            random.shuffle(items);
            ++orders[items];
        }
        QCOMPARE(orders.size(), std::size_t{24});
        double chi = 0;
        for (const auto& [order, count] : orders)
            chi += (count - shuffles / 24.0) * (count - shuffles / 24.0) / (shuffles / 24.0);
        QVERIFY2(chi < 49.7, qPrintable(QString::number(chi)));
    }
};

QTEST_GUILESS_MAIN(RandomTest)
#include "random_test.moc"
