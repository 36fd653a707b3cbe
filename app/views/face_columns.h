// Where the faces of a deck stand, on screen and on its picture: the section most cards are played from first, its
// blocks as columns that go on in further rows where the width ends; the other sections below as bands with a heading.
// Stacked, a face leaves of the one above it a strip; spread, every face is seen whole. Pixels; a value, no widgets.
#pragma once

#include "app/views/deck_blocks.h"

#include <QRect>

#include <optional>

namespace nexus::app {

struct FaceRoom {
    int width = 0;    // of the whole
    int face = 150;   // width of a face
    int strip = 26;   // what is left to see of a face in a stack
    int gap = 12;     // between faces, and around all of them
    int heading = 26; // above a column
    int title = 30;   // above a section
    bool stacked = true;
};

struct FacePlace {
    std::size_t block = 0, row = 0;
    QRect face, shown; // whole, and what other faces leave of it
    int lane = 0;      // row of stacks, from above
    int stack = 0;     // in the lane, from the left
};

struct ColumnPlace {
    std::size_t block = 0;
    QRect heading, area; // heading: empty where it has none
};

struct SectionPlace {
    model::SectionId section;
    std::vector<std::size_t> blocks;
    QRect title, area; // title: empty where it has none
};

struct FaceColumns {
    std::vector<FacePlace> faces; // in the order they are read: section by section, stack by stack
    std::vector<ColumnPlace> columns;
    std::vector<SectionPlace> sections;
    int height = 0;
    [[nodiscard]] const FacePlace* at(const QPoint& point) const;
    [[nodiscard]] const SectionPlace* sectionAt(const QPoint& point) const;
    [[nodiscard]] const FacePlace* find(std::size_t block, std::size_t row) const;
};

[[nodiscard]] FaceColumns faceColumns(
    const std::vector<DeckBlock>& blocks, const model::Ruleset& ruleset, const FaceRoom& room);
// How many faces stand beside each other.
[[nodiscard]] int facesAcross(const FaceRoom& room);

// The face next to one, as an arrow key goes: along its stack and then into the next lane, or to the stack beside it
// and over the end of the lane. None where there is none.
enum class FaceStep { Up, Down, Left, Right };
[[nodiscard]] const FacePlace* nextFace(const FaceColumns& columns, const FacePlace& from, FaceStep step);

} // namespace nexus::app
