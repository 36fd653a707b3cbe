#include "model/rules/additions.h"

#include "model/rules/constraint_values.h"
#include "model/rules/legality_check.h"

namespace nexus::model {

Additions::Additions(const DeckChecker& checker, const Deck& deck)
    : m_checker(checker)
    , m_check(std::make_unique<LegalityCheck>(checker, deck))
{
    const auto& ruleset = checker.ruleset();
    m_now.resize(ruleset.constraints.size());
    m_perDomain.resize(ruleset.constraints.size());
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        if (rule.kind == ConstraintKind::Count)
            m_now[i] = m_check->countOf(i);
        else if (rule.kind == ConstraintKind::Total && !rule.forEachDomain)
            m_now[i] = m_check->totalOf(i, rule.attribute);
        else if (rule.kind == ConstraintKind::Within && !rule.forEachDomain)
            m_now[i] = m_check->sectionTotal(checker.sectionIndex(*rule.totalOf), rule.attribute);
        if (rule.forEachDomain)
            for (const auto domain : ruleset.domains)
                m_perDomain[i].emplace_back(
                    domain, rule.kind == ConstraintKind::Total
                                ? m_check->totalOf(i, domain)
                                : m_check->sectionTotal(checker.sectionIndex(*rule.totalOf), domain));
    }
}

Additions::~Additions() = default;

std::optional<AdditionObstacle> Additions::checkConstraint(std::size_t index, CardIndex card) const
{
    const auto& rule = m_checker.ruleset().constraints[index];
    const auto over = [&](std::int64_t before, std::int64_t by, std::optional<std::int64_t> limit,
                          std::optional<AttributeIndex> domain) -> std::optional<AdditionObstacle> {
        if (!limit || by <= 0 || before + by <= *limit)
            return std::nullopt;
        return AdditionObstacle{rule.rule, domain, before + by, *limit};
    };
    switch (rule.kind) {
    case ConstraintKind::Count: return over(m_now[index], 1, rule.bounds.upper(), std::nullopt);
    case ConstraintKind::Total:
        if (!rule.forEachDomain)
            return over(m_now[index], valueOf(m_checker, card, rule.attribute), rule.bounds.upper(), std::nullopt);
        for (const auto& [domain, now] : m_perDomain[index])
            if (auto found = over(now, valueOf(m_checker, card, domain), rule.bounds.upper(), domain))
                return found;
        return std::nullopt;
    case ConstraintKind::Copies:
        return over(m_check->copiesOf(index, card), 1, m_check->strictestLimit(index, card), std::nullopt);
    case ConstraintKind::Within:
        if (!rule.forEachDomain)
            return over(0, valueOf(m_checker, card, rule.attribute), m_now[index], std::nullopt);
        for (const auto& [domain, cap] : m_perDomain[index])
            if (auto found = over(0, valueOf(m_checker, card, domain), cap, domain))
                return found;
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<AdditionObstacle> Additions::obstacle(CardIndex card, std::uint16_t section) const
{
    const CardSet* accepted = m_checker.accepted(section);
    if (accepted && !accepted->contains(card))
        return AdditionObstacle{rules::wrongSection, std::nullopt, 1, 0};
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        if (constraints[i].warning || !m_checker.inSections(constraints[i], section))
            continue;
        const CardSet* where = m_checker.looksAt(i);
        if (where && !where->contains(card))
            continue;
        if (auto found = checkConstraint(i, card))
            return found;
    }
    return std::nullopt;
}

bool Additions::carries(CardIndex card, std::uint16_t section) const
{
    const CardSet* accepted = m_checker.accepted(section);
    if (accepted && !accepted->contains(card))
        return false;
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const auto& rule = constraints[i];
        if (rule.warning || (rule.kind != ConstraintKind::Within && rule.kind != ConstraintKind::Copies) ||
            !m_checker.inSections(rule, section))
            continue;
        const CardSet* where = m_checker.looksAt(i);
        if ((!where || where->contains(card)) && checkConstraint(i, card))
            return false;
    }
    return true;
}

AdditionRoom Additions::room(CardIndex card, std::uint16_t section) const
{
    AdditionRoom room;
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::uint32_t i = 0; i < constraints.size(); ++i) {
        const auto& rule = constraints[i];
        if (rule.warning || !m_checker.inSections(rule, section))
            continue;
        const CardSet* where = m_checker.looksAt(i);
        if (where && !where->contains(card))
            continue;
        if (rule.kind == ConstraintKind::Copies) {
            if (const auto limit = m_check->strictestLimit(i, card)) {
                const auto left = *limit - m_check->copiesOf(i, card) - 1;
                room.copies = room.copies ? std::min(*room.copies, left) : left;
            }
        } else if (!room.constraint && !where && !rule.forEachDomain && rule.bounds.exactly &&
                   (rule.kind == ConstraintKind::Total || rule.kind == ConstraintKind::Count)) {
            room.constraint = i;
            const auto by = rule.kind == ConstraintKind::Count ? 1 : valueOf(m_checker, card, rule.attribute);
            room.left = *rule.bounds.exactly - m_now[i] - by;
        }
    }
    return room;
}

std::int64_t Additions::copies(CardIndex card, std::uint16_t section) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i)
        if (constraints[i].kind == ConstraintKind::Copies && m_checker.inSections(constraints[i], section))
            return m_check->copiesOf(i, card);
    std::int64_t found = 0;
    for (const auto& row : m_check->rows())
        if (row.section == section && row.card == card)
            found += row.count;
    return found;
}

std::optional<std::uint16_t> Additions::homeSection(CardIndex card) const
{
    const auto& sections = m_checker.ruleset().sections;
    for (std::uint16_t i = 0; i < sections.size(); ++i) {
        const CardSet* accepted = m_checker.accepted(i);
        if (!sections[i].free && (!accepted || accepted->contains(card)))
            return i;
    }
    return std::nullopt;
}

CardSet Additions::addable() const
{
    CardSet found(m_checker.catalogue().size());
    for (CardIndex card = 0; card < found.size(); ++card)
        if (const auto home = homeSection(card); home && !obstacle(card, *home))
            found.insert(card);
    return found;
}

CardSet Additions::legal() const
{
    CardSet found(m_checker.catalogue().size());
    const auto& constraints = m_checker.ruleset().constraints;
    for (CardIndex card = 0; card < found.size(); ++card) {
        const auto home = homeSection(card);
        bool allowed = home.has_value();
        for (std::size_t i = 0; allowed && i < constraints.size(); ++i) {
            const CardSet* where = m_checker.looksAt(i);
            if (!m_checker.inSections(constraints[i], *home) || constraints[i].warning ||
                (where && !where->contains(card)))
                continue;
            if (constraints[i].kind == ConstraintKind::Within)
                allowed = !checkConstraint(i, card);
            else if (constraints[i].kind == ConstraintKind::Copies)
                allowed = copyLimit(m_checker, constraints[i], card).value_or(1) >= 1;
        }
        if (allowed)
            found.insert(card);
    }
    return found;
}

} // namespace nexus::model
