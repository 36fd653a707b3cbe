#include "model/advice/choice_walk.h"

#include <algorithm>
#include <queue>

namespace nexus::model {

namespace {

constexpr std::uint64_t mostDense = std::uint64_t{1} << 18U, mostKeys = std::uint64_t{1} << 62U;

bool within(std::int64_t value, const SumRange& range) { return value >= range.atLeast && value <= range.atMost; }

} // namespace

ChoiceWalk::ChoiceWalk(
    std::vector<WalkSum> sums, std::vector<WalkUnit> units, Bounds bounds, const SumTables::Progress& progress)
    : m_sums(std::move(sums))
    , m_units(std::move(units))
    , m_last(m_sums.size(), 0)
    , m_layers(m_units.size() + 1)
{
    for (std::size_t unit = 0; unit < m_units.size(); ++unit)
        for (const auto& choice : m_units[unit])
            for (std::size_t sum = 0; sum < m_sums.size(); ++sum)
                if (choice.by[sum] != 0)
                    m_last[sum] = unit + 1;
    bool possible = true;
    for (std::size_t sum = 0; sum < m_sums.size(); ++sum)
        if (m_last[sum] == 0) {
            possible = possible && within(m_sums[sum].start, m_sums[sum].range);
            m_costAtStart += m_sums[sum].costAtEnd ? m_sums[sum].costAtEnd(m_sums[sum].start) : 0;
        }
    if (possible && makeBoxes() && !layOut(progress, bounds))
        return;
    if (m_outcome == Outcome::Done)
        countCosts();
}

// What each sum can be before a unit: what the units before can have made of it, and those behind can still mend.
bool ChoiceWalk::makeBoxes()
{
    const auto size = m_units.size();
    const auto stepOf = [&](std::size_t unit, std::size_t sum) {
        SumRange step{m_units[unit].front().by[sum], m_units[unit].front().by[sum]};
        for (const auto& choice : m_units[unit])
            step = {std::min(step.atLeast, choice.by[sum]), std::max(step.atMost, choice.by[sum])};
        return step;
    };
    for (auto& layer : m_layers) {
        layer.low.assign(m_sums.size(), 0);
        layer.width.assign(m_sums.size(), 1);
    }
    for (std::size_t sum = 0; sum < m_sums.size(); ++sum) {
        std::vector<SumRange> reach(size + 1, {0, 0}); // what the units from here on can add
        for (auto unit = size; unit-- > 0;) {
            const auto step = stepOf(unit, sum);
            reach[unit] = {reach[unit + 1].atLeast + step.atLeast, reach[unit + 1].atMost + step.atMost};
        }
        SumRange made{m_sums[sum].start, m_sums[sum].start};
        for (std::size_t unit = 0; unit < m_last[sum]; ++unit) { // behind its last unit a sum is not looked at
            const auto low = std::max(made.atLeast, m_sums[sum].range.atLeast - reach[unit].atMost);
            const auto high = std::min(made.atMost, m_sums[sum].range.atMost - reach[unit].atLeast);
            if (low > high)
                return false;
            m_layers[unit].low[sum] = low;
            m_layers[unit].width[sum] = static_cast<std::uint64_t>(high - low) + 1;
            const auto step = stepOf(unit, sum);
            made = {low + step.atLeast, high + step.atMost};
        }
    }
    for (auto& layer : m_layers) {
        std::uint64_t keys = 1;
        for (const auto width : layer.width) {
            if (width > mostKeys / keys) {
                m_outcome = Outcome::TooMany;
                return false;
            }
            keys *= width;
        }
        layer.isDense = keys <= mostDense;
        if (layer.isDense)
            layer.dense.assign(keys, 0);
    }
    return true;
}

bool ChoiceWalk::layOut(const SumTables::Progress& progress, const Bounds& bounds)
{
    insert(m_layers.front(), 0); // before the first unit every sum has one value
    std::size_t all = 1;
    std::vector<std::int64_t> least{m_costAtStart}, leastBehind; // to a state
    for (std::size_t unit = 0; unit < m_units.size(); ++unit) {
        auto& behind = m_layers[unit + 1];
        leastBehind.clear();
        for (std::size_t state = 0; state < least.size(); ++state) {
            const auto before = valuesOf(m_layers[unit], m_layers[unit].keys[state]);
            for (const auto& choice : m_units[unit]) {
                const auto cost = least[state] + choice.cost;
                const auto key = cost > bounds.maxCost ? std::nullopt : keyAfter(unit, before, choice);
                if (!key)
                    continue;
                if (const auto known = find(behind, *key)) {
                    leastBehind[*known] = std::min(leastBehind[*known], cost);
                } else {
                    insert(behind, *key);
                    leastBehind.push_back(cost);
                    ++all;
                }
            }
        }
        std::swap(least, leastBehind);
        if (all > bounds.maxStates || (progress && !progress(unit, m_units.size()))) {
            m_outcome = all > bounds.maxStates ? Outcome::TooMany : Outcome::Stopped;
            return false;
        }
    }
    return true;
}

ChoiceWalk::Values ChoiceWalk::valuesOf(const Layer& layer, std::uint64_t key) const
{
    Values values(m_sums.size());
    for (std::size_t sum = 0; sum < m_sums.size(); ++sum) {
        values[sum] = layer.low[sum] + static_cast<std::int64_t>(key % layer.width[sum]);
        key /= layer.width[sum];
    }
    return values;
}

std::optional<std::uint64_t> ChoiceWalk::keyAfter(
    std::size_t unit, const Values& before, const WalkChoice& choice) const
{
    const auto& behind = m_layers[unit + 1];
    std::uint64_t key = 0, factor = 1;
    for (std::size_t sum = 0; sum < m_sums.size(); ++sum) {
        if (m_last[sum] <= unit)
            continue;
        const auto value = before[sum] + choice.by[sum];
        if (m_last[sum] == unit + 1) {
            if (!within(value, m_sums[sum].range))
                return std::nullopt;
            continue;
        }
        if (value < behind.low[sum] || static_cast<std::uint64_t>(value - behind.low[sum]) >= behind.width[sum])
            return std::nullopt;
        key += static_cast<std::uint64_t>(value - behind.low[sum]) * factor;
        factor *= behind.width[sum];
    }
    return key;
}

std::int64_t ChoiceWalk::costAtEnd(std::size_t unit, const Values& before, const WalkChoice& choice) const
{
    std::int64_t cost = 0;
    for (std::size_t sum = 0; sum < m_sums.size(); ++sum)
        if (m_last[sum] == unit + 1 && m_sums[sum].costAtEnd)
            cost += m_sums[sum].costAtEnd(before[sum] + choice.by[sum]);
    return cost;
}

std::optional<std::uint32_t> ChoiceWalk::find(const Layer& layer, std::uint64_t key)
{
    if (layer.isDense)
        return layer.dense[key] == 0 ? std::nullopt : std::optional(layer.dense[key] - 1);
    const auto found = layer.sparse.find(key);
    return found == layer.sparse.end() ? std::nullopt : std::optional(found->second);
}

std::uint32_t ChoiceWalk::insert(Layer& layer, std::uint64_t key)
{
    const auto state = static_cast<std::uint32_t>(layer.keys.size());
    layer.keys.push_back(key);
    if (layer.isDense)
        layer.dense[key] = state + 1;
    else
        layer.sparse.emplace(key, state);
    return state;
}

std::optional<std::size_t> ChoiceWalk::next(std::size_t unit, std::size_t state, std::size_t choice) const
{
    const auto& layer = m_layers[unit];
    if (const auto key = keyAfter(unit, valuesOf(layer, layer.keys[state]), m_units[unit][choice]))
        return find(m_layers[unit + 1], *key);
    return std::nullopt;
}

void ChoiceWalk::countCosts()
{
    m_costs.resize(m_layers.size());
    for (auto at = m_layers.size(); at-- > 0;) {
        const auto& layer = m_layers[at];
        m_costs[at].assign(layer.keys.size(), at == m_units.size() ? 0 : never);
        if (at == m_units.size())
            continue;
        for (std::size_t state = 0; state < layer.keys.size(); ++state) {
            const auto before = valuesOf(layer, layer.keys[state]);
            for (const auto& choice : m_units[at]) {
                const auto key = keyAfter(at, before, choice);
                const auto after = key ? find(m_layers[at + 1], *key) : std::nullopt;
                if (after && m_costs[at + 1][*after] < never)
                    m_costs[at][state] = std::min(
                        m_costs[at][state], choice.cost + costAtEnd(at, before, choice) + m_costs[at + 1][*after]);
            }
        }
    }
    if (m_costs.front().empty())
        m_costs.front().push_back(never);
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
    open.push({m_costAtStart + m_costs[0][0], 0, 0});
    std::vector<std::size_t> choices(m_units.size());
    for (std::size_t steps = 0; !open.empty(); ++steps) {
        const auto best = open.top();
        open.pop();
        if (progress && steps % 4096 == 0 && !progress(0, 0))
            return;
        const auto node = nodes[best.node];
        if (node.unit == m_units.size()) {
            for (auto at = best.node; nodes[at].unit > 0; at = nodes[at].parent)
                choices[nodes[at].unit - 1] = nodes[at].choice;
            if (!visit(choices, node.cost))
                return;
            continue;
        }
        const auto& layer = m_layers[node.unit];
        const auto before = valuesOf(layer, layer.keys[node.state]);
        for (std::size_t choice = 0; choice < m_units[node.unit].size(); ++choice) {
            const auto& taken = m_units[node.unit][choice];
            const auto key = keyAfter(node.unit, before, taken);
            const auto after = key ? find(m_layers[node.unit + 1], *key) : std::nullopt;
            if (!after || m_costs[node.unit + 1][*after] >= never)
                continue;
            const auto cost = node.cost + taken.cost + costAtEnd(node.unit, before, taken);
            nodes.push_back({cost, best.node, choice, node.unit + 1, *after});
            open.push({cost + m_costs[node.unit + 1][*after], node.unit + 1, nodes.size() - 1});
        }
    }
}

} // namespace nexus::model
