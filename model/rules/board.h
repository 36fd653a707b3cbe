// The board of an edition: how many rows and columns a side has, and how much room. A place has the word of its row and
// the word of its column for its name, "front left", on whatever board: two rows are front and back, a third is in the
// middle, four have two between front and back; columns likewise. So a place can be read, kept and said without the
// board, and only what lies beside what is asked of it.
#pragma once

#include "model/cards/game.h"

#include <bit>

namespace nexus::model {

constexpr int boardWords = 5; // of rows, and of columns: those of the largest board
constexpr int leastOnBoard = 2;
constexpr std::size_t maxQuadrants = boardWords * boardWords;

// A place by its name: row for row from the front, each from the left, as its own player sees them. Players sit face to
// face, so the quadrant opposite my front left is an opponent's front right (rulebook V.E, VIII Directional Terms). In
// games of more than two every front row faces every other. Named here are those of the printed board.
enum class Quadrant : std::uint8_t {
    FrontLeft = 0,
    FrontCentre = 2,
    FrontRight = 4,
    BackLeft = 20,
    BackCentre = 22,
    BackRight = 24,
    None = 0xff
};

[[nodiscard]] constexpr Quadrant quadrantAt(int index) { return static_cast<Quadrant>(index); }
[[nodiscard]] constexpr int indexOf(Quadrant quadrant) { return static_cast<int>(quadrant); }
[[nodiscard]] constexpr bool isQuadrant(Quadrant quadrant) { return indexOf(quadrant) < int{maxQuadrants}; }
[[nodiscard]] constexpr int rowWord(Quadrant quadrant) { return indexOf(quadrant) / boardWords; }
[[nodiscard]] constexpr int columnOf(Quadrant quadrant) { return indexOf(quadrant) % boardWords; }
[[nodiscard]] constexpr bool isFront(Quadrant quadrant) { return indexOf(quadrant) < boardWords; }
[[nodiscard]] constexpr bool isBack(Quadrant quadrant) { return rowWord(quadrant) == boardWords - 1; }
[[nodiscard]] constexpr bool isInRow(Quadrant quadrant, bool front)
{
    return front ? isFront(quadrant) : isBack(quadrant);
}

// A set of quadrants, a bit each. Rows and columns have a bit for each word; Board::places says which there are.
using QuadrantMask = std::uint32_t;
[[nodiscard]] constexpr QuadrantMask maskOf(Quadrant quadrant)
{
    return QuadrantMask{1} << static_cast<unsigned>(quadrant);
}
[[nodiscard]] constexpr QuadrantMask rowMask(int word) { return QuadrantMask{0x1f} << (word * boardWords); }
[[nodiscard]] constexpr QuadrantMask columnMask(int word) { return QuadrantMask{0x108421} << word; }
constexpr QuadrantMask wholeSide = 0x1ffffff, frontRow = rowMask(0), backRow = rowMask(boardWords - 1),
                       flanks = columnMask(0) | columnMask(boardWords - 1), center = wholeSide & ~flanks;
[[nodiscard]] constexpr QuadrantMask rowOf(Quadrant quadrant) { return rowMask(rowWord(quadrant)); }

// The same column as an opponent across the table sees it.
[[nodiscard]] constexpr int facing(int column) { return boardWords - 1 - column; }
// The same quadrant of an opponent as one sees it across the table: the column turned round, the row as it is.
[[nodiscard]] constexpr Quadrant facing(Quadrant quadrant)
{
    return quadrantAt(rowWord(quadrant) * boardWords + facing(columnOf(quadrant)));
}

// The same place of a board that both sides share, as an opponent across the table sees it.
[[nodiscard]] constexpr Quadrant turned(Quadrant quadrant)
{
    return quadrantAt(int{maxQuadrants} - 1 - indexOf(quadrant));
}

template <class Visit> void eachQuadrant(QuadrantMask mask, Visit&& visit)
{
    for (; mask != 0; mask &= mask - 1)
        visit(quadrantAt(std::countr_zero(mask)));
}

// The word of that one of so many: the outer words first, the middle one where their number is odd.
[[nodiscard]] constexpr int boardWord(int at, int of)
{
    return 2 * at + 1 == of ? boardWords / 2 : 2 * at + 1 < of ? at : boardWords - (of - at);
}

struct Board {
    int rows = 2, columns = 3;
    int capacity = 4; // regular units a quadrant; 0: no limit
    int terrains = 2; // of one side a quadrant
    // Both sides stand on one grid, each player counting from the far edge. Steps and ranges know it; it is not played
    // yet.
    bool shared = false;

    [[nodiscard]] constexpr Quadrant at(int row, int column) const // from the front, from the left
    {
        return quadrantAt(boardWord(row, rows) * boardWords + boardWord(column, columns));
    }
    friend bool operator==(const Board&, const Board&) = default;
};

// A step on the battlefield as the acting player sees it: rows ahead and columns to the right.
struct BoardStep {
    std::string_view id;
    int ahead, right;
};
constexpr std::array<BoardStep, 9> boardSteps{
    {{"here", 0, 0}, {"forward", 1, 0}, {"backward", -1, 0}, {"left", 0, -1}, {"right", 0, 1}, {"forward-left", 1, -1},
        {"forward-right", 1, 1}, {"backward-left", -1, -1}, {"backward-right", -1, 1}}};

// Where a range reaches from each quadrant: on one's own side, and on an opponent's.
struct RangeReach {
    std::array<QuadrantMask, maxQuadrants> own{}, enemy{};
    friend bool operator==(const RangeReach&, const RangeReach&) = default;
};

// What is asked of a board over and over, found once.
struct Grid {
    QuadrantMask places = 0, middle = 0; // middle: of each row its middle quadrant, of two the right one
    // One step forward, backward, left or right on one's own side; and those that touch it, corners included.
    std::array<QuadrantMask, maxQuadrants> cardinal{}, neighbours{};
    std::vector<RangeReach> reaches; // by choice of the game's range attribute

    [[nodiscard]] bool has(Quadrant quadrant) const { return isQuadrant(quadrant) && (places & maskOf(quadrant)) != 0; }
    // The quadrant of the same column one row nearer to the front, or to the back: a mask of one or of none.
    [[nodiscard]] QuadrantMask ahead(Quadrant from) const { return inColumn(from) & (maskOf(from) - 1); }
    [[nodiscard]] QuadrantMask behind(Quadrant from) const { return inColumn(from) & ~(maskOf(from) - 1); }
    friend bool operator==(const Grid&, const Grid&) = default;

private:
    [[nodiscard]] QuadrantMask inColumn(Quadrant from) const
    {
        return cardinal[static_cast<std::size_t>(from)] & columnMask(columnOf(from));
    }
};
[[nodiscard]] Grid gridOf(const Board& board, const std::vector<Range>& ranges);

} // namespace nexus::model
