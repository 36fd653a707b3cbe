#include "model/advice/sum_tables.h"

#include <algorithm>
#include <bit>

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

SumTables::SumTables(std::vector<std::vector<SumStep>> units, std::vector<SumRange> ranges, bool keepZero,
    std::size_t maxSums, const Progress& progress)
    : m_units(std::move(units))
    , m_ranges(std::move(ranges))
    , m_keepZero(keepZero)
    , m_width(m_ranges.size())
{
    for (const auto& unit : m_units)
        for (const auto& step : unit)
            m_hasWorths = m_hasWorths || step.worth.atLeast != 0 || step.worth.atMost != 0;
    collectReach();
    layOutFields();
    Table start;
    const Buffer zeros(m_width, 0);
    if (hopeful(Sums(zeros), 0)) {
        start.packed.resize(m_words);
        pack(Sums(zeros), start.packed.data());
        start.ways.push_back(1);
        if (m_hasWorths)
            start.worths.push_back({0, 0});
    }
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
        next.packed.shrink_to_fit();
        next.ways.shrink_to_fit();
        next.worths.shrink_to_fit();
        m_tables.back().ways = {}; // only those of the last are asked for
        m_tables.push_back(std::move(next));
    }
    m_complete = true;
    unpackLast();
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
    for (std::size_t i = 0; i < m_width; ++i) {
        for (std::size_t unit = 0; unit < size; ++unit)
            m_before[unit + 1][i] = m_before[unit][i] + stepsOf(unit, i);
        for (auto unit = size; unit-- > 0;)
            m_reach[unit][i] = m_reach[unit + 1][i] + stepsOf(unit, i);
    }
}

bool SumTables::hopeful(Sums sums, std::size_t unit) const
{
    const auto& reach = m_reach[unit];
    bool zero = true, within = true;
    for (std::size_t i = 0; i < m_width; ++i) {
        zero = zero && sums[i] == 0;
        within = within && sums[i] + reach[i].atMost >= m_ranges[i].atLeast &&
                 sums[i] + reach[i].atLeast <= m_ranges[i].atMost;
    }
    return within || (zero && m_keepZero);
}

// What a vector of the table before that unit, or of the last one, can come to where it still ends in the ranges.
SumRange SumTables::boundsAt(std::size_t unit, std::size_t sum) const
{
    return {std::max(m_before[unit][sum].atLeast, m_ranges[sum].atLeast - m_reach[unit][sum].atMost),
        std::min(m_before[unit][sum].atMost, m_ranges[sum].atMost - m_reach[unit][sum].atLeast)};
}

void SumTables::layOutFields()
{
    m_fields.resize(m_width);
    unsigned used = 0;
    std::size_t word = 0;
    for (std::size_t i = 0; i < m_width; ++i) {
        SumRange all{0, 0}; // the start, and the zeros that may be kept
        for (std::size_t unit = 0; unit <= m_units.size(); ++unit)
            if (const auto here = boundsAt(unit, i); here.atLeast <= here.atMost)
                all = {std::min(all.atLeast, here.atLeast), std::max(all.atMost, here.atMost)};
        auto& field = m_fields[i];
        field.least = all.atLeast;
        field.most = static_cast<std::uint64_t>(all.atMost - all.atLeast);
        const auto bits = static_cast<unsigned>(std::bit_width(field.most));
        if (used + bits > 64) {
            ++word;
            used = 0;
        }
        used += bits;
        field.word = word;
        field.shift = (64 - used) & 63U; // the highest first
    }
    m_words = word + 1;
}

void SumTables::pack(Sums sums, std::uint64_t* words) const
{
    std::fill(words, words + m_words, 0);
    for (std::size_t i = 0; i < m_width; ++i)
        words[m_fields[i].word] |= static_cast<std::uint64_t>(sums[i] - m_fields[i].least) << m_fields[i].shift;
}

void SumTables::unpack(const std::uint64_t* words, Buffer& sums) const
{
    for (std::size_t i = 0; i < m_width; ++i) {
        const auto& field = m_fields[i];
        const auto bits = field.most == 0 ? 0 : ~std::uint64_t{0} >> (64 - std::bit_width(field.most));
        sums[i] = field.least + static_cast<std::int64_t>((words[field.word] >> field.shift) & bits);
    }
}

void SumTables::unpackLast()
{
    m_last.resize(size() * m_width);
    Buffer sums(m_width);
    for (std::size_t place = 0; place < size(); ++place) {
        unpack(m_tables.back().packed.data() + place * m_words, sums);
        std::copy(sums.begin(), sums.end(), m_last.begin() + static_cast<std::ptrdiff_t>(place * m_width));
    }
}

SumTables::Table SumTables::shifted(const Table& table, const SumStep& step, std::size_t unit) const
{
    Table result;
    result.packed.reserve(table.packed.size());
    result.ways.reserve(table.ways.size());
    Buffer sums(m_width);
    for (std::size_t place = 0; place < table.ways.size(); ++place) {
        unpack(table.packed.data() + place * m_words, sums);
        for (std::size_t i = 0; i < m_width; ++i)
            sums[i] += step.by[i];
        if (!hopeful(Sums(sums), unit))
            continue;
        result.packed.resize(result.packed.size() + m_words);
        pack(Sums(sums), result.packed.data() + result.packed.size() - m_words);
        result.ways.push_back(multipliedWays(table.ways[place], step.ways));
        if (m_hasWorths)
            result.worths.push_back(table.worths[place] + step.worth);
    }
    return result;
}

