#include "model/advice/mission_effects.h"

#include "model/rules/constraint_values.h"

#include <unordered_map>

namespace nexus::model {

namespace {

bool allows(const std::vector<std::pair<std::uint16_t, std::int64_t>>& asks, const std::vector<std::int64_t>& caps)
{
    return std::all_of(asks.begin(), asks.end(), [&](const auto& ask) { return ask.second <= caps[ask.first]; });
}

} // namespace

MissionEffects::MissionEffects(const DeckChecker& checker)
    : m_checker(checker)
{
    collectCaps();
    collectGroups();
}

void MissionEffects::collectCaps()
{
    const auto& ruleset = m_checker.ruleset();
    m_capsOf.resize(ruleset.constraints.size());
    const auto add = [&](std::size_t constraint, std::uint16_t section, const Summed& what) {
        std::size_t cap = 0;
        while (cap < m_caps.size() && !(m_caps[cap].section == section && m_caps[cap].what == what))
            ++cap;
        if (cap == m_caps.size())
            m_caps.push_back({section, what});
        m_capsOf[constraint].push_back(static_cast<std::uint16_t>(cap));
    };
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        if (rule.kind != ConstraintKind::Within || rule.warning)
            continue;
        const auto section = m_checker.sectionIndex(*rule.totalOf);
        if (std::find(m_giving.begin(), m_giving.end(), *rule.totalOf) == m_giving.end())
            m_giving.push_back(*rule.totalOf);
        if (!rule.forEachDomain)
            add(i, section, rule.attribute);
        else
            for (const auto domain : ruleset.domains)
                add(i, section, domain);
    }
}

// Cards that may be in a deck at all, grouped by what the constraints over their home section ask of them.
void MissionEffects::collectGroups()
{
    const auto& ruleset = m_checker.ruleset();
    const auto& catalogue = m_checker.catalogue();
    std::unordered_map<std::string, std::size_t> known;
    std::vector<std::pair<std::uint16_t, std::int64_t>> asks;
    std::string key;
    for (CardIndex card = 0; card < catalogue.size(); ++card) {
        std::uint16_t home = 0;
        const auto takes = [&](std::uint16_t section) {
            const auto* accepted = m_checker.accepted(section);
            return !ruleset.sections[section].free && (!accepted || accepted->contains(card));
        };
        while (home < ruleset.sections.size() && !takes(home))
            ++home;
        bool allowed = home < ruleset.sections.size();
        asks.clear();
        for (std::size_t i = 0; allowed && i < ruleset.constraints.size(); ++i) {
            const auto& rule = ruleset.constraints[i];
            const auto* where = m_checker.looksAt(i);
            if (rule.warning || !m_checker.inSections(rule, home) || (where && !where->contains(card)))
                continue;
            if (rule.kind == ConstraintKind::Copies)
                allowed = copyLimit(m_checker, rule, card).value_or(1) >= 1;
            for (const auto cap : m_capsOf[i])
                asks.emplace_back(cap, valueOf(m_checker, card, m_caps[cap].what));
        }
        if (!allowed)
            continue;
        key.clear();
        for (const auto& [cap, value] : asks) {
            key.append(reinterpret_cast<const char*>(&cap), sizeof cap);
            key.append(reinterpret_cast<const char*>(&value), sizeof value);
        }
        const auto [place, isNew] = known.try_emplace(key, m_groups.size());
        if (isNew)
            m_groups.push_back({asks, 0});
        ++m_groups[place->second].cards;
    }
}

MissionEffects::Caps MissionEffects::capsOf(const Deck& deck) const
{
    Caps caps(m_caps.size());
    for (const auto& row : m_checker.resolve(deck))
        for (std::size_t cap = 0; row.card && cap < m_caps.size(); ++cap)
            if (m_caps[cap].section == row.section)
                caps[cap] += valueOf(m_checker, *row.card, m_caps[cap].what) * row.count;
    return caps;
}

std::int64_t MissionEffects::legal(const Deck& deck) const
{
    const auto caps = capsOf(deck);
    std::int64_t sum = 0;
    for (const auto& group : m_groups)
        sum += allows(group.asks, caps) ? group.cards : 0;
    return sum;
}

std::vector<CardEffect> MissionEffects::effects(
    const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards, std::int64_t by) const
{
    const auto caps = capsOf(deck);
    const auto index = m_checker.sectionIndex(section);
    std::vector<CardEffect> effects;
    effects.reserve(cards.size());
    for (const auto card : cards) {
        auto after = caps;
        for (std::size_t cap = 0; cap < m_caps.size(); ++cap)
            if (m_caps[cap].section == index)
                after[cap] += by * valueOf(m_checker, card, m_caps[cap].what);
        CardEffect effect{card};
        for (const auto& group : m_groups) {
            const bool before = allows(group.asks, caps), now = allows(group.asks, after);
            effect.legalBefore += before ? group.cards : 0;
            effect.legalAfter += now ? group.cards : 0;
            effect.opened += now && !before ? group.cards : 0;
            effect.closed += before && !now ? group.cards : 0;
        }
        effects.push_back(effect);
    }
    return effects;
}

std::vector<CardEffect> MissionEffects::adding(
    const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards) const
{
    return effects(deck, section, cards, 1);
}

std::vector<CardEffect> MissionEffects::takingOut(
    const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards) const
{
    return effects(deck, section, cards, -1);
}

std::vector<CardIndex> MissionEffects::acceptedBy(const SectionId& section) const
{
    const auto index = m_checker.sectionIndex(section);
    if (index == DeckChecker::noSection)
        return {};
    const auto* accepted = m_checker.accepted(index);
    return accepted ? accepted->cards() : m_checker.catalogue().all().cards();
}

} // namespace nexus::model
