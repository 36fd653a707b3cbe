#include "model/advice/mission_effects.h"

namespace nexus::model {

MissionEffects::MissionEffects(const DeckChecker& checker)
    : m_laws(checker)
    , m_giving(model::givingSections(checker.ruleset()))
{
    std::vector<ResolvedRow> cards; // each in its home section
    for (CardIndex card = 0; card < checker.catalogue().size(); ++card)
        if (const auto home = checker.homeSection(card); home && m_laws.strictestLimit(card, *home).value_or(1) >= 1)
            cards.push_back({nullptr, *home, card, 1});
    m_groups = m_laws.grouped(cards);
}

std::int64_t MissionEffects::legal(const Deck& deck) const
{
    return allowedCopies(m_groups, m_laws.capValues(m_laws.checker().resolve(deck)));
}

std::vector<CardEffect> MissionEffects::effects(
    const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards, std::int64_t by) const
{
    const auto caps = m_laws.capValues(m_laws.checker().resolve(deck));
    const auto index = m_laws.checker().sectionIndex(section);
    std::vector<CardEffect> effects;
    effects.reserve(cards.size());
    for (const auto card : cards) {
        auto after = caps;
        for (std::size_t cap = 0; cap < caps.size(); ++cap)
            if (m_laws.caps()[cap].giving == index)
                after[cap] += by * valueOf(m_laws.checker(), card, m_laws.caps()[cap].what);
        CardEffect effect{card};
        for (const auto& group : m_groups) {
            const bool before = group.allowedBy(caps), now = group.allowedBy(after);
            effect.legalBefore += before ? group.copies : 0;
            effect.legalAfter += now ? group.copies : 0;
            effect.opened += now && !before ? group.copies : 0;
            effect.closed += before && !now ? group.copies : 0;
        }
        effects.push_back(effect);
    }
    return effects;
}

std::vector<CardIndex> MissionEffects::acceptedBy(const SectionId& section) const
{
    const auto index = m_laws.checker().sectionIndex(section);
    return index == DeckChecker::noSection ? std::vector<CardIndex>() : acceptedCards(m_laws.checker(), index).cards();
}

} // namespace nexus::model
