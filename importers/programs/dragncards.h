// DragnCards: the cards as a table with tabs and the decks as preBuiltDecks of a plugin. It finds pictures by URL
// alone.
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"
#include "importers/programs/publication.h"

namespace nexus::importers {

[[nodiscard]] Bundle writeDragnCards(const Publication& publication);
[[nodiscard]] bool isDragnCardsDecks(const Contents& contents);
[[nodiscard]] ReadResult<std::vector<ListedDeck>> readDragnCardsDecks(std::string_view bytes, const model::Game& game);
[[nodiscard]] bool isDragnCardsTable(const Contents& contents); // the heading databaseId
[[nodiscard]] ReadResult<CardList> readDragnCardsTable(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
