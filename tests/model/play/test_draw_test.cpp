#include "model/play/test_draw.h"

#include "model/play/sample_hand.h"
#include "tests/support/decks.h"
#include "tests/support/piles.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace test_draw_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// Copies by row, wherever they are.
std::map<std::size_t, std::size_t> everywhere(const TestDraw& draw)
{
    std::map<std::size_t, std::size_t> copies;
    for (const auto row : draw.deck)
        ++copies[row];
    for (const auto& card : draw.hand)
        ++copies[card.row];
    for (const auto row : draw.played)
        ++copies[row];
    return copies;
}

std::vector<std::size_t> held(const TestDraw& draw)
{
    std::vector<std::size_t> rows;
    for (const auto& card : draw.hand)
        rows.push_back(card.row);
    return rows;
}

} // namespace

class TestDrawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOpeningHandIsTheSampleHandOfTheSeed()
    {
        const DeckChecker law(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, law.catalogue());
            const auto draw = beginTestDraw(drawPile(deck, law), seed);
            const auto hand = drawHand(deck, law, seed, 5);
            RC_ASSERT(draw.hand.size() == hand.drawn);
            for (std::size_t place = 0; place < hand.drawn; ++place)
                RC_ASSERT(draw.pile.rows[draw.hand[place].row].name == hand.at(place).name);
            RC_ASSERT(draw.deck.size() == hand.left());
        }));
    }

    void theHandIsFilledUpEachRoundAndPointsAreNew()
    {
        auto draw = beginTestDraw(pileOf(QStringLiteral("8x2"), 5), 1);
        QCOMPARE(draw.pointsLeft().value(), std::int64_t{5});
        QVERIFY(playCard(draw, 0) && playCard(draw, 3));
        QVERIFY(!playCard(draw, 0)); // one point is left
        QVERIFY(!playCard(draw, 99));
        QCOMPARE(draw.pointsLeft().value(), std::int64_t{1});
        QCOMPARE(nextRound(draw), std::size_t{2});
        QCOMPARE(draw.hand.size(), std::size_t{5});
        QCOMPARE(draw.round, std::size_t{2});
        QCOMPARE(draw.pointsLeft().value(), std::int64_t{5});
        QVERIFY(playCard(draw, 0) && playCard(draw, 0));
        QCOMPARE(nextRound(draw), std::size_t{1}); // the deck had one card left
        QVERIFY(!drawCard(draw));
    }

    void whatHasNoCostIsFreeAndWithoutIncomeAllIs()
    {
        auto free = beginTestDraw(pileOf(QStringLiteral("5x-"), 0), 1);
        QVERIFY(playCard(free, 0));
        auto open = beginTestDraw(pileOf(QStringLiteral("5x9")), 1);
        QVERIFY(!open.pointsLeft() && playCard(open, 0));
    }

    void cardsGoBackWhereTheyAreTold()
    {
        const auto begun = beginTestDraw(pileOf(QStringLiteral("1x1 1x2 1x3 1x4 1x5 1x6 1x7 1x8"), 9), 3);
        auto top = begun, bottom = begun, shuffled = begun;
        const auto row = begun.hand[2].row;
        QVERIFY(putBack(top, 2, PutBack::OnTop) && putBack(bottom, 2, PutBack::AtTheBottom) &&
                putBack(shuffled, 2, PutBack::ShuffledIn));
        QCOMPARE(top.deck.front(), row);
        QCOMPARE(bottom.deck.back(), row);
        QVERIFY(std::find(shuffled.deck.begin(), shuffled.deck.end(), row) != shuffled.deck.end());
        QCOMPARE(shuffled.shuffles, begun.shuffles + 1);
        QCOMPARE(top.hand.size(), std::size_t{4});
        QVERIFY(!putBack(top, 4, PutBack::OnTop));
        QVERIFY(drawCard(top));
        QCOMPARE(top.hand.back().row, row);
    }

    void keptCardsStay()
    {
        const auto pile = pileOf(QStringLiteral("4x1 4x2 4x3 4x4 4x5"), 9);
        QVERIFY(rc::check([&](std::uint64_t seed, std::uint64_t other) {
            auto draw = beginTestDraw(pile, seed);
            RC_ASSERT(drawAgain(draw, other) == beginTestDraw(pile, other));
            RC_ASSERT(keepCard(draw, 1, true) && keepCard(draw, 4, true) && !keepCard(draw, 5, true));
            const auto kept = std::vector<std::size_t>{draw.hand[1].row, draw.hand[4].row};
            const auto again = drawAgain(draw, other);
            RC_ASSERT(again.hand.size() == 5U && everywhere(again) == everywhere(draw));
            RC_ASSERT((std::vector<std::size_t>{again.hand[0].row, again.hand[1].row}) == kept);
            mulligan(draw, 4);
            RC_ASSERT(draw.hand.size() == 4U);
            RC_ASSERT((std::vector<std::size_t>{draw.hand[0].row, draw.hand[1].row}) == kept);
            mulligan(draw, 0); // kept cards stay, whatever the size
            RC_ASSERT(held(draw) == kept);
        }));
    }

    void noCopyIsLostOrMade()
    {
        const auto pile = pileOf(QStringLiteral("3x1 2x2 4x0 1x7 2x-"), 6);
        QVERIFY(rc::check([&](std::uint64_t seed) {
            auto draw = beginTestDraw(pile, seed);
            const auto all = everywhere(draw);
            for (int step = 0; step < 30; ++step) {
                const auto place = *rc::gen::inRange<std::size_t>(0, 7);
                switch (*rc::gen::inRange(0, 7)) {
                case 0: nextRound(draw); break;
                case 1: drawCard(draw); break;
                case 2: playCard(draw, place); break;
                case 3: keepCard(draw, place, true); break;
                case 4: putBack(draw, place, PutBack::ShuffledIn); break;
                case 5: putBack(draw, place, PutBack::AtTheBottom); break;
                default: mulligan(draw, place);
                }
                RC_ASSERT(everywhere(draw) == all);
                RC_ASSERT(*draw.pointsLeft() >= 0);
            }
        }));
    }
};

NEXUS_TEST(TestDrawTest, Events);

} // namespace test_draw_test

#include "test_draw_test.moc"
