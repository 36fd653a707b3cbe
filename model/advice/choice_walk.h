// Choices made unit by unit, one of each unit's, that must end with every sum in its range: which ways there are,
// the cheapest first. A sum is looked at up to the last unit that changes it, then it is held against its range, so
// states stay few. Only states that can be reached and can still end in the ranges are kept. The same input walks
// the same way on every machine.
#pragma once

#include "model/advice/sum_tables.h"

#include <optional>
#include <unordered_map>

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
    enum class Outcome { Done, TooMany, Stopped };
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max() / 2;
    struct Bounds {
        std::size_t maxStates = 4'000'000;
        std::int64_t maxCost = never; // dearer ways are not walked; costs are not negative
    };
    // More states than there may be, or a progress that says false, end the work. Every unit has a choice.
    ChoiceWalk(std::vector<WalkSum> sums, std::vector<WalkUnit> units, Bounds bounds,
        const SumTables::Progress& progress = {});

    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] const std::vector<WalkUnit>& units() const { return m_units; }
    // Whether any way ends in the ranges.
    [[nodiscard]] bool any() const
    {
        return m_outcome == Outcome::Done && !m_costs.empty() && m_costs.front().front() < never;
    }
    [[nodiscard]] std::int64_t leastCost() const
    {
        return m_costAtStart + m_costs.front().front();
    } // where there is any
    // The choice of every unit and what they cost, cheapest first; among equals the earliest choices of the first units
    // last changed. False from the visitor, or a progress that says false, stops.
    void each(const std::function<bool(const std::vector<std::size_t>&, std::int64_t)>& visit,
        const SumTables::Progress& progress = {}) const;

    // The states before a unit, and where a choice leads: what counting needs.
    [[nodiscard]] std::size_t states(std::size_t unit) const { return m_layers[unit].keys.size(); }
    [[nodiscard]] std::optional<std::size_t> next(std::size_t unit, std::size_t state, std::size_t choice) const;
    [[nodiscard]] bool leadsHome(std::size_t unit, std::size_t state) const { return m_costs[unit][state] < never; }

private:
    using Values = std::vector<std::int64_t>;
    struct Layer {
        Values low;                       // of the sums looked at here; others have one value only
        std::vector<std::uint64_t> width; // 1: not looked at
        std::vector<std::uint64_t> keys;  // states, in the order they were reached
        std::vector<std::uint32_t> dense; // key → state and one, 0 for none
        std::unordered_map<std::uint64_t, std::uint32_t> sparse;
        bool isDense = false;
    };
    bool layOut(const SumTables::Progress& progress, const Bounds& bounds);
    bool makeBoxes();
    [[nodiscard]] Values valuesOf(const Layer& layer, std::uint64_t key) const;
    [[nodiscard]] std::optional<std::uint64_t> keyAfter(
        std::size_t unit, const Values& before, const WalkChoice& choice) const;
    [[nodiscard]] std::int64_t costAtEnd(std::size_t unit, const Values& before, const WalkChoice& choice) const;
    [[nodiscard]] static std::optional<std::uint32_t> find(const Layer& layer, std::uint64_t key);
    static std::uint32_t insert(Layer& layer, std::uint64_t key);
    void countCosts();

    std::vector<WalkSum> m_sums;
    std::vector<WalkUnit> m_units;
    std::vector<std::size_t> m_last;                // sum → units up to the last that changes it
    std::int64_t m_costAtStart = 0;                 // of sums no unit changes
    std::vector<Layer> m_layers;                    // before each unit, and after the last
    std::vector<std::vector<std::int64_t>> m_costs; // layer → state → the least that is still to come
    Outcome m_outcome = Outcome::Done;
};

} // namespace nexus::model
