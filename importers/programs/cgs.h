// Card Game Simulator: a folder with the game (cgs.json, AllSets.json, AllCards.json), pictures of the cards in
// sets/SET/ID.png and decks as text, "3 [ID] Name (SET)". Forms by docs/schema of finol-digital/Card-Game-Simulator.
// The program reads a deck up to the line "Sideboard"; below it stands what it does not play with.
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"
#include "importers/programs/publication.h"

namespace nexus::importers {

[[nodiscard]] Bundle writeCgs(const Publication& publication);
[[nodiscard]] bool isCgsDeck(const Contents& contents); // "### Game Deck: Name" begins it
[[nodiscard]] ReadResult<ListedDeck> readCgsDeck(std::string_view bytes, const model::Game& game);
[[nodiscard]] bool isCgsCards(const Contents& contents); // AllCards.json: a list of objects with id and name
[[nodiscard]] ReadResult<CardList> readCgsCards(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
