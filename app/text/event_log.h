// What was done at an event, each deed in a few words: for its log and for what is taken back.
#pragma once

#include "model/event/event_state.h"

#include <string>
#include <vector>

namespace nexus::app {

// "Table 7 of round 2: 2–1". `state`: for the names of players.
[[nodiscard]] std::string deedText(const model::EventState& state, const model::EventDeed& deed);
// What the next TakeBack takes back; empty where there is nothing.
[[nodiscard]] std::string lastDeedText(const model::Event& event, const model::EventState& state);

} // namespace nexus::app
