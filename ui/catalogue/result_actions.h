// What the keys of the search result do to the deck: add the cards chosen, to their own sections or another, and take
// copies out again. Each is one step of undo and gives back the sentence for the status line, empty where the deck
// itself says enough.
#pragma once

#include "app/documents/deck_document.h"

#include <Qt>

namespace nexus::ui {

// One copy of each to its own section; with Ctrl to the sideboard, with Shift to the maybe pile. The ruleset need not
// have all the cards of the catalogue.
[[nodiscard]] QString addToDeck(app::DeckDocument& document, const model::Catalogue& catalogue,
    const std::vector<model::CardIndex>& cards, Qt::KeyboardModifiers modifiers);
// One copy of each, or all of its copies: out of the card's own section first; where it is not in there, out of
// another.
[[nodiscard]] QString takeFromDeck(app::DeckDocument& document, const std::vector<model::CardIndex>& cards, bool all);

} // namespace nexus::ui
