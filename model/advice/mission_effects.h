// What one more or one less of a card that gives (a Mission) would do to the catalogue: how many cards are legal
// before and after, by the constraints of kind Within. Agrees with is:legal of the deck after the change.
// Cards are counted once a checker by what the constraints ask of them, so that a question costs no pass over cards.
#pragma once

#include "model/advice/laws.h"

namespace nexus::model {

struct CardEffect {
    CardIndex card = 0;
    std::int64_t legalBefore = 0, legalAfter = 0; // cards of the catalogue
    std::int64_t opened = 0, closed = 0;          // legal after only, before only
    friend bool operator==(const CardEffect&, const CardEffect&) = default;
};

class MissionEffects {
public:
    // The checker must outlive it.
    explicit MissionEffects(const DeckChecker& checker);

    // Sections whose total bounds other cards, as in the ruleset; empty where no constraint is of this kind.
    [[nodiscard]] const std::vector<SectionId>& givingSections() const { return m_giving; }
    [[nodiscard]] std::int64_t legal(const Deck& deck) const;
    // One more copy in that section, for each of these cards.
    [[nodiscard]] std::vector<CardEffect> adding(
        const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards) const
    {
        return effects(deck, section, cards, 1);
    }
    // One copy less.
    [[nodiscard]] std::vector<CardEffect> takingOut(
        const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards) const
    {
        return effects(deck, section, cards, -1);
    }
    // Every card the section accepts, in the catalogue's order.
    [[nodiscard]] std::vector<CardIndex> acceptedBy(const SectionId& section) const;

private:
    [[nodiscard]] std::vector<CardEffect> effects(
        const Deck& deck, const SectionId& section, const std::vector<CardIndex>& cards, std::int64_t by) const;

    Laws m_laws;
    std::vector<SectionId> m_giving;
    std::vector<CapGroup> m_groups; // of the cards that may be in a deck at all
};

} // namespace nexus::model
