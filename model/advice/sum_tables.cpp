#include "model/advice/sum_tables.h"

#include <algorithm>

namespace nexus::model {

std::uint64_t addedWays(std::uint64_t a, std::uint64_t b)
{
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    return a > most - b ? most : a + b;
}

std::uint64_t multipliedWays(std::uint64_t a, std::uint64_t b)
{
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    return a != 0 && b > most / a ? most : a * b;
}

SumTables::SumTables(std::vector<std::vector<SumStep>> units, std::vector<SumRange> ranges, bool keepZero, std::size_t maxSums,
                     const Progress& progress)
    : m_units(std::move(units))
    , m_ranges(std::move(ranges))
    , m_keepZero(keepZero)
    , m_width(m_ranges.size())
{
    collectReach();
    Table start{std::vector<std::int64_t>(m_width, 0), {}};
    if (hopeful(Sums(start.sums), 0))
        start.ways.push_back(1);
    else
        start.sums.clear();
    m_tables.push_back(std::move(start));
    std::size_t all = 1;
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        Table next;
        for (const auto& step : m_units[unit])
            next = merged(next, shifted(m_tables.back(), step, unit + 1));
        all += next.ways.size();
        if (all > maxSums || (progress && !progress(unit, m_units.size()))) {
            m_tables.push_back({});
            return;
        }
        m_tables.push_back(std::move(next));
    }
    m_complete = true;
}

void SumTables::collectReach()
{
    const auto size = m_units.size();
    m_reach.assign(size + 1, std::vector<SumRange>(m_width, {0, 0}));
    m_before = m_reach;
    const auto stepsOf = [&](std::size_t unit, std::size_t i) {
        SumRange range{0, 0};
        if (!m_units[unit].empty())
            range = {m_units[unit].front().by[i], m_units[unit].front().by[i]};
        for (const auto& step : m_units[unit])
            range = {std::min(range.atLeast, step.by[i]), std::max(range.atMost, step.by[i])};
        return range;
    };
    const auto sum = [](const SumRange& a, const SumRange& b) { return SumRange{a.atLeast + b.atLeast, a.atMost + b.atMost}; };
    for (std::size_t i = 0; i < m_width; ++i) {
        for (std::size_t unit = 0; unit < size; ++unit)
            m_before[unit + 1][i] = sum(m_before[unit][i], stepsOf(unit, i));
        for (auto unit = size; unit-- > 0;)
            m_reach[unit][i] = sum(m_reach[unit + 1][i], stepsOf(unit, i));
    }
}

bool SumTables::hopeful(Sums sums, std::size_t unit) const
{
    const auto& reach = m_reach[unit];
    bool zero = true, within = true;
    for (std::size_t i = 0; i < m_width; ++i) {
        zero = zero && sums[i] == 0;
        within = within && sums[i] + reach[i].atMost >= m_ranges[i].atLeast && sums[i] + reach[i].atLeast <= m_ranges[i].atMost;
    }
    return within || (zero && m_keepZero);
}

SumTables::Table SumTables::shifted(const Table& table, const SumStep& step, std::size_t unit) const
{
    Table result;
    std::vector<std::int64_t> sums(m_width);
    for (std::size_t place = 0; place < table.ways.size(); ++place) {
        const auto from = at(table, place);
        for (std::size_t i = 0; i < m_width; ++i)
            sums[i] = from[i] + step.by[i];
        if (!hopeful(Sums(sums), unit))
            continue;
        result.sums.insert(result.sums.end(), sums.begin(), sums.end());
        result.ways.push_back(multipliedWays(table.ways[place], step.ways));
    }
    return result;
}

SumTables::Table SumTables::merged(const Table& a, const Table& b) const
{
    if (a.ways.empty() || b.ways.empty())
        return a.ways.empty() ? b : a;
    Table result;
    result.sums.reserve(a.sums.size() + b.sums.size());
    result.ways.reserve(a.ways.size() + b.ways.size());
    const auto take = [&](Sums sums, std::uint64_t ways) {
        result.sums.insert(result.sums.end(), sums.begin(), sums.end());
        result.ways.push_back(ways);
    };
    std::size_t i = 0, j = 0;
    while (i < a.ways.size() && j < b.ways.size()) {
        const auto left = at(a, i), right = at(b, j);
        const auto order = std::lexicographical_compare_three_way(left.begin(), left.end(), right.begin(), right.end());
        if (order == 0)
            take(left, addedWays(a.ways[i++], b.ways[j++]));
        else if (order < 0)
            take(left, a.ways[i++]);
        else
            take(right, b.ways[j++]);
    }
    for (; i < a.ways.size(); ++i)
        take(at(a, i), a.ways[i]);
    for (; j < b.ways.size(); ++j)
        take(at(b, j), b.ways[j]);
    return result;
}

bool SumTables::holds(const Table& table, Sums wanted) const
{
    std::size_t first = 0, count = table.ways.size();
    while (count > 0) {
        const auto half = count / 2;
        const auto middle = at(table, first + half);
        if (std::lexicographical_compare(middle.begin(), middle.end(), wanted.begin(), wanted.end())) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    if (first == table.ways.size())
        return false;
    const auto found = at(table, first);
    return std::equal(found.begin(), found.end(), wanted.begin());
}

bool SumTables::reached(Sums sums, std::size_t unit) const
{
    for (std::size_t i = 0; i < m_width; ++i)
        if (sums[i] < m_before[unit][i].atLeast || sums[i] > m_before[unit][i].atMost)
            return false;
    return true;
}

// `way[unit]` stands in the table before that unit; where no other step leads back, the first one does.
bool SumTables::walk(std::size_t unit, std::vector<std::vector<std::int64_t>>& way, std::vector<std::size_t>& steps,
                     const std::function<bool(const std::vector<std::size_t>&)>& visit) const
{
    if (unit == 0)
        return visit(steps);
    const auto& choices = m_units[unit - 1];
    auto& before = way[unit - 1];
    bool found = false;
    for (auto step = choices.size(); step-- > 0;) {
        for (std::size_t i = 0; i < m_width; ++i)
            before[i] = way[unit][i] - choices[step].by[i];
        const bool certain = step == 0 && !found;
        if (!certain && (!reached(Sums(before), unit - 1) || !holds(m_tables[unit - 1], Sums(before))))
            continue;
        found = true;
        steps[unit - 1] = step;
        if (!walk(unit - 1, way, steps, visit))
            return false;
    }
    return true;
}

bool SumTables::eachPath(std::size_t place, const std::function<bool(const std::vector<std::size_t>&)>& visit) const
{
    const auto wanted = sums(place);
    std::vector<std::vector<std::int64_t>> way(m_units.size() + 1, std::vector<std::int64_t>(m_width));
    way.back().assign(wanted.begin(), wanted.end());
    std::vector<std::size_t> steps(m_units.size());
    return walk(m_units.size(), way, steps, visit);
}

} // namespace nexus::model
