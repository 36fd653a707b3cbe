// Information-set Monte-Carlo tree search (Cowling, Powley, Whitehouse 2012): one tree over what players do, each
// iteration in a game dealt anew from what the seat knows. Which branch is tried next follows its mean, and a prior
// that the evaluation of its first step gives (PUCT, Rosin 2011). Rollouts are short and end in the evaluation. Whole
// numbers alone, so that the same seed finds the same on every machine.
#pragma once

#include "model/players/player.h"

namespace nexus::model {

[[nodiscard]] Decision searched(const SeatView& view, const PlayerKind& kind, const Evaluation& evaluation,
    Random& random, const StopThinking& stop);

} // namespace nexus::model
