#include "model/rules/additions.h"

#include "model/rules/legality.h"
#include "model/rules/legality_check.h"
#include "model/search/query.h"

namespace nexus::model {

namespace {

template <class Term> bool asks(const QueryNode& node)
{
    return anyTerm(node, [](const auto& term) { return std::holds_alternative<Term>(term); });
}

} // namespace

Additions::Additions(const DeckChecker& checker, const Deck& deck)
    : m_checker(checker)
    , m_check(std::make_unique<LegalityCheck>(checker, deck))
{
    const auto& ruleset = checker.ruleset();
    m_amounts.resize(ruleset.constraints.size());
    for (std::size_t i = 0; i < ruleset.constraints.size(); ++i) {
        const auto& rule = ruleset.constraints[i];
        switch (rule.kind) {
        case ConstraintKind::Count: m_amounts[i].push_back({std::nullopt, m_check->countOf(i)}); break;
        case ConstraintKind::Total:
            for (const auto& what : summedBy(ruleset, rule))
                m_amounts[i].push_back({what, m_check->totalOf(i, what)});
            break;
        case ConstraintKind::Within:
            for (const auto& what : summedBy(ruleset, rule))
                m_amounts[i].push_back({what, m_check->sectionTotal(checker.sectionIndex(*rule.totalOf), what)});
            if (rule.forEachDomain)
                for (const auto domain : checker.foreignDomains())
                    m_amounts[i].push_back({domain, 0});
            break;
        case ConstraintKind::Distinct:
            m_amounts[i].push_back({std::nullopt, static_cast<std::int64_t>(m_check->valuesOf(i).size())});
            break;
        case ConstraintKind::Copies: break;
        }
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
    if (rule.kind == ConstraintKind::Copies)
        return over(m_check->copiesOf(index, card), 1, m_check->strictestLimit(index, card), std::nullopt);
    if (rule.kind == ConstraintKind::Distinct) {
        const auto value = distinctValue(m_checker, rule, card);
        const bool isNew = !value.empty() && !m_check->valuesOf(index).contains(value);
        return over(m_amounts[index].front().now, isNew ? 1 : 0, rule.bounds.upper(), std::nullopt);
    }
    for (const auto& [what, now] : m_amounts[index]) {
        const auto by = what ? valueOf(m_checker, card, *what) : 1;
        const auto domain = rule.forEachDomain ? std::optional(std::get<AttributeIndex>(*what)) : std::nullopt;
        if (auto found = rule.kind == ConstraintKind::Within ? over(0, by, now, domain)
                                                             : over(now, by, rule.bounds.upper(), domain))
            return found;
    }
    return std::nullopt;
}

std::optional<AdditionObstacle> Additions::obstacle(CardIndex card, std::uint16_t section) const
{
    if (!m_checker.accepts(section, card))
        return AdditionObstacle{rules::wrongSection, std::nullopt, 1, 0};
    // What no card taken out would change comes before what the deck has no room for now.
    for (const auto law : {Law::OfTheCard, Law::OfTheSum})
        if (auto found = broken(card, section, law))
            return found;
    return std::nullopt;
}

std::optional<AdditionObstacle> Additions::broken(CardIndex card, std::uint16_t section, Law law, Caps caps) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const auto kind = constraints[i].kind;
        const bool single = kind == ConstraintKind::Within || kind == ConstraintKind::Copies ||
                            kind == ConstraintKind::Distinct;
        const bool left = caps == Caps::Not && kind == ConstraintKind::Within;
        if (left || single != (law == Law::OfTheCard) || constraints[i].warning || !m_checker.counts(i, section, card))
            continue;
        if (auto found = checkConstraint(i, card))
            return found;
    }
    return std::nullopt;
}

std::optional<AdditionObstacle> Additions::overLimit(CardIndex card, std::uint16_t section) const
{
    for (const auto law : {Law::OfTheCard, Law::OfTheSum})
        if (auto found = broken(card, section, law, Caps::Not))
            return found;
    return std::nullopt;
}

bool Additions::carries(CardIndex card, std::uint16_t section) const
{
    return m_checker.accepts(section, card) && !broken(card, section, Law::OfTheCard);
}

AdditionRoom Additions::room(CardIndex card, std::uint16_t section) const
{
    AdditionRoom room;
    const auto& constraints = m_checker.ruleset().constraints;
    for (std::uint32_t i = 0; i < constraints.size(); ++i) {
        const auto& rule = constraints[i];
        if (rule.warning || !m_checker.counts(i, section, card))
            continue;
        if (rule.kind == ConstraintKind::Copies) {
            if (const auto limit = m_check->strictestLimit(i, card)) {
                const auto left = *limit - m_check->copiesOf(i, card) - 1;
                room.copies = room.copies ? std::min(*room.copies, left) : left;
            }
        } else if (!room.constraint && !rule.where && !rule.forEachDomain && rule.bounds.exactly &&
                   (rule.kind == ConstraintKind::Total || rule.kind == ConstraintKind::Count)) {
            room.constraint = i;
            const auto by = rule.kind == ConstraintKind::Count ? 1 : valueOf(m_checker, card, rule.attribute);
            room.left = *rule.bounds.exactly - m_amounts[i].front().now - by;
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

std::optional<std::uint16_t> Additions::homeSection(CardIndex card) const { return m_checker.homeSection(card); }

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
            if (constraints[i].warning || !m_checker.counts(i, *home, card))
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

DeckContext::DeckContext(const DeckChecker& checker, const Deck& deck)
    : m_checker(checker)
    , m_deck(deck)
    , m_rows(checker.resolve(deck))
{
}

CardSet DeckContext::inDeck(const SectionId& section) const
{
    CardSet found(m_checker.catalogue().size());
    const auto& sections = m_checker.ruleset().sections;
    for (const auto& row : m_rows) {
        if (!row.card || row.section == DeckChecker::noSection)
            continue;
        if (section.empty() ? !sections[row.section].free : sections[row.section].id == section)
            found.insert(*row.card);
    }
    return found;
}

SearchContext DeckContext::searchContext(const QueryNode* only) const
{
    SearchContext context;
    const bool legal = !only || asks<IsLegal>(*only);
    const bool addable = !only || asks<CanAdd>(*only);
    if ((legal && !m_legal) || (addable && !m_addable)) {
        const Additions additions(m_checker, m_deck);
        if (legal && !m_legal)
            m_legal = additions.legal();
        if (addable && !m_addable)
            m_addable = additions.addable();
    }
    context.legal = m_legal ? &*m_legal : nullptr;
    context.addable = m_addable ? &*m_addable : nullptr;
    context.inDeck = [this](const SectionId& section) { return inDeck(section); };
    context.needed = [this](CardIndex card) {
        std::int64_t copies = 0;
        for (const auto& row : m_rows)
            if (row.card == card && row.section != DeckChecker::noSection &&
                !m_checker.ruleset().sections[row.section].free)
                copies += row.count;
        return copies;
    };
    return context;
}

} // namespace nexus::model
