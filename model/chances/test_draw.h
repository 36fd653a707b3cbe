// A test game for one, without an opponent: opening hand, draw up to the hand's size each round, a round's points to
// spend, and what people try out around it: keep cards and draw the others again, put cards back, mulligan as a house
// option. A value: copy it to undo. Every shuffle after the first takes the seed's next stream, so the same steps give
// the same cards on every machine (pcg32, Fisher and Yates), and a larger hand begins with the smaller one.
#pragma once

#include "model/chances/draw_pile.h"

namespace nexus::model {

struct HeldCard {
    std::size_t row = 0; // in the pile
    bool kept = false;   // stays when the others are drawn again
    friend bool operator==(const HeldCard&, const HeldCard&) = default;
};

struct TestDraw {
    DrawPile pile;
    std::uint64_t seed = 0;
    std::uint64_t shuffles = 0;      // done so far
    std::vector<std::size_t> deck;   // rows of the pile, top first
    std::vector<HeldCard> hand;      // in the order drawn
    std::vector<std::size_t> played; // rows, in the order played
    std::size_t round = 1;
    std::int64_t spent = 0; // of this round's points

    [[nodiscard]] const PileRow& at(std::size_t place) const { return pile.rows[hand[place].row]; }
    // None where the ruleset knows no income: then nothing keeps a card from being played.
    [[nodiscard]] std::optional<std::int64_t> pointsLeft() const;
    [[nodiscard]] bool canPlay(std::size_t place) const; // what prints no cost is free
    friend bool operator==(const TestDraw&, const TestDraw&) = default;
};

[[nodiscard]] TestDraw beginTestDraw(DrawPile pile, std::uint64_t seed);
// The opening hand drawn again by another seed; kept cards are in it from the start and the rest comes from the deck.
[[nodiscard]] TestDraw drawAgain(const TestDraw& draw, std::uint64_t seed);

// Points anew, and cards up to the hand's size. The number drawn.
std::size_t nextRound(TestDraw& draw);
// Whatever the hand's size, as many as the deck has. The number drawn.
std::size_t drawCards(TestDraw& draw, std::size_t count);
// From hand into play. False, and nothing done, where the points left do not pay for it.
bool playCard(TestDraw& draw, std::size_t place);
bool keepCard(TestDraw& draw, std::size_t place, bool kept);

enum class PutBack { OnTop, AtTheBottom, ShuffledIn };
bool putBack(TestDraw& draw, std::size_t place, PutBack where);
// House option: cards that are not kept go back, the deck is shuffled, and the hand is drawn up to `size` cards.
void mulligan(TestDraw& draw, std::size_t size);

// What the hand costs, and what of it one round's income pays.
struct HandCost {
    std::int64_t total = 0;
    std::optional<std::int64_t> income;
    std::size_t payable = 0;                        // most cards the income pays for at once, the cheapest first
    std::int64_t payableCost = 0;                   // what these cost together
    std::vector<std::optional<std::int64_t>> costs; // by place in hand; none where a card prints none
    friend bool operator==(const HandCost&, const HandCost&) = default;
};
[[nodiscard]] HandCost handCost(const TestDraw& draw);

} // namespace nexus::model
