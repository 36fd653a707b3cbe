// What stands around the rows of a decklist: the player's fields and the letter it is filed by, the stamp with what was
// checked, the judge's table, and the short heads of further pages. Fields left empty are lines to write on. Lengths in
// millimetres.
#pragma once

#include "app/printing/sheet_drawing.h"
#include "app/printing/tournament_list.h"

#include <QSizeF>

namespace nexus::app {

struct FramePart {
    SheetDrawing drawing; // from its own top left corner
    double height = 0;
};

constexpr double sheetMargin = 10.5; // left and right
constexpr double sheetTop = 9, sheetBottom = 9;

[[nodiscard]] FramePart playerPart(const TournamentList& list, SheetLetters& letters, double width);
// `symbolSide`: of the square the symbol of the code is painted into at the left; 0 where there is none.
[[nodiscard]] FramePart stampPart(const TournamentList& list, SheetLetters& letters, double width, double symbolSide);
// Why there is no code stands beside the stamp where it is short, else among the rows.
[[nodiscard]] bool troubleFitsStamp(const TournamentList& list);
[[nodiscard]] FramePart furtherPart(const TournamentList& list, SheetLetters& letters, double width);

} // namespace nexus::app
