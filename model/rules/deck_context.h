// What deck and collection terms of a query mean for one deck: which cards are in it, what may still be added.
#pragma once

#include "model/rules/additions.h"
#include "model/search/query_match.h"

namespace nexus::model {

// Checker and deck must outlive it. Nothing is owned: `need` is what the deck holds.
class DeckContext {
public:
    DeckContext(const DeckChecker& checker, const Deck& deck);
    // For any query, or for one that asks `only` what this node does: what it does not ask is not worked out.
    [[nodiscard]] SearchContext searchContext(const QueryNode* only = nullptr) const;

private:
    CardSet inDeck(const SectionId& section) const;

    const DeckChecker& m_checker;
    const Deck& m_deck;
    std::vector<ResolvedRow> m_rows;
    mutable std::optional<CardSet> m_legal, m_addable; // once asked for
};

} // namespace nexus::model
