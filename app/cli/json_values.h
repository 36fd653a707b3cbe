// Values that the answers of several commands share.
#pragma once

#include "app/cli/deck_reading.h"
#include "model/advice/edit_effect.h"

namespace nexus::app::cli {

template <class T> [[nodiscard]] Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}
[[nodiscard]] Json orNull(const std::string& text);                           // null for an empty one
[[nodiscard]] Json amountJson(const std::optional<std::int64_t>& hundredths); // of the owner's currency

// Where a deck was read, its number in the library, its name and its ruleset.
[[nodiscard]] Json deckHead(const CheckedDeck& deck);
// The same of a deck that could not be read, with the reason.
[[nodiscard]] Json unreadJson(const CheckedDeck& deck);
[[nodiscard]] Json findingJson(const model::Finding& finding, const model::DeckChecker& checker);
[[nodiscard]] Json findingsJson(const model::LegalityReport& report, const model::DeckChecker& checker);
// What every `count` and `total` constraint counts, an object by domain for those of each domain, and the game's
// figures.
[[nodiscard]] Json totalsJson(const model::LegalityReport& report, const model::DeckChecker& checker);
[[nodiscard]] Json changesJson(const std::vector<model::CardChange>& changes);
[[nodiscard]] Json problemJson(const importers::ImportProblem& problem);
[[nodiscard]] Json problemsJson(const std::vector<importers::ImportProblem>& problems);

} // namespace nexus::app::cli
