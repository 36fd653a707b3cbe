// What is done to one card: counters, states, and what lasts on it for a time or for good. Decides nothing. Private to
// model/engine.
#pragma once

#include "model/engine/selection.h"
#include "model/engine/table.h"

namespace nexus::model {

class CardChanges : AtTable {
public:
    using AtTable::AtTable;
    void beginLasting(const Lasting& lasting);
    // Till the duration that a text says is over; without a word for good.
    void last(CardId card, const Held& held, const Script& script, NodeId duration);
    void setBase(CardId card, BaseOf which, int base, const Script& script, NodeId duration);
    void strengthen(CardId card, Bonus bonus, const Script& script, NodeId duration);
    void blank(CardId card, const Script& script, NodeId duration, bool bare);
    // Or takes them away, where `count` is less than nothing.
    void putCounters(CardId card, Bonus bonus, int count);
    void putMarkers(CardId card, std::int16_t label, int count);
    void setState(CardId card, Mechanic state, bool on);
    void heal(CardId card, int amount);
    // The card has come into play, as texts say that it does.
    void arrived(CardId card);
    void placeToken(SeatIndex seat, Quadrant quadrant, Token token);

private:
    void tellHeld(CardId card, const Held& held);
    void giveToNext(CardId card);
};

// What the action says that it creates.
[[nodiscard]] Token tokenOf(const Action& action);

} // namespace nexus::model
