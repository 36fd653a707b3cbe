#include "model/base/random.h"
#include "tests/support/test_class.h"

#include <array>
#include <map>
#include <numeric>
#include <rapidcheck.h>
#include <string>
#include <vector>

namespace random_test {

using nexus::model::Random;

class RandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The demonstration program that comes with O'Neill's pcg32: seed 42, stream 54, first round.
    void theNumbersAreThoseOfThePaper()
    {
        Random random(42, 54);
        for (const std::uint32_t expected :
            {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU})
            QCOMPARE(random.next(), expected);
    }

    // The vectors below were computed apart from this code, from the papers' formulas in exact integers.
    void otherStreamsAndTheEndsOfTheRangeToo()
    {
        Random stream(42, 55), zero(0, 0), ones(~std::uint64_t{0}, ~std::uint64_t{0});
        for (const std::uint32_t expected : {0xadd2c78fU, 0x335de4abU, 0xb53e3abcU, 0x6763a1bbU})
            QCOMPARE(stream.next(), expected);
        for (const std::uint32_t expected : {0xe4c14788U, 0x379c6516U, 0x5c4ab3bbU, 0x601d23e0U})
            QCOMPARE(zero.next(), expected);
        for (const std::uint32_t expected : {0x2675c047U, 0x7779a837U, 0xa145aa13U, 0x5f6be726U})
            QCOMPARE(ones.next(), expected);
    }

    void boundedDrawsAreTheSameEverywhere()
    {
        Random die(42), sixty(42), rejecting(7);
        for (const int expected : {4, 3, 5, 4, 5, 5, 5, 4, 6, 6, 2, 1, 6, 2, 2, 1, 4, 4, 5, 5})
            QCOMPARE(die.between(1, 6), expected);
        for (const std::uint32_t expected : {37U, 28U, 43U, 30U, 44U, 47U, 44U, 30U, 53U, 58U, 11U, 6U})
            QCOMPARE(sixty.below(60), expected);
        for (const std::uint32_t expected :
            {2067762002U, 321442749U, 2307707497U, 1579874099U, 2624346154U, 2462367459U, 1771220201U, 2115123284U})
            QCOMPARE(rejecting.below(0xc0000000U), expected);
    }

    void pairsAreTheSameEverywhere()
    {
        Random random(42);
        for (const auto& [first, second] :
            {std::pair{37U, 53U}, {28U, 58U}, {43U, 40U}, {30U, 58U}, {44U, 59U}, {47U, 51U}}) {
            const auto drawn = random.belowBoth(60, 65);
            QCOMPARE(drawn.first, first);
            QCOMPARE(drawn.second, second);
        }
    }

    // 35 pairs: 99.9 % of fair draws stay under 65.2 with 34 degrees of freedom.
    void everyPairIsAsLikelyAsAnyOther()
    {
        Random random(3);
        std::map<std::pair<std::uint32_t, std::uint32_t>, double> pairs;
        const int draws = 350'000;
        for (int i = 0; i < draws; ++i)
            ++pairs[random.belowBoth(5, 7)];
        QCOMPARE(pairs.size(), std::size_t{35});
        double chi = 0;
        for (const auto& [pair, count] : pairs)
            chi += (count - draws / 35.0) * (count - draws / 35.0) / (draws / 35.0);
        QVERIFY2(chi < 65.2, qPrintable(QString::number(chi)));
        // The largest bounds, where one draw in 256 comes near a redraw.
        for (int i = 0; i < 10'000; ++i) {
            const auto drawn = random.belowBoth(4096, 4095);
            QVERIFY(drawn.first < 4096U && drawn.second < 4095U);
        }
    }

