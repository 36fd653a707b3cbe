// Monte-Carlo tree search over what the seat itself does (Cowling, Powley, Whitehouse 2012), each iteration in a game
// dealt anew from what the seat knows, and played to the end of the round. What others do, and what the seat does
// beyond the tree, is what gains who acts most by the evaluation. Which branch is tried next follows its mean, and a
// prior that the gain of its first step gives (PUCT, Rosin 2011). Whole numbers alone: the same seed finds the same
// everywhere.
#pragma once

#include "model/players/player.h"

namespace nexus::model {

[[nodiscard]] Decision searched(const SeatView& view, const PlayerKind& kind, const Evaluation& evaluation,
    Random& random, const StopThinking& stop, const ThinkingClock& clock);

} // namespace nexus::model
