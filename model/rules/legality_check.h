// One run of the validator over one deck: a small pure step a constraint kind. Private to model/rules.
#pragma once

#include "model/rules/legality.h"

#include <set>

namespace nexus::model {

class LegalityCheck {
public:
    LegalityCheck(const DeckChecker& checker, const Deck& deck);
    LegalityReport run();

    [[nodiscard]] const std::vector<ResolvedRow>& rows() const { return m_rows; }
    // The row counts for the constraint: its section is named, and `where` takes its card.
    [[nodiscard]] bool counts(std::size_t constraint, const ResolvedRow& row) const;
    [[nodiscard]] std::int64_t countOf(std::size_t constraint) const;
    [[nodiscard]] std::int64_t totalOf(std::size_t constraint, const Summed& what) const;
    [[nodiscard]] std::int64_t sectionTotal(std::uint16_t section, const Summed& what) const;
    // What cards print, each value once; a card that prints none has none.
    [[nodiscard]] std::set<std::string> valuesOf(std::size_t constraint) const;
    // Copies of the cards that are the same as this one for a `copies` constraint.
    [[nodiscard]] std::int64_t copiesOf(std::size_t constraint, CardIndex card) const;
    // The smallest limit among the card and those in the deck that are the same for the constraint.
    [[nodiscard]] std::optional<std::int64_t> strictestLimit(std::size_t constraint, CardIndex card) const;

private:
    void checkCount(std::size_t index);
    void checkTotal(std::size_t index);
    void checkCopies(std::size_t index);
    void checkWithin(std::size_t index);
    void checkDistinct(std::size_t index);
    void warnMissing(std::size_t index, AttributeIndex attribute);
    void compare(std::size_t index, std::int64_t actual, std::optional<AttributeIndex> domain);
    void add(std::size_t index, std::int64_t actual, Bound bound, std::int64_t limit,
        std::optional<AttributeIndex> domain, std::vector<std::string> cards, bool aboutOneCard);
    [[nodiscard]] std::vector<std::string> cardsBehind(std::size_t index, std::optional<AttributeIndex> domain) const;
    [[nodiscard]] bool isEmpty(std::size_t index) const;
    [[nodiscard]] const Constraint& constraint(std::size_t index) const;
    // Cards the constraint counts with their copies, by name, each once.
    [[nodiscard]] std::vector<std::pair<CardIndex, std::int64_t>> cardsOf(std::size_t index) const;

    const DeckChecker& m_checker;
    const Deck& m_deck;
    const Catalogue& m_catalogue;
    LegalityReport m_report;
    std::vector<ResolvedRow> m_rows;
    std::set<std::pair<CardIndex, AttributeIndex>> m_missing;
};

} // namespace nexus::model
