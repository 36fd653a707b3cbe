// What hands of a deck are like, exact: the counterpart of HandTally, in the same figures. Hands are
// fair draws; the most of a round's points they can spend is summed over every make-up of hands by cost.
#pragma once

#include "model/base/random.h"
#include "model/chances/draw_pile.h"

#include <span>

namespace nexus::model {

// Many hands drawn and counted: how often a hand holds a play for a round's points, what its cards cost, how much of
// the points it can spend, how many copies of chosen cards it has. Only what a hand needs is shuffled. Hands are drawn
// in batches with a stream of random numbers each, so that any number of threads gives one answer for a seed.
// HandFigures is shared with the exact counterpart, model/chances/hand_odds.

// What is asked of hands of `size` cards out of the pile; of each set of rows, the copies in hand are counted.
struct HandQuestion {
    DrawPile pile;
    std::size_t size = 0; // cards of a hand; all there are where the pile has fewer
    std::vector<RowSet> wanted;
    friend bool operator==(const HandQuestion&, const HandQuestion&) = default;
};
constexpr std::size_t maxWantedSets = 6; // of one question
constexpr std::size_t maxHandSize = 100; // as a ruleset may have

// Shares from 0 to 1 and means. What needs points is absent where the ruleset knows no income.
struct HandFigures {
    std::optional<double> withPlay;          // share of hands with a card the points of a round pay for
    double meanCost = 0;                     // of all cards in hand together; what prints no cost counts 0
    std::optional<double> meanSpend;         // the most of one round's points that cards in hand can use up
    std::vector<std::vector<double>> copies; // by set: share of hands with 0, 1, 2 … of it
    // Share of hands with at least so many of the set.
    [[nodiscard]] double atLeast(std::size_t set, std::size_t count) const;
    friend bool operator==(const HandFigures&, const HandFigures&) = default;
};

// Hands counted; whole numbers, so that sums do not depend on their order.
struct HandTally {
    std::uint64_t hands = 0, withPlay = 0;
    double cost = 0, costSquares = 0, spend = 0, spendSquares = 0;
    std::vector<std::vector<std::uint64_t>> copies; // as in HandFigures
    bool knowsIncome = false;
    HandTally& operator+=(const HandTally& other);
    [[nodiscard]] HandFigures figures() const;
    // One standard error of each figure: about two of three runs lie within one of the truth.
    [[nodiscard]] HandFigures errors() const;
    friend bool operator==(const HandTally&, const HandTally&) = default;
};

constexpr std::uint64_t handsPerBatch = 1U << 16U;
[[nodiscard]] HandTally tallyHandBatch(
    const HandQuestion& question, std::uint64_t seed, std::uint64_t batch, std::uint64_t hands);

// Hands dealt one after another, the whole deck shuffled before each; the first is beginTestDraw's for the seed.
class HandDealer {
public:
    HandDealer(const DrawPile& pile, std::uint64_t seed);
    // Rows of the pile, in the order drawn; `size` of them or all there are. Valid until the next call.
    [[nodiscard]] std::span<const std::uint32_t> next(std::size_t size);

private:
    Random m_random;
    std::vector<std::uint32_t> m_copies; // the row of every copy
};

// The largest total of some of the costs that is not above the points. Costs below 0 are left out.
[[nodiscard]] std::int64_t mostSpent(std::span<const std::int64_t> costs, std::int64_t points);

// meanSpend is absent, too, where hands have more different make-ups than can be gone through (hands well beyond ten
// cards of many costs).
[[nodiscard]] HandFigures handOdds(const HandQuestion& question);

} // namespace nexus::model
