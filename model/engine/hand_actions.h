// What players do by hand: whatever they like, where the rules of the game are carried out by nobody else. Private to
// model/engine.
#pragma once

#include "model/engine/action.h"
#include "model/engine/card_changes.h"
#include "model/engine/harm.h"

namespace nexus::model {

class HandActions : AtTable {
public:
    HandActions(Table& table, CardChanges& changes, Harm& harm)
        : AtTable(table)
        , m_changes(changes)
        , m_harm(harm)
    {
    }
    void carryOut(const Action& action);

private:
    void note(const Action& action);
    void put(const Action& action);
    void setMechanic(const Action& action);
    void placeToken(const Action& action);

    CardChanges& m_changes;
    Harm& m_harm;
};

} // namespace nexus::model
