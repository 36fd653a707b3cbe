// What a change of a deck did: the same games before and after it, with the same opponents, seats and random numbers.
// What luck does to both falls out of the difference.
#pragma once

#include "model/lab/series.h"
#include "model/lab/statistics.h"

namespace nexus::model {

// Of decks in this order: before, after, opponents.
[[nodiscard]] std::vector<Matchup> beforeAndAfter(std::size_t opponents);

struct LabComparison {
    // What was won of the games of one version, a game that nobody won a half.
    struct Version {
        std::uint64_t games = 0, wins = 0, undecided = 0;
        [[nodiscard]] double share() const;
        friend bool operator==(const Version&, const Version&) = default;
    };
    std::uint64_t pairs = 0; // of games, one before and one after
    Version before, after;   // of these pairs
    Difference difference;   // of the two shares, after less before
    // Until the interval of such a difference leaves 0 out; 0: it does; nothing where there is none to go by.
    std::optional<std::uint64_t> moreGames;
    [[nodiscard]] bool isKnown() const { return moreGames == 0; }
};
// With the points of each game (TallyWish::points). Only pairs of which both games have been played count.
[[nodiscard]] LabComparison comparisonOf(const std::vector<GamesTally>& tallies);

} // namespace nexus::model
