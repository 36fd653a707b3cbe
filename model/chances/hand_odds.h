// What hands of a deck are like, exact: the counterpart of model/chances/hand_sampler, in the same figures. Hands are
// fair draws; the most of a round's points they can spend is summed over every make-up of hands by cost.
#pragma once

#include "model/chances/hand_sampler.h"

namespace nexus::model {

// meanSpend is absent, too, where hands have more different make-ups than can be gone through (hands well beyond ten
// cards of many costs).
[[nodiscard]] HandFigures handOdds(const HandQuestion& question);

} // namespace nexus::model
