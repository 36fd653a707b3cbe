// Tabletop Simulator: a saved object a deck, a pile a section, and sheets of faces that its cards show by slot: at most
// ten beside and seven below each other, 4096 pixels a side. Forms by the JSON that the program saves.
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"
#include "importers/programs/publication.h"

namespace nexus::importers {

[[nodiscard]] Bundle writeTts(const Publication& publication);
[[nodiscard]] bool isTtsSave(const Contents& contents);
// A pile is a section; cards and piles that lie in bags are read, too. Cards without a name are told.
[[nodiscard]] ReadResult<ListedDeck> readTtsSave(std::string_view bytes, const model::Game& game);

// How many cards of 63 × 88 stand beside and below each other in the sheet of so many that shows them largest.
struct TtsSheet {
    int columns = 1, rows = 1, cardWidth = 0;
    friend bool operator==(const TtsSheet&, const TtsSheet&) = default;
};
constexpr std::size_t ttsSheetCards = 70;
[[nodiscard]] TtsSheet ttsSheet(std::size_t cards);

} // namespace nexus::importers
