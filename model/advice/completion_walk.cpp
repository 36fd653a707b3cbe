#include "model/advice/completion_walk.h"

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

// The choices of a unit that are a part of this one.
std::vector<std::size_t> partsOf(const CompletionWalk::Source& source, std::size_t choice)
{
    std::vector<std::size_t> parts;
    for (std::size_t part = 0; !source.link && part <= choice; ++part)
        parts.push_back(part);
    if (!source.link)
        return parts;
    const auto& whole = source.link->choices[source.choices[choice]];
    for (std::size_t other = 0; other < source.choices.size(); ++other) {
        const auto& by = source.link->choices[source.choices[other]];
        bool part = true;
        for (std::size_t card = 0; card < by.size(); ++card)
            part = part && std::min(0, whole[card]) <= by[card] && by[card] <= std::max(0, whole[card]);
        if (part)
            parts.push_back(other);
    }
    return parts;
}

// More copies of a kind than this are of no use: they break a bound, or less would have reached every one.
std::int64_t copiesNeeded(
    const CompletionProblem& problem, const CompletionKind& kind, const std::vector<std::int64_t>& lowest)
{
    if (!kind.in)
        return kind.copies();
    auto most = std::numeric_limits<std::int64_t>::max();
    std::int64_t needed = 0;
    for (std::size_t i = 0; i < lowest.size(); ++i) {
        const auto& range = problem.sums()[i].range;
        if (kind.by[i] < 0)
            needed = maxCopies;
        if (kind.by[i] <= 0)
            continue;
        if (range.atMost < SumRange().atMost)
            most = std::min(most, std::max<std::int64_t>(0, range.atMost - lowest[i]) / kind.by[i]);
        if (range.atLeast > SumRange().atLeast)
            needed = std::max(needed, dividedUp(range.atLeast - lowest[i], kind.by[i]));
    }
    for (const auto& [value, wanted] : problem.wishes().curve)
        if (value == kind.measure)
            needed = std::max(needed, wanted);
    return std::min(most, needed);
}

