#include "model/lab/comparison.h"

#include "model/lab/goldfish.h"
#include "tests/support/test_class.h"

namespace comparison_test {

using namespace nexus::model;

class ComparisonTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameOpponentsAreMetBeforeAndAfter()
    {
        const auto pairings = beforeAndAfter(2);
        QCOMPARE(pairings.size(), std::size_t{4});
        QVERIFY((pairings[1] == Matchup{0, 3, 1}) && (pairings[3] == Matchup{1, 3, 1}));
    }

    // Only pairs of which both games have been played count; a game that nobody won is half of one.
    void pairsAreHeldAgainstEachOther()
    {
        std::vector<GamesTally> tallies(2);
        tallies[0].points = {{0, 0}, {1, 2}, {2, 1}, {3, 0}};
        tallies[0].wins = {1, 2};
        tallies[1].points = {{0, 2}, {1, 2}, {2, 0}};
        tallies[1].wins = {2, 1};
        const auto found = comparisonOf(tallies);
        QCOMPARE(found.pairs, std::uint64_t{3});
        QCOMPARE(found.difference.value, (1.0 + 0.0 - 0.5) / 3);
        // Both shares are of the pairs, and so by the same count: the fourth game before has none after.
        QVERIFY(found.before == (LabComparison::Version{3, 1, 1}) && found.after == (LabComparison::Version{3, 2, 0}));
        QCOMPARE(found.after.share() - found.before.share(), found.difference.value);
        QVERIFY(!found.isKnown() && found.moreGames.value_or(0) > 0);
        QCOMPARE(comparisonOf({}).pairs, std::uint64_t{0});
    }

    // Nobody has won before, all are won after: a half each, of too few games to say.
    void gamesWithoutAWinnerAreNoProofOfAChange()
    {
        std::vector<GamesTally> tallies(2);
        for (std::uint64_t game = 0; game < 4; ++game)
            tallies[0].points[game] = 1, tallies[1].points[game] = 2;
        const auto found = comparisonOf(tallies);
        QVERIFY(found.before.undecided == 4 && found.before.share() == 0.5 && found.after.share() == 1);
        QVERIFY(!found.isKnown() && found.difference.interval.low < 0);
    }

    void roundsPlayedAloneHaveTheirIntervals()
    {
        SoloTally tally;
        QVERIFY(roundsOf(tally).empty());
        tally.games = 4;
        tally.unspent = {8, 4};
        tally.squares = {16, 10};
        tally.fronts = {0, 4};
        const auto rounds = roundsOf(tally);
        QCOMPARE(rounds.size(), std::size_t{2});
        QCOMPARE(rounds[0].unspent, 2.0);
        QCOMPARE(rounds[0].unspentInterval.low, 2.0); // each game the same
        QVERIFY(rounds[1].unspentInterval.low < 1 && 1 < rounds[1].unspentInterval.high);
        QVERIFY(rounds[0].frontInterval.low == 0 && rounds[0].frontInterval.high < 0.6);
        QVERIFY(rounds[1].frontInterval.low > 0.4);
    }
};

NEXUS_TEST(ComparisonTest, Nothing);

} // namespace comparison_test

#include "comparison_test.moc"
