#include "app/views/row_columns.h"

#include <algorithm>
#include <cstdlib>

namespace nexus::app {

namespace {

constexpr int rowsToJumpFor = 4; // fewer that a new division would save do not move blocks

int heightOf(const DeckBlock& block, const RowRoom& room)
{
    return room.heading + room.row * static_cast<int>(block.rows.size()) + room.belowBlock;
}

// The first block of each column where no column is higher than `most`; as many columns as that takes.
std::vector<std::size_t> divided(const std::vector<int>& heights, int most)
{
    std::vector<std::size_t> begins;
    int height = 0;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (begins.empty() || height + heights[i] > most) {
            begins.push_back(i);
            height = 0;
        }
        height += heights[i];
    }
    return begins;
}

int highest(const std::vector<int>& heights, const std::vector<std::size_t>& begins)
{
    int most = 0, height = 0;
    std::size_t column = 0;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        if (column < begins.size() && begins[column] == i) {
            ++column;
            height = 0;
        }
        height += heights[i];
        most = std::max(most, height);
    }
    return most;
}

// The lowest height at which so many columns hold all blocks, found by halving.
std::vector<std::size_t> evenly(const std::vector<int>& heights, std::size_t columns)
{
    int low = heights.empty() ? 0 : *std::max_element(heights.begin(), heights.end()), high = low;
    for (const int height : heights)
        high += height;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (divided(heights, middle).size() <= columns)
            high = middle;
        else
            low = middle + 1;
    }
    return divided(heights, low);
}

bool isDivisionOf(const std::vector<std::size_t>& begins, std::size_t blocks, std::size_t columns)
{
    return begins.size() == columns && !begins.empty() && begins.front() == 0 && begins.back() < blocks &&
           std::is_sorted(begins.begin(), begins.end());
}

} // namespace

const ShownRow* RowColumns::find(std::size_t block, int row) const
{
    if (block >= firstOf.size())
        return nullptr;
    const auto at = firstOf[block] + static_cast<std::size_t>(row + 1);
    return at < places.size() && places[at].block == block ? &places[at] : nullptr;
}

const ShownRow* RowColumns::at(const QPoint& point) const
{
    for (std::size_t column = 0; column < beginsAt.size(); ++column) {
        const auto first = places.begin() + static_cast<std::ptrdiff_t>(firstOf[beginsAt[column]]);
        const auto last = column + 1 < beginsAt.size()
                              ? places.begin() + static_cast<std::ptrdiff_t>(firstOf[beginsAt[column + 1]])
                              : places.end();
        if (point.x() < first->area.left() || point.x() > first->area.right())
            continue;
        const auto found = std::lower_bound(
            first, last, point.y(), [](const ShownRow& place, int y) { return place.area.bottom() < y; });
        if (found != last && found->area.contains(point))
            return &*found;
    }
    return nullptr;
}

const ShownRow* RowColumns::beside(const ShownRow& from, int step) const
{
    const ShownRow* nearest = nullptr;
    const auto away = [&](const ShownRow& place) { return std::abs(place.area.y() - from.area.y()); };
    for (const auto& place : places)
        if (place.row >= 0 && static_cast<int>(place.column) == static_cast<int>(from.column) + step &&
            (!nearest || away(place) < away(*nearest)))
            nearest = &place;
    return nearest;
}

RowColumns rowColumns(const std::vector<DeckBlock>& blocks, const RowRoom& room, const std::vector<std::size_t>& before)
{
    RowColumns columns;
    std::vector<int> heights;
    for (const auto& block : blocks)
        heights.push_back(heightOf(block, room));
    const int fitting = (room.width + room.between) / std::max(1, room.leastColumn + room.between);
    const auto across = static_cast<std::size_t>(
        std::clamp(fitting, 1, std::max(1, std::min(room.mostColumns, static_cast<int>(blocks.size())))));
    columns.beginsAt = evenly(heights, across);
    if (isDivisionOf(before, blocks.size(), columns.beginsAt.size()) &&
        highest(heights, before) <= highest(heights, columns.beginsAt) + rowsToJumpFor * room.row)
        columns.beginsAt = before;
    const int count = static_cast<int>(across);
    const int width = (room.width - (count - 1) * room.between) / count;
    int y = 0;
    std::size_t column = 0;
    for (std::size_t b = 0; b < blocks.size(); ++b) {
        if (column + 1 < columns.beginsAt.size() && columns.beginsAt[column + 1] == b) {
            ++column;
            y = 0;
        }
        const int x = static_cast<int>(column) * (width + room.between);
        columns.firstOf.push_back(columns.places.size());
        columns.places.push_back({b, -1, column, QRect(x, y, width, room.heading)});
        y += room.heading;
        for (int r = 0; r < static_cast<int>(blocks[b].rows.size()); ++r, y += room.row)
            columns.places.push_back({b, r, column, QRect(x, y, width, room.row)});
        columns.height = std::max(columns.height, y);
        y += room.belowBlock;
    }
    return columns;
}

} // namespace nexus::app
