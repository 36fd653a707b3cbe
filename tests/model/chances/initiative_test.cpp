#include "model/chances/initiative.h"

#include "tests/support/piles.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <numeric>
#include <rapidcheck.h>

namespace initiative_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

using Deck = std::vector<int>; // what its cards show, in the order flipped

// The rule for decks in a known order, up to the first shuffling back (none), which ends it.
std::optional<std::size_t> decidesInOrder(const std::vector<Deck>& decks, std::size_t& flips, bool& firstTies)
{
    std::vector<std::size_t> in(decks.size());
    std::iota(in.begin(), in.end(), 0);
    for (std::size_t flip = 0;; ++flip) {
        int lowest = 1000;
        for (const auto player : in) {
            if (decks[player].size() <= flip)
                return std::nullopt;
            lowest = std::min(lowest, decks[player][flip]);
        }
        ++flips;
        std::erase_if(in, [&](std::size_t player) { return decks[player][flip] != lowest; });
        firstTies = firstTies || (flip == 0 && in.size() > 1);
        if (in.size() == 1)
            return in.front();
    }
}

Deck cards(const DrawPile& pile)
{
    Deck deck;
    for (const auto& row : pile.rows)
        deck.insert(deck.end(), row.copies, static_cast<int>(row.reveal));
    return deck;
}

} // namespace

class InitiativeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLowestDecidesAndTiesFlipOn()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            std::vector<DrawPile> piles;
            for (int player = 0, players = *rc::gen::inRange(2, 7); player < players; ++player)
                piles.push_back(pileOf(QStringLiteral("%1x1 2x2 1x5").arg(*rc::gen::inRange(1, 4))));
            const auto record = flipInitiative(piles, seed);
            RC_ASSERT(record == flipInitiative(piles, seed));
            RC_ASSERT(record.decides.has_value());
            std::vector<std::size_t> in(piles.size());
            std::iota(in.begin(), in.end(), 0);
            std::vector<std::map<std::size_t, std::size_t>> gone(piles.size());
            for (const auto& step : record.steps) {
                bool out = false;
                for (const auto player : in) {
                    std::size_t aside = 0;
                    for (const auto& [row, copies] : gone[player])
                        aside += copies;
                    out = out || aside == piles[player].copies;
                }
                RC_ASSERT(step.shuffledBack == out);
                if (out)
                    for (const auto player : in)
                        gone[player].clear();
                RC_ASSERT(step.reveals.size() == in.size());
                std::int64_t lowest = step.reveals.front().shows;
                for (std::size_t i = 0; i < in.size(); ++i) {
                    const auto& reveal = step.reveals[i];
                    RC_ASSERT(reveal.player == in[i]);
                    RC_ASSERT(reveal.shows == piles[in[i]].rows[reveal.row].reveal);
                    RC_ASSERT(++gone[in[i]][reveal.row] <= piles[in[i]].rows[reveal.row].copies);
                    lowest = std::min(lowest, reveal.shows);
                }
                std::vector<std::size_t> tied;
                for (const auto& reveal : step.reveals)
                    if (reveal.shows == lowest)
                        tied.push_back(reveal.player);
                RC_ASSERT(step.lowest == tied);
                RC_ASSERT((tied.size() == 1) == (&step == &record.steps.back()));
                in = tied;
            }
            RC_ASSERT(record.decides == in.front());
        }));
    }

    // Every order of three small decks against the counts of many flips, without what would begin anew.
    void manyFlipsAgreeWithEveryOrderOfThreeDecks()
    {
        const std::vector<DrawPile> piles{pileOf(QStringLiteral("2x1 1x2 1x3")), pileOf(QStringLiteral("1x1 2x2 1x4")),
            pileOf(QStringLiteral("3x2 1x1"))};
        std::array<double, 3> decides{};
        double ties = 0, flips = 0, orders = 0, again = 0;
        auto a = cards(piles[0]), b = cards(piles[1]), c = cards(piles[2]);
        for (auto* deck : {&a, &b, &c})
            std::sort(deck->begin(), deck->end());
        // Distinct orders of equal cards are equally likely, so permutations of the numbers are enough.
        do {
            do {
                do {
                    std::size_t here = 0;
                    bool first = false;
                    const auto winner = decidesInOrder({a, b, c}, here, first);
                    ++orders;
                    flips += static_cast<double>(here);
                    ties += first;
                    winner ? decides[*winner] += 1 : again += 1;
                } while (std::next_permutation(c.begin(), c.end()));
            } while (std::next_permutation(b.begin(), b.end()));
        } while (std::next_permutation(a.begin(), a.end()));
        const std::uint64_t games = 2'000'000;
        const auto tally = tallyInitiative(piles, 99, games);
        QCOMPARE(tally.games, games);
        QCOMPARE(tally.decides[0] + tally.decides[1] + tally.decides[2], games);
        QCOMPARE(tally.undecided, std::uint64_t{0});
        const auto share = [&](std::uint64_t counted) {
            return static_cast<double>(counted) / static_cast<double>(games);
        };
        // What begins anew is a two- or three-way game again; here it is rare enough to bound.
        const auto slack = again / orders + 0.002;
        for (std::size_t player = 0; player < 3; ++player)
            QVERIFY2(share(tally.decides[player]) > decides[player] / orders - 0.002 &&
                         share(tally.decides[player]) < decides[player] / orders + slack,
                qPrintable(QString::number(share(tally.decides[player]))));
        QVERIFY(std::abs(share(tally.firstFlipTies) - ties / orders) < 0.002);
        QVERIFY(share(tally.flips) > flips / orders - 0.003);
        QVERIFY2(again / orders < 0.02, qPrintable(QString::number(again / orders)));
    }

    void countedGamesBeginWithTheOneShown()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const auto most = *rc::gen::inRange(1, 4);
            for (const std::size_t players : {2U, 3U}) {
                const std::vector<DrawPile> piles(players, pileOf(QStringLiteral("%1x1 1x2 1x3").arg(most)));
                const auto record = flipInitiative(piles, seed);
                const auto one = tallyInitiative(piles, seed, 1);
                RC_ASSERT(one.decides[*record.decides] == 1U);
                RC_ASSERT(one.flips == record.steps.size());
                RC_ASSERT(one.firstFlipTies == (record.steps.front().lowest.size() > 1 ? 1U : 0U));
            }
        }));
    }

    void batchesAddUpToTheWhole()
    {
        const std::vector<DrawPile> piles{pileOf(QStringLiteral("9x1 9x2")), pileOf(QStringLiteral("5x1 9x3"))};
        auto sum = tallyInitiativeBatch(piles, 5, 1, 1000);
        sum += tallyInitiativeBatch(piles, 5, 0, gamesPerBatch);
        QCOMPARE(sum, tallyInitiative(piles, 5, gamesPerBatch + 1000));
        QVERIFY(tallyInitiativeBatch(piles, 5, 1, 1000) != tallyInitiativeBatch(piles, 5, 0, 1000));
    }

    // Computed apart from this code, from the published generator: the same on every machine.
    void theSeedDecidesEverywhere_data();
    void theSeedDecidesEverywhere();

    // Computed apart from this code too.
    void theSeedDecidesManyGames()
    {
        const auto first = tallyInitiative(
            std::vector{pileOf(QStringLiteral("3x1 3x2 1x4")), pileOf(QStringLiteral("1x1 1x2"))}, 7, 5000);
        QCOMPARE(first.decides[0], std::uint64_t{1856});
        QCOMPARE(first.decides[1], std::uint64_t{3144});
        QCOMPARE(first.firstFlipTies, std::uint64_t{2167});
        QCOMPARE(first.flips, std::uint64_t{9069});
        const auto second = tallyInitiative(
            std::vector{pileOf(QStringLiteral("20x1 20x2 20x4")), pileOf(QStringLiteral("30x1 30x2"))}, 9, 5000);
        QCOMPARE(second.decides[0], std::uint64_t{1225});
        QCOMPARE(second.firstFlipTies, std::uint64_t{1602});
        QCOMPARE(second.flips, std::uint64_t{7406});
    }

    void whatCannotBeFlippedIsSaid()
    {
        const auto pile = pileOf(QStringLiteral("2x1")), empty = pileOf({});
        QVERIFY(flipObstacle(std::vector{pile}) == FlipObstacle::TooFewDecks);
        QVERIFY(flipObstacle(std::vector(9, pile)) == FlipObstacle::TooManyDecks);
        QVERIFY(flipObstacle(std::vector{pile, empty}) == FlipObstacle::EmptyDeck);
        auto other = pile;
        other.initiative.reset();
        QVERIFY(flipObstacle(std::vector{pile, other}) == FlipObstacle::NoInitiative);
        QVERIFY(!flipObstacle(std::vector(6, pile)));
    }

    void tiesThatNeverEndAreLeft()
    {
        const std::vector<DrawPile> same{pileOf(QStringLiteral("3x2")), pileOf(QStringLiteral("5x2"))};
        QVERIFY(undecidable(same));
        const auto record = flipInitiative(same, 1);
        QVERIFY(!record.decides);
        QCOMPARE(record.steps.size(), std::size_t{1});
        const auto tally = tallyInitiative(same, 1, 1000);
        QCOMPARE(tally.undecided, std::uint64_t{1000});
        QCOMPARE(tally.flips, std::uint64_t{1000});
        // Two of three alike: undecided only where the third is not the lowest.
        const std::vector<DrawPile> two{same[0], pileOf(QStringLiteral("1x1 1x3")), same[1]};
        QVERIFY(!undecidable(two));
        const auto half = tallyInitiative(two, 1, 100'000);
        QCOMPARE(half.decides[1] + half.undecided, std::uint64_t{100'000});
        QVERIFY(half.undecided > 49'000 && half.undecided < 51'000);
    }
};

void InitiativeTest::theSeedDecidesEverywhere_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QString>("told"); // per flip the rows revealed (by player), "|" between flips, "*" shuffled back
    QTest::addColumn<int>("decides");
    QTest::newRow("0") << quint64{0} << QStringLiteral("0:0 1:1 2:0") << 0;
    QTest::newRow("1") << quint64{1} << QStringLiteral("0:1 1:0 2:2") << 1;
    QTest::newRow("2") << quint64{2} << QStringLiteral("0:0 1:0 2:0 |0:1 1:1 |*0:0 1:0 |0:1 1:1 |*0:1 1:1 |0:1 1:0")
                       << 1;
    QTest::newRow("4") << quint64{4} << QStringLiteral("0:0 1:0 2:1 |0:0 1:1 2:0") << 0;
    QTest::newRow("17") << quint64{17} << QStringLiteral("0:0 1:0 2:1 |0:1 1:1 2:0 |*0:2 1:1 2:0 |1:0 2:1 |*1:1 2:2")
                        << 1;
    QTest::newRow("26") << quint64{26} << QStringLiteral("0:0 1:1 2:1 |0:1 2:0 |0:1 2:1") << 2;
    QTest::newRow("42") << quint64{42} << QStringLiteral("0:1 1:0 2:1 |1:1 2:2") << 1;
    QTest::newRow("2025") << quint64{2025} << QStringLiteral("0:1 1:1 2:2 |0:0 1:0 |*0:0 1:0 |0:0 1:1") << 0;
}

void InitiativeTest::theSeedDecidesEverywhere()
{
    QFETCH(quint64, seed);
    QFETCH(QString, told);
    QFETCH(int, decides);
    const std::vector<DrawPile> piles{pileOf(QStringLiteral("3x1 3x2 1x4")), pileOf(QStringLiteral("1x1 1x2")),
        pileOf(QStringLiteral("4x2 2x1 2x3"))};
    const auto record = flipInitiative(piles, seed);
    QString seen;
    for (const auto& step : record.steps) {
        seen += (seen.isEmpty() ? QString() : QStringLiteral("|")) +
                (step.shuffledBack ? QStringLiteral("*") : QString());
        for (const auto& reveal : step.reveals)
            seen += QString::number(reveal.player) + QLatin1Char(':') + QString::number(reveal.row) + QLatin1Char(' ');
    }
    QCOMPARE(seen.trimmed(), told);
    QCOMPARE(static_cast<int>(record.decides.value()), decides);
}

NEXUS_TEST(InitiativeTest, Events);

} // namespace initiative_test

#include "initiative_test.moc"
