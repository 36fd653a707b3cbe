// What papers, page and window call the rounds of an event, and who sits where in one.
#pragma once

#include "model/event/event_state.h"

#include <string>
#include <vector>

namespace nexus::app {

// "Round 3"; near the end of single elimination "Quarterfinals", "Semifinals", "Final". Rounds from 1.
[[nodiscard]] std::string roundTitle(const model::EventState& state, int round);

struct RoundSeat {
    model::PlayerNumber player = 0, opponent = 0; // a bye has no opponent
    int table = 0;                                // nor a table
};
// Everybody of the round once, as they are looked up: by name.
[[nodiscard]] std::vector<RoundSeat> seatsByName(const model::EventState& state, int round);
// Everybody of the event, by name.
[[nodiscard]] std::vector<const model::EventPlayer*> playersByName(const model::EventState& state);
// In seat order of the round: by table, the first player first; then byes, then everybody else by name. Round 0: by
// name alone.
[[nodiscard]] std::vector<RoundSeat> seatsByTable(const model::EventState& state, int round);

} // namespace nexus::app
