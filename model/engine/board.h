// The battlefield of one side: six quadrants, front row 0 to 2 and back row 3 to 5, each left, centre, right as its
// own player sees them. Players sit face to face, so the quadrant opposite my front left is an opponent's front
// right (rulebook V.E, VIII Directional Terms). In games of more than two every front row faces every other.
#pragma once

#include <cstdint>

namespace nexus::model {

enum class Quadrant : std::uint8_t { FrontLeft, FrontCentre, FrontRight, BackLeft, BackCentre, BackRight, None = 0xff };
constexpr int quadrantCount = 6;

[[nodiscard]] constexpr Quadrant quadrantAt(int index) { return static_cast<Quadrant>(index); }
[[nodiscard]] constexpr int indexOf(Quadrant quadrant) { return static_cast<int>(quadrant); }
[[nodiscard]] constexpr bool isQuadrant(Quadrant quadrant) { return indexOf(quadrant) < quadrantCount; }
[[nodiscard]] constexpr bool isFront(Quadrant quadrant) { return indexOf(quadrant) < 3; }
[[nodiscard]] constexpr int columnOf(Quadrant quadrant) { return indexOf(quadrant) % 3; }
// A set of quadrants, a bit each.
using QuadrantMask = std::uint8_t;
[[nodiscard]] constexpr QuadrantMask maskOf(Quadrant quadrant)
{
    return static_cast<QuadrantMask>(1U << static_cast<unsigned>(quadrant));
}
constexpr QuadrantMask wholeSide = 0x3f;

// The same quadrant of an opponent as one sees it across the table: the column turned round, the row as it is.
[[nodiscard]] constexpr Quadrant facing(Quadrant quadrant)
{
    return quadrantAt((isFront(quadrant) ? 0 : 3) + 2 - columnOf(quadrant));
}
// One step forward, backward, left or right on one's own side.
[[nodiscard]] constexpr QuadrantMask cardinal(Quadrant quadrant)
{
    const int column = columnOf(quadrant), row = isFront(quadrant) ? 0 : 3;
    QuadrantMask mask = maskOf(quadrantAt(3 - row + column));
    if (column > 0)
        mask = static_cast<QuadrantMask>(mask | maskOf(quadrantAt(row + column - 1)));
    if (column < 2)
        mask = static_cast<QuadrantMask>(mask | maskOf(quadrantAt(row + column + 1)));
    return mask;
}
// Those that touch it, corners included; not itself.
[[nodiscard]] constexpr QuadrantMask neighbours(Quadrant quadrant)
{
    const int column = columnOf(quadrant);
    QuadrantMask mask = 0;
    for (int other = 0; other < quadrantCount; ++other)
        if (other != indexOf(quadrant) && other % 3 >= column - 1 && other % 3 <= column + 1)
            mask = static_cast<QuadrantMask>(mask | maskOf(quadrantAt(other)));
    return mask;
}

} // namespace nexus::model
