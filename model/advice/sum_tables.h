// Choices counted by what they add up to: units in order, each with steps that add a vector of sums. A table before
// each unit and one after the last hold every vector that can be reached and can still end in the ranges, sorted and
// packed. What steps are worth besides is no sum: a vector keeps the least and the most of all ways to it. SumTables
// counts the ways to each vector of the last table and walks them backwards without ever meeting a dead end; ChoiceWalk
// walks the same tables from the front, the cheapest ways first. The same input walks the same way on every machine.
#pragma once

#include "model/base/progress.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace nexus::model {

// The first place of an ordered table that is not `before`; its size where all are.
template <class Before> std::size_t firstNot(std::size_t size, const Before& before)
{
    std::size_t first = 0;
    while (first < size) {
        const auto middle = first + (size - first) / 2;
        if (before(middle))
            first = middle + 1;
        else
            size = middle;
    }
    return first;
}

struct SumRange {
    std::int64_t atLeast = std::numeric_limits<std::int64_t>::min() / 4;
    std::int64_t atMost = std::numeric_limits<std::int64_t>::max() / 4;
    [[nodiscard]] bool holds(std::int64_t value) const { return value >= atLeast && value <= atMost; }
    friend bool operator==(const SumRange&, const SumRange&) = default;
};
[[nodiscard]] inline SumRange operator+(const SumRange& a, const SumRange& b)
{
    return {a.atLeast + b.atLeast, a.atMost + b.atMost};
}
// What is left of `a` where something of `b` is taken.
[[nodiscard]] inline SumRange operator-(const SumRange& a, const SumRange& b)
{
    return {a.atLeast - b.atMost, a.atMost - b.atLeast};
}
// The least range that holds both.
[[nodiscard]] inline SumRange operator|(const SumRange& a, const SumRange& b)
{
    return {a.atLeast < b.atLeast ? a.atLeast : b.atLeast, a.atMost > b.atMost ? a.atMost : b.atMost};
}
[[nodiscard]] inline SumRange operator&(const SumRange& a, const SumRange& b)
{
    return {a.atLeast > b.atLeast ? a.atLeast : b.atLeast, a.atMost < b.atMost ? a.atMost : b.atMost};
}
[[nodiscard]] inline bool meet(const SumRange& a, const SumRange& b)
{
    return a.atLeast <= b.atMost && b.atLeast <= a.atMost;
}
struct SumStep {
    std::vector<std::int64_t> by;
    std::uint64_t ways = 1;
    SumRange worth = {0, 0}; // of the choices the step stands for
};

// Sums of numbers of ways stay at the largest number where they would pass it.
[[nodiscard]] std::uint64_t addedWays(std::uint64_t a, std::uint64_t b);
[[nodiscard]] std::uint64_t multipliedWays(std::uint64_t a, std::uint64_t b);

class SumTables {
public:
    using Sums = std::span<const std::int64_t>;
    enum class Outcome { Done, TooMany, Stopped };
    // `keepZero`: the vector of zeros stays, whatever the ranges say. More vectors than `maxSums` in all tables
    // together (fewer where one takes more than two words), or a progress that says false, end the work: then
    // complete() is false and the last table is empty.
    SumTables(std::vector<std::vector<SumStep>> units, const std::vector<SumRange>& ranges, bool keepZero,
        std::size_t maxSums, const Progress& progress = {});

