// Players that decide by themselves. Each knows no more than a SeatView tells it, takes part through legalActions and
// apply alone, and does nothing by hand: what a text leaves to people stays undone. The choice depends on the view,
// the kind of player and the seed, on every machine; where the budget is one of time, on how fast it is, too.
#pragma once

#include "model/engine/action.h"
#include "model/engine/legal_actions.h"
#include "model/players/evaluation.h"
#include "model/players/seat_view.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace nexus::model {

struct PlayerKind {
    enum class How : std::uint8_t { Random, Greedy, Search };
    How how = How::Greedy;
    std::uint32_t iterations = 0;   // of Search
    std::uint8_t noise = 0;         // of Greedy: so often in a hundred it plays at random
    std::uint32_t milliseconds = 0; // of Search: no longer than that for a decision, where somebody has a clock
    friend bool operator==(const PlayerKind&, const PlayerKind&) = default;
};
constexpr std::uint32_t maxIterations = 1'000'000, maxMilliseconds = 600'000;
constexpr PlayerKind novicePlayer{PlayerKind::How::Greedy, 0, 25};
constexpr PlayerKind fairPlayer{PlayerKind::How::Search, 100, 0};
constexpr PlayerKind strongPlayer{PlayerKind::How::Search, 800, 0};
// "random", "greedy", "search:200", "search:500ms", and the levels: "novice", "fair", "strong".
[[nodiscard]] std::optional<PlayerKind> playerKindOf(std::string_view word);
[[nodiscard]] std::string playerWord(const PlayerKind& kind);

// What a player thought of an action.
struct Thought {
    Action action;
    std::int32_t value = 0;   // to the seat: what it led to, by the evaluation
    TermValues terms{};       // the parts of the value right after it and what it forces
    std::uint32_t visits = 0; // of Search: how often it was tried
};
struct Decision {
    Action action;
    TermValues before{};           // the parts of the value before
    std::vector<Thought> thoughts; // what was taken and the next best, the best first
};
constexpr std::size_t thoughtsKept = 4;

// Asked now and then by long thinking; true ends it with what has been found so far.
using StopThinking = std::function<bool()>;
// Milliseconds, from any beginning. A budget of time without a clock is one of iterations, those of the strong player.
using ThinkingClock = std::function<std::uint64_t()>;

// What the seat could do now that the rules check: nothing by hand, and it does not concede.
void options(const GameState& state, SeatIndex seat, ActionList& legal, std::vector<Action>& out);

// The view's seat has to decide, see decider().
[[nodiscard]] Decision decide(const SeatView& view, const PlayerKind& kind, const Evaluation& evaluation,
    std::uint64_t seed, const StopThinking& stop = {}, const ThinkingClock& clock = {});

} // namespace nexus::model
