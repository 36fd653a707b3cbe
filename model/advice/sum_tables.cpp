#include "model/advice/sum_tables.h"

#include <array>
#include <bit>
#include <numeric>

namespace nexus::model {

std::uint64_t addedWays(std::uint64_t a, std::uint64_t b)
{
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    return a > most - b ? most : a + b;
}

std::uint64_t multipliedWays(std::uint64_t a, std::uint64_t b)
{
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    if (b == 1)
        return a; // mostly
    return a != 0 && b > most / a ? most : a * b;
}

SumTables::SumTables(
    Units units, const std::vector<SumRange>& ranges, bool keepZero, std::size_t maxSums, const Progress& progress)
    : SumTables(std::move(units), ranges, keepZero, maxSums, progress, Walked{})
{
    if (!complete())
        return;
    m_last.resize(size() * m_width);
    Buffer sums(m_width);
    for (std::size_t place = 0; place < size(); ++place) {
        unpack(m_units.size(), place, sums);
        std::copy(sums.begin(), sums.end(), m_last.begin() + static_cast<std::ptrdiff_t>(place * m_width));
    }
}

SumTables::SumTables(Units units, const std::vector<SumRange>& ranges, bool keepZero, std::size_t maxSums,
    const Progress& progress, Walked walked)
    : m_units(std::move(units))
    , m_keepZero(keepZero)
    , m_walked(walked)
    , m_width(ranges.size())
    , m_until(m_width, walked.forget ? 0 : m_units.size() + 1)
{
    for (std::size_t unit = 0; unit < m_units.size(); ++unit)
        for (const auto& step : m_units[unit]) {
            m_hasWorths = m_hasWorths || step.worth != SumRange{0, 0};
            for (std::size_t i = 0; walked.forget && i < m_width; ++i)
                if (step.by[i] != 0)
                    m_until[i] = unit + 1;
        }
    collectReach(ranges);
    layOutFields();
    auto& start = m_tables.emplace_back();
    if (const Buffer zeros(m_width, 0); hopeful(zeros, 0)) {
        start.packed.resize(m_words);
        pack(0, zeros, start.packed.data());
        start.ways.push_back(1);
        if (m_hasWorths)
            start.worths.push_back({0, 0});
    }
    std::size_t all = 1;
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        auto next = after(unit);
        all += next.ways.size();
        if (all > maxSums || (progress && !progress(unit, m_units.size()))) {
            m_outcome = all > maxSums ? Outcome::TooMany : Outcome::Stopped;
            m_tables.push_back({});
            return;
        }
        next.packed.shrink_to_fit();
        next.ways.shrink_to_fit();
        next.worths.shrink_to_fit();
        m_tables.back().ways = {}; // only those of the last are asked for
        if (m_walked.forget)
            m_tables.back().worths = {};
        m_tables.push_back(std::move(next));
    }
}

void SumTables::collectReach(const std::vector<SumRange>& ranges)
{
    const auto size = m_units.size();
    m_before.assign(size + 1, std::vector<SumRange>(m_width, {0, 0}));
    m_within.assign(size + 1, std::vector<SumRange>(m_width));
    for (std::size_t i = 0; i < m_width; ++i) {
        std::vector<SumRange> steps(size, {0, 0});
        for (std::size_t unit = 0; unit < size; ++unit) {
            if (!m_units[unit].empty())
                steps[unit] = {m_units[unit].front().by[i], m_units[unit].front().by[i]};
            for (const auto& step : m_units[unit])
                steps[unit] = steps[unit] | SumRange{step.by[i], step.by[i]};
            m_before[unit + 1][i] = m_before[unit][i] + steps[unit];
        }
        SumRange reach{0, 0};
        for (auto unit = size + 1; unit-- > 0;) {
            if (unit < size)
                reach = reach + steps[unit];
            if (unit <= m_until[i]) // a sum that is forgotten is anywhere
                m_within[unit][i] = ranges[i] - reach;
        }
    }
}

// The sums that are forgotten first come last: vectors without them are still sorted.
void SumTables::layOutFields()
{
    std::vector<std::size_t> order(m_width);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return m_until[a] > m_until[b]; });
    m_kept.assign(m_units.size() + 1, 0);
    unsigned used = 0;
    std::size_t word = 0;
    for (const auto sum : order) {
        SumRange all{0, 0}; // the start, and the zeros that may be kept
        for (std::size_t unit = 0; unit < m_kept.size() && unit < m_until[sum]; ++unit) {
            ++m_kept[unit];
            if (const auto here = m_before[unit][sum] & m_within[unit][sum]; here.atLeast <= here.atMost)
                all = all | here;
        }
        Field field{sum, all.atLeast, static_cast<std::uint64_t>(all.atMost - all.atLeast), 0, 0, 0};
        const auto bits = static_cast<unsigned>(std::bit_width(field.most));
        field.mask = bits == 0 ? 0 : ~std::uint64_t{0} >> (64 - bits);
        if (used + bits > 64) {
            ++word;
            used = 0;
        }
        used += bits;
        field.word = word;
        field.shift = (64 - used) & 63U; // the highest first
        m_fields.push_back(field);
    }
    m_words = word + 1;
}