    [[nodiscard]] bool complete() const { return m_outcome == Outcome::Done; }
    [[nodiscard]] std::size_t size() const { return m_tables.back().size; }
    [[nodiscard]] Sums sums(std::size_t place) const { return {m_last.data() + place * m_width, m_width}; }
    [[nodiscard]] std::uint64_t ways(std::size_t place) const { return m_tables.back().ways[place]; }
    // What the ways to it are worth, least and most.
    [[nodiscard]] SumRange worth(std::size_t place) const { return m_tables.back().worthAt(place); }
    // The step of every unit, for each way to the vector (of those that may be worth so much); the last unit changes
    // slowest. False stops, and is given back.
    using Visit = std::function<bool(const std::vector<std::size_t>&)>;
    bool eachPath(std::size_t place, const Visit& visit, const SumRange& worth = {}) const;

private:
    friend class ChoiceWalk;
    using Buffer = std::vector<std::int64_t>;
    using Units = std::vector<std::vector<SumStep>>;
    using Words = std::vector<std::uint64_t>;
    // Of a packed vector: as many bits as its values and a step need, and a bit above them that says which side of a
    // bound a value lies. Earlier fields have higher bits.
    struct Field {
        std::int64_t least = 0;
        std::uint64_t mask = 0;
        std::size_t word = 0;
        unsigned shift = 0;
        [[nodiscard]] std::uint64_t packed(std::int64_t value) const
        {
            return static_cast<std::uint64_t>(value) << shift;
        }
    };
    struct Table {
        Words packed;                 // in the order of the vectors, m_words each
        Words ways;                   // of the last table alone, once all are made
        std::vector<SumRange> worths; // none where nobody asks
        std::size_t size = 0;         // vectors; those of a table at work may have room for more
        [[nodiscard]] SumRange worthAt(std::size_t place) const
        {
            return worths.empty() ? SumRange{0, 0} : worths[place];
        }
    };
    struct Box {         // where vectors of a table are; a word each
        Words low, high; // with the bits that say which side
        Words kept;      // what is left of a vector once sums are forgotten
    };
    struct Way {
        std::vector<Words> sums; // before each unit, and after the last
        std::vector<std::size_t> steps;
        const Visit& visit;
    };
    struct Walked { // what ChoiceWalk asks for
        // A sum is held against its range after the last unit that changes it and is no part of a vector from there on,
        // so that tables stay small.
        bool forget = false;
        std::int64_t mostWorth = std::numeric_limits<std::int64_t>::max(); // a vector all ways to which are worth more
        [[nodiscard]] bool isBounded() const { return mostWorth < std::numeric_limits<std::int64_t>::max(); }
    };
    SumTables(Units units, const std::vector<SumRange>& ranges, bool keepZero, std::size_t maxSums,
        const Progress& progress, Walked walked);
    [[nodiscard]] std::vector<std::vector<SumRange>> reach(const std::vector<SumRange>& ranges) const;
    void layOut(const std::vector<std::vector<SumRange>>& reach);
    [[nodiscard]] Table roomFor(std::size_t size);
    void keep(Table&& table);
    template <std::size_t size> [[nodiscard]] Table moved(std::size_t unit, std::size_t step);
    template <std::size_t size> [[nodiscard]] Table merged(Table a, Table b);
    // Asked with the size of a table under way; false ends the work.
    using Goes = std::function<bool(std::size_t size)>;
    template <std::size_t size> [[nodiscard]] Table after(std::size_t unit, const Goes& goesOn);
    [[nodiscard]] std::size_t sizeAt(std::size_t unit) const { return m_tables[unit].size; }
    [[nodiscard]] const std::uint64_t* packed(std::size_t unit, std::size_t place) const
    {
        return m_tables[unit].packed.data() + place * m_words;
    }
    [[nodiscard]] const std::uint64_t* step(std::size_t unit, std::size_t step) const
    {
        return m_steps[unit].data() + step * m_words;
    }
    // Of a packed vector that has not forgotten it.
    [[nodiscard]] std::int64_t valueOf(std::size_t sum, const std::uint64_t* words) const
    {
        const auto& field = m_fields[sum];
        return field.least + static_cast<std::int64_t>((words[field.word] >> field.shift) & field.mask);
    }
    // `size`: the words of a vector where the compiler knows them, so that a single one costs no loop.
    template <std::size_t size> [[nodiscard]] std::size_t words() const { return size == 0 ? m_words : size; }
    // Whether a packed vector, of any values a step leads to, may be in the table before that unit.
    template <std::size_t size = 0> [[nodiscard]] bool hopeful(std::size_t unit, const std::uint64_t* words) const;
    // Where a step leads from a vector of the table before the unit; false where no vector of the next is.
    template <std::size_t size = 0>
    bool move(std::size_t unit, const std::uint64_t* from, const std::uint64_t* step, std::uint64_t* words) const;
    template <std::size_t size = 0> void forget(std::size_t unit, std::uint64_t* words) const;
    template <std::size_t size = 0> [[nodiscard]] int compare(const std::uint64_t* a, const std::uint64_t* b) const;
    [[nodiscard]] std::optional<std::size_t> find(std::size_t unit, const std::uint64_t* wanted) const;
    bool walk(std::size_t unit, Way& way, const SumRange& worth) const;

