#include "model/advice/choice_walk.h"

#include <algorithm>
#include <queue>

namespace nexus::model {

ChoiceWalk::ChoiceWalk(
    std::vector<WalkSum> sums, std::vector<WalkUnit> units, Bounds bounds, const SumTables::Progress& progress)
    : m_sums(std::move(sums))
    , m_costAtStart(costAtStart(m_sums, units))
    , m_tables(stepsOf(std::move(units)), rangesOf(m_sums), false, bounds.maxStates, progress,
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

// Sums begin at zero in the tables.
std::vector<SumRange> ChoiceWalk::rangesOf(const std::vector<WalkSum>& sums)
{
    std::vector<SumRange> ranges;
    for (const auto& sum : sums)
        ranges.push_back(sum.range - SumRange{sum.start, sum.start});
    return ranges;
}

std::vector<std::vector<SumStep>> ChoiceWalk::stepsOf(std::vector<WalkUnit> units)
{
    std::vector<std::vector<SumStep>> steps(units.size());
    for (std::size_t unit = 0; unit < units.size(); ++unit)
        for (auto& choice : units[unit])
            steps[unit].push_back({std::move(choice.by), 1, {choice.cost, choice.cost}});
    return steps;
}

std::int64_t ChoiceWalk::costAtStart(const std::vector<WalkSum>& sums, const std::vector<WalkUnit>& units)
{
    std::int64_t cost = 0;
    for (std::size_t sum = 0; sum < sums.size(); ++sum)
        if (sums[sum].costAtEnd && std::none_of(units.begin(), units.end(), [&](const WalkUnit& unit) {
                return std::any_of(unit.begin(), unit.end(), [&](const auto& choice) { return choice.by[sum] != 0; });
            }))
            cost += sums[sum].costAtEnd(sums[sum].start);
    return cost;
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

void ChoiceWalk::each(const std::function<bool(const std::vector<std::size_t>&, std::int64_t)>& visit,
    const SumTables::Progress& progress) const
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
