// The table of a game: where cards are, and whether they are ready. Each change of it is told as a Happening, which is
// noted for abilities and challenges that wait for it. Decides nothing. Private to model/engine.
#pragma once

#include "model/engine/apply.h"
#include "model/engine/deed_tally.h"
#include "model/engine/occurred.h"
#include "model/engine/what_holds.h"

namespace nexus::model {

class Table {
public:
    Table(GameState& now, Happenings* told)
        : state(now)
        , holds(now)
        , occurred(now)
        , tally(now)
        , m_told(told)
    {
    }
    GameState& state;
    WhatHolds holds;   // what texts in play do to cards
    Occurred occurred; // what abilities can still be triggered by
    DeedTally tally;   // what has been done

    void tell(const Happening& happening);
    template <class Kind>
    void tell(const Kind& what, SeatIndex seat = noSeat, CardId card = noCard, CardId other = noCard)
    {
        tell(Happening(what, seat, card, other));
    }
    template <class Kind> void tellCard(const Kind& what, CardId card, CardId other = noCard) // of its owner
    {
        tell(Happening(what, state.cards[card].owner, card, other));
    }
    void tellKept(CardId card, ForbiddenDeeds from, int state = 0);

    [[nodiscard]] std::vector<CardId>& pile(SeatIndex seat, Zone zone)
    {
        return state.players[seat].piles[static_cast<std::size_t>(zone)];
    }
    void put(CardId card, Zone zone, Quadrant quadrant = Quadrant::None, CardId host = noCard, bool bottom = false);
    void leavePlay(CardId card, Zone zone, bool destroyed = false, CardId by = noCard);
    void sendTo(CardId card, Zone zone); // out of play or from wherever else it is
    void toDeck(CardId card, bool bottom);
    void discard(CardId card); // by the text at hand
    // An Event is done with: to the discard pile, or out of the game when it came from there (VIII Arcane Recall).
    void finishCard(CardId card);
    void shuffleDeck(SeatIndex seat);
    bool draw(SeatIndex seat, int count); // false: the deck ran out
    void evolve(CardId card, CardId onto);
    void devolve(CardId top);
    CardId addToken(SeatIndex seat, Quadrant quadrant, Token token);

    void exhaust(CardId card, bool byText = false, bool entering = false);
    void ready(CardId card);
    void suppress(CardId card, CardId by = noCard, bool attack = false);

private:
    void dropFromPile(CardId card);
    void takeOver(CardId card, CardId from);
    void speakOf(Target newcomer, Target before);
    void unharmed(CardId card, CardId by, bool attack);

    Happenings* m_told;
};

// Who changes a game does it at the table: the rooms of the engine, each with its own part of the rules.
class AtTable {
public:
    explicit AtTable(Table& table)
        : m_state(table.state)
        , m_table(table)
    {
    }

protected:
    GameState& m_state;
    Table& m_table;
};

} // namespace nexus::model
