// Flips for initiative between two to six decks, none of them empty: one shown card by card, or many counted.
// A seed gives the same flips on every machine. A flip is one reveal of everyone still in.
#pragma once

#include "model/chances/draw_pile.h"
#include "model/chances/initiative_flip.h"

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

} // namespace nexus::model
