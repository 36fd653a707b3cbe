// The flip for initiative between two decks, exact (rulebook III.B; the procedure is model/chances/initiative_flip.h).
// While the two tie, both have flipped the same numbers, so the flips are counted by how many cards of each number are
// gone: a product of one power series a number, no sampling. When a deck runs out both shuffle back and start again,
// which is a geometric series. What very long ties are not followed is `unresolved`, below 1e-12 for decks people play.
#pragma once

#include "model/chances/draw_pile.h"

#include <array>
#include <map>

namespace nexus::model {

// Number shown → copies in the deck.
using RevealCounts = std::map<std::int64_t, std::size_t>;
[[nodiscard]] RevealCounts revealCounts(const DrawPile& pile);

struct InitiativeOdds {
    std::array<double, 2> decides{}; // chance of each player; with `unresolved` they add up to 1
    double firstFlipTie = 0;
    double expectedFlips = 0; // of both together; 0 where undecidable
    double unresolved = 0;    // 1 where undecidable
    bool undecidable = false; // both decks show one and the same number, or one has no cards
    friend bool operator==(const InitiativeOdds&, const InitiativeOdds&) = default;
};
[[nodiscard]] InitiativeOdds initiativeOdds(const RevealCounts& first, const RevealCounts& second);

// By number of the own deck: how much likelier its player decides when one copy showing it is taken out. None where
// nobody could decide any more. Every card with that number has this marginal.
using InitiativeMarginals = std::map<std::int64_t, std::optional<double>>;
[[nodiscard]] InitiativeMarginals initiativeMarginals(const RevealCounts& own, const RevealCounts& other);

} // namespace nexus::model
