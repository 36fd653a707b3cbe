#include "model/advice/package_units.h"

#include "model/rules/constraint_values.h"

#include <algorithm>
#include <numeric>

namespace nexus::model {

namespace {

constexpr std::size_t maxPackageChoices = 100'000; // of cards that share a limit
constexpr std::size_t maxChecks = 20'000'000;      // of like cards, copies of each

SumRange rangeOf(const Bounds& bounds)
{
    SumRange range;
    if (bounds.exactly)
        range = {*bounds.exactly, *bounds.exactly};
    if (bounds.atLeast)
        range.atLeast = std::max(range.atLeast, *bounds.atLeast);
    if (bounds.atMost)
        range.atMost = std::min(range.atMost, *bounds.atMost);
    return range;
}

int copiesOf(const PackageCards& cards, CardIndex card)
{
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const auto& one) { return one.first == card; });
    return found == cards.end() ? 0 : found->second;
}

// In how many ways 0, 1, 2 … copies are taken of cards with these limits.
std::vector<std::uint64_t> waysToTake(const std::vector<int>& limits, std::size_t most)
{
    std::vector<std::uint64_t> ways(most + 1, 0);
    ways[0] = 1;
    for (const auto limit : limits)
        for (auto k = ways.size(); k-- > 1;)
            for (std::size_t copies = 1; copies <= std::min(k, static_cast<std::size_t>(limit)); ++copies)
                ways[k] = addedWays(ways[k], ways[k - copies]);
    return ways;
}

// Step k: k copies of the cards of the unit, in as many ways as their limits leave. No more than a sum that no card
// takes of away allows.
void addSteps(PackageUnit& unit, const std::vector<PackageSum>& sums, const std::vector<bool>& growing)
{
    std::vector<std::int64_t> values;
    auto most = std::accumulate(unit.limits.begin(), unit.limits.end(), std::int64_t{0});
    for (std::size_t i = 0; i < sums.size(); ++i) {
        values.push_back(sums[i].value(unit.cards.front()));
        if (growing[i] && values.back() > 0)
            most = std::min(most, std::max<std::int64_t>(0, sums[i].range.atMost / values.back()));
    }
    const auto size = static_cast<std::size_t>(most) + 1;
    if (size * unit.cards.size() > maxChecks)
        return;
    const auto ways = waysToTake(unit.limits, size - 1);
    for (std::size_t k = 0; k < size; ++k) {
        SumStep step{values, ways[k]};
        for (auto& value : step.by)
            value *= static_cast<std::int64_t>(k);
        unit.steps.push_back(std::move(step));
    }
}

void addKept(PackageUnit& unit, const PackageCards& present)
{
    for (std::size_t step = 0; step < unit.steps.size(); ++step) {
        std::int64_t kept = 0;
        if (unit.choices.empty())
            kept = std::min<std::int64_t>(static_cast<std::int64_t>(step), copiesOf(present, unit.cards.front()));
        else
            for (const auto& [card, copies] : unit.choices[step])
                kept += std::min(copies, copiesOf(present, card));
        unit.steps[step].by.push_back(kept);
    }
}

} // namespace

PackageUnits::PackageUnits(const DeckChecker& checker, std::uint16_t giving)
    : m_checker(checker)
    , m_giving(giving)
{
    if (giving != DeckChecker::noSection)
        collectLinked();
}

bool PackageUnits::limits(std::size_t constraint, CardIndex card) const
{
    const auto& rule = m_checker.ruleset().constraints[constraint];
    const auto* where = m_checker.looksAt(constraint);
    return rule.kind == ConstraintKind::Copies && !rule.warning && m_checker.inSections(rule, m_giving) &&
           (!where || where->contains(card));
}

int PackageUnits::limitOf(CardIndex card) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    std::optional<std::int64_t> strictest;
    for (std::size_t i = 0; i < constraints.size(); ++i)
        if (limits(i, card))
            if (const auto limit = copyLimit(m_checker, constraints[i], card);
                limit && (!strictest || *limit < *strictest))
                strictest = limit;
    return static_cast<int>(std::clamp<std::int64_t>(strictest.value_or(1), 0, maxCopies));
}

bool PackageUnits::withinLimits(const PackageCards& cards) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> same; // copies, limit
        for (const auto& [card, copies] : cards) {
            if (!limits(i, card))
                continue;
            auto& [sum, limit] = same.try_emplace(identityOf(m_checker, constraints[i], card), 0, std::int64_t{1} << 40)
                                     .first->second;
            sum += copies;
            limit = std::min(limit, copyLimit(m_checker, constraints[i], card).value_or(limit));
            if (sum > limit)
                return false;
        }
    }
    return true;
}

void PackageUnits::collectLinked()
{
    const auto* accepted = m_checker.accepted(m_giving);
    const auto cards = accepted ? accepted->cards() : m_checker.catalogue().all().cards();
    std::vector<std::size_t> leader(cards.size());
    std::iota(leader.begin(), leader.end(), std::size_t{0});
    const auto leaderOf = [&](std::size_t place) {
        while (leader[place] != place)
            place = leader[place];
        return place;
    };
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        if (constraints[i].kind != ConstraintKind::Copies || !takesCardsForOne(m_checker, constraints[i]))
            continue;
        std::map<std::string, std::size_t> first;
        for (std::size_t place = 0; place < cards.size(); ++place)
            if (limits(i, cards[place])) {
                const auto same = leaderOf(
                    first.try_emplace(identityOf(m_checker, constraints[i], cards[place]), place).first->second);
                const auto own = leaderOf(place);
                leader[std::max(own, same)] = std::min(own, same);
            }
    }
    std::map<std::size_t, std::vector<CardIndex>> together;
    for (std::size_t place = 0; place < cards.size(); ++place)
        together[leaderOf(place)].push_back(cards[place]);
    for (auto& [place, group] : together)
        m_linked.push_back(std::move(group));
}

