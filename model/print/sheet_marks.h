// What stands on a sheet beside the cards: crop marks, the ruler and the notice next to it. Private to layOut().
#pragma once

#include "model/print/sheet_layout.h"

namespace nexus::model {

constexpr double rulerLength = 100;
constexpr double rulerDepth = 4.5, leastRulerDepth = 3; // how far it reaches into the margin

// In the margin with the most room inside what the printer reaches: below the cards if it is deep enough there.
void placeRuler(SheetLayout& sheet, double margin, double scaleX, double scaleY);
// From the bleed to the edge of the sheet, and in gutters wider than the bleed on both sides; open where the ruler and
// the notice are.
void placeCropMarks(SheetLayout& sheet);

} // namespace nexus::model
