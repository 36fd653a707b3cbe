// Choices made unit by unit, one of each unit's, that must end with every sum in its range: which ways there are, the
// cheapest first. The tables are those of sum_tables.h; a sum is looked at up to the last unit that changes it, so the
// states (vectors of the table before a unit) stay few. The same input walks the same way on every machine.
#pragma once

#include "model/advice/sum_tables.h"

namespace nexus::model {

struct WalkChoice {
    std::vector<std::int64_t> by; // a sum each
    std::int64_t cost = 0;
};
using WalkUnit = std::vector<WalkChoice>;

struct WalkSum {
    std::int64_t start = 0;
    SumRange range;
    std::function<std::int64_t(std::int64_t)> costAtEnd; // none: nothing
};

class ChoiceWalk {
public:
    using Outcome = SumTables::Outcome;
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max() / 2;
    struct Bounds {
        std::size_t maxStates = 4'000'000;
        std::int64_t maxCost = never; // dearer ways are not walked; then costs are not negative
    };
    // More states than there may be, or a progress that says false, end the work. Every unit has a choice.
    ChoiceWalk(std::vector<WalkSum> sums, std::vector<WalkUnit> units, Bounds bounds,
        const SumTables::Progress& progress = {});

    [[nodiscard]] Outcome outcome() const { return m_tables.m_outcome; }
    // Whether any way ends in the ranges.
    [[nodiscard]] bool any() const { return !m_costs.empty() && !m_costs[0].empty() && m_costs[0][0] < never; }
    [[nodiscard]] std::int64_t leastCost() const { return m_costAtStart + m_costs[0][0]; } // where there is any
    // The choice of every unit and what they cost, cheapest first; among equals the earliest choices of the first units
    // last changed. False from the visitor, or a progress that says false, stops.
    void each(const std::function<bool(const std::vector<std::size_t>&, std::int64_t)>& visit,
        const SumTables::Progress& progress = {}) const;

    // What counting needs: the states before a unit (or after the last), and every choice of the unit that is part of a
    // way, with the state before it and the one it leads to.
    [[nodiscard]] std::size_t units() const { return m_tables.m_units.size(); }
    [[nodiscard]] std::size_t states(std::size_t unit) const { return m_tables.sizeAt(unit); }
    void eachStep(std::size_t unit,
        const std::function<void(std::size_t state, std::size_t choice, std::size_t to)>& visit) const;

private:
    using Values = std::vector<std::int64_t>;
    [[nodiscard]] static std::vector<std::vector<SumStep>> stepsOf(std::vector<WalkUnit> units);
    [[nodiscard]] static std::vector<SumRange> rangesOf(const std::vector<WalkSum>& sums);
    [[nodiscard]] static std::int64_t costAtStart(const std::vector<WalkSum>& sums, const std::vector<WalkUnit>& units);
    template <std::size_t size, class Visit> void eachLink(std::size_t unit, Visit&& visit) const;
    // Of a choice after which the packed sums are those.
    [[nodiscard]] std::int64_t costOf(std::size_t unit, std::size_t choice, const std::uint64_t* after) const;

    std::vector<WalkSum> m_sums;
    std::int64_t m_costAtStart = 0; // of sums no unit changes
    SumTables m_tables;
    std::vector<std::vector<std::size_t>> m_ending; // unit → sums that cost something and that it changes last
    std::vector<Values> m_costs;                    // table → state → the least that is still to come
};

} // namespace nexus::model
