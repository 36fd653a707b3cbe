// The one validator: every screen, sheet and report asks here. Laws are the constraints of a Ruleset; what stands in
// code is only how each kind of constraint counts (resources/help/rulesets.md) and the built-in rules about names and
// pools. All findings at once, in the order of the ruleset and then by card name; the same deck gives the same report.
#pragma once

#include "model/deck/deck.h"
#include "model/rules/finding.h"
#include "model/rules/ruleset.h"
#include "model/search/card_lookup.h"

namespace nexus::model {

// A row of a deck with the card it means. `card` is empty for unknown, ambiguous and out-of-pool rows.
struct ResolvedRow {
    const DeckEntry* entry = nullptr;
    std::uint16_t section = 0; // position in Ruleset::sections, or DeckChecker::noSection
    std::optional<CardIndex> card;
    int count = 0;
};

// A ruleset made ready for one catalogue snapshot; cheap to ask, immutable, may be shared between threads.
class DeckChecker {
public:
    DeckChecker(Ruleset ruleset, std::shared_ptr<const Catalogue> catalogue);

    [[nodiscard]] LegalityReport check(const Deck& deck) const;

    [[nodiscard]] const Ruleset& ruleset() const { return m_ruleset; }
    // As the ruleset sees it, numbered as the whole: where it names sets, their cards are the pool.
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    [[nodiscard]] std::shared_ptr<const Catalogue> sharedCatalogue() const { return m_catalogue; }
    // Cards of the pool a section takes; null where it takes every card there is.
    [[nodiscard]] const CardSet* accepted(std::size_t section) const;
    [[nodiscard]] bool accepts(std::size_t section, CardIndex card) const
    {
        return !m_accepted[section] || m_accepted[section]->contains(card);
    }
    // The section a card goes to by itself: the first that is not free and accepts it.
    [[nodiscard]] std::optional<std::uint16_t> homeSection(CardIndex card) const;
    // Cards a constraint looks at; null where it looks at all.
    [[nodiscard]] const CardSet* looksAt(std::size_t constraint) const;
    // Whether it counts the card where that lies in the section.
    [[nodiscard]] bool counts(std::size_t constraint, std::uint16_t section, CardIndex card) const
    {
        return inSections(m_ruleset.constraints[constraint], section) &&
               (!m_where[constraint] || m_where[constraint]->contains(card));
    }
    [[nodiscard]] std::vector<ResolvedRow> resolve(const Deck& deck, std::vector<Finding>* findings = nullptr) const;
    [[nodiscard]] bool inSections(const Constraint& constraint, std::uint16_t section) const;
    [[nodiscard]] std::uint16_t sectionIndex(const SectionId& id) const;
    // Domains of the game that the ruleset does not have. Where a Within looks at each domain, none is given of these.
    [[nodiscard]] const std::vector<AttributeIndex>& foreignDomains() const { return m_foreignDomains; }
    // Counts for nothing: free in the ruleset, or the pile under consideration where the ruleset does not name it.
    [[nodiscard]] bool isFree(const SectionId& section) const;
    static constexpr std::uint16_t noSection = 0xffff;

private:
    friend class LegalityCheck;
    Ruleset m_ruleset;
    std::shared_ptr<const Catalogue> m_everything;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<std::optional<CardSet>> m_accepted, m_where;
    std::vector<std::uint32_t> m_sectionMasks; // constraint → bit a section
    std::vector<AttributeIndex> m_foreignDomains;
};

// What a constraint reads off single cards: the value it sums, the limit of copies, and which cards it takes for one.
// The validator and all advice ask here, so that they count alike.

// An attribute the card does not have counts as 0; AllDomains is the sum over the ruleset's domains.
[[nodiscard]] std::int64_t valueOf(const DeckChecker& checker, CardIndex card, const Summed& what);
// Of a Distinct: what it tells the card's value from others by; empty where the card prints none.
[[nodiscard]] std::string distinctValue(const DeckChecker& checker, const Constraint& rule, CardIndex card);
// Of a Total or Within: each domain of the ruleset, or the one thing it sums.
[[nodiscard]] std::vector<Summed> summedBy(const Ruleset& ruleset, const Constraint& rule);
// Of a constraint of kind Copies, as the next ones; none where the card lacks the attribute: no limit.
[[nodiscard]] std::optional<std::int64_t> copyLimit(const DeckChecker& checker, const Constraint& rule, CardIndex card);
// Whether two cards of the catalogue can be one for it at all; not where it tells them apart as the game does.
[[nodiscard]] bool takesCardsForOne(const DeckChecker& checker, const Constraint& rule);
[[nodiscard]] bool sameIdentity(const DeckChecker& checker, const Constraint& rule, CardIndex a, CardIndex b);
// Equal for two cards exactly where sameIdentity says so; to be compared under one constraint only.
[[nodiscard]] std::string identityOf(const DeckChecker& checker, const Constraint& rule, CardIndex card);
// By parts of an identity ("name", "type", text attributes): equal for two cards that share them, however written.
[[nodiscard]] std::string identityOf(const Catalogue& catalogue, const std::vector<std::string>& parts, CardIndex card);

} // namespace nexus::model
