// OCTGN: a game definition with its sets, pictures of the cards and decks (.o8d), in the folders of its data directory:
// GameDatabase, ImageDatabase, Decks. It knows cards by GUID; ours are made of the game and the card's key, so that
// they are the same every time. Forms by Game.xsd and CardSet.xsd of the program.
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"
#include "importers/programs/publication.h"

namespace nexus::importers {

[[nodiscard]] Bundle writeOctgn(const Publication& publication);
[[nodiscard]] bool isOctgnDeck(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readOctgnDeck(std::string_view bytes, const model::Game& game);
[[nodiscard]] bool isOctgnSet(const Contents& contents);
[[nodiscard]] ReadResult<CardList> readOctgnSet(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
