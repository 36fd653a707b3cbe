#include "model/advice/giving_caps.h"

#include "model/rules/constraint_values.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::model {

std::vector<SectionId> givingSections(const Ruleset& ruleset)
{
    std::vector<SectionId> giving;
    for (const auto& rule : ruleset.constraints)
        if (rule.kind == ConstraintKind::Within && !rule.warning &&
            std::find(giving.begin(), giving.end(), *rule.totalOf) == giving.end())
            giving.push_back(*rule.totalOf);
    return giving;
}

GivingCaps::GivingCaps(const DeckChecker& checker, std::uint16_t giving)
    : m_checker(checker)
    , m_giving(giving)
    , m_drawn(checker.sectionIndex(checker.ruleset().tableRules.deck))
    , m_capsOf(checker.ruleset().constraints.size())
{
    const auto& ruleset = checker.ruleset();
    const auto add = [&](std::size_t constraint, const Summed& what) {
        const auto known = std::find(m_whats.begin(), m_whats.end(), what);
        m_capsOf[constraint].push_back(static_cast<std::size_t>(known - m_whats.begin()));
        if (known == m_whats.end())
            m_whats.push_back(what);
    };
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        if (rule.kind != ConstraintKind::Within || rule.warning || checker.sectionIndex(*rule.totalOf) != giving)
            continue;
        if (!rule.forEachDomain)
            add(i, rule.attribute);
        else
            for (const auto domain : ruleset.domains)
                add(i, domain);
    }
}

GivingCaps::Caps GivingCaps::of(const PackageCards& package) const
{
    Caps caps(m_whats.size());
    for (const auto& [card, copies] : package)
        for (std::size_t cap = 0; cap < caps.size(); ++cap)
            caps[cap] += valueOf(m_checker, card, m_whats[cap]) * copies;
    return caps;
}

bool GivingCaps::allow(const Group& group, const Caps& caps)
{
    return std::all_of(
        group.asks.begin(), group.asks.end(), [&](const auto& ask) { return ask.second <= caps[ask.first]; });
}

std::int64_t GivingCaps::allowed(const std::vector<Group>& groups, const Caps& caps)
{
    std::int64_t sum = 0;
    for (const auto& group : groups)
        sum += allow(group, caps) ? group.copies : 0;
    return sum;
}

GivingCaps::Copies GivingCaps::drawn(const CardSet* among) const
{
    Copies cards;
    if (m_drawn == DeckChecker::noSection)
        return cards;
    const auto* accepted = m_checker.accepted(m_drawn);
    const auto& constraints = m_checker.ruleset().constraints;
    const auto barred = [&](std::size_t i, CardIndex card) {
        const auto* where = m_checker.looksAt(i);
        return constraints[i].kind == ConstraintKind::Copies && !constraints[i].warning &&
               m_checker.inSections(constraints[i], m_drawn) && (!where || where->contains(card)) &&
               copyLimit(m_checker, constraints[i], card).value_or(1) < 1;
    };
    for (CardIndex card = 0; card < m_checker.catalogue().size(); ++card) {
        bool allowed = (!among || among->contains(card)) && (!accepted || accepted->contains(card));
        for (std::size_t i = 0; allowed && i < constraints.size(); ++i)
            allowed = !barred(i, card);
        if (allowed)
            cards.emplace_back(card, 1);
    }
    return cards;
}

std::vector<GivingCaps::Group> GivingCaps::grouped(const Copies& cards, std::uint16_t section) const
{
    std::vector<std::size_t> asking;
    for (std::size_t i = 0; i < m_capsOf.size(); ++i)
        if (!m_capsOf[i].empty() && m_checker.inSections(m_checker.ruleset().constraints[i], section))
            asking.push_back(i);
    std::vector<Group> groups;
    std::unordered_map<std::string, std::size_t> known;
    std::vector<std::pair<std::size_t, std::int64_t>> asks;
    std::string key;
    for (const auto& [card, copies] : cards) {
        asks.clear();
        key.clear();
        for (const auto i : asking) {
            const auto* where = m_checker.looksAt(i);
            if (where && !where->contains(card))
                continue;
            for (const auto cap : m_capsOf[i]) {
                const auto value = valueOf(m_checker, card, m_whats[cap]);
                asks.emplace_back(cap, value);
                key.append(reinterpret_cast<const char*>(&cap), sizeof cap);
                key.append(reinterpret_cast<const char*>(&value), sizeof value);
            }
        }
        const auto [place, isNew] = known.try_emplace(key, groups.size());
        if (isNew)
            groups.push_back({asks, 0});
        groups[place->second].copies += copies;
    }
    return groups;
}

std::vector<GivingCaps::Group> GivingCaps::drawnGroups(const CardSet* among) const
{
    return grouped(drawn(among), m_drawn);
}

std::vector<GivingCaps::Group> GivingCaps::heldGroups(const Deck& deck) const
{
    std::map<std::uint16_t, Copies> held;
    for (const auto& row : m_checker.resolve(deck))
        if (row.card && row.section != DeckChecker::noSection && row.section != m_giving)
            held[row.section].emplace_back(*row.card, row.count);
    std::vector<Group> groups;
    for (const auto& [section, cards] : held)
        for (auto& group : grouped(cards, section))
            groups.push_back(std::move(group));
    return groups;
}

} // namespace nexus::model
