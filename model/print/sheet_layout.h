// Where cards stand on a sheet of paper (resources/help/printing.md): millimetres from the top left corner of the page,
// y down. A card is 63 × 88 mm to the cut, or of another size that was asked for, times the correction of the axis and
// nothing else; what does not fit is said, with what would, and nothing is ever made smaller. Cards stay inside the
// printer's margin; their bleed has to stay on the paper. Slots are numbered row by row from the top left of the front;
// on the back a slot lies behind itself.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace nexus::model {

// Paper that cards are printed on: the common sizes, upright, in millimetres, and how people write one of their own.
struct PaperSize {
    std::string id;    // "a4"; empty for a size of one's own
    std::string label; // "A4"
    double width = 0, height = 0;
    friend bool operator==(const PaperSize&, const PaperSize&) = default;
};

constexpr double smallestPaper = 63, largestPaper = 1000; // a side of a size of one's own

[[nodiscard]] std::span<const PaperSize> paperSizes();
// "A4", "letter", or "210x297" ("210 × 297" too); nothing for other words and for sides out of bounds.
[[nodiscard]] std::optional<PaperSize> paperNamed(std::string_view words);

constexpr double cardWidth = 63.0, cardHeight = 88.0;

// Sizes that cards and their sleeves have, upright, to the cut.
[[nodiscard]] std::span<const PaperSize> cardSizes();
constexpr double smallestCard = 20, largestCard = 200; // a side of a size of one's own
// "poker", "Tarot", or "70x120"; nothing for other words and for sides out of bounds.
[[nodiscard]] std::optional<PaperSize> cardSizeNamed(std::string_view words);
// "a4, a5, letter": what there is to choose from.

// The edge of the paper the printer turns it over; Fold: on the same side, below a line to fold the paper along.
enum class Backs { None, LongEdge, ShortEdge, Fold };

struct SheetLimits {
    static constexpr double gutter = 5, bleed = 3, margin = 25, offset = 20, turn = 5, correction = 50;
    static constexpr double leastInset = 5, inset = 30;
    static constexpr int side = 20; // columns, rows
};

struct SheetOptions {
    double paperWidth = 210, paperHeight = 297; // either way round
    bool landscape = false;
    int columns = 3, rows = 3; // of fronts; 0: as many as fit
    double gutter = 0;         // between cut lines; at least twice the bleed stands there
    double bleed = 0;
    double margin = 4; // what the printer cannot reach, on every side
    bool cropMarks = true;
    bool ruler = true;
    Backs backs = Backs::None;
    double backX = 0, backY = 0;             // added on the back page: right and down
    double backTurn = 0;                     // degrees clockwise about the middle of the back page
    double correctionX = 0, correctionY = 0; // per mille: 2 prints 63 mm as 63.126
    bool registration = false;               // marks by which a cutting plotter finds the sheet
    double registrationInset = 10;           // from the edges of the paper to the outer edges of the marks
    double cardWidth = model::cardWidth, cardHeight = model::cardHeight; // to the cut
    friend bool operator==(const SheetOptions&, const SheetOptions&) = default;
};

struct SheetRect {
    double x = 0, y = 0, width = 0, height = 0;
    [[nodiscard]] double right() const { return x + width; }
    [[nodiscard]] double bottom() const { return y + height; }
    friend bool operator==(const SheetRect&, const SheetRect&) = default;
};

struct SheetLine {
    double x1 = 0, y1 = 0, x2 = 0, y2 = 0; // level or upright, from left or top
    friend bool operator==(const SheetLine&, const SheetLine&) = default;
};

// A place for a line of text or a ruler in the margin; `upright`: it reads from below.
struct SheetStrip {
    SheetRect area;
    bool upright = false;
    friend bool operator==(const SheetStrip&, const SheetStrip&) = default;
};

struct SheetLayout {
    double width = 0, height = 0; // of the page
    int columns = 0, rows = 0;
    SheetRect block; // from the first cut to the last, backs on the same side included
    double bleedX = 0, bleedY = 0;
    std::vector<SheetRect> front, back; // by slot; no back without backs
    bool backUpsideDown = false;        // a back has to be drawn turned, to stand upright behind its front
    double backX = 0, backY = 0, backTurn = 0;
    std::vector<SheetLine> cropMarks;    // of the front
    std::vector<SheetLine> fold;         // in the margins, where the paper is folded: backs are on the front's page
    std::vector<SheetRect> registration; // filled: a square at the upper left, corners at the upper right, lower left
    std::optional<SheetStrip> ruler;     // 100 mm long, times the correction; none where there is no room
    std::optional<SheetStrip> notice;
    [[nodiscard]] int slots() const { return columns * rows; }
    [[nodiscard]] bool folds() const { return !fold.empty(); }
    friend bool operator==(const SheetLayout&, const SheetLayout&) = default;
};

// Of fronts.
struct SheetGrid {
    int columns = 0, rows = 0;
    bool landscape = false;
    friend bool operator==(const SheetGrid&, const SheetGrid&) = default;
};

// Why the cards do not fit, and what alone would make them fit; each is empty where it would not.
struct SheetMisfit {
    int columns = 0, rows = 0;
    double neededWidth = 0, neededHeight = 0, roomWidth = 0, roomHeight = 0;
    bool withBleed = false;       // the bleed would leave the paper; else cards would leave the printable part
    bool withMarks = false;       // they would cover the marks of a cutter, on both sides of them
    bool withBacks = false;       // on the same side, to be folded
    std::vector<SheetGrid> grids; // as many cards as fit with all else the same, most first: this way up and turned
    std::optional<double> gutter, bleed, margin; // the largest that fit
    friend bool operator==(const SheetMisfit&, const SheetMisfit&) = default;
};

// Of one axis.
struct Reach {
    double across = 0, down = 0;
};

[[nodiscard]] tl::expected<SheetLayout, SheetMisfit> layOut(const SheetOptions& options);
// Width and height of the page as it is printed.
[[nodiscard]] Reach pageOf(const SheetOptions& options);
// Whether turning the paper over exchanges left and right; else top and bottom. LongEdge where there are no backs.
[[nodiscard]] bool flipsSideways(const SheetOptions& options);

// What stands on a sheet beside the cards: crop marks, the ruler and the notice next to it. Private to layOut().
constexpr double rulerLength = 100;
constexpr double rulerDepth = 4.5, leastRulerDepth = 3; // how far it reaches into the margin

// In the margin with the most room inside what the printer reaches: below the cards if it is deep enough there.
void placeRuler(SheetLayout& sheet, double margin, double scaleX, double scaleY);
// Marks as cutters of the Silhouette kind look for: a square of 5 mm and two corners as long, with white about them.
constexpr double registrationLength = 5, registrationWidth = 1, registrationAir = 1;
void placeRegistration(SheetLayout& sheet, double inset);
// From the bleed to the edge of the sheet, and in gutters wider than the bleed on both sides; open where the ruler and
// the notice and the marks of a cutter are.
void placeCropMarks(SheetLayout& sheet);

} // namespace nexus::model
