// A deck in any state towards a legal one under a ruleset, step by step: sections the ruleset does not know, names that
// mean no card it sees, cards at the wrong place, the section that gives, then fixes until none helps any more. No
// name is guessed: what means no card goes out. Ends for every deck; what could not be mended is still found by the
// checker. Cards already in the deck stay wherever the law lets them.
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
    void placeSections(Deck& deck) const;
    void takeOutNames(Deck& deck) const;
    void fix(Deck& deck, const Wanted& wanted) const;
    void emptyOptional(Deck& deck) const;
    [[nodiscard]] std::vector<Deck> withPackages(const Deck& deck) const;
    void finish(Deck& deck) const;
    [[nodiscard]] bool goesOn() const { return !m_goOn || m_goOn(); }

    const DeckChecker& m_checker;
    GoOn m_goOn;
};

} // namespace nexus::model
