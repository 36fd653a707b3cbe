// Everything about a game that does not change while it is played: the edition, the seats, and of each different
// card what the engine asks of it, as small numbers. Made by setUpGame (setup.h), shared by all states of a game.
#pragma once

#include "model/cards/catalogue.h"
#include "model/rules/table_rules.h"

#include <array>
#include <memory>

namespace nexus::model {

using SeatIndex = std::uint8_t;   // players in clockwise order, from 0
using FactsIndex = std::uint16_t; // position in GameFacts::cards; from firstToken on, in GameState::tokens
constexpr SeatIndex noSeat = 0xff;
constexpr FactsIndex firstToken = 0x8000;
constexpr std::size_t maxSeats = 4;

using Mechanics = std::uint32_t; // a bit a Mechanic
[[nodiscard]] constexpr Mechanics bit(Mechanic mechanic) { return Mechanics{1} << static_cast<unsigned>(mechanic); }

enum class AbilityKind : std::uint8_t { Active, Triggered };

struct Ability {
    AbilityKind kind = AbilityKind::Active;
    bool exhausts = false; // the card, or of an Upgrade the card it is attached to
    bool anyCost = false;  // "Pay X": the player names the number
    std::int16_t cost = 0;
    friend bool operator==(const Ability&, const Ability&) = default;
};

struct CardFacts {
    CardRole role = CardRole::None;
    bool alone = false;     // one of them a quadrant: a Leader
    bool fights = false;    // has an Attack and a range
    std::uint8_t size = 4;  // quarters of a regular unit's room
    std::int8_t range = -1; // choice of the range attribute; -1: none
    std::int8_t adapt = 0;  // number of GrowsWhenAttacked
    std::int16_t cost = 0;  // a card that prints none costs nothing
    std::int16_t attack = 0, defense = 0;
    bool hasDefense = false;
    std::int16_t recallCost = 0, evolveCost = 0;
    Mechanics mechanics = 0;
    std::uint8_t abilityCount = 0, evolvesFromCount = 0;
    std::array<Ability, 4> abilities{};
    std::array<FactsIndex, 4> evolvesFrom{};
    friend bool operator==(const CardFacts&, const CardFacts&) = default;
};

// What people read; the engine does not.
struct CardWords {
    std::string name, key;
    std::optional<CardIndex> card;      // none of a token
    std::vector<std::string> abilities; // the text of each ability
    friend bool operator==(const CardWords&, const CardWords&) = default;
};

struct SeatFacts {
    std::string name; // of the player
    std::string deck;
    std::int16_t income = 0;       // points of a round
    std::vector<FactsIndex> cards; // every copy: missions first, then the deck
    friend bool operator==(const SeatFacts&, const SeatFacts&) = default;
};

// Whether the game stops for triggered abilities: never (they are put on the chain by hand, if at all), where a
// player could have one, or after everything, which tells an onlooker nothing about hands.
enum class Windows : std::uint8_t { Never, WhenPossible, Always };

struct GameFacts {
    std::string game, ruleset;
    TableRules rules;
    std::string unit; // what costs are called: "CP"
    Windows windows = Windows::WhenPossible;
    std::vector<CardFacts> cards;
    std::vector<CardWords> words; // as `cards`
    std::vector<SeatFacts> seats;
    std::vector<std::string> ranges;    // words of the range attribute
    std::vector<std::string> mechanics; // the game's word of each mechanic, or its id

    [[nodiscard]] const std::string& cites(std::string_view refusal) const;
    friend bool operator==(const GameFacts&, const GameFacts&) = default;
};

// A number that differs where the facts differ: a saved game knows whether the cards are still those it began with.
[[nodiscard]] std::uint64_t digest(const GameFacts& facts);

} // namespace nexus::model
