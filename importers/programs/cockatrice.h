// Cockatrice: decks as .cod, the cards as a database (cards.xml, version 4) and pictures by name in pics/CUSTOM. It
// knows cards by name alone. Of a deck the zones "main" and "side" come into play: what lies beside the deck goes to
// "side".
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"
#include "importers/programs/publication.h"

namespace nexus::importers {

[[nodiscard]] Bundle writeCockatrice(const Publication& publication);
[[nodiscard]] bool isCockatriceDeck(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readCockatriceDeck(std::string_view bytes, const model::Game& game);
[[nodiscard]] bool isCockatriceCards(const Contents& contents);
[[nodiscard]] ReadResult<CardList> readCockatriceCards(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