    void shufflesAreTheSameEverywhere()
    {
        std::vector<int> ten(10), sixty(60);
        std::iota(ten.begin(), ten.end(), 0);
        std::iota(sixty.begin(), sixty.end(), 0);
        auto whole = sixty;
        Random(42).shuffle(ten);
        QCOMPARE(ten, (std::vector<int>{0, 7, 1, 2, 9, 8, 3, 5, 4, 6}));
        Random(2025).shuffle(whole);
        QCOMPARE(whole, (std::vector<int>{50, 52, 1, 22, 58, 12, 57, 35, 24, 39, 41, 28, 54, 0, 25, 53, 37, 27, 14, 48,
                            8, 55, 31, 11, 40, 29, 6, 10, 4, 18, 42, 21, 47, 26, 23, 59, 32, 44, 45, 9, 15, 34, 17, 30,
                            38, 56, 20, 3, 13, 5, 51, 16, 49, 2, 19, 36, 7, 43, 46, 33}));
        Random random(42);
        random.shuffleFirst(sixty, 5);
        QCOMPARE(std::vector<int>(sixty.begin(), sixty.begin() + 5), (std::vector<int>{37, 49, 19, 2, 47}));
        random.shuffleFirst(sixty, 5);
        QCOMPARE(std::vector<int>(sixty.begin(), sixty.begin() + 5), (std::vector<int>{43, 0, 49, 3, 46}));
        std::vector<int> four{0, 1, 2, 3};
        Random(1).shuffleFirst(four, 9); // more than there are: all of them
        QCOMPARE(four, (std::vector<int>{2, 1, 3, 0}));
        std::vector<int> more(60), many(2000);
        std::iota(more.begin(), more.end(), 0);
        std::iota(many.begin(), many.end(), 0);
        Random(2025).shuffleFirst(more, 12); // in two batches and two single draws
        QCOMPARE(std::vector<int>(more.begin(), more.begin() + 12),
            (std::vector<int>{33, 28, 32, 29, 26, 46, 22, 34, 38, 10, 42, 1}));
        Random(7).shuffleFirst(many, 6); // too many items for batches
        QCOMPARE(std::vector<int>(many.begin(), many.begin() + 6), (std::vector<int>{1283, 845, 201, 1433, 1447, 983}));
    }

    void aPartialShuffleKeepsEveryItemAndDrawsNoMoreThanItNeeds()
    {
        QVERIFY(rc::check([](std::uint64_t seed, std::vector<int> items) {
            const auto count = *rc::gen::inRange<std::size_t>(0, 12);
            Random random(seed), counted(seed);
            auto drawn = items;
            random.shuffleFirst(drawn, count);
            const auto places = std::min(count, items.empty() ? 0 : items.size() - 1);
            for (std::size_t number = 0; number < places / 5 * 2 + places % 5; ++number)
                (void)counted.next(); // redraws are one in billions for so few items
            RC_ASSERT(random.next() == counted.next());
            std::sort(items.begin(), items.end());
            std::sort(drawn.begin(), drawn.end());
            RC_ASSERT(drawn == items);
        }));
    }

    // 6720 ordered draws of five out of eight, drawn in a batch; mean and spread of the statistic are 6719 and 116.
    void everyBatchDrawIsAsLikelyAsAnyOther()
    {
        Random random(8);
        std::string items = "abcdefgh";
        std::map<std::string, double> draws;
        const int all = 672'000;
        for (int i = 0; i < all; ++i) {
            random.shuffleFirst(items, 5);
            ++draws[items.substr(0, 5)];
        }
        QCOMPARE(draws.size(), std::size_t{6720});
        double chi = 0;
        for (const auto& [draw, count] : draws)
            chi += (count - 100) * (count - 100) / 100;
        QVERIFY2(chi > 6719 - 4 * 116 && chi < 6719 + 4 * 116, qPrintable(QString::number(chi)));
    }

    // 20 ordered draws of two out of five, the items never put back in order: 99.9 % of fair ones stay under 43.8.
    void everyPartialDrawIsAsLikelyAsAnyOther()
    {
        Random random(5);
        std::string items = "abcde";
        std::map<std::string, double> draws;
        const int all = 200'000;
        for (int i = 0; i < all; ++i) {
            random.shuffleFirst(items, 2);
            ++draws[items.substr(0, 2)];
        }
        QCOMPARE(draws.size(), std::size_t{20});
        double chi = 0;
        for (const auto& [draw, count] : draws)
            chi += (count - all / 20.0) * (count - all / 20.0) / (all / 20.0);
        QVERIFY2(chi < 43.8, qPrintable(QString::number(chi)));
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

NEXUS_TEST(RandomTest, Events);

} // namespace random_test

#include "random_test.moc"
