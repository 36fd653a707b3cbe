// What players do by hand: whatever they like, where the rules of the game are carried out by nobody else. Private to
// model/engine.
#pragma once

#include "model/engine/action.h"
#include "model/engine/card_changes.h"
#include "model/engine/harm.h"

namespace nexus::model {

class HandActions {
public:
    HandActions(Table& table, CardChanges& changes, Harm& harm)
        : m_state(table.state)
        , m_table(table)
        , m_changes(changes)
        , m_harm(harm)
    {
    }
    void carryOut(const Action& action);

private:
    void note(const Action& action);
    void put(const Action& action);
    void setMechanic(const Action& action);

    GameState& m_state;
    Table& m_table;
    CardChanges& m_changes;
    Harm& m_harm;
};

} // namespace nexus::model
