// One action and what it forces, looked at: what greedy players decide by, and where the search begins.
#pragma once

#include "model/engine/apply.h"
#include "model/players/player.h"

namespace nexus::model {

class Lookahead {
public:
    explicit Lookahead(const Evaluation& evaluation)
        : m_evaluation(evaluation)
        , m_late(lateOf(evaluation))
    {
    }

    // Carries out the action and all that follows until somebody has a turn, in the simplest way: what a text asks for
    // is answered by what looks best at once to who is asked, and nobody adds anything else. False: it is refused.
    bool take(GameState& state, const Action& action);
    // The value of what the action leads to, and the state it leads to.
    [[nodiscard]] std::int32_t value(const GameState& state, const Action& action, SeatIndex seat, GameState& after);
    // What a seat judges by when it is its turn: where its pass ends the round, who is ready is so for nothing.
    [[nodiscard]] const Evaluation& evaluationAt(const GameState& state, SeatIndex seat) const;
    // The options of who decides, each with its value to that seat, the best first, but none that comes to nothing
    // while a pass is possible; a pass counts as what is there now, unless it ends the game, for passing is possible
    // later, too.
    [[nodiscard]] std::vector<Thought> ranked(const GameState& state, SeatIndex seat, bool withTerms);
    // The same of so many of them, drawn by chance, and a pass.
    [[nodiscard]] std::vector<Thought> rankedSome(
        const GameState& state, SeatIndex seat, std::size_t most, Random& random);

private:
    [[nodiscard]] std::vector<Thought> judged(
        const GameState& state, SeatIndex seat, std::vector<Action> all, bool withTerms, bool onlyUseful);
    [[nodiscard]] bool cameToNothing(const GameState& state, const Action& action) const;
    void follow(const GameState& state, const Action& action, GameState& after);
    void settle(GameState& state);
    bool trigger(GameState& state, SeatIndex seat);
    void answer(GameState& state, SeatIndex seat);

    const Evaluation& m_evaluation;
    Evaluation m_late;
    ActionList m_legal;
    std::vector<Action> m_answers;
    GameState m_after, m_trial, m_best;
    Happenings m_happened;        // by the action that is judged
    Happenings* m_told = nullptr; // that, where it is asked for
    bool m_chosen = false;        // somebody has chosen one of several answers since
};

} // namespace nexus::model
