// Words for one-click fixes: short for buttons, long for tooltips and the undo menu. Numbers first.
#pragma once

#include "model/advice/fixes.h"

#include <string>

namespace nexus::app {

// "Take 3 out", "Missions that give it…": about 24 characters; an ellipsis where a search follows.
[[nodiscard]] std::string fixLabel(const model::Fix& fix, const model::DeckChecker& checker);
// "Take 3 Null Acolyte out", "Take out all 7 cards the Missions do not carry (12 copies)".
[[nodiscard]] std::string fixText(const model::Fix& fix, const model::DeckChecker& checker);
// What is counted of the deck afterwards: "Main deck 200 of 200 CP · Leaders 18 of 25 CP · Legal"; with `now`, only
// what the edit changes of it.
[[nodiscard]] std::string afterText(
    const model::EditEffect& effect, const model::DeckChecker& checker, const model::LegalityReport* now = nullptr);

} // namespace nexus::app
