// How the standing of decks against the collection is told: the same words in the window and on the command line.
#pragma once

#include "app/documents/deck_copies.h"

namespace nexus::app {

// "not built", "built", "built; 3 to set aside, 2 to give back", with the names the catalogue does not have.
[[nodiscard]] std::string stateText(const LibraryStanding& deck);
// "complete", "12.50", "12.50 + 3 without a price", "no price known".
[[nodiscard]] std::string completionText(const model::Completion& completion);
// "2 in Wet Ink, 1 in Grey Tide"; empty where no other deck holds a copy.
[[nodiscard]] std::string ledgerText(const CardOfDecks& card);

} // namespace nexus::app
