#include "model/play/sample_hand.h"

#include "tests/support/decks.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace sample_hand_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

const char* const cards = R"([
 {"name":"Bolt","type":"Event","cp":1},{"name":"Drone","type":"Unit","cp":2},{"name":"Golem","type":"Unit","cp":7},
 {"name":"Blank","type":"Asset"},{"name":"Forge","type":"Mission","cp":4}])";

DeckChecker checker() { return {ruleset(), catalogueOf(cards)}; }

std::vector<std::string> names(const SampleHand& hand)
{
    std::vector<std::string> drawn;
    for (std::size_t i = 0; i < hand.drawn; ++i)
        drawn.push_back(hand.at(i).name);
    return drawn;
}

} // namespace

class SampleHandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHandIsDrawnFromTheDeckAndNothingElse()
    {
        const auto deck = deckOf("missions: 3 Forge; main: 4 Bolt, 2 Nobody; sideboard: 9 Golem; maybe: 9 Drone");
        auto hand = drawHand(deck, checker(), 1, 5);
        QCOMPARE(hand.section.str(), std::string("main"));
        QCOMPARE(hand.drawn, std::size_t{5});
        QVERIFY(drawNext(hand));
        QVERIFY(!drawNext(hand));
        auto drawn = names(hand);
        std::sort(drawn.begin(), drawn.end());
        QCOMPARE(drawn, (std::vector<std::string>{"Bolt", "Bolt", "Bolt", "Bolt", "Nobody", "Nobody"}));
    }

    void aSmallDeckGivesAllItHas()
    {
        QCOMPARE(drawHand(deckOf("main: 2 Bolt"), checker(), 7, 5).drawn, std::size_t{2});
        auto empty = drawHand(deckOf("missions: 1 Forge"), checker(), 7, 5);
        QCOMPARE(empty.drawn, std::size_t{0});
        QVERIFY(!drawNext(empty));
    }

    void theSeedDecides()
    {
        const auto deck = deckOf("main: 4 Bolt, 4 Drone, 4 Golem, 4 Blank");
        // pcg32 gives these on every machine.
        QCOMPARE(names(drawHand(deck, checker(), 42, 5)), names(drawHand(deck, checker(), 42, 5)));
        int different = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            different += names(drawHand(deck, checker(), seed, 8)) != names(drawHand(deck, checker(), seed + 1, 8));
        QVERIFY(different >= 18);
    }

    void theIncomePaysTheCheapestFirst()
    {
        const auto deck = deckOf("missions: 1 Forge; main: 1 Bolt, 1 Drone, 1 Golem, 1 Blank, 1 Nobody");
        const auto hand = drawHand(deck, checker(), 3, 5);
        const auto cost = handCost(hand, deck, checker());
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
            const bool more = drawNext(hand);
            RC_ASSERT(hand == drawHand(deck, law, seed, size + 1));
            RC_ASSERT(more == (static_cast<std::size_t>(deck.copies(hand.section)) > size));
        }));
    }

    void theWholeDeckIsDrawnCopyForCopy()
    {
        const DeckChecker law(ruleset(), starterCatalogue());
        QVERIFY(rc::check([&](std::uint64_t seed) {
            const auto deck = randomDeck(seed, law.catalogue());
            const auto hand = drawHand(deck, law, seed, 100'000);
            std::map<std::uint32_t, int> copies;
            for (const auto row : hand.order)
                ++copies[row];
            const auto* section = deck.section(hand.section);
            RC_ASSERT(hand.cards.size() == section->entries.size());
            for (std::size_t i = 0; i < hand.cards.size(); ++i)
                RC_ASSERT(copies[static_cast<std::uint32_t>(i)] == section->entries[i].count);
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
            ++first[hand.order[0]];
            for (std::size_t i = 0; i < 5; ++i)
                ++inHand[hand.order[i]];
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
};

NEXUS_TEST(SampleHandTest, Events);

} // namespace sample_hand_test

#include "sample_hand_test.moc"
