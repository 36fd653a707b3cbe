#include "model/rules/board.h"

#include <cmath>

namespace nexus::model {

namespace {

std::size_t at(Quadrant quadrant) { return static_cast<std::size_t>(quadrant); }

// What lies so many rows ahead, in that column as the acting player counts them: on the own side, or beyond the front
// rows on an opponent's, whose left is on the acting player's right; on a shared board it is a place of both.
void addReach(const Board& board, RangeReach& reach, Quadrant from, int row, int column)
{
    if (column < 0 || column >= board.columns || row >= board.rows || row < (board.shared ? 0 : -board.rows))
        return;
    if (row >= 0)
        reach.own[at(from)] |= maskOf(board.at(row, column));
    if (board.shared)
        reach.enemy[at(from)] |= maskOf(turned(board.at(row, column)));
    else if (row < 0)
        reach.enemy[at(from)] |= maskOf(facing(board.at(-1 - row, column)));
}

template <class Visit> void eachPlace(const Board& board, Visit&& visit)
{
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column)
            visit(row, column);
}

RangeReach reachOf(const Board& board, const Range& range)
{
    RangeReach reach;
    eachPlace(board, [&](int row, int column) {
        const auto from = board.at(row, column);
        for (std::size_t i = 0; i < boardSteps.size(); ++i)
            if ((range.steps >> i & 1U) != 0)
                addReach(board, reach, from, row - boardSteps[i].ahead, column + boardSteps[i].right);
        for (int other = 0; range.rowsAhead > 0 && other < board.columns; ++other)
            addReach(board, reach, from, row - range.rowsAhead, other);
    });
    return reach;
}

} // namespace

Grid gridOf(const Board& board, const std::vector<Range>& ranges)
{
    Grid grid;
    eachPlace(board, [&](int row, int column) {
        const auto here = board.at(row, column);
        grid.places |= maskOf(here);
        if (column == board.columns / 2)
            grid.middle |= maskOf(here);
        eachPlace(board, [&](int otherRow, int otherColumn) {
            const int rows = std::abs(row - otherRow), columns = std::abs(column - otherColumn);
            if (rows + columns == 1)
                grid.cardinal[at(here)] |= maskOf(board.at(otherRow, otherColumn));
            if (std::max(rows, columns) == 1)
                grid.neighbours[at(here)] |= maskOf(board.at(otherRow, otherColumn));
        });
    });
    for (const auto& range : ranges)
        grid.reaches.push_back(reachOf(board, range));
    return grid;
}

} // namespace nexus::model
