// The only way a game changes. An action the rules refuse leaves the state untouched, to the byte.
// What a state becomes depends on the state and the action alone: chance is an action that carries its seed.
#pragma once

#include "model/engine/happening.h"
#include "model/engine/refusal.h"

#include <tl/expected.hpp>

namespace nexus::model {

// Changes the state in place; what came of it is appended to `told`, where that is given.
[[nodiscard]] tl::expected<void, Refusal> apply(GameState& state, const Action& action, Happenings* told = nullptr);
// The same on a copy.
[[nodiscard]] tl::expected<GameState, Refusal> applied(GameState state, const Action& action);
// Why not, or nothing: what apply would say, without doing it.
[[nodiscard]] std::optional<Refusal> whyNot(const GameState& state, const Action& action);

} // namespace nexus::model