std::vector<PackageSum> PackageUnits::boundSums() const
{
    const auto& ruleset = m_checker.ruleset();
    std::vector<PackageSum> sums;
    sums.push_back({[](CardIndex) { return std::int64_t{1}; }, {}});
    const auto add = [&](const CardSet* where, const Summed& what, const Constraint& rule) {
        sums.push_back({[this, where, what](CardIndex card) {
                            return where && !where->contains(card) ? 0 : valueOf(m_checker, card, what);
                        },
            rangeOf(rule.bounds), where ? std::optional<Summed>() : what, rule.unlessEmpty});
    };
    bool counted = false; // the first bound of all cards is that of the first sum
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        const auto* where = m_checker.looksAt(i);
        const bool alone = std::all_of(rule.sections.begin(), rule.sections.end(),
            [&](const SectionId& id) { return m_checker.sectionIndex(id) == m_giving; });
        if (rule.warning || !alone || (rule.kind != ConstraintKind::Count && rule.kind != ConstraintKind::Total))
            continue;
        if (rule.kind == ConstraintKind::Count && !where && !counted) {
            counted = true;
            sums.front().range = rangeOf(rule.bounds);
            sums.front().unlessEmpty = rule.unlessEmpty;
        } else if (rule.kind == ConstraintKind::Count)
            sums.push_back({[where](CardIndex card) { return std::int64_t{!where || where->contains(card)}; },
                rangeOf(rule.bounds), {}, rule.unlessEmpty});
        else if (!rule.forEachDomain)
            add(where, rule.attribute, rule);
        else
            for (const auto domain : ruleset.domains)
                add(where, domain, rule);
    }
    return sums;
}

std::vector<PackageUnit> PackageUnits::likeCards(
    const std::vector<PackageSum>& sums, const PackageCards& present, const CardSet* barred) const
{
    std::vector<PackageUnit> units;
    std::map<std::vector<std::int64_t>, std::size_t> like;
    for (const auto& linked : m_linked) {
        if (linked.size() > 1) {
            units.push_back({linked});
            addChoices(units.back(), sums, barred);
            continue;
        }
        const auto card = linked.front();
        const auto limit = limitOf(card);
        if (limit < 1 || (barred && barred->contains(card)))
            continue;
        std::vector<std::int64_t> values;
        for (const auto& sum : sums)
            values.push_back(sum.value(card));
        auto place = units.size();
        if (copiesOf(present, card) == 0)
            place = like.try_emplace(std::move(values), place).first->second;
        if (place == units.size())
            units.emplace_back();
        units[place].cards.push_back(card);
        units[place].limits.push_back(limit);
    }
    return units;
}

std::vector<PackageUnit> PackageUnits::units(
    const std::vector<PackageSum>& sums, const PackageCards& present, bool kept, const CardSet* barred) const
{
    auto units = likeCards(sums, present, barred);
    const auto grow = growing(sums);
    for (auto& unit : units) {
        if (unit.choices.empty())
            addSteps(unit, sums, grow);
        if (kept)
            addKept(unit, present);
    }
    const auto rare = [&](const PackageUnit& unit) {
        return std::any_of(unit.cards.begin(), unit.cards.end(), [&](CardIndex card) {
            return copiesOf(present, card) > 0 || std::any_of(sums.begin(), sums.end(), [&](const PackageSum& sum) {
                return sum.rare && sum.value(card) != 0;
            });
        });
    };
    std::sort(units.begin(), units.end(),
        [](const PackageUnit& a, const PackageUnit& b) { return a.cards.front() > b.cards.front(); });
    std::stable_partition(units.begin(), units.end(), [&](const PackageUnit& unit) { return !rare(unit); });
    return units;
}

void PackageUnits::addChoices(PackageUnit& unit, const std::vector<PackageSum>& sums, const CardSet* barred) const
{
    PackageCards chosen;
    const std::function<bool(std::size_t)> next = [&](std::size_t from) -> bool {
        if (unit.choices.size() > maxPackageChoices)
            return false;
        unit.choices.push_back(chosen);
        for (std::size_t i = from; i < unit.cards.size(); ++i)
            for (int copies = 1; copies <= limitOf(unit.cards[i]) && !(barred && barred->contains(unit.cards[i]));
                 ++copies) {
                chosen.emplace_back(unit.cards[i], copies);
                const bool goOn = !withinLimits(chosen) || next(i + 1);
                chosen.pop_back();
                if (!goOn)
                    return false;
            }
        return true;
    };
    if (!next(0))
        return;
    for (const auto& choice : unit.choices) {
        SumStep step{std::vector<std::int64_t>(sums.size(), 0), 1};
        for (const auto& [card, copies] : choice)
            for (std::size_t i = 0; i < sums.size(); ++i)
                step.by[i] += sums[i].value(card) * copies;
        unit.steps.push_back(std::move(step));
    }
}

// Sums no card takes of away.
std::vector<bool> PackageUnits::growing(const std::vector<PackageSum>& sums) const
{
    std::vector<bool> growing;
    for (const auto& sum : sums)
        growing.push_back(std::all_of(m_linked.begin(), m_linked.end(), [&](const auto& cards) {
            return std::all_of(cards.begin(), cards.end(), [&](CardIndex card) { return sum.value(card) >= 0; });
        }));
    return growing;
}

} // namespace nexus::model
