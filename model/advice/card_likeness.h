// How alike two cards are as parts of a deck: what the laws sum of them, which laws look at them at all, then their
// part in the game: type and subtypes, what fights, range, keywords. Read from ruleset and game; no name stands here.
#pragma once

#include "model/rules/legality.h"

namespace nexus::model {

class CardLikeness {
public:
    // As cards of this section. The checker must outlive it.
    CardLikeness(const DeckChecker& checker, std::uint16_t section);
    struct Distance {
        std::int64_t exact = 0; // what exact totals of the section would miss
        std::int64_t role = 0;  // everything else, weighed
        friend auto operator<=>(const Distance&, const Distance&) = default;
    };
    [[nodiscard]] Distance between(CardIndex a, CardIndex b) const;

private:
    [[nodiscard]] std::int64_t attributesApart(CardIndex a, CardIndex b) const;
    [[nodiscard]] std::int64_t typesApart(CardIndex a, CardIndex b) const;

    const DeckChecker& m_checker;
    std::vector<std::uint32_t> m_exact, m_bounded, m_narrow; // totals of the section; what looks at some cards only
};

} // namespace nexus::model
