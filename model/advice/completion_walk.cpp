#include "model/advice/completion.h"

#include "model/advice/completion_costs.h"

#include <algorithm>

namespace nexus::model {

namespace {

std::vector<std::int64_t> times(std::vector<std::int64_t> by, std::int64_t n)
{
    for (auto& one : by)
        one *= n;
    return by;
}

std::int64_t dividedUp(std::int64_t a, std::int64_t b) { return a <= 0 ? 0 : (a + b - 1) / b; }

} // namespace

// The least each sum can become when all that may go is gone.
std::vector<std::int64_t> DeckCompletions::lowest(Goal goal) const
{
    std::vector<std::int64_t> low;
    for (const auto& sum : m_problem.sums())
        low.push_back(sum.now);
    const auto take = [&](const CompletionKind& kind, std::int64_t copies) {
        for (std::size_t i = 0; i < low.size(); ++i)
            low[i] += std::min<std::int64_t>(0, kind.by[i] * copies);
    };
    for (const auto& kind : m_problem.additions())
        take(kind, kind.copies());
    if (goal == Goal::Nearest)
        for (const auto& kind : m_problem.removals())
            take(kind, -kind.copies());
    for (const auto& link : m_problem.links())
        for (std::size_t i = 0; i < low.size(); ++i) {
            std::int64_t least = 0;
            for (const auto& by : link.choices) {
                std::int64_t change = 0;
                for (std::size_t card = 0; card < by.size(); ++card)
                    change += m_problem.changeBy(m_checker, link.cards[card])[i] * by[card];
                least = std::min(least, change);
            }
            low[i] += least;
        }
    return low;
}

// More copies of a kind than this are of no use: they break a bound, or less would have reached every one.
std::int64_t DeckCompletions::copiesNeeded(const CompletionKind& kind, const std::vector<std::int64_t>& lowest) const
{
    if (!kind.in)
        return kind.copies();
    auto most = std::numeric_limits<std::int64_t>::max();
    std::int64_t needed = 0;
    for (std::size_t i = 0; i < lowest.size(); ++i) {
        const auto& range = m_problem.sums()[i].range;
        if (kind.by[i] < 0)
            needed = maxCopies;
        if (kind.by[i] <= 0)
            continue;
        if (range.atMost < SumRange().atMost)
            most = std::min(most, std::max<std::int64_t>(0, range.atMost - lowest[i]) / kind.by[i]);
        if (range.atLeast > SumRange().atLeast)
            needed = std::max(needed, dividedUp(range.atLeast - lowest[i], kind.by[i]));
    }
    for (const auto& [value, wanted] : m_wishes.curve)
        if (value == kind.measure)
            needed = std::max(needed, wanted);
    return std::min(most, needed);
}

void DeckCompletions::addKinds(Walk& walk, const std::vector<CompletionKind>& kinds, std::int64_t mostCopies) const
{
    const auto low = lowest(Goal::Nearest);
    for (const auto& kind : kinds) {
        const auto copies = std::min({copiesNeeded(kind, low), kind.copies(), mostCopies});
        if (copies <= 0)
            continue;
        const auto cost = (std::int64_t{1} << copiesAt) + (std::int64_t{kind.in ? 0 : 1} << outAt) +
                          (kind.points << pointsAt) + (kind.fresh ? 1 : 0);
        WalkUnit unit;
        for (std::int64_t n = 0; n <= copies; ++n)
            unit.push_back({times(kind.by, kind.in ? n : -n), cost * n});
        walk.units.push_back(std::move(unit));
        walk.sources.push_back({{&kind}, nullptr, {}});
    }
}

// Kinds that change the sums alike in one unit: of so many copies, those with the least against them.
void DeckCompletions::addFillings(Walk& walk) const
{
    const auto low = lowest(Goal::Fill);
    std::map<std::vector<std::int64_t>, std::vector<const CompletionKind*>> alike;
    for (const auto& kind : m_problem.additions()) // those with the least against them first
        alike[kind.by].push_back(&kind);
    for (auto& [by, kinds] : alike) {
        WalkUnit unit{{times(by, 0), 0}};
        for (const auto* kind : kinds) {
            const auto cost = (kind->points * std::max<std::int64_t>(0, kind->measure) << fillPointsAt) +
                              (std::int64_t{1} << fillCopiesAt) + (kind->fresh ? 1 : 0);
            const auto most = copiesNeeded(*kind, low);
            for (std::int64_t n = 0; n < kind->copies() && static_cast<std::int64_t>(unit.size()) <= most; ++n)
                unit.push_back({times(by, static_cast<std::int64_t>(unit.size())), unit.back().cost + cost});
        }
        if (unit.size() == 1)
            continue;
        walk.units.push_back(std::move(unit));
        walk.sources.push_back({std::move(kinds), nullptr, {}});
    }
}

void DeckCompletions::addLinks(Walk& walk, Goal goal) const
{
    for (const auto& link : m_problem.links()) {
        WalkUnit unit;
        Source source{{}, &link, {}};
        const auto goingOut = [&](const std::vector<int>& by) {
            std::int64_t out = 0;
            for (const auto copies : by)
                out += std::max(0, -copies);
            return out;
        };
        auto fewest = goingOut(link.choices.front());
        for (const auto& by : link.choices)
            fewest = std::min(fewest, goingOut(by));
        for (std::size_t i = 0; i < link.choices.size(); ++i) {
            const auto& by = link.choices[i];
            if (goal == Goal::Fill && goingOut(by) > fewest)
                continue; // what is there stays, as far as the limits let it
            WalkChoice choice{std::vector<std::int64_t>(m_problem.sums().size(), 0), 0};
            for (std::size_t card = 0; card < by.size(); ++card) {
                const auto change = m_problem.changeBy(m_checker, link.cards[card]);
                for (std::size_t sum = 0; sum < change.size(); ++sum)
                    choice.by[sum] += change[sum] * by[card];
                const auto points = m_problem.pointsFor(link.cards[card], by[card]);
                const auto fresh = std::int64_t{by[card] > 0 && m_problem.held(link.cards[card]) == 0 ? by[card] : 0};
                const auto measure = m_problem.measure() && by[card] > 0
                                         ? std::max<std::int64_t>(0, change[*m_problem.measure()])
                                         : 0;
                choice.cost += goal == Goal::Fill
                                   ? (points * measure << fillPointsAt) +
                                         (std::int64_t{std::abs(by[card])} << fillCopiesAt) + fresh
                                   : (std::int64_t{std::abs(by[card])} << copiesAt) +
                                         (std::int64_t{std::max(0, -by[card])} << outAt) + (points << pointsAt) + fresh;
            }
            unit.push_back(std::move(choice));
            source.choices.push_back(i);
        }
        walk.units.push_back(std::move(unit));
        walk.sources.push_back(std::move(source));
    }
}

// A sum for every value of the curve: the cards of it, held against what is wanted when no more can come.
void DeckCompletions::addCurve(Walk& walk) const
{
    if (!m_problem.measure() || m_wishes.curvePoints == 0)
        return;
    for (const auto& [value, wanted] : m_wishes.curve) {
        WalkSum sum;
        sum.range = {0, std::numeric_limits<std::int32_t>::max()};
        sum.start = m_problem.heldOf(m_checker, value);
        sum.costAtEnd = [wanted = wanted, points = std::int64_t{m_wishes.curvePoints}](
                            std::int64_t count) { return points * std::abs(count - wanted) << fillPointsAt; };
        walk.sums.push_back(std::move(sum));
        for (std::size_t unit = 0; unit < walk.units.size(); ++unit)
            for (std::size_t choice = 0; choice < walk.units[unit].size(); ++choice) {
                const auto& source = walk.sources[unit];
                std::int64_t copies = 0;
                if (!source.link)
                    copies = source.kinds.front()->measure == value ? static_cast<std::int64_t>(choice) : 0;
                else
                    for (std::size_t card = 0; card < source.link->cards.size(); ++card)
                        if (m_problem.changeBy(m_checker, source.link->cards[card])[*m_problem.measure()] == value)
                            copies += source.link->choices[source.choices[choice]][card];
                walk.units[unit][choice].by.push_back(copies);
            }
    }
}

DeckCompletions::Walk DeckCompletions::walkFor(Goal goal, std::int64_t mostCopies) const
{
    Walk walk;
    for (const auto& sum : m_problem.sums())
        walk.sums.push_back({sum.now, sum.range, {}});
    if (goal == Goal::Nearest) {
        addKinds(walk, m_problem.removals(), mostCopies);
        addKinds(walk, m_problem.additions(), mostCopies);
    } else {
        addFillings(walk);
    }
    addLinks(walk, goal);
    if (goal == Goal::Fill)
        addCurve(walk);
    // Units that change the rarest sum first, so that it is soon done with.
    std::vector<std::size_t> touched(walk.sums.size(), 0), order(walk.units.size());
    const auto touches = [&](std::size_t unit, std::size_t sum) {
        return std::any_of(
            walk.units[unit].begin(), walk.units[unit].end(), [&](const auto& choice) { return choice.by[sum] != 0; });
    };
    for (std::size_t sum = 0; sum < touched.size(); ++sum)
        for (std::size_t unit = 0; unit < walk.units.size(); ++unit)
            touched[sum] += touches(unit, sum) ? 1 : 0;
    std::vector<std::pair<std::size_t, std::size_t>> rarest(walk.units.size(), {walk.units.size() + 1, 0});
    for (std::size_t unit = 0; unit < walk.units.size(); ++unit) {
        order[unit] = unit;
        for (std::size_t sum = 0; sum < touched.size(); ++sum)
            if (touches(unit, sum))
                rarest[unit] = std::min(rarest[unit], {touched[sum], sum});
    }
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return rarest[a] < rarest[b]; });
    Walk sorted{std::move(walk.sums), {}, {}};
    for (const auto unit : order) {
        sorted.units.push_back(std::move(walk.units[unit]));
        sorted.sources.push_back(std::move(walk.sources[unit]));
    }
    return sorted;
}

// Fewer changed copies cannot bring every sum into its range.
std::int64_t DeckCompletions::leastCopies() const
{
    std::int64_t least = 0;
    if (!m_problem.links().empty())
        return least;
    for (std::size_t i = 0; i < m_problem.sums().size(); ++i) {
        const auto& sum = m_problem.sums()[i];
        std::int64_t up = 0, down = 0;
        for (const auto* kinds : {&m_problem.additions(), &m_problem.removals()})
            for (const auto& kind : *kinds) {
                up = std::max(up, kind.in ? kind.by[i] : -kind.by[i]);
                down = std::max(down, kind.in ? -kind.by[i] : kind.by[i]);
            }
        if (sum.now < sum.range.atLeast && up > 0)
            least = std::max(least, dividedUp(sum.range.atLeast - sum.now, up));
        if (sum.now > sum.range.atMost && down > 0)
            least = std::max(least, dividedUp(sum.now - sum.range.atMost, down));
    }
    return least;
}

} // namespace nexus::model
