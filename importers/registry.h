// Which reader a file needs, by its contents first and its name second. One door for the file dialog, the
// clipboard, the command line and the fuzzers.
#pragma once

#include "importers/card_list.h"
#include "importers/decklist/listed_deck.h"

namespace nexus::importers {

enum class DeckForm { DeckFile, Table, Text };
[[nodiscard]] DeckForm deckForm(std::string_view fileName, std::string_view bytes);
[[nodiscard]] ReadResult<std::vector<ListedDeck>> readDecks(
    std::string_view fileName, std::string_view bytes, const model::Game& game);
[[nodiscard]] ReadResult<CardList> readCards(
    std::string_view bytes, const model::Game& game, const CardListOptions& options = {});

} // namespace nexus::importers
