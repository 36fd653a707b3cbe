#include "model/advice/mission_packages.h"

#include "model/rules/constraint_values.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace nexus::model {

namespace {

constexpr std::size_t maxChoices = 100'000;    // of cards that share a limit
constexpr std::size_t maxChecks = 20'000'000;  // of like cards, copies of each

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

} // namespace

MissionPackages::MissionPackages(const DeckChecker& checker, const SectionId& giving)
    : m_checker(checker)
    , m_drawn(checker.sectionIndex(checker.ruleset().playBasics.deck))
{
    const auto& constraints = checker.ruleset().constraints;
    if (std::any_of(constraints.begin(), constraints.end(), [&](const Constraint& rule) {
            return rule.kind == ConstraintKind::Within && !rule.warning && *rule.totalOf == giving;
        }))
        m_section = checker.sectionIndex(giving);
    if (m_section == DeckChecker::noSection)
        return;
    collectCaps();
    collectLinked();
    if (m_drawn != DeckChecker::noSection)
        m_pool = grouped(drawn(nullptr), m_drawn);
}

void MissionPackages::collectCaps()
{
    const auto& ruleset = m_checker.ruleset();
    m_capsOf.resize(ruleset.constraints.size());
    const auto add = [&](std::size_t constraint, const Summed& what) {
        const auto known = std::find(m_caps.begin(), m_caps.end(), what);
        m_capsOf[constraint].push_back(static_cast<std::size_t>(known - m_caps.begin()));
        if (known == m_caps.end())
            m_caps.push_back(what);
    };
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        if (rule.kind != ConstraintKind::Within || rule.warning || m_checker.sectionIndex(*rule.totalOf) != m_section)
            continue;
        if (!rule.forEachDomain)
            add(i, rule.attribute);
        else
            for (const auto domain : ruleset.domains)
                add(i, domain);
    }
}

bool MissionPackages::limitsCopies(std::size_t constraint, std::uint16_t section, CardIndex card) const
{
    const auto& rule = m_checker.ruleset().constraints[constraint];
    const auto* where = m_checker.looksAt(constraint);
    return rule.kind == ConstraintKind::Copies && !rule.warning && m_checker.inSections(rule, section) && (!where || where->contains(card));
}

int MissionPackages::limitOf(CardIndex card) const
{
    std::optional<std::int64_t> strictest;
    for (std::size_t i = 0; i < m_checker.ruleset().constraints.size(); ++i)
        if (limitsCopies(i, m_section, card))
            if (const auto limit = copyLimit(m_checker, m_checker.ruleset().constraints[i], card); limit && (!strictest || *limit < *strictest))
                strictest = limit;
    return static_cast<int>(std::clamp<std::int64_t>(strictest.value_or(1), 0, maxCopies));
}

bool MissionPackages::withinLimits(const CardCopies& cards) const
{
    for (std::size_t i = 0; i < m_checker.ruleset().constraints.size(); ++i) {
        std::map<std::string, std::pair<std::int64_t, std::int64_t>> same; // copies, limit
        for (const auto& [card, copies] : cards) {
            if (!limitsCopies(i, m_section, card))
                continue;
            auto& [sum, limit] = same.try_emplace(identityOf(m_checker, m_checker.ruleset().constraints[i], card), 0, std::int64_t{1} << 40).first->second;
            sum += copies;
            limit = std::min(limit, copyLimit(m_checker, m_checker.ruleset().constraints[i], card).value_or(limit));
            if (sum > limit)
                return false;
        }
    }
    return true;
}

