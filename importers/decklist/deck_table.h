// Reader of decks kept in tables (resources/help/decks.md): Markdown, CSV or TSV, a row a card, with columns
// Card Name and Count; Deck Name or Deck Focus tells several decks in one table apart, Section where cards lie.
// Values in other columns are not believed but reported where the catalogue differs (ListedDeck::values).
#pragma once

#include "importers/decklist/listed_deck.h"

namespace nexus::importers {

[[nodiscard]] ReadResult<std::vector<ListedDeck>> readDeckTables(std::string_view bytes, const model::Game& game);

} // namespace nexus::importers
