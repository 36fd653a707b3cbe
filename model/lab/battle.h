// What a game that was played comes to, for a report of it: its rounds, how it ended, and what each card did for what
// it cost. What a card did is what can be counted out of what happened, in hundredths of a point of cost: opponents'
// cards that it destroyed or removed from play, those that it Suppressed, the ends of rounds it stood in the Front Row,
// what its text gave its own side in Attack and Defense and took from the other's, and the points that it gave; all but
// the first and the last for what an evaluation holds them worth. What a text gives for as long as its card is there is
// not told with its cause, and not counted.
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
    std::int32_t attack = 0, defense = 0, points = 0; // given by its text
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
    // For their cost, of those that cost something: the best, and the worst of those that fight, which all can be
    // counted of. Nothing where they do not differ.
    std::optional<BattleCard> best, worst;
    GameEnd end = GameEnd::Unfinished;
};

// Up to where the timeline stands.
[[nodiscard]] Battle battleOf(const Timeline& timeline, const Evaluation& evaluation);

} // namespace nexus::model
