// Decks that a command changed, written where they came from or into a file of their own.
#pragma once

#include "app/cli/deck_reading.h"

namespace nexus::app::cli {

// Into this file; .txt is a text list. Gives what was written, for people; Stop where it cannot be.
[[nodiscard]] std::string writeDeckTo(Context& context, const std::string& file, const model::Deck& deck);
// Where the deck came from: a version more in the library, or its file in the form it has.
[[nodiscard]] std::string writeDeckOver(Context& context, const ReadDeck& read, const model::Deck& deck);

} // namespace nexus::app::cli
