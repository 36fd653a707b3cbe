// What is paid: points, and what texts cost beside them. What cards are given is a choice of who pays. Private to
// model/engine.
#pragma once

#include "model/engine/card_changes.h"
#include "model/engine/choices.h"
#include "model/engine/harm.h"

namespace nexus::model {

class Payments : AtTable {
public:
    Payments(Table& table, CardChanges& changes, Harm& harm, Referents& referents, Choices& choices)
        : AtTable(table)
        , m_changes(changes)
        , m_harm(harm)
        , m_referents(referents)
        , m_choices(choices)
    {
    }
    void takePoints(SeatIndex seat, int cost, TurnAction counted);
    // A card has been played: what has changed the price of the next one is used up.
    void played(SeatIndex seat, CardId card);
    // False while the player is asked what he gives.
    bool costsChosen(const Script& script, NodeId costs);
    bool isPayable(const Script& script, NodeId costs);
    void payAll(const Script& script, NodeId costs, bool byAction);
    void payOne(const Script& script, NodeId cost, bool byAction);

private:
    void payCards(const Script& script, NodeId cost, NodeId group);
    void payWith(const Script& script, NodeId cost, CardId card, bool byAction);
    void giveUp(const Script& script, NodeId cost, CardId card);

    CardChanges& m_changes;
    Harm& m_harm;
    Referents& m_referents;
    Choices& m_choices;
};

} // namespace nexus::model
