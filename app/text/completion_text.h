// Words for completions of a deck: what changes, why one is ranked where it is, and why there is none. The same in the
// window and on the command line.
#pragma once

#include "model/advice/completion.h"

#include <string>

namespace nexus::app {

// "12 ways to add cards and be legal", "1 way to be legal once what is not allowed is out".
[[nodiscard]] std::string waysSentence(const std::string& digits, bool hasFaults);
// "+2 Wick Sprite, −1 Glasswing Courier": what comes in first.
[[nodiscard]] std::vector<std::string> completionParts(const model::DeckCompletion& completion);
[[nodiscard]] std::string completionText(const model::DeckCompletion& completion);
// "2 copies · nothing goes out · owned · cards it has": what its place in the list goes by.
[[nodiscard]] std::string completionRank(
    const model::DeckCompletion& completion, const model::CompletionWishes& wishes);
// "Main deck can come to 199 or 201, nothing between, of exactly 200 CP with the cards that may be there."
[[nodiscard]] std::string obstacleText(const model::CompletionObstacle& obstacle, const model::DeckChecker& checker);
[[nodiscard]] std::string completionTrouble(model::CompletionTrouble trouble);
// "1 CP is left, and no card costs so little that may come in." or "… no card and no pair of cards uses 3 CP."; empty
// where it is not dead.
[[nodiscard]] std::string remainderText(const model::CompletionRemainder& remainder, const model::DeckChecker& checker);

} // namespace nexus::app
