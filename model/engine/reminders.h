// What players are reminded of at the start and the end of a round: passive sentences of cards in play, which nothing
// else brings to mind.
#pragma once

#include "model/engine/game_state.h"

namespace nexus::model {

struct Reminder {
    CardId card = noCard;
    std::string text; // the sentence of the card
    friend bool operator==(const Reminder&, const Reminder&) = default;
};
// `event`: RoundStart or RoundEnd. In the order of the seats, each one's as they lie; cards without a rule box have
// nothing to say.
[[nodiscard]] std::vector<Reminder> remindersOf(const GameState& state, PlayEvent event);
// The active player's pass would be the last of the round.
[[nodiscard]] bool passEndsRound(const GameState& state);

} // namespace nexus::model
