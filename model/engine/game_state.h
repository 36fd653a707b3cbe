// A game at one moment, as a value: copy it, compare it, keep it. Changed by apply (apply.h) alone.
// Cards are numbered by copy and keep their number for good; each lies in exactly one pile of its owner, and piles
// keep their order (deck: the top is the last). Cards never leave their owner's side (rulebook V.F), so owner and
// controller are one. Sums (attack, defense, room) are asked of the functions below, not of the fields.
#pragma once

#include "model/engine/board.h"
#include "model/engine/game_facts.h"

#include <span>

namespace nexus::model {

using CardId = std::uint16_t;
constexpr CardId noCard = 0xffff;
constexpr std::size_t maxCardsInGame = 8000;

enum class Zone : std::uint8_t {
    Deck,
    Hand,
    Field,    // units in quadrants
    Loadout,  // assets
    Terrain,  // in quadrants
    Attached, // upgrades, on `host`
    Under,    // what a card evolved from, beneath `host`
    Missions,
    Playing, // an event on its way from hand to discard pile
    Discard, // the last is on top
    Removed,
    Out, // tokens that left play, cards of players who left
};
constexpr std::size_t zoneCount = 12;
[[nodiscard]] constexpr bool isInPlay(Zone zone) { return zone >= Zone::Field && zone <= Zone::Attached; }

enum class CardFlag : std::uint8_t {
    Exhausted,
    Suppressed,
    Blanked,        // Static: no rule box until the next round
    Marked,         // Synaptic Mark
    Acted,          // has attacked, moved or used an ability this round
    Saved,          // SuppressedInstead has saved it this round
    Grown,          // GrowsWhenAttacked has worked this round
    Shielded,       // opponents' effects do not touch it until the round ends
    StaysExhausted, // is not readied at the next start of a round
    MayMove,        // attacked just now and may follow up
    Complete,       // a mission's challenge is done
    Used,           // a mission's one-time ability is spent
    Recalled,       // played from the discard pile: leaves the game when done
    JustLeft,       // left play during the action at hand: its abilities may still trigger
    Token,
};
constexpr std::size_t cardFlagCount = 15;

struct CardState {
    FactsIndex facts = 0;
    SeatIndex owner = 0;
    Zone zone = Zone::Deck;
    Quadrant quadrant = Quadrant::None;
    std::uint8_t visits = 0; // counts changes of zone: a target that left and came back is another
    CardId host = noCard;
    std::uint16_t flags = 0;
    std::int16_t attack = 0, defense = 0;           // counters; those of an Upgrade count for its host
    std::int16_t roundAttack = 0, roundDefense = 0; // until the end of the round
    std::int16_t impact = 0;
    std::int16_t counters = 0;       // of a kind only the text knows
    Mechanics granted = 0, lost = 0; // by effects
    std::int8_t adapt = 0;           // on top of the printed number
    std::uint8_t size = 0;           // by effect; 0: as printed
    std::int8_t range = -1;          // by effect; -1: as printed

    [[nodiscard]] bool is(CardFlag flag) const { return (flags >> static_cast<unsigned>(flag)) & 1U; }
    void set(CardFlag flag, bool on = true)
    {
        const auto mask = static_cast<std::uint16_t>(1U << static_cast<unsigned>(flag));
        flags = static_cast<std::uint16_t>(on ? flags | mask : flags & ~mask);
    }
    friend bool operator==(const CardState&, const CardState&) = default;
};

struct PlayerState {
    std::array<std::vector<CardId>, zoneCount> piles;
    std::int32_t points = 0;  // CP
    std::int32_t spent = 0;   // points in this phase
    std::int32_t counted = 0; // what NextInitiative::LeastDone counts of this phase
    bool out = false;
    [[nodiscard]] const std::vector<CardId>& pile(Zone zone) const { return piles[static_cast<std::size_t>(zone)]; }
    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

// What is waited for.
enum class Stage : std::uint8_t {
    Flip,        // the first initiative flip, or shuffles before it
    ChooseFirst, // who decides names the player to act first
    Turn,        // the player `active` takes an action
    DeployMore,  // others may come with the unit deployed (Swarm)
    JoinAttack,  // others may join the attack (Horde)
    FollowUp,    // attackers may move (Skirmisher)
    Triggers,    // the player `asked` puts triggered abilities on the chain, or passes
    Response,    // the one response window: each player once
    Effect,      // `effect` is carried out by hand, then EffectDone
    Over,
};

// What comes when the windows after something are closed.
enum class Next : std::uint8_t { RoundTriggers, FirstTurn, Declared, NextTurn };

// A declared action that has not happened yet, or the link of the chain that is being resolved.
enum class EffectKind : std::uint8_t { None, Attack, Event, Ability, Link };

struct Target {
    CardId card = noCard;
    std::uint8_t visits = 0;
    friend bool operator==(const Target&, const Target&) = default;
};
constexpr std::size_t maxTargets = 4, maxAttackers = 16, maxLinks = 32;

struct Effect {
    EffectKind kind = EffectKind::None;
    SeatIndex seat = noSeat;
    CardId card = noCard; // the event, the card with the ability, the first attacker
    std::uint8_t ability = 0;
    bool negated = false;
    std::uint8_t targetCount = 0, attackerCount = 0;
    std::array<Target, maxTargets> targets{}; // an attack has one
    std::array<Target, maxAttackers> attackers{};
    friend bool operator==(const Effect&, const Effect&) = default;
};

struct Token {
    CardFacts facts;
    CardWords words;
    friend bool operator==(const Token&, const Token&) = default;
};

struct GameState {
    std::shared_ptr<const GameFacts> facts;
    std::vector<PlayerState> players;
    std::vector<CardState> cards;
    std::vector<Token> tokens;
    std::uint16_t round = 0;
    Stage stage = Stage::Flip;
    std::uint8_t phase = 0;         // position in TableRules::phases
    SeatIndex active = noSeat;      // whose turn it is
    SeatIndex initiative = noSeat;  // who acts first in this phase
    SeatIndex decides = noSeat;     // ChooseFirst: who; noSeat: the flip could not decide and anyone may say
    SeatIndex winner = noSeat;      // Over: noSeat is a draw, or a game that all left
    SeatIndex lastActed = noSeat;   // passing counts
    std::uint8_t passed = 0;        // unbroken run of passes, a bit a seat
    SeatIndex firstPassed = noSeat; // who began that run
    Next next = Next::NextTurn;     // after the windows
    SeatIndex priority = noSeat;    // the Priority Player
    SeatIndex asked = noSeat;       // Triggers, Response: whose word is waited for
    std::uint8_t toAsk = 0;         // players still to ask, `asked` included, a bit a seat
    bool someLeft = false;          // a card may bear JustLeft
    Effect declared;                // the turn's action while windows before it are open
    Effect effect;                  // Effect: what is being carried out
    std::vector<Effect> chain;      // link 1 first