    Units m_units;
    bool m_keepZero = false;
    Walked m_walked;
    bool m_hasWorths = false;
    Outcome m_outcome = Outcome::Done;
    std::size_t m_width = 0, m_words = 1;
    std::vector<std::size_t> m_until; // sum → tables it is part of
    std::vector<Field> m_fields;      // a sum each; those that are forgotten last have the highest bits
    Words m_sides, m_zero;            // the bits that say which side; the vector of zeros
    std::vector<Words> m_steps;       // unit → what its steps add to a packed vector
    std::vector<Box> m_boxes;         // a table each
    std::vector<Table> m_tables;
    std::vector<Table> m_spare; // their room is used again
    Buffer m_last;              // the last table, unpacked
};

// The choices of a unit; what one costs is what it is worth.
using WalkUnit = std::vector<SumStep>;
[[nodiscard]] inline SumStep walkChoice(std::vector<std::int64_t> by, std::int64_t cost)
{
    return {std::move(by), 1, {cost, cost}};
}

struct WalkSum {
    std::int64_t start = 0;
    SumRange range;
    std::function<std::int64_t(std::int64_t)> costAtEnd; // none: nothing
};

// Choices made unit by unit, one of each unit's, that must end with every sum in its range: which ways there are, the
// cheapest first. A sum is looked at up to the last unit that changes it, so the states (vectors of the table before a
// unit) stay few.
class ChoiceWalk {
public:
    using Outcome = SumTables::Outcome;
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max() / 2;
    struct Bounds {
        std::size_t maxStates = 4'000'000;
        std::int64_t maxCost = never; // dearer ways are not walked; then costs are not negative
    };
    // More states than there may be, or a progress that says false, end the work. Every unit has a choice.
    ChoiceWalk(std::vector<WalkSum> sums, std::vector<WalkUnit> units, Bounds bounds, const Progress& progress = {});

    [[nodiscard]] Outcome outcome() const { return m_tables.m_outcome; }
    // Whether any way ends in the ranges.
    [[nodiscard]] bool any() const { return !m_costs.empty() && !m_costs[0].empty() && m_costs[0][0] < never; }
    [[nodiscard]] std::int64_t leastCost() const { return m_costAtStart + m_costs[0][0]; } // where there is any
    // The choice of every unit and what they cost, cheapest first; among equals the earliest choices of the first units
    // last changed. False from the visitor, or a progress that says false, stops.
    void each(const std::function<bool(const std::vector<std::size_t>&, std::int64_t)>& visit,
        const Progress& progress = {}) const;

    // What counting needs: the states before a unit (or after the last), and every choice of the unit that is part of a
    // way, with the state before it and the one it leads to.
    [[nodiscard]] std::size_t units() const { return m_tables.m_units.size(); }
    [[nodiscard]] std::size_t states(std::size_t unit) const { return m_tables.sizeAt(unit); }
    void eachStep(std::size_t unit,
        const std::function<void(std::size_t state, std::size_t choice, std::size_t to)>& visit) const;

private:
    using Values = std::vector<std::int64_t>;
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