int SumTables::compare(const Table& a, std::size_t i, const Table& b, std::size_t j) const
{
    for (std::size_t word = 0; word < m_words; ++word) {
        const auto left = a.packed[i * m_words + word], right = b.packed[j * m_words + word];
        if (left != right)
            return left < right ? -1 : 1;
    }
    return 0;
}

SumTables::Table SumTables::merged(const Table& a, const Table& b) const
{
    if (a.ways.empty() || b.ways.empty())
        return a.ways.empty() ? b : a;
    Table result;
    result.packed.reserve(a.packed.size() + b.packed.size());
    result.ways.reserve(a.ways.size() + b.ways.size());
    const auto take = [&](const Table& from, std::size_t place, std::uint64_t ways) {
        const auto* words = from.packed.data() + place * m_words;
        result.packed.insert(result.packed.end(), words, words + m_words);
        result.ways.push_back(ways);
        if (m_hasWorths)
            result.worths.push_back(from.worths[place]);
    };
    std::size_t i = 0, j = 0;
    while (i < a.ways.size() && j < b.ways.size()) {
        const auto order = compare(a, i, b, j);
        if (order == 0) {
            take(a, i, addedWays(a.ways[i], b.ways[j]));
            if (m_hasWorths)
                result.worths.back() = {std::min(a.worths[i].atLeast, b.worths[j].atLeast),
                    std::max(a.worths[i].atMost, b.worths[j].atMost)};
            ++i;
            ++j;
        } else if (order < 0) {
            take(a, i, a.ways[i]);
            ++i;
        } else {
            take(b, j, b.ways[j]);
            ++j;
        }
    }
    for (; i < a.ways.size(); ++i)
        take(a, i, a.ways[i]);
    for (; j < b.ways.size(); ++j)
        take(b, j, b.ways[j]);
    return result;
}

std::optional<std::size_t> SumTables::find(const Table& table, Sums wanted) const
{
    Table one;
    one.packed.resize(m_words);
    for (std::size_t i = 0; i < m_width; ++i)
        if (wanted[i] < m_fields[i].least ||
            static_cast<std::uint64_t>(wanted[i] - m_fields[i].least) > m_fields[i].most)
            return std::nullopt;
    pack(wanted, one.packed.data());
    const auto size = table.packed.size() / m_words;
    std::size_t first = 0, count = size;
    while (count > 0) {
        const auto half = count / 2;
        if (compare(table, first + half, one, 0) < 0) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return first < size && compare(table, first, one, 0) == 0 ? std::optional(first) : std::nullopt;
}

bool SumTables::reached(Sums sums, std::size_t unit) const
{
    for (std::size_t i = 0; i < m_width; ++i)
        if (sums[i] < m_before[unit][i].atLeast || sums[i] > m_before[unit][i].atMost)
            return false;
    return true;
}

// `way.sums[unit]` stands in the table before that unit; where no other step leads back, the first one does. `worth` is
// what the units before it have to bring.
bool SumTables::walk(std::size_t unit, Way& way, const SumRange& worth) const
{
    if (unit == 0)
        return !meet(worth, {0, 0}) || way.visit(way.steps);
    const auto& choices = m_units[unit - 1];
    auto& before = way.sums[unit - 1];
    bool found = false;
    for (auto step = choices.size(); step-- > 0;) {
        for (std::size_t i = 0; i < m_width; ++i)
            before[i] = way.sums[unit][i] - choices[step].by[i];
        const auto left = worth - choices[step].worth;
        const bool certain = step == 0 && !found && !m_hasWorths;
        if (!certain) {
            const auto place = reached(Sums(before), unit - 1) ? find(m_tables[unit - 1], Sums(before)) : std::nullopt;
            if (!place || !meet(m_tables[unit - 1].worthAt(*place), left))
                continue;
        }
        found = true;
        way.steps[unit - 1] = step;
        if (!walk(unit - 1, way, left))
            return false;
    }
    return true;
}

bool SumTables::eachPath(std::size_t place, const std::function<bool(const std::vector<std::size_t>&)>& visit) const
{
    return eachPathIn(place, {}, visit);
}

bool SumTables::eachPathWorth(
    std::size_t place, std::int64_t worth, const std::function<bool(const std::vector<std::size_t>&)>& visit) const
{
    return eachPathIn(place, {worth, worth}, visit);
}

bool SumTables::eachPathIn(
    std::size_t place, const SumRange& worth, const std::function<bool(const std::vector<std::size_t>&)>& visit) const
{
    const auto wanted = sums(place);
    Way way{std::vector<Buffer>(m_units.size() + 1, Buffer(m_width)), std::vector<std::size_t>(m_units.size()), visit};
    way.sums.back().assign(wanted.begin(), wanted.end());
    return walk(m_units.size(), way, worth);
}

} // namespace nexus::model
