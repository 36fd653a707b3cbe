#include "model/chances/initiative.h"

#include "tests/support/piles.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <rapidcheck.h>

namespace initiative_odds_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// The rule itself, flip by flip over every pair of cards; what ends with a deck run out begins anew.
struct Ends {
    double first = 0, second = 0, again = 0, flips = 0;
};

std::size_t sizeOf(const RevealCounts& deck)
{
    std::size_t cards = 0;
    for (const auto& [number, copies] : deck)
        cards += copies;
    return cards;
}

Ends everyFlip(RevealCounts first, RevealCounts second)
{
    const auto a = sizeOf(first), b = sizeOf(second);
    if (a == 0 || b == 0)
        return {.again = 1};
    Ends ends{.flips = 1};
    for (auto& [mine, copies] : first)
        for (auto& [theirs, others] : second) {
            const double chance = static_cast<double>(copies * others) / static_cast<double>(a * b);
            if (chance == 0)
                continue;
            if (mine < theirs) {
                ends.first += chance;
            } else if (theirs < mine) {
                ends.second += chance;
            } else {
                --copies, --others;
                const auto then = everyFlip(first, second);
                ++copies, ++others;
                ends.first += chance * then.first;
                ends.second += chance * then.second;
                ends.again += chance * then.again;
                ends.flips += chance * then.flips;
            }
        }
    return ends;
}

bool near(double a, double b, double by = 1e-11) { return std::abs(a - b) <= by * std::max(1.0, std::abs(b)); }

RevealCounts someCounts(std::size_t numbers, std::size_t most)
{
    RevealCounts counts;
    for (std::size_t number = 0; number < numbers; ++number)
        counts[static_cast<std::int64_t>(number)] = *rc::gen::inRange<std::size_t>(0, most + 1);
    return counts;
}

} // namespace

class InitiativeOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsOnCases_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<double>("decides");
        QTest::addColumn<double>("tie");
        QTest::addColumn<double>("flips");
        QTest::newRow("lower always") << "5x1"
                                      << "5x2" << 1.0 << 0.0 << 1.0;
        QTest::newRow("one card each") << "1x3"
                                       << "1x1" << 0.0 << 0.0 << 1.0;
        // Ties half the time, then the 2 of the one meets the 2 of the other: both run out, and begin anew.
        QTest::newRow("twins of two") << "1x1 1x2"
                                      << "1x1 1x2" << 0.5 << 0.5 << 3.0;
        // The second deck has one card: a tie with it (a half) shuffles back at once, else the second decides.
        QTest::newRow("a deck that runs out") << "1x1 1x2"
                                              << "1x1" << 0.0 << 0.5 << 2.0;
        // III.B.5: tied 1-1 (1/4 · …): first 1,1,3 against 1,2,2.
        QTest::newRow("ties count what is gone") << "2x1 1x3"
                                                 << "1x1 2x2" << 4.0 / 9 + 2.0 / 9 * 0.5 << 2.0 / 9 << 11.0 / 9;
    }
    void handsOnCases()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(double, decides);
        QFETCH(double, tie);
        QFETCH(double, flips);
        const auto odds = initiativeOdds(countsOf(first), countsOf(second));
        QVERIFY2(near(odds.decides[0], decides), qPrintable(QString::number(odds.decides[0], 'g', 12)));
        QVERIFY(near(odds.decides[1], 1 - decides));
        QVERIFY(near(odds.firstFlipTie, tie));
        QVERIFY2(near(odds.expectedFlips, flips), qPrintable(QString::number(odds.expectedFlips, 'g', 12)));
        QCOMPARE(odds.unresolved, 0.0);
        QVERIFY(!odds.undecidable);
    }

    void everyFlipOfSmallDecksAgrees()
    {
        QVERIFY(rc::check([] {
            const auto first = someCounts(4, 2), second = someCounts(4, 2);
            const auto odds = initiativeOdds(first, second);
            const auto ends = everyFlip(first, second);
            const auto decided = ends.first + ends.second;
            RC_ASSERT(odds.undecidable == (decided == 0));
            if (odds.undecidable) {
                RC_ASSERT(odds.unresolved == 1 && odds.decides[0] == 0 && odds.decides[1] == 0);
                return;
            }
            RC_ASSERT(near(odds.decides[0], ends.first / decided));
            RC_ASSERT(near(odds.decides[1], ends.second / decided));
            RC_ASSERT(near(odds.expectedFlips, ends.flips / decided));
            RC_ASSERT(odds.unresolved == 0);
        }));
    }

    void chancesAddUpAndSwapWithTheDecks()
    {
        QVERIFY(rc::check([] {
            const auto first = someCounts(9, 20), second = someCounts(9, 20);
            const auto odds = initiativeOdds(first, second), swapped = initiativeOdds(second, first);
            RC_ASSERT(near(odds.decides[0] + odds.decides[1] + odds.unresolved, 1));
            RC_ASSERT(near(odds.decides[0], swapped.decides[1]));
            RC_ASSERT(near(odds.expectedFlips, swapped.expectedFlips));
            RC_ASSERT(odds.undecidable || odds.unresolved < 1e-9);
            RC_ASSERT(near(initiativeOdds(first, first).decides[0], initiativeOdds(first, first).decides[1]));
        }));
    }

    void longTiesAreFollowedToTheEnd()
    {
        // 99 of 100 cards alike: only the odd ones decide, and the decks often run through.
        const auto odds = initiativeOdds(countsOf(QStringLiteral("99x1 1x2")), countsOf(QStringLiteral("99x1 1x2")));
        QVERIFY(near(odds.decides[0], 0.5) && near(odds.decides[1], 0.5));
        QCOMPARE(odds.unresolved, 0.0);
        // The odd cards stand anywhere in both decks: the first of the two decides, unless they meet (1 in 100).
        double flips = 0;
        for (int a = 1; a <= 100; ++a)
            for (int b = 1; b <= 100; ++b)
                flips += a == b ? 100 : std::min(a, b);
        QVERIFY2(near(odds.expectedFlips, flips / 9900), qPrintable(QString::number(odds.expectedFlips, 'g', 12)));
        // Larger than ties are followed: what is left is said, not divided up.
        const auto huge = initiativeOdds(
            countsOf(QStringLiteral("4999x1 1x2")), countsOf(QStringLiteral("4999x1 1x2")));
        QVERIFY(!huge.undecidable && huge.unresolved > 0.1);
        QVERIFY(near(huge.decides[0] + huge.decides[1] + huge.unresolved, 1));
    }

    void decksThatCanNeverDifferAreNamed()
    {
        const auto same = initiativeOdds(countsOf(QStringLiteral("20x4")), countsOf(QStringLiteral("7x4")));
        QVERIFY(same.undecidable);
        QCOMPARE(same.firstFlipTie, 1.0);
        QCOMPARE(same.unresolved, 1.0);
        QVERIFY(initiativeOdds({}, countsOf(QStringLiteral("7x4"))).undecidable);
        QVERIFY(!initiativeOdds(countsOf(QStringLiteral("20x4 1x5")), countsOf(QStringLiteral("7x4"))).undecidable);
    }

    void aMarginalIsTheDeckWithoutOneCopy()
    {
        const auto own = countsOf(QStringLiteral("8x1 12x2 9x3 4x6")),
                   other = countsOf(QStringLiteral("10x1 14x2 3x4 1x7"));
        const auto marginals = initiativeMarginals(own, other);
        QCOMPARE(marginals.size(), own.size());
        const auto without = initiativeOdds(countsOf(QStringLiteral("8x1 12x2 9x3 3x6")), other);
        QVERIFY(near(*marginals.at(6), without.decides[0] - initiativeOdds(own, other).decides[0]));
        QVERIFY(*marginals.at(6) > 0 && *marginals.at(1) < 0); // a dear card less helps, a cheap one less hurts
        QVERIFY(!initiativeMarginals(countsOf(QStringLiteral("1x2")), other).at(2).has_value());
    }

    void millionsOfFlipsAgree_data()
    {
        QTest::addColumn<std::vector<DrawPile>>("piles");
        const auto row = [](const char* name, std::vector<DrawPile> piles) { QTest::newRow(name) << std::move(piles); };
        row("sample decks", {samplePile("wet-ink"), samplePile("hold-fast-at-nine")});
        row("others", {samplePile("chimera-school"), samplePile("three-makers-lamp")});
        row("ties that go on and shuffle back", {pileOf(QStringLiteral("2x1 1x2")), pileOf(QStringLiteral("3x1 1x2"))});
        row("a deck of one card", {pileOf(QStringLiteral("1x2")), pileOf(QStringLiteral("2x2 1x1 1x3"))});
        row("as large as decks come",
            {pileOf(QStringLiteral("90x1 90x2 120x4")), pileOf(QStringLiteral("100x1 100x3 60x5"))});
    }

    void millionsOfFlipsAgree()
    {
        QFETCH(std::vector<DrawPile>, piles);
        const auto odds = initiativeOdds(revealCounts(piles[0]), revealCounts(piles[1]));
        QVERIFY(odds.unresolved < 1e-9);
        const std::uint64_t games = repeated(4'000'000);
        const auto tally = tallyInitiative(piles, 7, games);
        QCOMPARE(tally.decides[0] + tally.decides[1], games);
        const auto within = [&](std::uint64_t counted, double share) {
            const auto error = std::sqrt(share * (1 - share) / static_cast<double>(games));
            return std::abs(static_cast<double>(counted) / static_cast<double>(games) - share) < 4.5 * error;
        };
        QVERIFY(within(tally.decides[0], odds.decides[0]));
        QVERIFY(within(tally.decides[1], odds.decides[1]));
        QVERIFY(within(tally.firstFlipTies, odds.firstFlipTie));
        // Flips beyond the first: nearly geometric, so their spread is about that of their mean.
        const auto mean = static_cast<double>(tally.flips) / static_cast<double>(games);
        QVERIFY2(std::abs(mean - odds.expectedFlips) < 0.003 * odds.expectedFlips,
            qPrintable(QString::number(mean - odds.expectedFlips)));
    }
};

NEXUS_TEST(InitiativeOddsTest, Events);

} // namespace initiative_odds_test

#include "initiative_odds_test.moc"
