// LackeyCCG: a plugin folder with the zones of the game, cards as a table with tabs (sets/cards.txt), their pictures
// and decks (.dek). It knows cards by name alone. A zone of a deck is a section.
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"
#include "importers/programs/publication.h"

namespace nexus::importers {

[[nodiscard]] Bundle writeLackey(const Publication& publication);
[[nodiscard]] bool isLackeyDeck(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readLackeyDeck(std::string_view bytes, const model::Game& game);
[[nodiscard]] bool isLackeyCards(const Contents& contents); // the headings Name, Set, ImageFile
[[nodiscard]] ReadResult<CardList> readLackeyCards(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
