#include "model/rules/deck_context.h"

#include "model/search/query.h"

namespace nexus::model {

namespace {

template <class Term> bool asks(const QueryNode& node)
{
    return anyTerm(node, [](const auto& term) { return std::holds_alternative<Term>(term); });
}

} // namespace

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
