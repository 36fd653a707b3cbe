// One game between players that decide by themselves, from its set-up to its end, and what happened to each card in it.
#pragma once

#include "model/engine/apply.h"
#include "model/players/player.h"

namespace nexus::model {

// What became of a card of a seat, of any of its copies.
struct CardFate {
    bool opening = false;    // in the opening hand
    bool played = false;     // deployed, attached, evolved into, or played as an Event
    std::uint16_t drawn = 0; // the round in which the first was drawn, of the opening hand the first; 0: never
};

enum class GameEnd : std::uint8_t { Unfinished, Frontline, EmptyDeck, Missions, Conceded, Other };
constexpr std::size_t gameEndCount = 6;
[[nodiscard]] std::string_view gameEndId(GameEnd end); // "frontline"
// What that has to do with how the game ends, which it led to that state.
void noteEnd(const Happening& happening, const GameState& after, GameEnd& end);

struct MatchRecord {
    SeatIndex winner = noSeat;
    GameEnd end = GameEnd::Unfinished;
    bool drawn = false;
    std::uint16_t rounds = 0;
    std::uint32_t actions = 0;
    std::uint32_t refused = 0;                // actions that were chosen and not allowed; there are none
    std::vector<std::vector<CardFate>> fates; // by seat and facts
    std::vector<Action> log;                  // where it is kept
};

// The rules know no end but a winner, and no price of an empty deck: two that keep a unit in the Front Row can go on
// for ever. By then most decks are spent.
constexpr std::uint16_t usualRounds = 30;

struct MatchRules {
    std::uint16_t rounds = usualRounds; // a game that goes on for longer is unfinished
    bool keepLog = false;
    ThinkingClock clock = {};
};

// The start is that of setUpGame, where texts play; players by seat. The same seed plays the same game.
[[nodiscard]] MatchRecord playMatch(GameState start, const std::vector<PlayerKind>& players,
    const std::vector<Evaluation>& evaluations, std::uint64_t seed, const MatchRules& rules = {},
    const StopThinking& stop = {});

// A seed for the n-th of something, far from its neighbours (splitmix64, Steele and others 2014).
[[nodiscard]] std::uint64_t seedOf(std::uint64_t seed, std::uint64_t n);

} // namespace nexus::model
