#include "model/advice/card_likeness.h"

#include "model/rules/constraint_values.h"

namespace nexus::model {

namespace {

// What a difference weighs, against one point of attack.
constexpr std::int64_t pointWeight = 2, typeWeight = 10, lawWeight = 6, choiceWeight = 1, absentWeight = 3,
                       subtypeWeight = 6, keywordWeight = 4, mostPoints = 6;

// 0 for the same words, `weight` for none in common.
std::int64_t wordsApart(std::span<const TermIndex> a, std::span<const TermIndex> b, std::int64_t weight)
{
    if (a.empty() && b.empty())
        return 0;
    const auto shared = std::count_if(
        a.begin(), a.end(), [&](TermIndex word) { return std::find(b.begin(), b.end(), word) != b.end(); });
    const auto all = static_cast<std::int64_t>(a.size() + b.size()) - shared;
    return weight * (all - shared) / all;
}

} // namespace

CardLikeness::CardLikeness(const DeckChecker& checker, std::uint16_t section)
    : m_checker(checker)
{
    const auto& constraints = checker.ruleset().constraints;
    for (std::uint32_t i = 0; i < constraints.size(); ++i) {
        const auto& rule = constraints[i];
        if (rule.warning || !checker.inSections(rule, section))
            continue;
        if (rule.where)
            m_narrow.push_back(i);
        else if (rule.kind == ConstraintKind::Total && !rule.forEachDomain)
            (rule.bounds.exactly ? m_exact : m_bounded).push_back(i);
    }
}

CardLikeness::Distance CardLikeness::between(CardIndex a, CardIndex b) const
{
    const auto& constraints = m_checker.ruleset().constraints;
    const auto apart = [&](std::uint32_t i) {
        return std::abs(
            valueOf(m_checker, a, constraints[i].attribute) - valueOf(m_checker, b, constraints[i].attribute));
    };
    Distance distance;
    for (const auto i : m_exact)
        distance.exact += apart(i);
    for (const auto i : m_bounded)
        distance.role += pointWeight * apart(i);
    for (const auto i : m_narrow)
        if (const auto* where = m_checker.looksAt(i); where && where->contains(a) != where->contains(b))
            distance.role += lawWeight;
    distance.role += typesApart(a, b) + attributesApart(a, b);
    return distance;
}

std::int64_t CardLikeness::typesApart(CardIndex a, CardIndex b) const
{
    const auto& catalogue = m_checker.catalogue();
    const auto first = catalogue.types(a), second = catalogue.types(b);
    return (first.front() == second.front() ? 0 : typeWeight) +
           wordsApart(first.subspan(1), second.subspan(1), subtypeWeight) +
           wordsApart(catalogue.keywords(a), catalogue.keywords(b), keywordWeight);
}

std::int64_t CardLikeness::attributesApart(CardIndex a, CardIndex b) const
{
    const auto& catalogue = m_checker.catalogue();
    const auto& play = catalogue.game().play;
    const auto apart = [&](const std::optional<AttributeIndex>& attribute, std::int64_t each,
                           std::int64_t most) -> std::int64_t {
        if (!attribute)
            return 0;
        const auto first = catalogue.number(a, *attribute), second = catalogue.number(b, *attribute);
        if (!first || !second)
            return first.has_value() == second.has_value() ? 0 : absentWeight;
        return std::min<std::int64_t>(most, each * std::abs(std::int64_t{*first} - *second));
    };
    return apart(play.attack, 1, mostPoints) + apart(play.defense, 1, mostPoints) +
           apart(play.range, choiceWeight, choiceWeight);
}

} // namespace nexus::model
