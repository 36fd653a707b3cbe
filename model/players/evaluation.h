// What a position is worth to a seat: a sum of terms, each a whole number counted for every player, times a weight that
// is data of the game (evaluation.json, read by importers/evaluation_json.h). 100 is what a point of a unit's cost in
// play is worth in the weights that come with the program. Whole numbers alone: every machine finds the same.
#pragma once

#include "model/engine/game_state.h"

#include <array>
#include <optional>
#include <string_view>

namespace nexus::model {

// In the order of their names, see evaluation.cpp.
enum class EvaluationTerm : std::uint8_t {
    Units,      // cost of units in play
    Attack,     // Attack of units that reach a Quadrant of an opponent
    Defense,    // Defense of units in combat
    Others,     // cost of other cards in play: Assets, Upgrades, Terrains
    Front,      // front quadrants with a unit
    EmptyFront, // 1: the front row is empty
    Ready,      // units that are ready
    Suppressed, // units that are Suppressed
    Targets,    // cost of opponents' units that a ready unit could destroy by an attack now
    Threat,     // cost of those that one unit, or two together, could destroy from where they are once all are ready:
                // thrice; twice where one has to move a step first, once where it takes two
    Siege,      // own front quadrants with a unit times the opponent's without: at most, the game is won
    Wounds,     // Impact on units
    Supremacy,  // 1: the game is won if the round ends now
    Hand,       // cards in hand
    Points,     // not spent
    Missions,   // complete
    Initiative, // 1: acts first in the next round as it looks now
    Room,       // Quadrants with room for another unit
};
constexpr std::size_t evaluationTermCount = 18;
[[nodiscard]] std::string_view evaluationTermId(EvaluationTerm term); // "empty-front"
[[nodiscard]] std::optional<EvaluationTerm> evaluationTermOf(std::string_view id);

using TermValues = std::array<std::int32_t, evaluationTermCount>;

constexpr std::int32_t maxWeight = 10'000;

struct Evaluation {
    TermValues weights{};
    TermValues growth{}; // added to the weight with each round after the first; never beyond maxWeight
    TermValues late{};   // added for who can end the round by a pass, for all others have passed
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

// As it is for who can end the round by a pass.
[[nodiscard]] Evaluation lateOf(const Evaluation& evaluation);
// The weights of a round.
[[nodiscard]] TermValues weightsOf(const Evaluation& evaluation, std::uint16_t round);

// Each term of the seat less that of its best opponent, times its weight: the parts of the value.
[[nodiscard]] TermValues weighedTerms(const GameState& state, SeatIndex seat, const Evaluation& evaluation);

// A game that is won; one that is lost, and lost later is less so.
constexpr std::int32_t wonValue = 1'000'000;
constexpr std::int32_t lateLoss = 1'000; // a round
// With its parts, where they are asked for.
[[nodiscard]] std::int32_t valueOf(
    const GameState& state, SeatIndex seat, const Evaluation& evaluation, TermValues* parts = nullptr);

} // namespace nexus::model
