#include "model/chances/hand_odds.h"

#include "model/chances/draw_pile.h"
#include "tests/support/piles.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace hand_sampler_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

HandQuestion question(
    const QString& rows, std::optional<std::int64_t> income, std::size_t size, std::vector<RowSet> wanted = {})
{
    return {pileOf(rows, income), size, std::move(wanted)};
}

} // namespace

class HandSamplerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHandThatIsTheWholeDeckIsKnown()
    {
        // Costs 2, 2, 5, 9 and one without: 18 points of cost; of 8 points 2 + 5 = 7 can be spent.
        const auto tally = tallyHands(
            question(QStringLiteral("2x2 1x5 1x9 1x-"), 8, 5, {{true, true}, {false, false, true, true}}), 1, 1000);
        QCOMPARE(tally.hands, std::uint64_t{1000});
        const auto figures = tally.figures();
        QCOMPARE(*figures.withPlay, 1.0);
        QCOMPARE(figures.meanCost, 18.0);
        QCOMPARE(*figures.meanSpend, 7.0);
        QCOMPARE(figures.copies[0], (std::vector<double>{0, 0, 0, 1, 0, 0}));
        QCOMPARE(figures.copies[1], (std::vector<double>{0, 0, 1, 0, 0, 0}));
        QCOMPARE(figures.atLeast(0, 3), 1.0);
        QCOMPARE(figures.atLeast(0, 4), 0.0);
        QCOMPARE(tally.errors().meanCost, 0.0);
    }

    void withoutIncomeNothingIsSaidAboutPlays()
    {
        const auto figures = tallyHands(question(QStringLiteral("9x2"), std::nullopt, 3), 1, 10).figures();
        QVERIFY(!figures.withPlay && !figures.meanSpend);
        QCOMPARE(figures.meanCost, 6.0);
    }

    void smallAndEmptyDecks()
    {
        QCOMPARE(tallyHands(question(QStringLiteral("2x3"), 3, 5), 1, 10).figures().meanCost, 6.0);
        const auto none = tallyHands(question({}, 3, 5, {RowSet{}}), 1, 10).figures();
        QCOMPARE(none.meanCost, 0.0);
        QCOMPARE(*none.withPlay, 0.0);
        QCOMPARE(none.copies[0], std::vector<double>{1});
        QCOMPARE(tallyHands(question(QStringLiteral("2x3"), 3, 5), 1, 0).figures().meanCost, 0.0);
    }

    // The same counts whether a round's points fit a word of sums or not, cost by cost.
    void manyPointsAreCountedLikeFew()
    {
        const auto few = question(QStringLiteral("9x3 8x7 7x11 9x20"), 21, 5);
        auto many = question(QStringLiteral("9x300 8x700 7x1100 9x2000"), 2100, 5);
        const auto small = tallyHands(few, 4, 50'000), large = tallyHands(many, 4, 50'000);
        QCOMPARE(large.cost, small.cost * 100);
        QCOMPARE(large.spend, small.spend * 100);
        QCOMPARE(large.withPlay, small.withPlay);
    }

    void batchesAddUpToTheWhole()
    {
        const auto asked = question(QStringLiteral("9x1 9x2 9x6"), 4, 5, {{true}});
        auto sum = tallyHandBatch(asked, 5, 1, 1000);
        sum += tallyHandBatch(asked, 5, 0, handsPerBatch);
        QCOMPARE(sum, tallyHands(asked, 5, handsPerBatch + 1000));
        QCOMPARE(tallyHands(asked, 5, 5000), tallyHands(asked, 5, 5000));
        QVERIFY(tallyHands(asked, 6, 5000) != tallyHands(asked, 5, 5000));
    }

    void theFirstHandDealtIsTheOpeningHandOfTheSeed()
    {
        const DeckChecker law(ruleset(), starterCatalogue());
        const auto deck = sampleDeck("wet-ink");
        const auto pile = drawPile(deck, law);
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            HandDealer dealer(pile, seed);
            const auto hand = beginTestDraw(pile, seed);
            const auto dealt = dealer.next(5);
            QCOMPARE(dealt.size(), std::size_t{5});
            for (std::size_t place = 0; place < 5; ++place)
                QCOMPARE(pile.rows[dealt[place]].name, hand.at(place).name);
            const std::vector<std::uint32_t> first(dealt.begin(), dealt.end());
            const auto second = dealer.next(5);
            QVERIFY(!std::equal(second.begin(), second.end(), first.begin()) || seed > 0);
        }
        QCOMPARE(HandDealer(pile, 1).next(9999).size(), pile.copies);
    }

    void mostSpentIsTheBestOfAllChoices()
    {
        QVERIFY(rc::check([] {
            const auto costs = *rc::gen::resize(
                8, rc::gen::container<std::vector<std::int64_t>>(rc::gen::inRange<std::int64_t>(-2, 12)));
            const auto points = *rc::gen::inRange<std::int64_t>(0, 30);
            std::int64_t best = 0;
            for (unsigned choice = 0; choice < (1U << costs.size()); ++choice) {
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < costs.size(); ++i)
                    sum += (choice >> i) & 1U ? std::max<std::int64_t>(costs[i], 0) : 0;
                best = sum <= points ? std::max(best, sum) : best;
            }
            RC_ASSERT(mostSpent(costs, points) == best);
        }));
    }
};

NEXUS_TEST(HandSamplerTest, Events);

} // namespace hand_sampler_test

#include "hand_sampler_test.moc"
