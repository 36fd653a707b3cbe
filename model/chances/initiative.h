// Flips for initiative between two to six decks, none of them empty: one shown card by card, or many counted.
// A seed gives the same flips on every machine. A flip is one reveal of everyone still in.
#pragma once

#include "model/chances/draw_pile.h"
#include "model/chances/initiative_flip.h"

#include <array>
#include <map>

namespace nexus::model {

struct Reveal {
    std::size_t player = 0;
    std::size_t row = 0; // in the player's pile
    std::int64_t shows = 0;
    friend bool operator==(const Reveal&, const Reveal&) = default;
};

struct InitiativeStep {
    bool shuffledBack = false;       // before this flip the tied shuffled their set-aside cards back
    std::vector<Reveal> reveals;     // of those still in, by player
    std::vector<std::size_t> lowest; // players with the lowest number; one: it decides
    friend bool operator==(const InitiativeStep&, const InitiativeStep&) = default;
};

struct InitiativeRecord {
    std::uint64_t seed = 0;
    std::vector<InitiativeStep> steps;
    std::optional<std::size_t> decides; // none: the tie of the last step can never be broken
    friend bool operator==(const InitiativeRecord&, const InitiativeRecord&) = default;
};

// Many flips counted.
struct InitiativeTally {
    std::uint64_t games = 0;
    std::array<std::uint64_t, maxFlippers> decides{};
    std::uint64_t firstFlipTies = 0; // games whose first flip had several lowest
    std::uint64_t flips = 0;
    std::uint64_t undecided = 0;
    InitiativeTally& operator+=(const InitiativeTally& other);
    friend bool operator==(const InitiativeTally&, const InitiativeTally&) = default;
};

enum class FlipObstacle { NoInitiative, TooFewDecks, TooManyDecks, EmptyDeck };
// Why there is no flip between these decks; none where there is.
[[nodiscard]] std::optional<FlipObstacle> flipObstacle(std::span<const DrawPile> piles);
// No flip between piles without an obstacle ever ends: every card of every deck shows the same.
[[nodiscard]] bool undecidable(std::span<const DrawPile> piles);

// Card by card; for piles without an obstacle. The first game of the first batch.
[[nodiscard]] InitiativeRecord flipInitiative(std::span<const DrawPile> piles, std::uint64_t seed);

// Games are counted in batches with a stream of random numbers each, so that any number of threads gives one answer.
constexpr std::uint64_t gamesPerBatch = 1U << 18U;
[[nodiscard]] InitiativeTally tallyInitiativeBatch(
    std::span<const DrawPile> piles, std::uint64_t seed, std::uint64_t batch, std::uint64_t games);

// The flip for initiative between two decks, exact (rulebook III.B; the procedure is model/chances/initiative_flip.h).
// While the two tie, both have flipped the same numbers, so the flips are counted by how many cards of each number are
// gone: a product of one power series a number, no sampling. When a deck runs out both shuffle back and start again,
// which is a geometric series. What very long ties are not followed is `unresolved`, below 1e-12 for decks people play.

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
