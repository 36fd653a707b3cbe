// A game as it is kept: what it began with and every action since. The same log gives the same state on every
// machine; undo is playing it again, shorter.
#pragma once

#include "model/engine/apply.h"
#include "model/engine/setup.h"

namespace nexus::model {

struct GameLog {
    std::string game, ruleset;
    Windows windows = Windows::WhenPossible;
    std::vector<Seat> seats;
    std::uint64_t digest = 0; // of the facts it began with; 0: not known
    std::vector<Action> actions;
    std::optional<std::uint64_t> seed = {}; // of the table, where no action has drawn on it yet
    friend bool operator==(const GameLog&, const GameLog&) = default;
};

struct ReplayProblem {
    std::optional<SetupProblem> setup;
    std::size_t action = 0; // position of the refused one
    std::optional<Refusal> refusal;
    friend bool operator==(const ReplayProblem&, const ReplayProblem&) = default;
};

// Plays the log again, by the checker's ruleset.
[[nodiscard]] tl::expected<GameState, ReplayProblem> replay(const GameLog& log, const DeckChecker& checker);

// A game being played, with every moment of it within reach: undo, redo, stepping through. A value. States are kept
// every few actions, so going to a moment replays a handful. A new action forgets what was undone.
class Timeline {
public:
    explicit Timeline(GameState start, std::vector<Seat> seats = {});
    // From a log; what is refused ends it.
    [[nodiscard]] static tl::expected<Timeline, ReplayProblem> of(const GameLog& log, const DeckChecker& checker);

    [[nodiscard]] const GameState& state() const { return m_state; }
    [[nodiscard]] std::size_t position() const { return m_position; }     // actions done
    [[nodiscard]] std::size_t length() const { return m_actions.size(); } // with what can be redone
    [[nodiscard]] const std::vector<Action>& actions() const { return m_actions; }
    // What each action up to length() brought about.
    [[nodiscard]] const std::vector<Happenings>& told() const { return m_told; }
    [[nodiscard]] GameState stateAt(std::size_t position) const;

    [[nodiscard]] tl::expected<void, Refusal> act(const Action& action);
    bool undo() { return m_position > 0 && (goTo(m_position - 1), true); }
    bool redo() { return m_position < m_actions.size() && (goTo(m_position + 1), true); }
    void goTo(std::size_t position);
    // With the actions up to where it stands.
    [[nodiscard]] GameLog log() const;

private:
    static constexpr std::size_t stride = 32;
    std::vector<Seat> m_seats;
    std::vector<GameState> m_kept; // before action 0, stride, 2 stride, …
    std::vector<Action> m_actions;
    std::vector<Happenings> m_told;
    GameState m_state;
    std::size_t m_position = 0;
};

} // namespace nexus::model
