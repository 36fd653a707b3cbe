// What the texts in play do to every card (GameState::held), and when that has to be found anew. Private to
// model/engine.
#pragma once

#include "model/engine/selection.h"

namespace nexus::model {

class WhatHolds {
public:
    explicit WhatHolds(GameState& state)
        : m_state(state)
    {
    }
    void findAnew();
    void findAnewIfStale()
    {
        if (m_stale)
            findAnew();
    }
    // Something has changed, of that card or seat: what holds is stale where a text in play asks for it.
    void touch(Touches touches, SeatIndex seat, CardId card) { m_stale = m_stale || isAsked(touches, seat, card); }
    // Whatever it is that has changed.
    void spoil() { m_stale = true; }
    [[nodiscard]] bool isStale() const { return m_stale; }
    // Whether a text in play asks who attacks whom.
    [[nodiscard]] bool asksOfAttacks() const { return (m_state.heldAsks[0] & OfAttacks) != 0; }
    // As it is while units fight.
    void findForCombat();
    // What is asked of the card is found at once; what the same text has changed before stays to be found with the
    // rest.
    template <class Work> void findFirst(Touches touches, CardId card, Work work)
    {
        const bool anew = !m_stale && isAsked(touches, m_state.card(card).owner, card);
        if (anew)
            findAnew();
        work();
        m_stale = m_stale && !anew;
    }

private:
    class Holding;
    struct HoldingText;
    struct HeldAsks;
    [[nodiscard]] bool hasAsking(CardId card) const
    {
        const auto* scripts = card == noCard ? nullptr : m_state.scriptsOf(card);
        return scripts && scripts->asks != 0;
    }
    // Whether a text in play asks for it of that card or seat, or the card has one that is about what holds.
    [[nodiscard]] bool isAsked(Touches touches, SeatIndex seat, CardId card) const
    {
        const auto whose = card != noCard ? m_state.cards[card].owner : seat;
        if (whose >= maxSeats || ((touches & (OfPresence | OfAnything)) != 0 && hasAsking(card)))
            return true;
        const auto asked = static_cast<Touches>(touches & m_state.heldAsks[whose]);
        constexpr Touches ofCard = OfPresence | OfPlaces | OfTiredness | OfStrength;
        return asked != 0 && (card == noCard || (asked & ~ofCard) != 0 || isSpokenOf(card, asked));
    }
    // Whether a text in play that asks for one of these can speak of the card.
    [[nodiscard]] bool isSpokenOf(CardId card, Touches touches) const;
    HeldAsks sourcesAtWork(std::vector<CardId>& sources);
    template <class Anew> void settleHeld(Holding& held, Anew anew);
    void hold(const Speaker& who, NodeId node, bool strength, Holding& held, NodeId condition = 0);
    void holdGiven(const Script& script, NodeId quoted, CardId card, bool strength, Holding& held);

    GameState& m_state;
    bool m_stale = false;
    bool m_fighting = false; // combat is being resolved
};

} // namespace nexus::model