// A step moves the vectors of a table without changing their order: what the steps of the unit make of the table before
// it is merged, equal vectors into one.
SumTables::Table SumTables::after(std::size_t unit) const
{
    const auto& from = m_tables[unit];
    const auto& steps = m_units[unit];
    const auto size = from.ways.size();
    const bool bounded = m_walked.mostWorth < std::numeric_limits<std::int64_t>::max();
    std::vector<std::uint64_t> heads(steps.size() * m_words); // step → the next of its vectors
    std::vector<std::size_t> places(steps.size(), 0), open;   // where it comes from; steps that have one, as a heap
    Buffer sums(m_width);
    const auto findHead = [&](std::size_t step) {
        const auto* by = steps[step].by.data();
        for (auto& place = places[step]; place < size; ++place) {
            if (bounded && from.worthAt(place).atLeast + steps[step].worth.atLeast > m_walked.mostWorth)
                continue;
            unpack(unit, place, sums);
            for (std::size_t i = 0; i < m_width; ++i)
                sums[i] += by[i];
            if (!hopeful(sums, unit + 1))
                continue;
            pack(unit + 1, sums, heads.data() + step * m_words);
            return true;
        }
        return false;
    };
    const auto later = [&](std::size_t a, std::size_t b) {
        return compare(heads.data() + a * m_words, heads.data() + b * m_words) > 0;
    };
    Table result;
    result.packed.reserve(from.packed.size());
    result.ways.reserve(size);
    for (std::size_t step = 0; step < steps.size(); ++step)
        if (findHead(step))
            open.push_back(step);
    std::make_heap(open.begin(), open.end(), later);
    while (!open.empty()) {
        std::pop_heap(open.begin(), open.end(), later);
        const auto step = open.back();
        open.pop_back();
        const auto* head = heads.data() + step * m_words;
        bool more = true;
        do { // until another step has an earlier one
            const auto place = places[step];
            const auto ways = multipliedWays(from.ways[place], steps[step].ways);
            if (!result.ways.empty() && compare(result.packed.data() + result.packed.size() - m_words, head) == 0) {
                result.ways.back() = addedWays(result.ways.back(), ways);
                if (m_hasWorths)
                    result.worths.back() = result.worths.back() | (from.worths[place] + steps[step].worth);
            } else {
                result.packed.insert(result.packed.end(), head, head + m_words);
                result.ways.push_back(ways);
                if (m_hasWorths)
                    result.worths.push_back(from.worths[place] + steps[step].worth);
            }
            ++places[step];
            more = findHead(step);
        } while (more && (open.empty() || !later(step, open.front())));
        if (more) {
            open.push_back(step);
            std::push_heap(open.begin(), open.end(), later);
        }
    }
    return result;
}

std::optional<std::size_t> SumTables::find(std::size_t unit, const Buffer& wanted) const
{
    for (std::size_t i = 0; i < m_kept[unit]; ++i)
        if (const auto& field = m_fields[i];
            wanted[field.sum] < field.least || static_cast<std::uint64_t>(wanted[field.sum] - field.least) > field.most)
            return std::nullopt;
    std::array<std::uint64_t, 4> few;
    std::vector<std::uint64_t> many(m_words > few.size() ? m_words : 0);
    auto* one = many.empty() ? few.data() : many.data();
    pack(unit, wanted, one);
    const auto* packed = m_tables[unit].packed.data();
    const auto size = sizeAt(unit);
    std::size_t first = 0, count = size;
    while (count > 0) {
        const auto half = count / 2;
        const bool before = compare(packed + (first + half) * m_words, one) < 0;
        first += before ? half + 1 : 0;
        count = before ? count - half - 1 : half;
    }
    return first < size && compare(packed + first * m_words, one) == 0 ? std::optional(first) : std::nullopt;
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
        bool reached = true;
        for (std::size_t i = 0; i < m_width; ++i) {
            before[i] = way.sums[unit][i] - choices[step].by[i];
            reached = reached && m_before[unit - 1][i].holds(before[i]);
        }
        const auto left = worth - choices[step].worth;
        const bool certain = step == 0 && !found && !m_hasWorths;
        if (!certain) {
            const auto place = reached ? find(unit - 1, before) : std::nullopt;
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

bool SumTables::eachPath(std::size_t place, const Visit& visit, const SumRange& worth) const
{
    const auto wanted = sums(place);
    Way way{std::vector<Buffer>(m_units.size() + 1, Buffer(m_width)), std::vector<std::size_t>(m_units.size()), visit};
    way.sums.back().assign(wanted.begin(), wanted.end());
    return walk(m_units.size(), way, worth);
}

} // namespace nexus::model
