// Choices counted by what they add up to: units in order, each with steps that add a vector of sums. A table a
// unit holds every vector that can still end in the ranges, sorted, with the number of ways to it; the ways
// themselves are walked backwards from a vector of the last table without ever meeting a dead end. What steps are worth
// besides is no sum: a vector keeps the least and the most of all ways to it, which narrows what is walked.
#pragma once

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
    // `keepZero`: the vector of zeros stays, whatever the ranges say. More vectors than `maxSums` in all tables
    // together, or a progress that says false, end the work: then complete() is false and the last table is empty.
    SumTables(std::vector<std::vector<SumStep>> units, std::vector<SumRange> ranges, bool keepZero, std::size_t maxSums,
        const Progress& progress = {});

    [[nodiscard]] bool complete() const { return m_complete; }
    [[nodiscard]] std::size_t size() const { return m_tables.back().ways.size(); }
    [[nodiscard]] Sums sums(std::size_t place) const { return {m_last.data() + place * m_width, m_width}; }
    [[nodiscard]] std::uint64_t ways(std::size_t place) const { return m_tables.back().ways[place]; }
    // What the ways to it are worth, least and most.
    [[nodiscard]] SumRange worth(std::size_t place) const { return m_tables.back().worthAt(place); }
    // The step of every unit, for each way to the vector; the last unit changes slowest. False stops, and is given
    // back.
    bool eachPath(std::size_t place, const std::function<bool(const std::vector<std::size_t>&)>& visit) const;
    // Only ways that may be worth so much.
    bool eachPathWorth(
        std::size_t place, std::int64_t worth, const std::function<bool(const std::vector<std::size_t>&)>& visit) const;

private:
    using Buffer = std::vector<std::int64_t>;
    struct Field { // of a packed vector: as many bits as its values need, earlier sums in higher bits
        std::int64_t least = 0;
        std::uint64_t most = 0; // above the least
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
        const std::function<bool(const std::vector<std::size_t>&)>& visit;
    };
    [[nodiscard]] Table shifted(const Table& table, const SumStep& step, std::size_t unit) const;
    [[nodiscard]] Table merged(const Table& a, const Table& b) const;
    [[nodiscard]] int compare(const Table& a, std::size_t i, const Table& b, std::size_t j) const;
    [[nodiscard]] bool hopeful(Sums sums, std::size_t unit) const;
    [[nodiscard]] bool reached(Sums sums, std::size_t unit) const;
    [[nodiscard]] std::optional<std::size_t> find(const Table& table, Sums wanted) const;
    [[nodiscard]] SumRange boundsAt(std::size_t unit, std::size_t sum) const;
    void collectReach();
    void layOutFields();
    void pack(Sums sums, std::uint64_t* words) const;
    void unpack(const std::uint64_t* words, Buffer& sums) const;
    void unpackLast();
    bool eachPathIn(std::size_t place, const SumRange& worth,
        const std::function<bool(const std::vector<std::size_t>&)>& visit) const;
    bool walk(std::size_t unit, Way& way, const SumRange& worth) const;

    std::vector<std::vector<SumStep>> m_units;
    std::vector<SumRange> m_ranges;
    bool m_keepZero = false;
    bool m_hasWorths = false;
    bool m_complete = false;
    std::size_t m_width = 0, m_words = 1;
    std::vector<Field> m_fields;
    std::vector<std::vector<SumRange>> m_reach;  // unit → what the units from it on can add, least and most
    std::vector<std::vector<SumRange>> m_before; // unit → what those before it can have added
    std::vector<Table> m_tables;
    Buffer m_last; // the last table, unpacked
};

} // namespace nexus::model
