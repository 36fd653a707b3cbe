// How those who had something did: a domain, a leader, a card in their list. Of matches of the Swiss or round robin
// that one side had it and the other not, a draw half a win; byes count for nothing. Of few matches the
// interval is wide, and says so.
#pragma once

#include "model/event/event_state.h"

#include <cstdint>
#include <vector>

namespace nexus::model {

struct WinShare {
    int players = 0;
    int won = 0, lost = 0, drawn = 0;
    double share = 0, low = 0, high = 1; // of 0 to 1
    [[nodiscard]] int matches() const { return won + lost + drawn; }
    friend bool operator==(const WinShare&, const WinShare&) = default;
};

// `has`: by number - 1.
[[nodiscard]] WinShare winShare(const EventState& state, const std::vector<bool>& has);

} // namespace nexus::model
