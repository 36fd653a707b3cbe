// Who has won, and who is out: the last to be left, the front line at the end of a round, challenges that are met.
// Private to model/engine.
#pragma once

#include "model/engine/table.h"

namespace nexus::model {

class Victory {
public:
    explicit Victory(Table& table)
        : m_state(table.state)
        , m_table(table)
    {
    }
    // Challenges that are met are complete by themselves; whether one is.
    bool completeMissions(bool roundEnds = false);
    void completeMissionsNow(); // in the middle of an action
    void checkMissions(SeatIndex seat);
    void checkFrontline();
    bool endIfDecided();
    void remove(SeatIndex seat);

private:
    GameState& m_state;
    Table& m_table;
};

} // namespace nexus::model
