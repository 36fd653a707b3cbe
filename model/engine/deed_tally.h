// Counts what has been done: in this round, for texts that ask for it, and in the game, for challenges. Changes nothing
// else, and tells nothing. Private to model/engine.
#pragma once

#include "model/abilities/term.h"
#include "model/engine/game_state.h"

namespace nexus::model {

class DeedTally {
public:
    explicit DeedTally(GameState& state)
        : m_state(state)
    {
    }
    void count(const Happening& happening);
    // What no happening tells.
    void count(Op deed, SeatIndex seat, CardId card);
    void countSacrifice(CardId card);
    void countImpact(CardId card, int amount, CardId by);
    void countRoundEnd();
    void forgetRound();
    // Whether the challenge of the Mission is met, which is asked as a round ends or else at any time.
    [[nodiscard]] bool isMet(CardId mission, bool roundEnds) const;

private:
    template <class DeedsIn> void add(CardId with, DeedsIn deedsIn, std::uint64_t kinds = ~std::uint64_t{0});

    GameState& m_state;
};

} // namespace nexus::model
