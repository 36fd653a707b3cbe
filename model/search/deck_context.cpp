#include "model/search/deck_context.h"

namespace nexus::model {

DeckContext::DeckContext(const DeckChecker& checker, const Deck& deck)
    : m_checker(checker)
    , m_rows(checker.resolve(deck))
{
    const Additions additions(checker, deck);
    m_legal = additions.legal();
    m_addable = additions.addable();
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

SearchContext DeckContext::searchContext() const
{
    SearchContext context;
    context.legal = &m_legal;
    context.addable = &m_addable;
    context.inDeck = [this](const SectionId& section) { return inDeck(section); };
    context.needed = [this](CardIndex card) {
        std::int64_t copies = 0;
        for (const auto& row : m_rows)
            if (row.card == card && row.section != DeckChecker::noSection && !m_checker.ruleset().sections[row.section].free)
                copies += row.count;
        return copies;
    };
    return context;
}

} // namespace nexus::model
