// Who has won, and who is out: the last to be left, the front line at the end of a round, challenges that are met.
// Private to model/engine.
#pragma once

#include "model/engine/table.h"

namespace nexus::model {

class Victory : AtTable {
public:
    using AtTable::AtTable;
    // Challenges that are met are complete by themselves; whether one is.
    bool completeMissions(bool roundEnds = false);
    void completeMissionsNow(); // in the middle of an action
    void checkMissions(SeatIndex seat);
    void checkFrontline();
    bool endIfDecided();
    void remove(SeatIndex seat);
};

} // namespace nexus::model
