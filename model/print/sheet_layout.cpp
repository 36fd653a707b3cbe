#include "model/print/sheet_layout.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <system_error>

namespace nexus::model {

namespace {

constexpr double tolerance = 1e-6;

double factor(double perMille) { return 1 + perMille / 1000; }

// One axis of a sheet, before the correction is laid on it.
struct Axis {
    double paper = 0, card = 0, gutter = 0, bleed = 0, margin = 0, scale = 1;
    int sides = 1;   // 2: a back for each front
    double mark = 0; // how far a cutter's marks and the white about them reach in; 0: none

    [[nodiscard]] double spacing() const { return std::max(gutter, 2 * bleed); }
    [[nodiscard]] double cards(int count) const
    {
        return scale * (sides * count * card + (sides * count - 1) * spacing());
    }
    [[nodiscard]] double whole(int count) const { return cards(count) + 2 * bleed * scale; }
    [[nodiscard]] double printable() const { return paper - 2 * margin; }
    [[nodiscard]] bool printableHolds(int count) const { return cards(count) <= printable() + tolerance; }
    [[nodiscard]] bool paperHolds(int count) const { return whole(count) <= paper + tolerance; }
    [[nodiscard]] bool clearsMarks(int count) const { return whole(count) <= paper - 2 * mark + tolerance; }
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
    // The marks stand in corners: it is enough to keep clear of them in one direction.
    [[nodiscard]] bool hold(int columns, int rows) const
    {
        return across.holds(columns) && down.holds(rows) && (across.clearsMarks(columns) || down.clearsMarks(rows));
    }
    // As many cards as fit; a side that is given stays.
    [[nodiscard]] SheetGrid most(int columns = 0, int rows = 0) const
    {
        SheetGrid best;
        const auto mostColumns = columns > 0 ? columns : across.most(), mostRows = rows > 0 ? rows : down.most();
        for (int across = columns > 0 ? columns : 1; across <= mostColumns; ++across)
            for (int down = rows > 0 ? rows : 1; down <= mostRows; ++down)
                if (hold(across, down) && across * down > best.columns * best.rows)
                    best = {across, down, false};
        return best;
    }
};

Axes axesOf(const SheetOptions& options)
{
    const auto page = pageOf(options);
    const double mark = options.registration ? options.registrationInset + registrationLength + registrationAir : 0;
    return {{page.across, options.cardWidth, options.gutter, options.bleed, options.margin, factor(options.correctionX),
                1, mark},
        {page.down, options.cardHeight, options.gutter, options.bleed, options.margin, factor(options.correctionY),
            options.backs == Backs::Fold ? 2 : 1, mark}};
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
        auto grid = axesOf(changed).most();
        grid.landscape = changed.landscape;
        if (grid.columns > 0)
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
    misfit.withBacks = options.backs == Backs::Fold;
    misfit.withMarks = axes.across.holds(columns) && axes.down.holds(rows);
    const bool whole = misfit.withBleed || misfit.withMarks;
    const auto needed = [&](const Axis& axis, int count) { return whole ? axis.whole(count) : axis.cards(count); };
    const auto room = [&](const Axis& axis) {
        return misfit.withMarks ? axis.paper - 2 * axis.mark : misfit.withBleed ? axis.paper : axis.printable();
    };
    misfit.neededWidth = needed(axes.across, columns);
    misfit.neededHeight = needed(axes.down, rows);
    misfit.roomWidth = room(axes.across);
    misfit.roomHeight = room(axes.down);
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
    const double width = axes.across.card * axes.across.scale, height = axes.down.card * axes.down.scale;
    const double stepX = width + axes.across.spacing() * axes.across.scale,
                 stepY = height + axes.down.spacing() * axes.down.scale;
    for (int row = 0; row < sheet.rows; ++row)
        for (int column = 0; column < sheet.columns; ++column)
            slots.push_back({sheet.block.x + column * stepX, sheet.block.y + row * stepY, width, height});
    return slots;
}

std::optional<double> side(std::string_view text, double smallest, double biggest)
{
    text = trimmed(text);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && value >= smallest && value <= biggest ? std::optional(value) : std::nullopt;
}

std::optional<PaperSize> sizeNamed(
    std::span<const PaperSize> sizes, std::string_view words, double smallest, double biggest)
{
    const auto name = headingForm(words);
    for (const auto& size : sizes)
        if (hasHeadingForm(size.id, name))
            return size;
    auto text = fold(words);
    for (auto sign = text.find("\u00d7"); sign != std::string::npos; sign = text.find("\u00d7"))
        text.replace(sign, 2, "x");
    const auto parts = split(text, 'x');
    if (parts.size() != 2)
        return std::nullopt;
    const auto width = side(parts[0], smallest, biggest), height = side(parts[1], smallest, biggest);
    if (!width || !height)
        return std::nullopt;
    return PaperSize{
        "", std::string(trimmed(parts[0])) + " \u00d7 " + std::string(trimmed(parts[1])) + " mm", *width, *height};
}

constexpr double air = 0.6;                            // between bleed and ruler, ruler and notice
constexpr double shortest = 0.5;                       // of a crop mark
constexpr double leastNotice = 28, longestNotice = 66; // so that its words can be read, and leave crop marks whole

struct Band {
    SheetRect area;
    bool upright = false;
    [[nodiscard]] double depth() const { return upright ? area.width : area.height; }
    [[nodiscard]] double length() const { return upright ? area.height : area.width; }
};

// The four margins, below the cards first; upright ones read from below.
std::array<Band, 4> bandsOf(const SheetLayout& sheet, double margin)
{
    const double corner = sheet.registration.empty() ? 0 : sheet.registration.front().right() + registrationAir;
    const double edge = std::max(margin, corner); // the ends of a band keep clear of the marks
    const double left = edge, right = sheet.width - edge, top = edge, bottom = sheet.height - edge;
    const double cardsLeft = sheet.block.x - sheet.bleedX - air, cardsRight = sheet.block.right() + sheet.bleedX + air;
    const double cardsTop = sheet.block.y - sheet.bleedY - air, cardsBottom = sheet.block.bottom() + sheet.bleedY + air;
    return {Band{{left, cardsBottom, right - left, sheet.height - margin - cardsBottom}, false},
        Band{{left, margin, right - left, cardsTop - margin}, false},
        Band{{margin, top, cardsLeft - margin, bottom - top}, true},
        Band{{cardsRight, top, sheet.width - margin - cardsRight, bottom - top}, true}};
}

// The parts of a line outside of the areas.
std::vector<SheetLine> without(const SheetLine& line, const std::vector<SheetRect>& areas)
{
    std::vector<SheetLine> parts{line};
    for (const auto& area : areas) {
        std::vector<SheetLine> left;
        for (const auto& part : parts) {
            const bool level = part.y1 == part.y2;
            const bool meets = level ? part.y1 > area.y && part.y1 < area.bottom() && part.x1 < area.right() &&
                                           part.x2 > area.x
                                     : part.x1 > area.x && part.x1 < area.right() && part.y1 < area.bottom() &&
                                           part.y2 > area.y;
            if (!meets) {
                left.push_back(part);
                continue;
            }
            auto before = part, after = part;
            (level ? before.x2 : before.y2) = level ? area.x : area.y;
            (level ? after.x1 : after.y1) = level ? area.right() : area.bottom();
            for (const auto& rest : {before, after})
                if (rest.x2 - rest.x1 + rest.y2 - rest.y1 > shortest)
                    left.push_back(rest);
        }
        parts = std::move(left);
    }
    return parts;
}

// Where a mark runs along its axis: outside of the first and last card, and in the gutters between them.
std::vector<std::pair<double, double>> stretches(
    const std::vector<std::pair<double, double>>& cards, double bleed, double end)
{
    std::vector<std::pair<double, double>> found{{0, cards.front().first - bleed}};
    for (std::size_t i = 1; i < cards.size(); ++i)
        found.emplace_back(cards[i - 1].second + bleed, cards[i].first - bleed);
    found.emplace_back(cards.back().second + bleed, end);
    std::erase_if(found, [](const auto& part) { return part.second - part.first < shortest; });
    return found;
}

std::vector<double> cutsOf(const std::vector<std::pair<double, double>>& cards)
{
    std::vector<double> cuts;
    for (const auto& [begin, end] : cards)
        for (const double cut : {begin, end})
            if (cuts.empty() || cut - cuts.back() > 1e-6) // without a gutter two cards share a cut
                cuts.push_back(cut);
    return cuts;
}

// Backs behind the fronts when the paper is folded along its middle: in the rows below, upside down.
void placeFold(SheetLayout& sheet, double margin)
{
    const double middle = sheet.height / 2;
    for (auto slot : sheet.front) {
        slot.y = sheet.height - slot.bottom();
        sheet.back.push_back(slot);
    }
    sheet.backUpsideDown = true;
    sheet.fold = {{margin, middle, std::max(margin, sheet.block.x - sheet.bleedX - air), middle},
        {std::min(sheet.width - margin, sheet.block.right() + sheet.bleedX + air), middle, sheet.width - margin,
            middle}};
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
    const auto most = options.columns > 0 && options.rows > 0 ? SheetGrid{} : axes.most(options.columns, options.rows);
    sheet.columns = options.columns > 0 ? options.columns : std::max(1, most.columns);
    sheet.rows = options.rows > 0 ? options.rows : std::max(1, most.rows);
    if (!axes.hold(sheet.columns, sheet.rows))
        return tl::unexpected(misfit(options, sheet.columns, sheet.rows));
    sheet.bleedX = options.bleed * axes.across.scale;
    sheet.bleedY = options.bleed * axes.down.scale;
    const double width = axes.across.cards(sheet.columns), height = axes.down.cards(sheet.rows);
    sheet.block = {(sheet.width - width) / 2, (sheet.height - height) / 2, width, height};
    sheet.front = slotsOf(sheet, axes);
    if (options.backs == Backs::Fold) {
        placeFold(sheet, options.margin);
    } else if (options.backs != Backs::None) {
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
    if (options.registration)
        placeRegistration(sheet, options.registrationInset);
    if (options.ruler)
        placeRuler(sheet, options.margin, axes.across.scale, axes.down.scale);
    if (options.cropMarks)
        placeCropMarks(sheet);
    return sheet;
}

std::span<const PaperSize> paperSizes()
{
    static const std::array sizes{PaperSize{"a4", "A4", 210, 297}, PaperSize{"a3", "A3", 297, 420},
        PaperSize{"a5", "A5", 148, 210}, PaperSize{"letter", "Letter", 215.9, 279.4},
        PaperSize{"legal", "Legal", 215.9, 355.6}, PaperSize{"tabloid", "Tabloid", 279.4, 431.8}};
    return sizes;
}

std::optional<PaperSize> paperNamed(std::string_view words)
{
    return sizeNamed(paperSizes(), words, smallestPaper, largestPaper);
}

std::span<const PaperSize> cardSizes()
{
    static const std::array sizes{PaperSize{"poker", "Poker", cardWidth, cardHeight},
        PaperSize{"bridge", "Bridge", 57, 89}, PaperSize{"tarot", "Tarot", 70, 120}, PaperSize{"mini", "Mini", 44, 63},
        PaperSize{"mini-european", "Mini European", 44, 68}};
    return sizes;
}

std::optional<PaperSize> cardSizeNamed(std::string_view words)
{
    return sizeNamed(cardSizes(), words, smallestCard, largestCard);
}

void placeRegistration(SheetLayout& sheet, double inset)
{
    const double right = sheet.width - inset, bottom = sheet.height - inset;
    sheet.registration = {{inset, inset, registrationLength, registrationLength},
        {right - registrationLength, inset, registrationLength, registrationWidth},
        {right - registrationWidth, inset, registrationWidth, registrationLength},
        {inset, bottom - registrationWidth, registrationLength, registrationWidth},
        {inset, bottom - registrationLength, registrationWidth, registrationLength}};
}

void placeRuler(SheetLayout& sheet, double margin, double scaleX, double scaleY)
{
    const Band* best = nullptr;
    const auto bands = bandsOf(sheet, margin);
    for (const auto& band : bands) {
        const double scale = band.upright ? scaleY : scaleX;
        if (band.depth() < leastRulerDepth || band.length() < rulerLength * scale)
            continue;
        if (!best || (best->depth() < rulerDepth && band.depth() > best->depth()))
            best = &band;
    }
    if (!best)
        return;
    const double length = rulerLength * (best->upright ? scaleY : scaleX), depth = std::min(rulerDepth, best->depth());
    const auto& area = best->area;
    // In the middle of its margin; the ruler begins where the cards do, as far as the notice then has room behind it.
    const double rest = best->length() - length - air;
    if (best->upright) {
        const double x = area.x + (area.width - depth) / 2;
        const double start = std::clamp(area.bottom() - sheet.block.bottom(), 0.0, std::max(0.0, rest - leastNotice));
        const double y = area.bottom() - start - length;
        sheet.ruler = SheetStrip{{x, y, depth, length}, true};
        if (const double room = y - air - area.y; room >= leastNotice)
            sheet.notice = SheetStrip{
                {x, y - air - std::min(room, longestNotice), depth, std::min(room, longestNotice)}, true};
    } else {
        const double y = area.y + (area.height - depth) / 2;
        const double x = area.x + std::clamp(sheet.block.x - area.x, 0.0, std::max(0.0, rest - leastNotice));
        sheet.ruler = SheetStrip{{x, y, length, depth}, false};
        if (const double room = area.right() - (x + length + air); room >= leastNotice)
            sheet.notice = SheetStrip{{x + length + air, y, std::min(room, longestNotice), depth}, false};
    }
}

void placeCropMarks(SheetLayout& sheet)
{
    std::vector<SheetRect> taken;
    for (const auto& strip : {sheet.ruler, sheet.notice})
        if (strip)
            taken.push_back(
                {strip->area.x - air, strip->area.y - 0.2, strip->area.width + 2 * air, strip->area.height + 0.4});
    for (const auto& mark : sheet.registration) {
        constexpr double white = 2 * registrationAir;
        taken.push_back({mark.x - white, mark.y - white, mark.width + 2 * white, mark.height + 2 * white});
    }
    std::vector<std::pair<double, double>> across, down; // from cut to cut
    for (int column = 0; column < sheet.columns; ++column)
        across.emplace_back(
            sheet.front[static_cast<std::size_t>(column)].x, sheet.front[static_cast<std::size_t>(column)].right());
    for (int row = 0; row < sheet.rows; ++row) {
        const auto& slot = sheet.front[static_cast<std::size_t>(row * sheet.columns)];
        down.emplace_back(slot.y, slot.bottom());
    }
    for (int row = sheet.rows - 1; sheet.folds() && row >= 0; --row) {
        const auto& slot = sheet.back[static_cast<std::size_t>(row * sheet.columns)];
        down.emplace_back(slot.y, slot.bottom());
    }
    const auto add = [&](const SheetLine& line) {
        for (const auto& part : without(line, taken))
            sheet.cropMarks.push_back(part);
    };
    for (const double x : cutsOf(across))
        for (const auto& [begin, end] : stretches(down, sheet.bleedY, sheet.height))
            add({x, begin, x, end});
    auto cutsDown = cutsOf(down);
    if (sheet.folds()) // nobody cuts where fronts and backs touch
        std::erase_if(cutsDown, [&](double y) { return std::abs(y - sheet.height / 2) < tolerance; });
    for (const double y : cutsDown)
        for (const auto& [begin, end] : stretches(across, sheet.bleedX, sheet.width))
            add({begin, y, end, y});
}

} // namespace nexus::model
