// The single elimination of an event as a bracket: each match in its column (rounds, the first at the left) and at its
// height, so that the winners of two neighbours meet in the next column. Places nobody has reached are there, empty.
#pragma once

#include "model/event/event_state.h"

#include <vector>

namespace nexus::app {

struct BracketPlace {
    model::PlayerNumber player = 0; // 0: nobody yet
    int seed = 0;                   // 1 is the highest
    bool won = false;
};
struct BracketMatch {
    BracketPlace first, second;
    std::optional<model::MatchScore> score; // as the first has it
    int table = 0;                          // 0: not paired
    bool bye = false;                       // the first goes on without a match
};
// By round, from top to bottom; empty where there is no cut.
[[nodiscard]] std::vector<std::vector<BracketMatch>> bracketOf(const model::EventState& state);

// In which order seeds stand in a bracket of so many places: 1, 8, 4, 5, 2, 7, 3, 6.
[[nodiscard]] std::vector<int> bracketOrder(int places);

} // namespace nexus::app
