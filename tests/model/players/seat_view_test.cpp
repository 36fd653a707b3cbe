#include "model/players/seat_view.h"

#include "model/players/player.h"
#include "tests/support/legal_decks.h"
#include "tests/support/state_promises.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <set>

namespace seat_view_test {

using namespace nexus::model;
using namespace nexus::test;

namespace {

// The seat's hidden cards exchanged: those of the opponent's hand and deck, and the order of both decks.
GameState exchanged(GameState state, SeatIndex seat, Random& random)
{
    for (SeatIndex whose = 0; whose < state.players.size(); ++whose) {
        std::vector<std::pair<Zone, std::size_t>> places;
        std::vector<CardId> cards;
        for (const auto zone : {Zone::Hand, Zone::Deck})
            if (zone == Zone::Deck || whose != seat)
                for (std::size_t i = 0; i < state.pile(whose, zone).size(); ++i) {
                    places.emplace_back(zone, i);
                    cards.push_back(state.pile(whose, zone)[i]);
                }
        random.shuffle(cards);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            state.players[whose].piles[static_cast<std::size_t>(places[i].first)][places[i].second] = cards[i];
            state.cards[cards[i]].zone = places[i].first;
        }
    }
    state.luck = random.next();
    return state;
}

GameState startOf(std::uint64_t seed)
{
    const auto& checker = starterChecker("quantum-nexus-2025-07");
    const LegalDecks decks(checker);
    return *setUpGame(
        {{"Ada", decks.make(2 * seed)}, {"Bo", decks.make(2 * seed + 1)}}, checker, Windows::WhenFitting, true);
}

Evaluation someWeights()
{
    Evaluation evaluation;
    for (std::size_t i = 0; i < evaluationTermCount; ++i)
        evaluation.weights[i] = static_cast<std::int32_t>(10 + 7 * i);
    return evaluation;
}

} // namespace

class SeatViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Whatever lies where nobody sees it: the choice is the same, of every kind of player.
    void hiddenCardsExchangedChangeNoChoice()
    {
        const auto evaluation = someWeights();
        Random random(5);
        int asked = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            auto state = startOf(seed);
            RandomPlayer player(seed);
            while (state.stage != Stage::Over && state.round <= 5) {
                const auto seat = decider(state);
                if (seat != noSeat && state.stage == Stage::Turn && random.below(12) == 0) {
                    const auto other = exchanged(state, seat, random);
                    for (const char* word : {"greedy", "search:5"}) {
                        const auto kind = *playerKindOf(word);
                        const auto one = decide(SeatView(state, seat), kind, evaluation, asked);
                        const auto two = decide(SeatView(other, seat), kind, evaluation, asked);
                        QVERIFY(one.action == two.action);
                        QVERIFY(!whyNot(state, one.action));
                    }
                    ++asked;
                }
                QVERIFY(apply(state, player.choose(state)).has_value());
            }
        }
        QVERIFY2(asked > 10, qPrintable(QString::number(asked)));
    }

    // What is dealt is a game as it could be: the promises of states hold, and what the seat sees is as it is.
    void whatIsDealtCouldBe()
    {
        Random random(7);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            auto state = startOf(seed);
            RandomPlayer player(seed);
            while (state.stage != Stage::Over && state.round <= 4) {
                const auto seat = decider(state);
                if (seat != noSeat && random.below(8) == 0) {
                    const auto dealt = SeatView(state, seat).dealt(random);
                    QCOMPARE(QString::fromStdString(brokenPromise(dealt)), QString());
                    const auto hand = state.pile(seat, Zone::Hand), seen = dealt.pile(seat, Zone::Hand);
                    QVERIFY(std::equal(hand.begin(), hand.end(), seen.begin(), seen.end()));
                    ActionList legal;
                    std::vector<Action> here, there;
                    options(state, seat, legal, here);
                    options(dealt, seat, legal, there);
                    QVERIFY(here == there);
                }
                QVERIFY(apply(state, player.choose(state)).has_value());
            }
        }
    }

    // Over many deals every hidden card comes into an opponent's hand.
    void everyHiddenCardCanBeInTheHand()
    {
        auto state = startOf(9);
        RandomPlayer player(9);
        while (state.stage != Stage::Turn)
            QVERIFY(apply(state, player.choose(state)).has_value());
        const SeatView view(state, 0);
        std::set<CardId> met;
        Random random(1);
        for (int i = 0; i < 600; ++i) {
            const auto dealt = view.dealt(random);
            met.insert(dealt.pile(1, Zone::Hand).begin(), dealt.pile(1, Zone::Hand).end());
        }
        QCOMPARE(met.size(), state.pile(1, Zone::Hand).size() + state.pile(1, Zone::Deck).size());
    }
};

NEXUS_TEST(SeatViewTest, Events);

} // namespace seat_view_test

#include "seat_view_test.moc"

#include <set>
