#include "model/advice/sum_tables.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <queue>
#include <type_traits>

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

// Asked for every vector and step.

template <std::size_t size> bool SumTables::hopeful(std::size_t unit, const std::uint64_t* words) const
{
    const auto& box = m_boxes[unit];
    std::uint64_t out = 0;
    for (std::size_t word = 0; word < this->words<size>(); ++word)
        out |= m_sides[word] & ~((words[word] + box.low[word]) & (box.high[word] - words[word]));
    return out == 0 || (m_keepZero && compare<size>(words, m_zero.data()) == 0);
}

template <std::size_t size>
bool SumTables::move(std::size_t unit, const std::uint64_t* from, const std::uint64_t* step, std::uint64_t* words) const
{
    for (std::size_t word = 0; word < this->words<size>(); ++word)
        words[word] = from[word] + step[word];
    return hopeful<size>(unit + 1, words);
}

template <std::size_t size> void SumTables::forget(std::size_t unit, std::uint64_t* words) const
{
    for (std::size_t word = 0; word < this->words<size>(); ++word)
        words[word] &= m_boxes[unit].kept[word];
}

template <std::size_t size> int SumTables::compare(const std::uint64_t* a, const std::uint64_t* b) const
{
    if (size == 1)
        return (*a > *b ? 1 : 0) - (*a < *b ? 1 : 0);
    for (std::size_t word = 0; word < words<size>(); ++word)
        if (a[word] != b[word])
            return a[word] < b[word] ? -1 : 1;
    return 0;
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
    auto start = roomFor(1);
    if (hopeful(0, m_zero.data())) {
        start.packed = m_zero;
        forget(0, start.packed.data());
        start.ways.assign(start.ways.size(), 1);
        start.worths.assign(start.worths.size(), {0, 0});
        start.size = 1;
    }
    keep(std::move(start));
    std::size_t all = 1;
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        // Also within a unit: its steps may be hundreds.
        const Goes goesOn = [&](std::size_t size) {
            if ((all + size) * std::max<std::size_t>(m_words + m_words / 3, 2) > 2 * maxSums) // wide ones are memory
                m_outcome = Outcome::TooMany;
            else if (progress && !progress(unit, m_units.size()))
                m_outcome = Outcome::Stopped;
            return m_outcome == Outcome::Done;
        };
        auto next = m_words == 1 ? after<1>(unit, goesOn) : after<0>(unit, goesOn);
        if (m_outcome != Outcome::Done || !goesOn(next.size)) {
            m_tables.push_back({});
            return;
        }
        all += next.size;
        m_tables.back().ways = {}; // only those of the last are asked for
        if (m_walked.forget)
            m_tables.back().worths = {};
        keep(std::move(next));
    }
    m_spare = {};
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

SumTables::Table SumTables::roomFor(std::size_t size)
{
    Table table;
    if (!m_spare.empty()) {
        table = std::move(m_spare.back());
        m_spare.pop_back();
    }
    const auto grow = [](auto& values, std::size_t wanted) { values.resize(std::max(values.size(), wanted)); };
    grow(table.packed, size * m_words);
    grow(table.ways, m_walked.forget ? 0 : size);
    grow(table.worths, m_hasWorths ? size : 0);
    table.size = 0;
    return table;
}

void SumTables::keep(Table&& table)
{
    const auto part = [](const auto& values, std::size_t size) {
        return std::remove_cvref_t<decltype(values)>(
            values.begin(), values.begin() + static_cast<std::ptrdiff_t>(std::min(values.size(), size)));
    };
    m_tables.push_back({part(table.packed, table.size * m_words), part(table.ways, table.size),
        part(table.worths, table.size), table.size});
    m_spare.push_back(std::move(table));
}

// A step moves the vectors of a table without changing their order; vectors that forget alike become one.
template <std::size_t size> SumTables::Table SumTables::moved(std::size_t unit, std::size_t step)
{
    const auto& from = m_tables[unit];
    const auto& taken = m_units[unit][step];
    const bool bounded = m_walked.isBounded();
    const auto all = sizeAt(unit);
    auto result = roomFor(all);
    std::size_t count = 0;
    for (std::size_t place = 0; place < all; ++place) {
        if (bounded && from.worthAt(place).atLeast + taken.worth.atLeast > m_walked.mostWorth)
            continue;
        auto* here = result.packed.data() + count * words<size>();
        if (!move<size>(unit, packed(unit, place), this->step(unit, step), here))
            continue;
        forget<size>(unit + 1, here);
        const bool known = m_walked.forget && count > 0 && compare<size>(here - words<size>(), here) == 0;
        count += known ? 0 : 1;
        if (!m_walked.forget)
            result.ways[count - 1] = multipliedWays(from.ways[place], taken.ways);
        if (m_hasWorths) {
            const auto worth = from.worths[place] + taken.worth;
            result.worths[count - 1] = known ? result.worths[count - 1] | worth : worth;
        }
    }
    result.size = count;
    return result;
}

