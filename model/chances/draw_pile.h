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

} // namespace nexus::model
