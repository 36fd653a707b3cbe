// Cards for print shops: orders for the autofill tool of MakePlayingCards, at most 612 cards each, and a table with the
// copies for Squib, nanDECK and their like. Pictures have a bleed of 3.2 mm around the cut. Sections are printed
// together.
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"
#include "importers/programs/publication.h"

namespace nexus::importers {

constexpr std::size_t mostMpcCards = 612; // of an order

[[nodiscard]] Bundle writeMpc(const Publication& publication);
[[nodiscard]] bool isMpcOrder(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readMpcOrder(std::string_view bytes, const model::Game& game);

// A row a card and section, with the deck's name and the copies.
[[nodiscard]] Bundle writeSquib(const Publication& publication);
[[nodiscard]] bool isSquibTable(const Contents& contents);
[[nodiscard]] ReadResult<std::vector<ListedDeck>> readSquibDecks(std::string_view bytes, const model::Game& game);
// Each card once, however many rows it has.
[[nodiscard]] ReadResult<CardList> readSquibTable(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