    [[nodiscard]] const PlayerState& player(SeatIndex seat) const { return players[seat]; }
    [[nodiscard]] const CardState& card(CardId id) const { return cards[id]; }
    [[nodiscard]] const CardFacts& factsOf(CardId id) const { return factsAt(cards[id].facts); }
    [[nodiscard]] const CardFacts& factsAt(FactsIndex index) const
    {
        return index < firstToken ? facts->cards[index] : tokens[index - firstToken].facts;
    }
    [[nodiscard]] const CardWords& wordsOf(CardId id) const
    {
        const auto index = cards[id].facts;
        return index < firstToken ? facts->words[index] : tokens[index - firstToken].words;
    }
    [[nodiscard]] const std::string& name(CardId id) const { return wordsOf(id).name; }
    [[nodiscard]] std::span<const CardId> pile(SeatIndex seat, Zone zone) const { return players[seat].pile(zone); }

    // Equal also where the facts are equal but not shared.
    friend bool operator==(const GameState& a, const GameState& b);
};

// What a card is and can do now, effects included.
[[nodiscard]] inline Mechanics mechanicsOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    const auto printed = card.is(CardFlag::Blanked) ? Mechanics{0} : state.factsAt(card.facts).mechanics & ~card.lost;
    return printed | card.granted;
}
[[nodiscard]] inline bool has(const GameState& state, CardId card, Mechanic mechanic)
{
    return (mechanicsOf(state, card) & bit(mechanic)) != 0;
}
[[nodiscard]] int attackOf(const GameState& state, CardId card);        // never below 0
[[nodiscard]] int defenseOf(const GameState& state, CardId card);       // current Defense, as Impact asks for it
[[nodiscard]] int combatDefenseOf(const GameState& state, CardId card); // with the back row's bonus; Suppressed: 0
// Quarters of a regular unit's room.
[[nodiscard]] inline int sizeOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    return card.size > 0 ? card.size : state.factsAt(card.facts).size;
}
// Choice of the range attribute, or -1.
[[nodiscard]] inline int rangeOf(const GameState& state, CardId id)
{
    const auto& card = state.card(id);
    return card.range >= 0 ? card.range : state.factsAt(card.facts).range;
}
[[nodiscard]] std::vector<CardId> upgradesOf(const GameState& state, CardId host);

// One side's quadrants counted.
struct Side {
    std::array<std::uint32_t, quadrantCount> units{}, used{}, alone{}, terrains{}; // used: quarters of room
};
[[nodiscard]] Side sideOf(const GameState& state, SeatIndex seat);
[[nodiscard]] std::vector<CardId> unitsIn(const GameState& state, SeatIndex seat, Quadrant quadrant);

[[nodiscard]] int livingPlayers(const GameState& state);
[[nodiscard]] SeatIndex nextSeat(const GameState& state, SeatIndex seat); // clockwise, still in the game
[[nodiscard]] inline bool isLiving(const GameState& state, SeatIndex seat)
{
    return seat < state.players.size() && !state.players[seat].out;
}
[[nodiscard]] std::uint8_t livingMask(const GameState& state);

} // namespace nexus::model
