// A card list that was changed here and by others since it was read: both changes, cell by cell. A pure function of
// what was read, what it is to be here and what the others have left.
#pragma once

#include "importers/card_sheet.h"

namespace nexus::importers {

// A card's cell that two people changed, each in another way.
struct CellConflict {
    enum Kind { Cell, GoneThere, GoneHere } kind = Cell; // GoneThere: they removed the card that was changed here
    std::string card;
    std::string heading; // Cell
    std::string base, mine, theirs;
    SheetPlace place;       // in the merged sheet; GoneThere: the table alone
    std::size_t column = 0; // past the last one: the column is gone there, and no answer brings it back
    WrittenRow row;         // GoneThere: what it was here
    friend bool operator==(const CellConflict&, const CellConflict&) = default;
};
struct MergedSheet {
    CardSheet sheet; // theirs with what was changed here; in conflict what they have stands
    std::vector<CellConflict> conflicts;
    std::size_t kept = 0; // cells and rows changed here that went in
};
// The sheet as it was read and changed here, and the file as others have left it since. Rows are the same by name and
// type of the card, else where they stand at the same neighbour and half of what they say is equal; columns by their
// headings.
[[nodiscard]] MergedSheet mergeSheets(
    const CardSheet& mine, const CardSheet& theirs, const model::Game& game, const std::string& set);
// The merged sheet where each conflict is answered: true takes what was changed here.
[[nodiscard]] CardSheet answered(const MergedSheet& merged, const std::vector<bool>& mine);

} // namespace nexus::importers
