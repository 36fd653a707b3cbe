#include "model/chances/draw_pile.h"

#include "tests/support/decks.h"
#include "tests/support/piles.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace test_draw_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const char* const cards = R"([
 {"name":"Bolt","type":"Event","cp":1},{"name":"Drone","type":"Unit","cp":2},{"name":"Golem","type":"Unit","cp":7},
 {"name":"Blank","type":"Asset"},{"name":"Forge","type":"Mission","cp":4}])";

DeckChecker checker() { return {ruleset(), catalogueOf(cards)}; }

// A hand of so many, or all there are.
TestDraw drawHand(const Deck& deck, const DeckChecker& law, std::uint64_t seed, std::size_t size)
{
    auto pile = drawPile(deck, law);
    pile.hand = size;
    return beginTestDraw(std::move(pile), seed);
}

std::vector<std::string> names(const TestDraw& draw)
{
    std::vector<std::string> drawn;
    for (std::size_t place = 0; place < draw.hand.size(); ++place)
        drawn.push_back(draw.at(place).name);
    return drawn;
}

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
    void aHandIsDrawnFromTheDeckAndNothingElse()
    {
        const auto deck = deckOf("missions: 3 Forge; main: 4 Bolt, 2 Nobody; sideboard: 9 Golem; maybe: 9 Drone");
        auto hand = drawHand(deck, checker(), 1, 5);
        QCOMPARE(hand.pile.section.str(), std::string("main"));
        QCOMPARE(hand.hand.size(), std::size_t{5});
        QCOMPARE(drawCards(hand, 2), std::size_t{1});
        auto drawn = names(hand);
        std::sort(drawn.begin(), drawn.end());
        QCOMPARE(drawn, (std::vector<std::string>{"Bolt", "Bolt", "Bolt", "Bolt", "Nobody", "Nobody"}));
    }

    void aSmallDeckGivesAllItHas()
    {
        QCOMPARE(drawHand(deckOf("main: 2 Bolt"), checker(), 7, 5).hand.size(), std::size_t{2});
        auto empty = drawHand(deckOf("missions: 1 Forge"), checker(), 7, 5);
        QCOMPARE(empty.hand.size(), std::size_t{0});
        QCOMPARE(drawCards(empty, 1), std::size_t{0});
    }

    void theSeedDecides()
    {
        const auto deck = deckOf("main: 4 Bolt, 4 Drone, 4 Golem, 4 Blank");
        // pcg32 gives these on every machine.
        QCOMPARE(names(drawHand(deck, checker(), 0, 5)),
            (std::vector<std::string>{"Blank", "Drone", "Bolt", "Golem", "Golem"}));
        QCOMPARE(names(drawHand(deck, checker(), 42, 8)),
            (std::vector<std::string>{"Drone", "Bolt", "Blank", "Bolt", "Bolt", "Bolt", "Blank", "Golem"}));
        QCOMPARE(names(drawHand(deck, checker(), 2025, 5)),
            (std::vector<std::string>{"Drone", "Blank", "Drone", "Drone", "Blank"}));
        int different = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            different += names(drawHand(deck, checker(), seed, 8)) != names(drawHand(deck, checker(), seed + 1, 8));
        QVERIFY(different >= 18);
    }

    void theIncomePaysTheCheapestFirst()
    {
        const auto deck = deckOf("missions: 1 Forge; main: 1 Bolt, 1 Drone, 1 Golem, 1 Blank, 1 Nobody");
        const auto hand = drawHand(deck, checker(), 3, 5);
        const auto cost = handCost(hand);
        QCOMPARE(cost.total, 10);
        QCOMPARE(cost.income.value(), 4);
        QCOMPARE(cost.payable, std::size_t{2});
        QCOMPARE(cost.payableCost, 3);
        QCOMPARE(cost.costs.size(), std::size_t{5});
        for (std::size_t i = 0; i < 5; ++i) {
            const auto& name = hand.at(i).name;
            QCOMPARE(cost.costs[i].has_value(), name != "Blank" && name != "Nobody");
        }
    }

    void aLargerHandBeginsWithTheSmaller()
    {
        const DeckChecker law(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, law.catalogue());
            const auto size = *rc::gen::inRange<std::size_t>(0, 40);
            auto hand = drawHand(deck, law, seed, size);
            const auto more = drawCards(hand, 1);
            ++hand.pile.hand;
            RC_ASSERT(hand == drawHand(deck, law, seed, size + 1));
            RC_ASSERT((more == 1) == (static_cast<std::size_t>(deck.copies(hand.pile.section)) > size));
        }));
    }

    void theWholeDeckIsDrawnCopyForCopy()
    {
        const DeckChecker law(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, law.catalogue());
            const auto hand = drawHand(deck, law, seed, 100'000);
            RC_ASSERT(hand.deck.empty());
            auto copies = everywhere(hand);
            const auto* section = deck.section(hand.pile.section);
            RC_ASSERT(hand.pile.rows.size() == section->entries.size());
            for (std::size_t i = 0; i < hand.pile.rows.size(); ++i)
                RC_ASSERT(copies[i] == static_cast<std::size_t>(section->entries[i].count));
        }));
    }

    // 20,000 hands of 5 out of 20 different cards: how often each place of the deck comes into hand. The statistic
    // is that of a chi-square with 19 degrees of freedom; 43.8 is passed once in a thousand times.
    void everyCardIsDrawnEquallyOften()
    {
        Deck deck;
        auto& main = deck.sectionOrNew(SectionId("main"));
        for (int i = 0; i < 20; ++i)
            main.entries.push_back({.card = "Card " + std::to_string(i)});
        const auto law = checker();
        std::vector<double> inHand(20, 0), first(20, 0);
        constexpr int hands = 20'000;
        for (std::uint64_t seed = 1; seed <= hands; ++seed) {
            const auto hand = drawHand(deck, law, seed * 2654435761U, 5);
            ++first[hand.hand[0].row];
            for (std::size_t i = 0; i < 5; ++i)
                ++inHand[hand.hand[i].row];
        }
        const auto chiSquare = [](const std::vector<double>& counts, double expected) {
            double sum = 0;
            for (const auto count : counts)
                sum += (count - expected) * (count - expected) / expected;
            return sum;
        };
        QVERIFY2(chiSquare(first, hands / 20.0) < 43.8, qPrintable(QString::number(chiSquare(first, hands / 20.0))));
        QVERIFY2(chiSquare(inHand, hands / 4.0) < 43.8, qPrintable(QString::number(chiSquare(inHand, hands / 4.0))));
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
        QCOMPARE(drawCards(draw, 1), std::size_t{0});
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
        QCOMPARE(drawCards(top, 1), std::size_t{1});
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
                case 1: drawCards(draw, 1); break;
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
