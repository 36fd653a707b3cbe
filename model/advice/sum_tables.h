// Choices counted by what they add up to: units in order, each with steps that add a vector of sums. A table before
// each unit and one after the last hold every vector that can be reached and can still end in the ranges, sorted and
// packed. What steps are worth besides is no sum: a vector keeps the least and the most of all ways to it. SumTables
// counts the ways to each vector of the last table and walks them backwards without ever meeting a dead end; ChoiceWalk
// (choice_walk.h) walks the same tables from the front, the cheapest ways first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace nexus::model {

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
    using Progress = std::function<bool(std::size_t, std::size_t)>;
    enum class Outcome { Done, TooMany, Stopped };
    // `keepZero`: the vector of zeros stays, whatever the ranges say. More vectors than `maxSums` in all tables
    // together, or a progress that says false, end the work: then complete() is false and the last table is empty.
    SumTables(std::vector<std::vector<SumStep>> units, const std::vector<SumRange>& ranges, bool keepZero,
        std::size_t maxSums, const Progress& progress = {});

    [[nodiscard]] bool complete() const { return m_outcome == Outcome::Done; }
    [[nodiscard]] std::size_t size() const { return m_tables.back().ways.size(); }
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
    struct Field { // of a packed vector: as many bits as its values need, earlier fields in higher bits
        std::size_t sum = 0;
        std::int64_t least = 0;
        std::uint64_t most = 0; // above the least
        std::uint64_t mask = 0;
        std::size_t word = 0;
        unsigned shift = 0;
    };
    struct Table {
        std::vector<std::uint64_t> packed; // in the order of the vectors, m_words each
        std::vector<std::uint64_t> ways;   // of the last table alone, once all are made
        std::vector<SumRange> worths;      // none where no step is worth anything
        [[nodiscard]] SumRange worthAt(std::size_t place) const
        {
            return worths.empty() ? SumRange{0, 0} : worths[place];
        }
    };
    struct Way {
        std::vector<Buffer> sums; // before each unit, and after the last
        std::vector<std::size_t> steps;
        const Visit& visit;
    };
    struct Walked { // what ChoiceWalk asks for
        // A sum is held against its range after the last unit that changes it and is no part of a vector from there on,
        // so that tables stay small.
        bool forget = false;
        std::int64_t mostWorth = std::numeric_limits<std::int64_t>::max(); // a vector all ways to which are worth more
    };
    SumTables(Units units, const std::vector<SumRange>& ranges, bool keepZero, std::size_t maxSums,
        const Progress& progress, Walked walked);
    void collectReach(const std::vector<SumRange>& ranges);
    void layOutFields();
    [[nodiscard]] Table after(std::size_t unit) const;
    [[nodiscard]] std::size_t sizeAt(std::size_t unit) const { return m_tables[unit].packed.size() / m_words; }
    // Of the table before that unit. Where a sum is forgotten, `sums` keeps what it has.
    void unpack(std::size_t unit, std::size_t place, Buffer& sums) const;
    void pack(std::size_t unit, const Buffer& sums, std::uint64_t* words) const;
    // Whether the sums, after a step of the unit before that one, can still end in the ranges.
    [[nodiscard]] bool hopeful(const Buffer& sums, std::size_t unit) const;
    [[nodiscard]] int compare(const std::uint64_t* a, const std::uint64_t* b) const;
    [[nodiscard]] std::optional<std::size_t> find(std::size_t unit, const Buffer& wanted) const;
    bool walk(std::size_t unit, Way& way, const SumRange& worth) const;

    Units m_units;
    bool m_keepZero = false;
    Walked m_walked;
    bool m_hasWorths = false;
    Outcome m_outcome = Outcome::Done;
    std::size_t m_width = 0, m_words = 1;
    std::vector<std::size_t> m_until;            // sum → tables it is part of
    std::vector<Field> m_fields;                 // those that are forgotten last first
    std::vector<std::size_t> m_kept;             // table → fields it has
    std::vector<std::vector<SumRange>> m_before; // unit → what those before it can have added, least and most
    std::vector<std::vector<SumRange>> m_within; // unit → where those from it on can still bring it into its range
    std::vector<Table> m_tables;
    Buffer m_last; // the last table, unpacked
};

// Asked for every vector and step.

inline bool SumTables::hopeful(const Buffer& sums, std::size_t unit) const
{
    const auto& within = m_within[unit];
    for (std::size_t i = 0; i < m_width; ++i)
        if (!within[i].holds(sums[i]))
            return m_keepZero && std::all_of(sums.begin(), sums.end(), [](auto sum) { return sum == 0; });
    return true;
}

inline void SumTables::pack(std::size_t unit, const Buffer& sums, std::uint64_t* words) const
{
    std::size_t word = 0;
    std::uint64_t packed = 0;
    for (std::size_t i = 0; i < m_kept[unit]; ++i) {
        const auto& field = m_fields[i];
        for (; word < field.word; packed = 0)
            words[word++] = packed;
        packed |= static_cast<std::uint64_t>(sums[field.sum] - field.least) << field.shift;
    }
    for (; word < m_words; packed = 0)
        words[word++] = packed;
}

inline void SumTables::unpack(std::size_t unit, std::size_t place, Buffer& sums) const
{
    const auto* words = m_tables[unit].packed.data() + place * m_words;
    for (std::size_t i = 0; i < m_kept[unit]; ++i) {
        const auto& field = m_fields[i];
        sums[field.sum] = field.least + static_cast<std::int64_t>((words[field.word] >> field.shift) & field.mask);
    }
}

inline int SumTables::compare(const std::uint64_t* a, const std::uint64_t* b) const
{
    for (std::size_t word = 0; word < m_words; ++word)
        if (a[word] != b[word])
            return a[word] < b[word] ? -1 : 1;
    return 0;
}

} // namespace nexus::model