// Equal vectors become one.
template <std::size_t size> SumTables::Table SumTables::merged(Table a, Table b)
{
    const auto first = a.size, second = b.size;
    auto result = roomFor(first + second);
    std::size_t i = 0, j = 0, count = 0;
    for (; i < first || j < second; ++count) {
        const auto* left = a.packed.data() + i * words<size>();
        const auto* right = b.packed.data() + j * words<size>();
        const auto order = i == first ? 1 : j == second ? -1 : compare<size>(left, right);
        for (std::size_t word = 0; word < words<size>(); ++word)
            result.packed[count * words<size>() + word] = (order <= 0 ? left : right)[word];
        if (!m_walked.forget)
            result.ways[count] = addedWays(order <= 0 ? a.ways[i] : 0, order >= 0 ? b.ways[j] : 0);
        if (m_hasWorths)
            result.worths[count] = order < 0 ? a.worths[i] : order > 0 ? b.worths[j] : a.worths[i] | b.worths[j];
        i += order <= 0 ? 1 : 0;
        j += order >= 0 ? 1 : 0;
    }
    result.size = count;
    m_spare.push_back(std::move(a));
    m_spare.push_back(std::move(b));
    return result;
}

// What the steps of the unit make of the table before it, merged two by two: runs of 1, 2, 4 … steps.
template <std::size_t size> SumTables::Table SumTables::after(std::size_t unit, const Goes& goesOn)
{
    std::vector<Table> runs;
    const auto join = [&] {
        auto last = std::move(runs.back());
        runs.pop_back();
        runs.back() = merged<size>(std::move(runs.back()), std::move(last));
    };
    for (std::size_t step = 0; step < m_units[unit].size(); ++step) {
        runs.push_back(moved<size>(unit, step));
        for (auto steps = step + 1; steps % 2 == 0; steps /= 2)
            join();
        if (!goesOn(runs.back().size))
            return {};
    }
    while (runs.size() > 1)
        join();
    return runs.empty() ? Table{} : std::move(runs.front());
}

