// A deck played alone, thousands of times: how much it spends, when each card comes down, when its front row stands.
#pragma once

#include "model/base/interval.h"
#include "model/lab/match.h"

#include <map>

namespace nexus::model {

struct SoloCard {
    std::uint64_t games = 0;  // in which it came down
    std::uint64_t rounds = 0; // in which it first did, added up
    SoloCard& operator+=(const SoloCard& more) { return games += more.games, rounds += more.rounds, *this; }
    friend bool operator==(const SoloCard&, const SoloCard&) = default;
};

struct SoloTally {
    std::uint64_t games = 0, whole = 0; // whole: played to their last round
    // By round, the first at 0: points left when it ended, their squares, and games whose front quadrants each
    // had a unit by then.
    std::vector<std::uint64_t> unspent, squares, fronts;
    std::vector<std::uint64_t> seen;       // by round: cards that have left the deck
    std::map<std::string, SoloCard> cards; // by name
    SoloTally& operator+=(const SoloTally& more);
    friend bool operator==(const SoloTally&, const SoloTally&) = default;
};

// What the games say of a round, with how well it is known.
struct SoloRound {
    double unspent = 0; // on average
    Interval unspentInterval;
    std::uint64_t fronts = 0; // games whose front quadrants each had a unit by then
    Interval frontInterval;
};
[[nodiscard]] std::vector<SoloRound> roundsOf(const SoloTally& tally);

// One game of a state with one seat, where texts play; the same seed plays the same.
void playAlone(GameState start, const PlayerKind& player, const Evaluation& evaluation, std::uint64_t seed,
    std::uint16_t rounds, SoloTally& tally, const ThinkingClock& clock = {});

} // namespace nexus::model
