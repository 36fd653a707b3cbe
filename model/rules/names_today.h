// Rows of a deck that call a card as it was called before it was renamed (model/cards/former_names.h). They mean it
// still, are shown with its name of today, and one edit writes that.
#pragma once

#include "model/deck/deck_edit.h"
#include "model/rules/legality.h"

namespace nexus::model {

namespace rules {
constexpr const char* formerName = "former-name"; // a warning: `cards` says how the card is called today
} // namespace rules

// How the card that the row was found to mean is called today; none where the row calls it so.
[[nodiscard]] std::optional<std::string> nameToday(
    const Catalogue& catalogue, const DeckEntry& row, const CardLookup& found);

// What the row is called where it is shown: by the name of today where it has a former one, else as it is written.
[[nodiscard]] std::string nameShown(const Catalogue& catalogue, const DeckEntry& row);

// Rows of the deck's sections and plans that call cards by former names.
[[nodiscard]] std::vector<std::string> formerNamesIn(const Deck& deck, const DeckChecker& checker);
// The whole deck with every card called as it is today; rows that become one are added up. None where all are.
[[nodiscard]] std::optional<DeckEdit> namesToday(const Deck& deck, const DeckChecker& checker);
// The deck as lists and pages show it: with these names, though its file keeps its own.
[[nodiscard]] Deck calledToday(Deck deck, const DeckChecker& checker);

} // namespace nexus::model
