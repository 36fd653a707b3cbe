// The one validator: every screen, sheet and report asks here. Laws are the constraints of a Ruleset; what stands in
// code is only how each kind of constraint counts (resources/help/rulesets.md) and the built-in rules about names and
// pools. All findings at once, in the order of the ruleset and then by card name; the same deck gives the same report.
#pragma once

#include "model/deck/card_lookup.h"
#include "model/rules/finding.h"
#include "model/rules/ruleset.h"

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
    // As the ruleset sees it: cut to its sets where it names some.
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    [[nodiscard]] std::shared_ptr<const Catalogue> sharedCatalogue() const { return m_catalogue; }
    // Cards a section takes; null where it takes all.
    [[nodiscard]] const CardSet* accepted(std::size_t section) const;
    // Cards a constraint looks at; null where it looks at all.
    [[nodiscard]] const CardSet* looksAt(std::size_t constraint) const;
    [[nodiscard]] std::vector<ResolvedRow> resolve(const Deck& deck, std::vector<Finding>* findings = nullptr) const;
    [[nodiscard]] bool inSections(const Constraint& constraint, std::uint16_t section) const;
    [[nodiscard]] std::uint16_t sectionIndex(const SectionId& id) const;
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
};

// For a single question; keep a DeckChecker for more.
[[nodiscard]] LegalityReport checkDeck(
    const Deck& deck, const Ruleset& ruleset, std::shared_ptr<const Catalogue> catalogue);

} // namespace nexus::model
