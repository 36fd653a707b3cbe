#include "model/print/sheet_marks.h"

#include <algorithm>
#include <array>

namespace nexus::model {

namespace {

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
    const double left = margin, right = sheet.width - margin, top = margin, bottom = sheet.height - margin;
    const double cardsLeft = sheet.block.x - sheet.bleedX - air, cardsRight = sheet.block.right() + sheet.bleedX + air;
    const double cardsTop = sheet.block.y - sheet.bleedY - air, cardsBottom = sheet.block.bottom() + sheet.bleedY + air;
    return {Band{{left, cardsBottom, right - left, bottom - cardsBottom}, false},
        Band{{left, top, right - left, cardsTop - top}, false}, Band{{left, top, cardsLeft - left, bottom - top}, true},
        Band{{cardsRight, top, right - cardsRight, bottom - top}, true}};
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

} // namespace

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
    std::vector<std::pair<double, double>> across, down; // from cut to cut
    for (int column = 0; column < sheet.columns; ++column)
        across.emplace_back(
            sheet.front[static_cast<std::size_t>(column)].x, sheet.front[static_cast<std::size_t>(column)].right());
    for (int row = 0; row < sheet.rows; ++row) {
        const auto& slot = sheet.front[static_cast<std::size_t>(row * sheet.columns)];
        down.emplace_back(slot.y, slot.bottom());
    }
    const auto add = [&](const SheetLine& line) {
        for (const auto& part : without(line, taken))
            sheet.cropMarks.push_back(part);
    };
    for (const double x : cutsOf(across))
        for (const auto& [begin, end] : stretches(down, sheet.bleedY, sheet.height))
            add({x, begin, x, end});
    for (const double y : cutsOf(down))
        for (const auto& [begin, end] : stretches(across, sheet.bleedX, sheet.width))
            add({begin, y, end, y});
}

} // namespace nexus::model