void addKinds(CompletionWalk& walk, const CompletionProblem& problem, const std::vector<CompletionKind>& kinds,
    std::int64_t mostCopies)
{
    const auto low = lowestSums(problem, CompletionGoal::Nearest);
    for (const auto& kind : kinds) {
        const auto copies = std::min({copiesNeeded(problem, kind, low), kind.copies(), mostCopies});
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
void addFillings(CompletionWalk& walk, const CompletionProblem& problem)
{
    const auto low = lowestSums(problem, CompletionGoal::Fill);
    std::map<std::vector<std::int64_t>, std::vector<const CompletionKind*>> alike;
    for (const auto& kind : problem.additions()) // those with the least against them first
        alike[kind.by].push_back(&kind);
    for (auto& [by, kinds] : alike) {
        WalkUnit unit{{times(by, 0), 0}};
        for (const auto* kind : kinds) {
            const auto cost = (kind->points * std::max<std::int64_t>(0, kind->measure) << fillPointsAt) +
                              (std::int64_t{1} << fillCopiesAt) + (kind->fresh ? 1 : 0);
            const auto most = copiesNeeded(problem, *kind, low);
            for (std::int64_t n = 0; n < kind->copies() && static_cast<std::int64_t>(unit.size()) <= most; ++n)
                unit.push_back({times(by, static_cast<std::int64_t>(unit.size())), unit.back().cost + cost});
        }
        if (unit.size() == 1)
            continue;
        walk.units.push_back(std::move(unit));
        walk.sources.push_back({std::move(kinds), nullptr, {}});
    }
}

// A sum for every value of the curve: the cards of it, held against what is wanted when no more can come.
void addCurve(CompletionWalk& walk, const CompletionProblem& problem)
{
    if (!problem.measure() || problem.wishes().curvePoints == 0)
        return;
    for (const auto& [value, wanted] : problem.wishes().curve) {
        WalkSum sum;
        sum.range = {0, std::numeric_limits<std::int32_t>::max()};
        sum.start = problem.heldOf(value);
        sum.costAtEnd = [wanted = wanted, points = std::int64_t{problem.wishes().curvePoints}](
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
                        if (problem.measureOf(source.link->cards[card]) == value)
                            copies += source.link->choices[source.choices[choice]][card];
                walk.units[unit][choice].by.push_back(copies);
            }
    }
}

} // namespace

std::vector<std::int64_t> lowestSums(const CompletionProblem& problem, CompletionGoal goal)
{
    std::vector<std::int64_t> low;
    for (const auto& sum : problem.sums())
        low.push_back(sum.now);
    const auto take = [&](const CompletionKind& kind, std::int64_t copies) {
        for (std::size_t i = 0; i < low.size(); ++i)
            low[i] += std::min<std::int64_t>(0, kind.by[i] * copies);
    };
    for (const auto& kind : problem.additions())
        take(kind, kind.copies());
    if (goal == CompletionGoal::Nearest)
        for (const auto& kind : problem.removals())
            take(kind, -kind.copies());
    for (const auto& link : problem.links()) {
        std::vector<std::int64_t> least(low.size(), 0);
        for (const auto& choice : link.choices)
            std::transform(least.begin(), least.end(), problem.changeBy(link, choice).begin(), least.begin(),
                [](auto a, auto b) { return std::min(a, b); });
        std::transform(low.begin(), low.end(), least.begin(), low.begin(), std::plus<>());
    }
    return low;
}

void addLinks(CompletionWalk& walk, const CompletionProblem& problem, CompletionGoal goal)
{
    for (const auto& link : problem.links()) {
        WalkUnit unit;
        CompletionWalk::Source source{{}, &link, {}};
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
            if (goal == CompletionGoal::Fill && goingOut(by) > fewest)
                continue; // what is there stays, as far as the limits let it
            WalkChoice choice{problem.changeBy(link, by), 0};
            for (std::size_t card = 0; card < by.size(); ++card) {
                const auto points = problem.pointsFor(link.cards[card], by[card]);
                const auto fresh = std::int64_t{by[card] > 0 && problem.held(link.cards[card]) == 0 ? by[card] : 0};
                const auto measure = by[card] > 0 ? std::max<std::int64_t>(0, problem.measureOf(link.cards[card])) : 0;
                choice.cost += goal == CompletionGoal::Fill
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

CompletionWalk completionWalk(const CompletionProblem& problem, CompletionGoal goal, std::int64_t mostCopies)
{
    CompletionWalk walk;
    for (const auto& sum : problem.sums())
        walk.sums.push_back({sum.now, sum.range, {}});
    if (goal == CompletionGoal::Nearest) {
        addKinds(walk, problem, problem.removals(), mostCopies);
        addKinds(walk, problem, problem.additions(), mostCopies);
    } else {
        addFillings(walk, problem);
    }
    addLinks(walk, problem, goal);
    if (goal == CompletionGoal::Fill)
        addCurve(walk, problem);
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
    CompletionWalk sorted{std::move(walk.sums), {}, {}};
    for (const auto unit : order) {
        sorted.units.push_back(std::move(walk.units[unit]));
        sorted.sources.push_back(std::move(walk.sources[unit]));
    }
    return sorted;
}

std::int64_t leastCopies(const CompletionProblem& problem)
{
    std::int64_t least = 0;
    if (!problem.links().empty())
        return least;
    for (std::size_t i = 0; i < problem.sums().size(); ++i) {
        const auto& sum = problem.sums()[i];
        std::int64_t up = 0, down = 0;
        for (const auto* kinds : {&problem.additions(), &problem.removals()})
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

bool CompletionWalk::hasPartThatDoes(const Way& way) const
{
    constexpr std::size_t mostParts = 4096;
    std::vector<std::pair<std::size_t, std::vector<std::size_t>>> open; // units with a choice of parts
    std::vector<std::int64_t> values;
    for (const auto& sum : sums)
        values.push_back(sum.start);
    const auto add = [&](const WalkChoice& choice, std::int64_t sign) {
        for (std::size_t sum = 0; sum < values.size(); ++sum)
            values[sum] += sign * choice.by[sum];
    };
    std::size_t all = 1;
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        auto parts = partsOf(sources[unit], way[unit]);
        all *= parts.size();
        if (all > mostParts)
            return false;
        if (parts.size() > 1)
            open.emplace_back(unit, std::move(parts));
        else
            add(units[unit][way[unit]], 1);
    }
    const std::function<bool(std::size_t, bool)> does = [&](std::size_t at, bool whole) {
        if (at == open.size())
            return !whole && std::equal(sums.begin(), sums.end(), values.begin(),
                                 [](const WalkSum& sum, std::int64_t value) { return sum.range.holds(value); });
        const auto& [unit, parts] = open[at];
        for (const auto part : parts) {
            add(units[unit][part], 1);
            const bool found = does(at + 1, whole && part == way[unit]);
            add(units[unit][part], -1);
            if (found)
                return true;
        }
        return false;
    };
    return does(0, true);
}

} // namespace nexus::model
