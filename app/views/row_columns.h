// Where the rows of a deck stand: its blocks below each other in as many columns as the width has room for, in the
// order they are read, none of them divided. Columns are as even as that allows; a division that was there stays until
// another is better by some rows, so that blocks do not jump while a deck is edited.
#pragma once

#include "app/views/deck_blocks.h"

#include <QRect>

#include <vector>

namespace nexus::app {

// In pixels.
struct RowRoom {
    int width = 0;
    int row = 0, heading = 0, belowBlock = 0;
    int leastColumn = 0, between = 0; // a column is never narrower than this; the room between two
    int mostColumns = 1;
};

struct ShownRow {
    std::size_t block = 0;
    int row = -1; // -1: the heading of the block
    std::size_t column = 0;
    QRect area;
};

struct RowColumns {
    std::vector<ShownRow> places;      // as they are read
    std::vector<std::size_t> firstOf;  // each block's heading in `places`
    std::vector<std::size_t> beginsAt; // the first block of each column
    int height = 0;

    // Null where there is none. `row` -1: the heading.
    [[nodiscard]] const ShownRow* find(std::size_t block, int row) const;
    [[nodiscard]] const ShownRow* at(const QPoint& point) const;
    // The row of the next column, to the right (1) or left (-1), that is nearest in height; null at the edge.
    [[nodiscard]] const ShownRow* beside(const ShownRow& from, int step) const;
};

// `before`: `beginsAt` of the columns that are shown.
[[nodiscard]] RowColumns rowColumns(
    const std::vector<DeckBlock>& blocks, const RowRoom& room, const std::vector<std::size_t>& before = {});

} // namespace nexus::app
