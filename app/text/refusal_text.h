// Why the rules of a game refuse an action, or a game cannot be begun or replayed.
#pragma once

#include "model/engine/apply.h"

#include <string>

namespace nexus::model {
struct DeckProblem;
}

namespace nexus::app {

// "Brute costs 5 CP; Alice has 4. (III.C.2)"; the section only where the edition names one.
[[nodiscard]] std::string refusalText(const model::GameState& state, const model::Refusal& refusal);
// "“Grunt” in the deck of player 1 is not in the catalogue."
[[nodiscard]] std::string setupProblemText(const model::SetupProblem& problem);
// The same of a deck, by its name: "“Wet Ink” cannot be played: it has no cards to draw."
[[nodiscard]] std::string deckProblemText(const model::DeckProblem& problem, const std::string& deck);
// "Action 12 (deploy) is refused: …"
[[nodiscard]] std::string replayProblemText(const model::ReplayProblem& problem, const model::GameLog& log);

} // namespace nexus::app