std::optional<std::size_t> SumTables::find(std::size_t unit, const std::uint64_t* wanted) const
{
    const auto found = firstNot(sizeAt(unit), [&](auto place) { return compare(packed(unit, place), wanted) < 0; });
    return found != sizeAt(unit) && compare(packed(unit, found), wanted) == 0 ? std::optional(found) : std::nullopt;
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

namespace {

// Sums begin at zero in the tables.
std::vector<SumRange> walkRanges(const std::vector<WalkSum>& sums)
{
    std::vector<SumRange> ranges;
    for (const auto& sum : sums)
        ranges.push_back(sum.range - SumRange{sum.start, sum.start});
    return ranges;
}

std::int64_t costUnchanged(const std::vector<WalkSum>& sums, const std::vector<WalkUnit>& units)
{
    std::int64_t cost = 0;
    for (std::size_t sum = 0; sum < sums.size(); ++sum)
        if (sums[sum].costAtEnd && std::none_of(units.begin(), units.end(), [&](const WalkUnit& unit) {
                return std::any_of(unit.begin(), unit.end(), [&](const auto& choice) { return choice.by[sum] != 0; });
            }))
            cost += sums[sum].costAtEnd(sums[sum].start);
    return cost;
}

} // namespace

ChoiceWalk::ChoiceWalk(std::vector<WalkSum> sums, std::vector<WalkUnit> units, Bounds bounds, const Progress& progress)
    : m_sums(std::move(sums))
    , m_costAtStart(costUnchanged(m_sums, units))
    , m_tables(std::move(units), walkRanges(m_sums), false, bounds.maxStates, progress,
          {true, bounds.maxCost < never ? bounds.maxCost - m_costAtStart : std::numeric_limits<std::int64_t>::max()})
{
    if (outcome() != Outcome::Done)
        return;
    m_ending.resize(this->units());
    for (std::size_t sum = 0; sum < m_sums.size(); ++sum)
        if (m_sums[sum].costAtEnd && m_tables.m_until[sum] > 0)
            m_ending[m_tables.m_until[sum] - 1].push_back(sum);
    m_costs.resize(this->units() + 1);
    m_costs.back().assign(states(this->units()), 0);
    for (auto unit = this->units(); unit-- > 0;) {
        m_costs[unit].assign(states(unit), never);
        const auto compareCost = [&](std::size_t state, std::size_t choice, const std::uint64_t* after,
                                     std::size_t to) {
            auto& least = m_costs[unit][state];
            least = std::min(least, costOf(unit, choice, after) + m_costs[unit + 1][to]);
        };
        m_tables.m_words == 1 ? eachLink<1>(unit, compareCost) : eachLink<0>(unit, compareCost);
    }
}

// Every choice that can be part of a way, with the packed sums after it: a choice leads from the states in their order
// to states in theirs.
template <std::size_t size, class Visit> void ChoiceWalk::eachLink(std::size_t unit, Visit&& visit) const
{
    const auto states = this->states(unit), statesBehind = this->states(unit + 1);
    SumTables::Words after(m_tables.m_words), wanted(m_tables.m_words);
    for (std::size_t choice = 0; choice < m_tables.m_units[unit].size(); ++choice) {
        std::size_t to = 0;
        for (std::size_t state = 0; state < states; ++state) {
            if (!m_tables.move<size>(unit, m_tables.packed(unit, state), m_tables.step(unit, choice), after.data()))
                continue;
            std::copy(after.begin(), after.end(), wanted.begin());
            m_tables.forget<size>(unit + 1, wanted.data());
            int order = -1;
            for (; to < statesBehind; ++to)
                if (order = m_tables.compare<size>(m_tables.packed(unit + 1, to), wanted.data()); order >= 0)
                    break;
            if (order == 0 && m_costs[unit + 1][to] < never)
                visit(state, choice, after.data(), to);
        }
    }
}

void ChoiceWalk::eachStep(
    std::size_t unit, const std::function<void(std::size_t, std::size_t, std::size_t)>& visit) const
{
    eachLink<0>(unit,
        [&](std::size_t state, std::size_t choice, const std::uint64_t*, std::size_t to) { visit(state, choice, to); });
}

std::int64_t ChoiceWalk::costOf(std::size_t unit, std::size_t choice, const std::uint64_t* after) const
{
    auto cost = m_tables.m_units[unit][choice].worth.atLeast;
    for (const auto sum : m_ending[unit])
        cost += m_sums[sum].costAtEnd(m_sums[sum].start + m_tables.valueOf(sum, after));
    return cost;
}

void ChoiceWalk::each(
    const std::function<bool(const std::vector<std::size_t>&, std::int64_t)>& visit, const Progress& progress) const
{
    if (!any())
        return;
    struct Node {
        std::int64_t cost = 0; // up to here
        std::size_t parent = 0, choice = 0, unit = 0, state = 0;
    };
    struct Open {
        std::int64_t whole = 0; // the least a way through here can cost
        std::size_t unit = 0, node = 0;
        bool operator<(const Open& other) const // the largest of a queue comes first
        {
            if (whole != other.whole)
                return whole > other.whole;
            return unit != other.unit ? unit < other.unit : node > other.node;
        }
    };
    std::vector<Node> nodes{{m_costAtStart, 0, 0, 0, 0}};
    std::priority_queue<Open> open;
    open.push({leastCost(), 0, 0});
    std::vector<std::size_t> choices(units());
    SumTables::Words after(m_tables.m_words);
    for (std::size_t steps = 0; !open.empty(); ++steps) {
        const auto best = open.top();
        open.pop();
        if (progress && steps % 4096 == 0 && !progress(0, 0))
            return;
        const auto node = nodes[best.node];
        if (node.unit == units()) {
            for (auto at = best.node; nodes[at].unit > 0; at = nodes[at].parent)
                choices[nodes[at].unit - 1] = nodes[at].choice;
            if (!visit(choices, node.cost))
                return;
            continue;
        }
        for (std::size_t choice = 0; choice < m_tables.m_units[node.unit].size(); ++choice) {
            const auto* before = m_tables.packed(node.unit, node.state);
            if (!m_tables.move(node.unit, before, m_tables.step(node.unit, choice), after.data()))
                continue;
            const auto cost = node.cost + costOf(node.unit, choice, after.data());
            m_tables.forget(node.unit + 1, after.data());
            const auto to = m_tables.find(node.unit + 1, after.data());
            if (!to || m_costs[node.unit + 1][*to] >= never)
                continue;
            nodes.push_back({cost, best.node, choice, node.unit + 1, *to});
            open.push({cost + m_costs[node.unit + 1][*to], node.unit + 1, nodes.size() - 1});
        }
    }
}

} // namespace nexus::model
