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
        eachLink(unit, [&](std::size_t state, std::size_t choice, const Values& after, std::size_t to) {
            auto& least = m_costs[unit][state];
            least = std::min(least, costOf(unit, choice, after) + m_costs[unit + 1][to]);
        });
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

// Every choice that can be part of a way, with the sums after it: a choice leads from the states in their order to
// states in theirs.
template <class Visit> void ChoiceWalk::eachLink(std::size_t unit, Visit&& visit) const
{
    const auto* behind = m_tables.m_tables[unit + 1].packed.data();
    const auto states = this->states(unit), statesBehind = this->states(unit + 1), words = m_tables.m_words;
    Values after(m_sums.size());
    std::vector<std::uint64_t> wanted(words);
    for (std::size_t choice = 0; choice < m_tables.m_units[unit].size(); ++choice) {
        const auto* by = m_tables.m_units[unit][choice].by.data();
        std::size_t to = 0;
        for (std::size_t state = 0; state < states; ++state) {
            m_tables.unpack(unit, state, after);
            for (std::size_t sum = 0; sum < after.size(); ++sum)
                after[sum] += by[sum];
            if (!m_tables.hopeful(after, unit + 1))
                continue;
            m_tables.pack(unit + 1, after, wanted.data());
            int order = -1;
            for (; to < statesBehind; ++to)
                if (order = m_tables.compare(behind + to * words, wanted.data()); order >= 0)
                    break;
            if (order == 0 && m_costs[unit + 1][to] < never)
                visit(state, choice, after, to);
        }
    }
}

void ChoiceWalk::eachStep(
    std::size_t unit, const std::function<void(std::size_t, std::size_t, std::size_t)>& visit) const
{
    eachLink(
        unit, [&](std::size_t state, std::size_t choice, const Values&, std::size_t to) { visit(state, choice, to); });
}

std::int64_t ChoiceWalk::costOf(std::size_t unit, std::size_t choice, const Values& after) const
{
    auto cost = m_tables.m_units[unit][choice].worth.atLeast;
    for (const auto sum : m_ending[unit])
        cost += m_sums[sum].costAtEnd(m_sums[sum].start + after[sum]);
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
    Values before(m_sums.size()), after(m_sums.size());
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
        m_tables.unpack(node.unit, node.state, before);
        for (std::size_t choice = 0; choice < m_tables.m_units[node.unit].size(); ++choice) {
            for (std::size_t sum = 0; sum < after.size(); ++sum)
                after[sum] = before[sum] + m_tables.m_units[node.unit][choice].by[sum];
            if (!m_tables.hopeful(after, node.unit + 1))
                continue;
            const auto to = m_tables.find(node.unit + 1, after);
            if (!to || m_costs[node.unit + 1][*to] >= never)
                continue;
            const auto cost = node.cost + costOf(node.unit, choice, after);
            nodes.push_back({cost, best.node, choice, node.unit + 1, *to});
            open.push({cost + m_costs[node.unit + 1][*to], node.unit + 1, nodes.size() - 1});
        }
    }
}

} // namespace nexus::model
