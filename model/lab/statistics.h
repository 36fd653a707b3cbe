// What numbers of games say, and what they do not.
#pragma once

#include "model/base/interval.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace nexus::model {

// Of wins out of games.
[[nodiscard]] Interval wilson(std::uint64_t wins, std::uint64_t games);

struct Difference {
    double value = 0; // of the shares, the first less the second
    Interval interval{-1, 1};
    double chance = 1; // of a difference as large where there is none
};
// Of two shares of different games (Newcombe 1998, method 10).
[[nodiscard]] Difference differenceOf(
    std::uint64_t wins, std::uint64_t games, std::uint64_t otherWins, std::uint64_t otherGames);
// Of several experiments with the same question, each weighed by what it can tell (Mantel and Haenszel 1959).
struct TwoShares {
    std::uint64_t wins = 0, games = 0, otherWins = 0, otherGames = 0;
};
// Nothing where none of them has games on both sides.
[[nodiscard]] std::optional<Difference> pooledDifference(const std::vector<TwoShares>& experiments);
// Of pairs of games with the same random numbers: each the points of the first less those of the second, from -1 to 1.
// The interval is that of the mean with one pair more won and one more lost (after Agresti and Min 2005), by Student:
// pairs that all came out alike do not say that all others will.
[[nodiscard]] Difference pairedDifference(const std::vector<double>& differences);
// How many further pairs it takes until the interval of such a difference leaves 0 out; 0: it does; nothing where the
// difference is none so far, or so small that nobody plays as many.
[[nodiscard]] std::optional<std::uint64_t> pairsStillNeeded(const std::vector<double>& differences);

// Which of many findings stand where at most one of twenty may be false (Benjamini and Hochberg 1995), by chance.
[[nodiscard]] std::vector<bool> standing(const std::vector<double>& chances);

// Strengths by who beat whom how often (Bradley and Terry 1952), in logarithms with mean 0; a win more and a loss more
// against a player of mean strength are added to each, so that who always wins has a strength, too.
struct LabStrength {
    double value = 0;
    Interval interval;
};
[[nodiscard]] std::vector<LabStrength> strengths(const std::vector<std::vector<std::uint64_t>>& wins);

} // namespace nexus::model
