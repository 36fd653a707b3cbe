// What a game that was played comes to, for a report of it: its rounds, how it ended, and what each card did for what
// it cost. What a card did is what can be counted out of what happened, in hundredths of a point of cost: opponents'
// cards that it destroyed or removed from play, those that it Suppressed, and the ends of rounds it stood in the Front
// Row; these two for what an evaluation holds them worth. What only makes others stronger does nothing by this count.
#pragma once

#include "model/lab/match.h"

namespace nexus::model {

struct BattleCard {
    SeatIndex seat = noSeat;
    std::string name;
    bool fights = false;
    std::int32_t cost = 0;                         // of each copy
    std::uint32_t played = 0;                      // copies that came down
    std::int32_t destroyed = 0, destroyedCost = 0; // opponents' cards, less one's own
    std::int32_t suppressed = 0, front = 0;
    std::int64_t did = 0;
    friend bool operator==(const BattleCard&, const BattleCard&) = default;
};

struct BattleRound {
    std::uint16_t round = 0;
    std::size_t end = 0; // the position of the timeline that it had come to when its last action was taken
    bool whole = true;   // it came to its end: neither does it still run, nor was the game over before
    friend bool operator==(const BattleRound&, const BattleRound&) = default;
};

struct Battle {
    std::vector<BattleRound> rounds;
    std::vector<BattleCard> cards; // that came down: by seat, who did most for its cost first
    // Of those that fight and cost something, for their cost; nothing where there are not two that differ.
    std::optional<BattleCard> best, worst;
    GameEnd end = GameEnd::Unfinished;
};

// Up to where the timeline stands.
[[nodiscard]] Battle battleOf(const Timeline& timeline, const Evaluation& evaluation);

} // namespace nexus::model
