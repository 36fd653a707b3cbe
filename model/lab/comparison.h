// What a change of a deck did: the same games before and after it, with the same opponents, seats and random numbers.
// What luck does to both falls out of the difference.
#pragma once

#include "model/lab/series.h"
#include "model/lab/statistics.h"

namespace nexus::model {

// Of decks in this order: before, after, opponents.
[[nodiscard]] std::vector<Matchup> beforeAndAfter(std::size_t opponents);

struct LabComparison {
    std::uint64_t pairs = 0;     // of games, one before and one after
    Share before, after;         // of the games that somebody won
    Difference difference;       // of what was won, after less before, a game that nobody won a half
    std::uint64_t moreGames = 0; // until the interval of such a difference leaves 0 out; 0: it does
};
// With the points of each game (TallyWish::points). Only pairs of which both games have been played count.
[[nodiscard]] LabComparison comparisonOf(const std::vector<GamesTally>& tallies);

} // namespace nexus::model
