// The drawn section of a deck in numbers: what test draws, initiative flips and odds are about. Rows as in the deck,
// each with its copies, what a copy costs and what it shows when it is revealed for initiative (rulebook III.B).
// Sections, hand, income and attributes are the ruleset's (its play block); a deck need not be legal. Names that mean
// no card are drawn like others.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

struct PileRow {
    std::string name; // as the catalogue has it, else as the deck has it
    std::optional<CardIndex> card;
    std::size_t copies = 0;
    std::optional<std::int64_t> cost; // in points; none where the card prints none or means none
    std::int64_t reveal = 0;          // a card without the number shows 0, as in totals
    friend bool operator==(const PileRow&, const PileRow&) = default;
};

// Some of the rows of a pile, a flag each.
using RowSet = std::vector<bool>;

struct DrawPile {
    SectionId section; // drawn from
    std::vector<PileRow> rows;
    std::size_t copies = 0;                   // of all rows
    std::size_t hand = 0;                     // cards an opening hand has, and a round draws up to
    std::optional<std::int64_t> income;       // points of a round; none where the ruleset knows none
    std::optional<AttributeIndex> initiative; // what a reveal shows; none where cards have nothing to compare
    [[nodiscard]] std::size_t copiesOf(const RowSet& some) const;
    friend bool operator==(const DrawPile&, const DrawPile&) = default;
};

[[nodiscard]] DrawPile drawPile(const Deck& deck, const DeckChecker& checker);
// The rows whose card is in the set: what a query finds of the deck.
[[nodiscard]] RowSet rowsIn(const DrawPile& pile, const CardSet& cards);
// A round's points pay for one copy of it. Nothing is payable where the ruleset knows no income.
[[nodiscard]] bool payable(const PileRow& row, const DrawPile& pile);

// A test game for one, without an opponent: opening hand, draw up to the hand's size each round, a round's points to
// spend, and what people try out around it: keep cards and draw the others again, put cards back, mulligan as a house
// option. A value: copy it to undo. Every shuffle after the first takes the seed's next stream, so the same steps give
// the same cards on every machine (pcg32, Fisher and Yates), and a larger hand begins with the smaller one.
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