// Accepted cards, those that share a limit of copies together.
void MissionPackages::collectLinked()
{
    const auto* accepted = m_checker.accepted(m_section);
    const auto cards = accepted ? accepted->cards() : CardSet(m_checker.catalogue().size(), true).cards();
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
            if (limitsCopies(i, m_section, cards[place])) {
                const auto same = leaderOf(first.try_emplace(identityOf(m_checker, constraints[i], cards[place]), place).first->second);
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

// The number of cards first, then what the constraints on this section alone count and sum.
std::vector<MissionPackages::Sum> MissionPackages::boundSums() const
{
    const auto& ruleset = m_checker.ruleset();
    std::vector<Sum> sums;
    sums.push_back({[](CardIndex) { return std::int64_t{1}; }, {}, std::nullopt, false, false});
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        const bool alone = std::all_of(rule.sections.begin(), rule.sections.end(),
                                       [&](const SectionId& id) { return m_checker.sectionIndex(id) == m_section; });
        if (rule.warning || !alone || (rule.kind != ConstraintKind::Count && rule.kind != ConstraintKind::Total))
            continue;
        const auto* where = m_checker.looksAt(i);
        const auto range = rangeOf(rule.bounds);
        const auto add = [&](const Summed& what) {
            sums.push_back({[this, where, what](CardIndex card) { return where && !where->contains(card) ? 0 : valueOf(m_checker, card, what); },
                            range, where ? std::optional<Summed>() : what, rule.unlessEmpty, false});
        };
        if (rule.kind == ConstraintKind::Count)
            sums.push_back({[where](CardIndex card) { return std::int64_t{!where || where->contains(card)}; }, range, std::nullopt, rule.unlessEmpty, false});
        else if (!rule.forEachDomain)
            add(rule.attribute);
        else
            for (const auto domain : ruleset.domains)
                add(domain);
    }
    for (auto& sum : sums)
        sum.growing = std::all_of(m_linked.begin(), m_linked.end(), [&](const auto& cards) {
            return std::all_of(cards.begin(), cards.end(), [&](CardIndex card) { return sum.value(card) >= 0; });
        });
    return sums;
}

// The last unit holds the first card: ways are walked from the last.
std::vector<MissionPackages::Unit> MissionPackages::units(const std::vector<Sum>& sums, const CardCopies& present, bool withKept) const
{
    const auto presentCopies = [&](CardIndex card) {
        const auto found = std::find_if(present.begin(), present.end(), [&](const auto& one) { return one.first == card; });
        return found == present.end() ? 0 : found->second;
    };
    std::vector<Unit> units;
    std::map<std::vector<std::int64_t>, std::size_t> like;
    for (const auto& linked : m_linked) {
        if (linked.size() > 1) {
            units.push_back({linked, {}, {}, {}});
            addChoices(units.back(), sums);
            continue;
        }
        const auto limit = limitOf(linked.front());
        if (limit < 1)
            continue;
        std::vector<std::int64_t> values;
        for (const auto& sum : sums)
            values.push_back(sum.value(linked.front()));
        auto place = units.size();
        if (presentCopies(linked.front()) == 0)
            place = like.try_emplace(std::move(values), place).first->second;
        if (place == units.size())
            units.emplace_back();
        units[place].cards.push_back(linked.front());
        units[place].limits.push_back(limit);
    }
    for (auto& unit : units) {
        if (unit.choices.empty())
            addSteps(unit, sums);
        for (std::size_t step = 0; withKept && step < unit.steps.size(); ++step) {
            std::int64_t kept = 0;
            if (unit.choices.empty())
                kept = std::min<std::int64_t>(static_cast<std::int64_t>(step), presentCopies(unit.cards.front()));
            else
                for (const auto& [card, copies] : unit.choices[step])
                    kept += std::min(copies, presentCopies(card));
            unit.steps[step].by.push_back(kept);
        }
    }
    std::sort(units.begin(), units.end(), [](const Unit& a, const Unit& b) { return a.cards.front() > b.cards.front(); });
    return units;
}

void MissionPackages::addChoices(Unit& unit, const std::vector<Sum>& sums) const
{
    CardCopies chosen;
    const std::function<bool(std::size_t)> next = [&](std::size_t from) -> bool {
        if (unit.choices.size() > maxChoices)
            return false;
        unit.choices.push_back(chosen);
        for (std::size_t i = from; i < unit.cards.size(); ++i)
            for (int copies = 1; copies <= limitOf(unit.cards[i]); ++copies) {
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

// Step k: k copies of the cards of the unit, in as many ways as their limits leave.
void MissionPackages::addSteps(Unit& unit, const std::vector<Sum>& sums) const
{
    std::vector<std::int64_t> values;
    auto most = std::accumulate(unit.limits.begin(), unit.limits.end(), std::int64_t{0});
    for (const auto& sum : sums) {
        values.push_back(sum.value(unit.cards.front()));
        if (sum.growing && values.back() > 0)
            most = std::min(most, std::max<std::int64_t>(0, sum.range.atMost / values.back()));
    }
    const auto size = static_cast<std::size_t>(most) + 1;
    if (size * unit.cards.size() > maxChecks)
        return;
    std::vector<std::uint64_t> ways(size, 0);
    ways[0] = 1;
    for (const auto limit : unit.limits)
        for (auto k = size; k-- > 1;)
            for (std::size_t copies = 1; copies <= std::min(k, static_cast<std::size_t>(limit)); ++copies)
                ways[k] = addedWays(ways[k], ways[k - copies]);
    for (std::size_t k = 0; k < size; ++k) {
        SumStep step{values, ways[k]};
        for (auto& value : step.by)
            value *= static_cast<std::int64_t>(k);
        unit.steps.push_back(std::move(step));
    }
}

// By what the constraints that look to the section ask of them in `section`.
std::vector<MissionPackages::Group> MissionPackages::grouped(const Copies& cards, std::uint16_t section) const
{
    std::map<std::vector<std::pair<std::size_t, std::int64_t>>, std::int64_t> sizes;
    for (const auto& [card, copies] : cards) {
        std::vector<std::pair<std::size_t, std::int64_t>> asks;
        for (std::size_t i = 0; i < m_capsOf.size(); ++i) {
            const auto* where = m_checker.looksAt(i);
            if (m_capsOf[i].empty() || !m_checker.inSections(m_checker.ruleset().constraints[i], section) || (where && !where->contains(card)))
                continue;
            for (const auto cap : m_capsOf[i])
                asks.emplace_back(cap, valueOf(m_checker, card, m_caps[cap]));
        }
        sizes[std::move(asks)] += copies;
    }
    std::vector<Group> groups;
    for (const auto& [asks, copies] : sizes)
        groups.push_back({asks, copies});
    return groups;
}

// Copies of the deck that are held against this section.
std::vector<MissionPackages::Group> MissionPackages::heldGroups(const Deck& deck) const
{
    std::map<std::uint16_t, Copies> held;
    for (const auto& row : m_checker.resolve(deck))
        if (row.card && row.section != DeckChecker::noSection && row.section != m_section)
            held[row.section].emplace_back(*row.card, row.count);
    std::vector<Group> groups;
    for (const auto& [section, cards] : held)
        for (auto& group : grouped(cards, section))
            groups.push_back(std::move(group));
    return groups;
}

// Cards of the drawn section that limits of copies do not bar, a copy each.
MissionPackages::Copies MissionPackages::drawn(const CardSet* among) const
{
    Copies cards;
    if (m_drawn == DeckChecker::noSection)
        return cards;
    const auto* accepted = m_checker.accepted(m_drawn);
    for (CardIndex card = 0; card < m_checker.catalogue().size(); ++card) {
        bool allowed = (!among || among->contains(card)) && (!accepted || accepted->contains(card));
        for (std::size_t i = 0; allowed && i < m_capsOf.size(); ++i)
            allowed = !limitsCopies(i, m_drawn, card) || copyLimit(m_checker, m_checker.ruleset().constraints[i], card).value_or(1) >= 1;
        if (allowed)
            cards.emplace_back(card, 1);
    }
    return cards;
}

CardCopies MissionPackages::presentIn(const Deck& deck) const
{
    std::map<CardIndex, int> present;
    for (const auto& row : m_checker.resolve(deck))
        if (row.card && row.section == m_section)
            present[*row.card] += row.count;
    return {present.begin(), present.end()};
}

} // namespace nexus::model
