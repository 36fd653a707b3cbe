#include "model/print/sheet_layout.h"

#include "model/print/sheet_marks.h"

#include <algorithm>
#include <cmath>

namespace nexus::model {

namespace {

constexpr double tolerance = 1e-6;

double factor(double perMille) { return 1 + perMille / 1000; }

// One axis of a sheet, before the correction is laid on it.
struct Axis {
    double paper = 0, card = 0, gutter = 0, bleed = 0, margin = 0, scale = 1;

    [[nodiscard]] double spacing() const { return std::max(gutter, 2 * bleed); }
    [[nodiscard]] double cards(int count) const { return scale * (count * card + (count - 1) * spacing()); }
    [[nodiscard]] double whole(int count) const { return cards(count) + 2 * bleed * scale; }
    [[nodiscard]] double printable() const { return paper - 2 * margin; }
    [[nodiscard]] bool printableHolds(int count) const { return cards(count) <= printable() + tolerance; }
    [[nodiscard]] bool paperHolds(int count) const { return whole(count) <= paper + tolerance; }
    [[nodiscard]] bool holds(int count) const { return printableHolds(count) && paperHolds(count); }
    [[nodiscard]] int most() const
    {
        int count = 0;
        while (count < SheetLimits::side && holds(count + 1))
            ++count;
        return count;
    }
};

struct Axes {
    Axis across, down;
    [[nodiscard]] bool hold(int columns, int rows) const { return across.holds(columns) && down.holds(rows); }
};

Axes axesOf(const SheetOptions& options)
{
    const auto page = pageOf(options);
    return {{page.across, cardWidth, options.gutter, options.bleed, options.margin, factor(options.correctionX)},
        {page.down, cardHeight, options.gutter, options.bleed, options.margin, factor(options.correctionY)}};
}

// The largest value up to `most` in steps, with which the cards fit; nothing where even 0 is too much.
template <class Set>
std::optional<double> largest(const SheetOptions& options, double most, double step, int columns, int rows, Set set)
{
    for (auto steps = static_cast<int>(std::floor(most / step + tolerance)); steps >= 0; --steps) {
        auto changed = options;
        set(changed, steps * step);
        if (axesOf(changed).hold(columns, rows))
            return steps * step;
    }
    return std::nullopt;
}

std::vector<SheetGrid> gridsThatFit(const SheetOptions& options)
{
    std::vector<SheetGrid> grids;
    for (const bool turned : {false, true}) {
        auto changed = options;
        changed.landscape = options.landscape != turned;
        const auto axes = axesOf(changed);
        if (const SheetGrid grid{axes.across.most(), axes.down.most(), changed.landscape};
            grid.columns > 0 && grid.rows > 0)
            grids.push_back(grid);
    }
    std::stable_sort(grids.begin(), grids.end(),
        [](const auto& a, const auto& b) { return a.columns * a.rows > b.columns * b.rows; });
    return grids;
}

SheetMisfit misfit(const SheetOptions& options, int columns, int rows)
{
    const auto axes = axesOf(options);
    SheetMisfit misfit;
    misfit.columns = columns;
    misfit.rows = rows;
    misfit.withBleed = options.bleed > 0 && !(axes.across.paperHolds(columns) && axes.down.paperHolds(rows));
    misfit.neededWidth = misfit.withBleed ? axes.across.whole(columns) : axes.across.cards(columns);
    misfit.neededHeight = misfit.withBleed ? axes.down.whole(rows) : axes.down.cards(rows);
    misfit.roomWidth = misfit.withBleed ? axes.across.paper : axes.across.printable();
    misfit.roomHeight = misfit.withBleed ? axes.down.paper : axes.down.printable();
    misfit.grids = gridsThatFit(options);
    misfit.gutter = largest(
        options, options.gutter, 0.1, columns, rows, [](auto& changed, double value) { changed.gutter = value; });
    misfit.bleed = largest(
        options, options.bleed, 0.05, columns, rows, [](auto& changed, double value) { changed.bleed = value; });
    misfit.margin = largest(
        options, options.margin, 0.1, columns, rows, [](auto& changed, double value) { changed.margin = value; });
    return misfit;
}

std::vector<SheetRect> slotsOf(const SheetLayout& sheet, const Axes& axes)
{
    std::vector<SheetRect> slots;
    const double width = cardWidth * axes.across.scale, height = cardHeight * axes.down.scale;
    const double stepX = width + axes.across.spacing() * axes.across.scale,
                 stepY = height + axes.down.spacing() * axes.down.scale;
    for (int row = 0; row < sheet.rows; ++row)
        for (int column = 0; column < sheet.columns; ++column)
            slots.push_back({sheet.block.x + column * stepX, sheet.block.y + row * stepY, width, height});
    return slots;
}

} // namespace

Reach pageOf(const SheetOptions& options)
{
    const auto [shorter, longer] = std::minmax(options.paperWidth, options.paperHeight);
    return options.landscape ? Reach{longer, shorter} : Reach{shorter, longer};
}

bool flipsSideways(const SheetOptions& options)
{
    const auto page = pageOf(options);
    return (options.backs == Backs::ShortEdge) == (page.across > page.down);
}

tl::expected<SheetLayout, SheetMisfit> layOut(const SheetOptions& options)
{
    const auto axes = axesOf(options);
    SheetLayout sheet;
    sheet.width = axes.across.paper;
    sheet.height = axes.down.paper;
    sheet.columns = options.columns > 0 ? options.columns : std::max(1, axes.across.most());
    sheet.rows = options.rows > 0 ? options.rows : std::max(1, axes.down.most());
    if (!axes.hold(sheet.columns, sheet.rows))
        return tl::unexpected(misfit(options, sheet.columns, sheet.rows));
    sheet.bleedX = options.bleed * axes.across.scale;
    sheet.bleedY = options.bleed * axes.down.scale;
    const double width = axes.across.cards(sheet.columns), height = axes.down.cards(sheet.rows);
    sheet.block = {(sheet.width - width) / 2, (sheet.height - height) / 2, width, height};
    sheet.front = slotsOf(sheet, axes);
    if (options.backs != Backs::None) {
        sheet.backUpsideDown = !flipsSideways(options);
        for (auto slot : sheet.front) {
            if (sheet.backUpsideDown)
                slot.y = sheet.height - slot.bottom();
            else
                slot.x = sheet.width - slot.right();
            sheet.back.push_back(slot);
        }
        sheet.backX = options.backX;
        sheet.backY = options.backY;
        sheet.backTurn = options.backTurn;
    }
    if (options.ruler)
        placeRuler(sheet, options.margin, axes.across.scale, axes.down.scale);
    if (options.cropMarks)
        placeCropMarks(sheet);
    return sheet;
}

} // namespace nexus::model
