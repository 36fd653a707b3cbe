// The order of play in a round (III.C): its start, the turns of each Activation Sequence until all have passed in a
// row, its end. Private to model/engine.
#pragma once

#include "model/engine/clauses.h"
#include "model/engine/priority_chain.h"
#include "model/engine/victory.h"

namespace nexus::model {

class Rounds : AtTable {
public:
    Rounds(Table& table, Victory& victory, Clauses& clauses, PriorityChain& chain)
        : AtTable(table)
        , m_victory(victory)
        , m_clauses(clauses)
        , m_chain(chain)
    {
    }
    void start();
    void openStart();
    void openSequence();
    void end();
    void beginPhase(std::uint8_t phase); // an Activation Sequence
    void pass(SeatIndex seat);
    // What the pass has triggered is over: the phase ends, or the next player takes a turn.
    void goOnAfterPass();
    void nextTurn();
    bool endPhaseIfAllPassed();

private:
    [[nodiscard]] const TableRules& rules() const { return m_state.facts->rules; }
    void endPhase();
    void readyAll(SeatIndex seat);
    void carryOutDelayed(bool atStart);
    [[nodiscard]] SeatIndex leastDone() const;

    Victory& m_victory;
    Clauses& m_clauses;
    PriorityChain& m_chain;
};

} // namespace nexus::model
