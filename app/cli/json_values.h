// Values that several answers of --json share. Only the json_*.cpp include this.
#pragma once

#include "app/cli/json.h"
#include "app/cli/json_output.h"

namespace nexus::app::cli {

template <class T> [[nodiscard]] Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}
[[nodiscard]] Json orNull(const std::string& text); // null for an empty one

// The text of an answer; bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string answerText(const Json& json);
// Where a deck was read, its number in the library, its name and its ruleset.
[[nodiscard]] Json deckHead(const CheckedDeck& deck);
[[nodiscard]] Json findingJson(const model::Finding& finding, const model::DeckChecker& checker);
// What every `count` and `total` constraint counts, an object by domain for those of each domain, and the game's
// figures.
[[nodiscard]] Json totalsJson(const model::LegalityReport& report, const model::DeckChecker& checker);
[[nodiscard]] Json problemsJson(const std::vector<importers::ImportProblem>& problems);

} // namespace nexus::app::cli
