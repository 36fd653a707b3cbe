#include "model/advice/sum_tables.h"

#include <bit>
#include <cstdlib>
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
    m_last.reserve(size() * m_width);
    for (std::size_t place = 0; place < size(); ++place)
        for (std::size_t sum = 0; sum < m_width; ++sum)
            m_last.push_back(valueOf(sum, packed(m_units.size(), place)));
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
            m_hasWorths = m_hasWorths || (step.worth != SumRange{0, 0} && (!walked.forget || walked.isBounded()));
            for (std::size_t i = 0; walked.forget && i < m_width; ++i)
                if (step.by[i] != 0)
                    m_until[i] = unit + 1;
        }
    layOut(reach(ranges));
    auto& start = m_tables.emplace_back();
    if (hopeful(0, m_zero.data())) {
        start.packed = m_zero;
        forget(0, start.packed.data());
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

// Table → sum → what the units before it can have made of it and those behind can still bring into its range.
std::vector<std::vector<SumRange>> SumTables::reach(const std::vector<SumRange>& ranges) const
{
    const auto size = m_units.size();
    std::vector<std::vector<SumRange>> found(size + 1, std::vector<SumRange>(m_width, {0, 0}));
    for (std::size_t i = 0; i < m_width; ++i) {
        std::vector<SumRange> steps(size, {0, 0});
        for (std::size_t unit = 0; unit < size; ++unit) {
            if (!m_units[unit].empty())
                steps[unit] = {m_units[unit].front().by[i], m_units[unit].front().by[i]};
            for (const auto& step : m_units[unit])
                steps[unit] = steps[unit] | SumRange{step.by[i], step.by[i]};
            found[unit + 1][i] = found[unit][i] + steps[unit];
        }
        SumRange behind{0, 0};
        for (auto unit = size + 1; unit-- > 0;) {
            if (unit < size)
                behind = behind + steps[unit];
            if (unit <= m_until[i])
                found[unit][i] = found[unit][i] & (ranges[i] - behind);
        }
    }
    return found;
}

// The sums that are forgotten first come last: vectors without them are still sorted.
void SumTables::layOut(const std::vector<std::vector<SumRange>>& reach)
{
    std::vector<std::size_t> order(m_width);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return m_until[a] > m_until[b]; });
    m_fields.resize(m_width);
    std::vector<std::int64_t> most(m_width); // above the least
    unsigned used = 0;
    for (const auto sum : order) {
        auto& field = m_fields[sum];
        SumRange all{0, 0}; // the start, and the zeros that may be kept
        for (std::size_t unit = 0; unit < reach.size() && unit <= m_until[sum]; ++unit)
            if (const auto& here = reach[unit][sum]; here.atLeast <= here.atMost)
                all = all | here;
        field.least = all.atLeast;
        most[sum] = all.atMost - all.atLeast;
        auto width = static_cast<std::uint64_t>(most[sum]); // of a vector and of what a step brings it past a bound
        for (const auto& unit : m_units)
            for (const auto& step : unit)
                width = std::max(width, static_cast<std::uint64_t>(most[sum] + std::abs(step.by[sum])));
        const auto bits = static_cast<unsigned>(std::bit_width(width));
        field.mask = (std::uint64_t{1} << bits) - 1;
        if (used + bits + 1 > 64) {
            ++m_words;
            used = 0;
        }
        used += bits + 1;
        field.word = m_words - 1;
        field.shift = 64 - used; // the highest first
    }
    m_sides.assign(m_words, 0);
    m_zero.assign(m_words, 0);
    for (const auto& field : m_fields) {
        m_sides[field.word] += (field.mask + 1) << field.shift;
        m_zero[field.word] += field.packed(-field.least);
    }
    for (std::size_t table = 0; table < reach.size(); ++table) {
        auto& box = m_boxes.emplace_back(Box{m_sides, m_sides, Words(m_words, 0)});
        for (std::size_t sum = 0; sum < m_width; ++sum) {
            const auto& field = m_fields[sum];
            const auto& here = reach[table][sum];
            std::int64_t low = 0, high = most[sum]; // a sum that is forgotten is anywhere
            if (table <= m_until[sum]) {            // nothing is in a range that has nothing
                low = here.atLeast <= here.atMost ? here.atLeast - field.least : 1;
                high = here.atLeast <= here.atMost ? here.atMost - field.least : 0;
            }
            box.low[field.word] -= field.packed(low);
            box.high[field.word] += field.packed(high);
            if (table < m_until[sum])
                box.kept[field.word] += field.packed(static_cast<std::int64_t>(field.mask));
        }
    }
    for (const auto& unit : m_units) {
        auto& steps = m_steps.emplace_back(unit.size() * m_words);
        for (std::size_t step = 0; step < unit.size(); ++step)
            for (std::size_t sum = 0; sum < m_width; ++sum)
                steps[step * m_words + m_fields[sum].word] += m_fields[sum].packed(unit[step].by[sum]);
    }
}

// A step moves the vectors of a table without changing their order: what the steps of the unit make of the table before
// it is merged, equal vectors into one.
SumTables::Table SumTables::after(std::size_t unit) const
{
    const auto& from = m_tables[unit];
    const auto& steps = m_units[unit];
    const auto size = from.ways.size();
    const bool bounded = m_walked.isBounded();
    Words heads(steps.size() * m_words);                    // step → the next of its vectors
    std::vector<std::size_t> places(steps.size(), 0), open; // where it comes from; steps that have one, as a heap
    const auto findHead = [&](std::size_t step) {
        auto* head = heads.data() + step * m_words;
        for (auto& place = places[step]; place < size; ++place) {
            if (bounded && from.worthAt(place).atLeast + steps[step].worth.atLeast > m_walked.mostWorth)
                continue;
            if (move(unit, packed(unit, place), this->step(unit, step), head)) {
                forget(unit + 1, head);
                return true;
            }
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

std::optional<std::size_t> SumTables::find(std::size_t unit, const std::uint64_t* wanted) const
{
    const auto size = sizeAt(unit);
    std::size_t first = 0, count = size;
    while (count > 0) {
        const auto half = count / 2;
        const bool before = compare(packed(unit, first + half), wanted) < 0;
        first += before ? half + 1 : 0;
        count = before ? count - half - 1 : half;
    }
    return first < size && compare(packed(unit, first), wanted) == 0 ? std::optional(first) : std::nullopt;
}

// `way.sums[unit]` stands in the table before that unit; where no other step leads back, the first one does. `worth` is
// what the units before it have to bring.
bool SumTables::walk(std::size_t unit, Way& way, const SumRange& worth) const
{
    if (unit == 0)
        return !meet(worth, {0, 0}) || way.visit(way.steps);
    const auto& choices = m_units[unit - 1];
    auto* before = way.sums[unit - 1].data();
    bool found = false;
    for (auto step = choices.size(); step-- > 0;) {
        for (std::size_t word = 0; word < m_words; ++word)
            before[word] = way.sums[unit][word] - this->step(unit - 1, step)[word];
        const auto left = worth - choices[step].worth;
        const bool certain = step == 0 && !found && !m_hasWorths;
        if (!certain) {
            const auto place = hopeful(unit - 1, before) ? find(unit - 1, before) : std::nullopt;
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
    Way way{std::vector<Words>(m_units.size() + 1, Words(m_words)), std::vector<std::size_t>(m_units.size()), visit};
    const auto* last = packed(m_units.size(), place);
    way.sums.back().assign(last, last + m_words);
    return walk(m_units.size(), way, worth);
}

} // namespace nexus::model
