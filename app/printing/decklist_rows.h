// The rows of a decklist as pieces that flow through the columns of its pages: headings, cards, sums and reasons, each
// with its height. A piece that has to stay above the next says so. Lengths in millimetres.
#pragma once

#include "app/printing/sheet_drawing.h"
#include "app/printing/tournament_list.h"

namespace nexus::app {

struct SheetPiece {
    SheetDrawing drawing;
    double height = 0;
    bool keepWithNext = false;
    std::size_t block = 0;   // position in DecklistPieces::continued
    bool opensBlock = false; // its heading
};

struct DecklistPieces {
    std::vector<SheetPiece> pieces;
    std::vector<SheetPiece> continued; // the heading of each block, for where a block goes on in the next column
};

[[nodiscard]] DecklistPieces decklistPieces(const TournamentList& list, SheetLetters& letters, double columnWidth);

} // namespace nexus::app
