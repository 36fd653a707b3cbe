// A deck in any state towards a legal one under a ruleset. By stages, each with the fewest changed copies it finds:
// sections the ruleset does not know, names that mean no card it sees, cards at the wrong place; the section that
// gives, where it is at fault, does not carry the deck, or nothing completes the deck with it; sections beside the
// deck; last the deck's own completion. No name is guessed: what means no card goes out. Ends for every deck; what
// could not be mended the checker still finds. The same input gives the same output.
#pragma once

#include "model/deck/deck.h"
#include "model/rules/legality.h"

#include <functional>

namespace nexus::model {

class DeckMending {
public:
    using GoOn = std::function<bool()>; // false: stops as soon as it can
    DeckMending(const DeckChecker& checker, GoOn goOn);
    // The deck with as few changes as are found; none where it was stopped.
    [[nodiscard]] std::optional<Deck> mended(const Deck& deck) const;

private:
    using Wanted = std::function<bool(const Finding&)>;
    struct Ranked { // the fewer errors the better, then the fewer copies changed
        std::size_t errors = 0;
        std::int64_t copies = 0;
        friend auto operator<=>(const Ranked&, const Ranked&) = default;
    };
    void placeSections(Deck& deck) const;
    void takeOutNames(Deck& deck) const;
    void fix(Deck& deck, const Wanted& wanted) const;
    void mendOptional(Deck& deck) const;
    void complete(Deck& deck, const SectionId& section) const;
    void finish(Deck& deck) const;
    [[nodiscard]] bool givingIsAtFault(const Deck& deck, const SectionId& giving) const;
    [[nodiscard]] Deck withBestPackage(const Deck& begun, const SectionId& giving, const Deck& deck) const;
    [[nodiscard]] Ranked ranked(const Deck& before, const Deck& after) const;
    [[nodiscard]] bool goesOn() const { return !m_goOn || m_goOn(); }

    const DeckChecker& m_checker;
    GoOn m_goOn;
};

} // namespace nexus::model
