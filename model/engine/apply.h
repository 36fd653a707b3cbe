// The only way a game changes. An action the rules refuse leaves the state untouched, to the byte.
// What a state becomes depends on the state and the action alone: chance is an action that carries its seed.
#pragma once

#include "model/engine/action.h"
#include "model/engine/game_state.h"
#include "model/engine/scene.h"

#include <tl/expected.hpp>

namespace nexus::model {

// Why an action cannot be taken: a code, the section of the rulebook behind it (out of the ruleset's `cites`; empty
// where it names none) and the numbers. app/text/game_log makes a sentence of it.
enum class RefusalCode : std::uint8_t {
    GameOver,
    NotNow,      // the game waits for something else
    NotYourTurn, // card unused; other: whose word is waited for
    NotInPhase,  // the phase does not have this action
    NoSuchCard,  // no card, or one that fits no such action
    NotYourCard,
    NotInHand,
    NotInPlay,
    NotInDiscard,    // a card that may not be played from where it lies
    NotEnoughPoints, // needs `need`, has `have`
    WrongKind,       // cards of this type are not played like that
    NoQuadrant,      // names no quadrant, or one where none is needed
    NotBackRow,
    QuadrantFull, // needs `need` quarters of a regular unit's room, `have` are left
    SecondAlone,  // other: the Leader that is there
    TerrainLimit, // need: the limit
    EntryBarred,  // other: the unit that bars
    NoHost,       // an upgrade needs a unit or asset of its side; an evolution the card it names
    NoEvolution,
    Exhausted,
    CannotAttack, // no Attack, no range, or an ability forbids it: other, where it is that of a card in play
    OutOfRange,
    NotATarget,      // assets, own units where the edition spares them, cards out of play
    FrontRowFirst,   // other: the unit in front of it
    MustAttackOther, // other: a unit that has to be attacked first
    Hidden,
    Shielded,
    NotAdjacent,
    NotTogether, // may not come along: another quadrant, no such keyword
    NoFollowUp,
    NoAbility,
    Blanked,
    NoTrigger, // no triggered ability there
    ChainFull,
    MissionDone, // is complete already
    MissionOpen, // is not complete yet
    MissionUsed,
    NotYourChoice,
    Immovable, // opponents' effects do not move it
    NoEffect,  // there is no effect to name a target of, or to negate
    BadValue,  // a number out of bounds: have, and need is the limit
    Forbidden, // a text forbids it to the card; other: that of a card in play
    NoChoice,  // it is not among what may be chosen
    NoPrice,   // what its text costs is not there
    NotMet,    // the condition of its text
    NoTarget,  // what its text wants chosen before it happens is not there
    UsedUp,    // an ability that is used only once a round, or a game
    Due,       // what the card says has to happen before the player passes
};
constexpr std::size_t refusalCount = 48;

struct Refusal {
    RefusalCode code = RefusalCode::NotNow;
    std::string section;
    CardId card = noCard, other = noCard;
    SeatIndex seat = noSeat;
    std::int32_t have = 0, need = 0;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

[[nodiscard]] std::string_view refusalId(RefusalCode code); // "not-enough-points"

using Happenings = std::vector<Happening>; // what an action brought about

// Changes the state in place; what came of it is appended to `told`, where that is given.
[[nodiscard]] tl::expected<void, Refusal> apply(GameState& state, const Action& action, Happenings* told = nullptr);
// The same on a copy.
[[nodiscard]] tl::expected<GameState, Refusal> applied(GameState state, const Action& action);
// After a state was put together by hand: what its texts hold (GameState::held).
void holdAnew(GameState& state);
// Why not, or nothing: what apply would say, without doing it.
[[nodiscard]] std::optional<Refusal> whyNot(const GameState& state, const Action& action);

// Raised with every change of what an action leads to (held by the test of random games): a log is replayed by the
// engine it was played with, and by no other.
constexpr int engineNumber = 5;

// A game as it is kept: what it began with and every action since. The same log gives the same state on every
// machine; undo is playing it again, shorter.
struct GameLog {
    int engine = engineNumber;
    std::string game, ruleset;
    Windows windows = Windows::WhenPossible;
    std::vector<Seat> seats;
    std::uint64_t digest = 0; // of the facts it began with; 0: not known
    std::vector<Action> actions;
    std::optional<std::uint64_t> seed = {}; // of the table, where no action has drawn on it yet
    bool textsPlay = false;                 // what is understood of the cards' texts is carried out
    std::optional<Scene> scene = {};        // it began as this, without seats
    std::vector<std::string> told = {};     // the game in sentences, a line each, for who cannot replay it
    friend bool operator==(const GameLog&, const GameLog&) = default;
};

// A game that begins as the scene, by the game's own ruleset where it names none.
[[nodiscard]] GameLog logOf(Scene scene, const Game& game);

struct ReplayProblem {
    bool otherEngine = false; // it was played with another engine
    std::optional<SetupProblem> setup;
    std::size_t action = 0; // position of the refused one
    std::optional<Refusal> refusal;
    friend bool operator==(const ReplayProblem&, const ReplayProblem&) = default;
};

// Plays the log of this engine again, by the checker's ruleset.
[[nodiscard]] tl::expected<GameState, ReplayProblem> replay(const GameLog& log, const DeckChecker& checker);

// A game being played, with every moment of it within reach: undo, redo, stepping through. A value. States are kept
// every few actions, so going to a moment replays a handful. A new action forgets what was undone.
class Timeline {
public:
    explicit Timeline(GameState start, std::vector<Seat> seats = {}, std::optional<Scene> scene = {});
    // From a log of this engine; what is refused ends it.
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
    std::optional<Scene> m_scene;
    std::vector<GameState> m_kept; // before action 0, stride, 2 stride, …
    std::vector<Action> m_actions;
    std::vector<Happenings> m_told;
    GameState m_state;
    std::size_t m_position = 0;
};

} // namespace nexus::model
