// The cards of a deck in the light of an audit: which of them give more than they cost, and how much the deck as a
// whole is over or under its price. Copies in sections that count for nothing, and cards the audit does not have, are
// left out.
#pragma once

#include "model/audit/audit.h"
#include "model/rules/legality.h"

namespace nexus::model {

struct DeckWorthCard {
    std::size_t place = 0; // in the audit
    int copies = 0;
    double over = 0; // residual × copies: below 0 the card costs less than it is worth
    friend bool operator==(const DeckWorthCard&, const DeckWorthCard&) = default;
};

struct DeckWorth {
    std::vector<DeckWorthCard> cards; // those that carry the deck first; of equal ones as in the audit
    int copies = 0;                   // of them
    int leftOut = 0;                  // copies of cards that the audit does not have
    double over = 0;                  // the sum
    friend bool operator==(const DeckWorth&, const DeckWorth&) = default;
};

// The checker is one of the catalogue that the audit was made of.
[[nodiscard]] DeckWorth deckWorth(const Audit& audit, const Deck& deck, const DeckChecker& checker);

} // namespace nexus::model
