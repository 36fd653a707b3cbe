#include "app/printing/card_painter.h"

#include "app/base/qt_text.h"
#include "app/printing/card_colours.h"
#include "app/printing/card_text_box.h"
#include "app/printing/sheet_drawing.h"
#include "model/search/card_lookup.h"

#include <QPainter>

#include <array>
#include <cmath>
#include <span>
#include <tuple>

namespace nexus::app {

namespace {

// The measures of a face in tenths of a millimetre.
namespace face {
inline constexpr double width = 630, height = 880, radius = 30, border = 12;
inline constexpr double left = border, right = width - border;
inline constexpr double headerBottom = 104, typeHeight = 46, margin = 30;
inline constexpr double tilesTop = 784, tileHeight = 72, tileWidth = 86, barTop = 818;
} // namespace face

struct FacePaint {
    QPainter& painter;
    const CardFace& card;
    const model::Game& game;
    QString family;
    std::vector<QColor> colours; // of the frame, the leading one first
    FaceStyle style = FaceStyle::Colour;

    [[nodiscard]] const model::FaceLayout& layout() const { return game.faceOf(card.card.set); }
    [[nodiscard]] bool coloured() const { return style == FaceStyle::Colour; }
    [[nodiscard]] QColor ink(const QColor& colour) const { return coloured() ? colour : QColor(Qt::black); }
};

// The upper strip of a face: cost, name and domains.

constexpr int nameLargest = 37, nameSmallest = 27, nameSmallestTwoLines = 20;

// Lines of the name at one size; empty where it needs more than two.
QStringList nameLines(const QString& name, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(name) <= width)
        return {name};
    // The break that leaves the two lines most alike.
    QStringList best;
    double bestWidth = width;
    for (auto blank = name.indexOf(QLatin1Char(' ')); blank > 0; blank = name.indexOf(QLatin1Char(' '), blank + 1)) {
        const QStringList lines{name.left(blank), name.mid(blank + 1)};
        const double wider = std::max(metrics.horizontalAdvance(lines[0]), metrics.horizontalAdvance(lines[1]));
        if (wider <= bestWidth) {
            bestWidth = wider;
            best = lines;
        }
    }
    return best;
}

// Two lines at the smallest size with the end of the name cut.
QStringList cutLines(const QString& name, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    qsizetype fitting = 0;
    for (qsizetype end = 1; end <= name.size() && metrics.horizontalAdvance(name.left(end)) <= width; ++end)
        fitting = end;
    const auto blank = name.lastIndexOf(QLatin1Char(' '), fitting);
    const auto cut = blank > fitting / 2 ? blank : fitting;
    return {name.left(cut).trimmed(), metrics.elidedText(name.mid(cut).trimmed(), Qt::ElideRight, width)};
}

struct FittedName {
    QStringList lines;
    QFont font;
    bool cut = false;
};

FittedName fitName(const QString& name, const QString& family, double width)
{
    for (int size = nameLargest; size >= nameSmallest; --size) {
        const auto font = faceFont(family, size, QFont::Bold);
        if (QFontMetricsF(font).horizontalAdvance(name) <= width)
            return {{name}, font, false};
    }
    for (int size = nameSmallest + 2; size >= nameSmallestTwoLines; --size) {
        const auto font = faceFont(family, size, QFont::Bold);
        if (auto lines = nameLines(name, font, width); !lines.isEmpty())
            return {std::move(lines), font, false};
    }
    const auto font = faceFont(family, nameSmallestTwoLines, QFont::Bold);
    return {cutLines(name, font, width), font, true};
}

constexpr double middle = (face::border + face::headerBottom) / 2;
constexpr double costLeft = face::margin - 4, costSide = 68;

// Of the pips: in one row, or in two where there are more than three.
struct Pips {
    std::vector<DomainPoints> domains;
    std::size_t rows = 1, columns = 0;
    double width = 0, height = 0, left = face::width - face::margin + 4;
    static constexpr double gap = 6;

    Pips(const model::Card& card, const model::Game& game)
        : domains(faceDomains(card, game))
    {
        if (domains.empty())
            return;
        rows = domains.size() > 3 ? 2 : 1;
        columns = (domains.size() + rows - 1) / rows;
        height = rows == 1 ? 38 : 34;
        width = columns > 3 ? 46 : 58;
        left -= static_cast<double>(columns) * (width + gap) - gap;
    }
};

QRectF nameArea(const model::FaceLayout& layout, const Pips& pips)
{
    const double left = layout.cost ? costLeft + costSide + 18 : face::margin;
    return {QPointF(left, face::border), QPointF(pips.left - 12, face::headerBottom)};
}

// What tells cards of one name apart: a line below the name.
QString subtitleOf(const model::Card& card, const model::Game& game)
{
    QStringList parts;
    for (const auto attribute : game.identityTexts())
        if (const auto text = valueText(card, game, attribute); !text.empty())
            parts << q(text);
    return parts.join(QStringLiteral(" · "));
}

void paintSubtitle(FacePaint& paint, const QString& words, const QRectF& area)
{
    const auto font = faceFont(paint.family, 23, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    paint.painter.setFont(font);
    paint.painter.setPen(paint.ink(ink::soft));
    paint.painter.drawText(QPointF(area.left(), area.center().y() + metrics.capHeight() / 2),
        metrics.elidedText(words, Qt::ElideRight, area.width()));
}

bool paintName(FacePaint& paint, QRectF area)
{
    constexpr double subtitleHeight = 26, subtitleRoom = 34;
    if (const auto subtitle = subtitleOf(paint.card.card, paint.game); !subtitle.isEmpty()) {
        paintSubtitle(paint, subtitle, QRectF(area.left(), area.bottom() - subtitleRoom, area.width(), subtitleHeight));
        area.setBottom(area.bottom() - subtitleHeight);
    }
    const auto fitted = fitName(q(paint.card.card.name), paint.family, area.width());
    const QFontMetricsF metrics(fitted.font);
    const double step = fitted.font.pixelSize() * 1.16;
    const auto lines = static_cast<double>(fitted.lines.size());
    double baseline = area.center().y() + metrics.capHeight() / 2 - (lines - 1) * step / 2;
    paint.painter.setFont(fitted.font);
    paint.painter.setPen(paint.ink(ink::dark));
    for (const auto& line : fitted.lines) {
        paint.painter.drawText(QPointF(area.left(), baseline), line);
        baseline += step;
    }
    return fitted.cut;
}

// A rounded tile with a figure or word in it, bold, as large as it fits; an outline where little ink is used.
void paintTile(
    FacePaint& paint, const QRectF& area, const QColor& ground, const QColor& text, const QString& words, int size)
{
    auto& painter = paint.painter;
    painter.setPen(paint.coloured() ? QPen(Qt::NoPen) : QPen(Qt::black, 2.4));
    painter.setBrush(paint.coloured() ? QBrush(ground) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(area, area.height() * 0.19, area.height() * 0.19);
    auto font = faceFont(paint.family, size, QFont::Bold);
    double width = QFontMetricsF(font).horizontalAdvance(words);
    if (const double room = area.width() * 0.86; width > room) {
        font.setPixelSize(std::max(8, static_cast<int>(size * room / width)));
        width = QFontMetricsF(font).horizontalAdvance(words);
    }
    painter.setFont(font);
    painter.setPen(paint.ink(text));
    painter.drawText(
        QPointF(area.center().x() - width / 2, area.center().y() + QFontMetricsF(font).capHeight() / 2), words);
}

void paintDomains(FacePaint& paint, const Pips& pips)
{
    const double top = middle - (static_cast<double>(pips.rows) * (pips.height + Pips::gap) - Pips::gap) / 2;
    for (std::size_t i = 0; i < pips.domains.size(); ++i) {
        const auto& attribute = paint.game.attributes[pips.domains[i].domain];
        const QRectF pip(pips.left + static_cast<double>(i % pips.columns) * (pips.width + Pips::gap),
            top + static_cast<double>(i / pips.columns) * (pips.height + Pips::gap), pips.width, pips.height);
        const auto ground = domainColour(attribute);
        paintTile(paint, pip, ground, textOn(ground),
            q(attribute.letter + "\u2009" + std::to_string(pips.domains[i].points)), 25);
    }
}

// True where the name had to be cut.
bool paintHeader(FacePaint& paint)
{
    if (paint.layout().cost) {
        const auto cost = valueText(paint.card.card, paint.game, *paint.layout().cost);
        paintTile(paint, QRectF(costLeft, middle - costSide / 2, costSide, costSide), ink::dark, Qt::white,
            cost.empty() ? QStringLiteral("–") : q(cost), 46);
    }
    const Pips pips(paint.card.card, paint.game);
    paintDomains(paint, pips);
    return paintName(paint, nameArea(paint.layout(), pips));
}

bool headerCut(const CardFace& card, const model::Game& game, const QString& family)
{
    return fitName(q(card.card.name), family, nameArea(game.faceOf(card.card.set), Pips(card.card, game)).width()).cut;
}

// What stands where and in which size, before anything is painted: tall pictures with large type where the text is
// short; the longer the text, the lower the picture.

// The values of the two lower corners; empty where the card has none.
struct LowerCorners {
    QString left, right;
    [[nodiscard]] bool any() const { return !left.isEmpty() || !right.isEmpty(); }
};

struct FacePlan {
    LowerCorners corners;
    double artHeight = 0;
    std::unique_ptr<TextBox> text;
    FaceResult result; // all but the name
};

inline constexpr double markHeight = 34; // of the strip across the top of the picture

LowerCorners cornersOf(const model::Card& card, const model::Game& game)
{
    const auto text = [&](const std::optional<model::AttributeIndex>& attribute) {
        return attribute ? q(valueText(card, game, *attribute)) : QString();
    };
    const auto& layout = game.faceOf(card.set);
    return {text(layout.left), text(layout.right)};
}

std::pair<double, std::unique_ptr<TextBox>> planText(const BoxContent& content, double bottom, const FaceLook& look)
{
    struct Step {
        double artHeight;
        int largest, smallest;
    };
    static constexpr std::array pictured{Step{336, TextBox::largest, 27}, Step{280, TextBox::largest, 26},
        Step{216, TextBox::largest, TextBox::smallest}};
    const std::array bare{Step{look.mark.isEmpty() ? 0 : markHeight, 32, TextBox::smallest}};
    const std::span<const Step> steps = look.style == FaceStyle::TextOnly ? std::span<const Step>(bare) : pictured;
    const double width = face::width - 2 * face::margin;
    const auto room = [&](double art) { return bottom - face::headerBottom - art - face::typeHeight - 34; };
    for (const auto& step : steps)
        if (auto box = fittingBox(content, width, room(step.artHeight), step.largest, step.smallest))
            return {step.artHeight, std::move(box)};
    const double art = steps.back().artHeight;
    auto box = std::make_unique<TextBox>(content, width, room(art), TextBox::smallest);
    box->cut();
    return {art, std::move(box)};
}

FacePlan planFace(const CardFace& face, const model::Game& game, const QString& family, const FaceLook& look)
{
    FacePlan plan;
    plan.corners = cornersOf(face.card, game);
    const double bottom = plan.corners.any() ? face::tilesTop : face::barTop;
    auto told = face.card;
    for (const auto attribute : game.identityTexts())
        told.texts.erase(attribute); // below the name
    std::tie(plan.artHeight, plan.text) = planText({rulesParagraphs(told, game), q(told.flavor), family}, bottom, look);
    plan.result.rulesCut = plan.text->rulesCut();
    plan.result.flavorCut = plan.text->flavorCut();
    plan.result.textSize = plan.text->size();
    return plan;
}

// Those with most points first.
// From left to right through the colours of the domains, each an equal share, with soft seams.
QBrush across(const std::vector<QColor>& colours, double share)
{
    if (colours.size() == 1)
        return mixed(colours.front(), Qt::white, share);
    QLinearGradient gradient(0, 0, face::width, 0);
    const auto count = static_cast<double>(colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const auto tone = mixed(colours[i], Qt::white, share);
        const double begin = static_cast<double>(i) / count, end = begin + 1 / count;
        gradient.setColorAt(i == 0 ? 0 : begin + 0.06, tone);
        gradient.setColorAt(i + 1 == colours.size() ? 1 : end - 0.06, tone);
    }
    return gradient;
}

// The edge of a card that is printed with little ink: a line to cut inside of.
void paintOutline(FacePaint& paint)
{
    constexpr double line = 3;
    paint.painter.setPen(QPen(Qt::black, line));
    paint.painter.setBrush(Qt::white);
    paint.painter.drawRoundedRect(
        QRectF(face::border, face::border, face::width - 2 * face::border, face::height - 2 * face::border),
        face::radius - face::border, face::radius - face::border);
}

void paintFrame(FacePaint& paint)
{
    if (!paint.coloured())
        return paintOutline(paint);
    auto& painter = paint.painter;
    painter.setPen(Qt::NoPen);
    painter.setBrush(across(paint.colours, 1));
    painter.drawRoundedRect(QRectF(0, 0, face::width, face::height), face::radius, face::radius);
    const double corner = face::radius - face::border + 2;
    painter.setBrush(ink::paper);
    painter.drawRoundedRect(
        QRectF(face::left, face::border, face::right - face::left, face::height - 2 * face::border), corner, corner);
    // No clip with round corners: it would make every letter after it slow.
    painter.setBrush(across(paint.colours, 0.13));
    painter.drawRoundedRect(
        QRectF(face::left, face::border, face::right - face::left, face::headerBottom - face::border + 2 * corner),
        corner, corner);
}

// One line, right- or left-aligned, cut where it is too long; gives its width.
double paintLine(FacePaint& paint, const QString& text, const QFont& font, const QColor& colour, const QRectF& area,
    Qt::Alignment alignment)
{
    const QFontMetricsF metrics(font);
    const auto shown = metrics.elidedText(text, Qt::ElideRight, area.width());
    const double width = metrics.horizontalAdvance(shown);
    const double x = alignment & Qt::AlignRight     ? area.right() - width
                     : alignment & Qt::AlignHCenter ? area.center().x() - width / 2
                                                    : area.left();
    paint.painter.setFont(font);
    paint.painter.setPen(colour);
    paint.painter.drawText(QPointF(x, area.center().y() + metrics.capHeight() / 2), shown);
    return width;
}

// Who made the picture: on a strip of shade at its lower edge.
void paintAuthor(FacePaint& paint, const QRectF& area, const QString& author)
{
    if (author.isEmpty())
        return;
    constexpr double high = 24;
    const auto font = faceFont(paint.family, 17, QFont::Medium);
    const auto words = QStringLiteral("Art: ") + author;
    const double wide = std::min(QFontMetricsF(font).horizontalAdvance(words) + 16, area.width());
    const QRectF strip(area.right() - wide, area.bottom() - high, wide, high);
    paint.painter.fillRect(strip, QColor(0, 0, 0, 140));
    paintLine(paint, words, font, Qt::white, strip.adjusted(8, 0, -8, 0), Qt::AlignRight);
}

void paintPicture(FacePaint& paint, const QRectF& area, const QImage& art)
{
    auto& painter = paint.painter;
    if (paint.style == FaceStyle::TextOnly)
        return;
    const auto emblem = emblemOf(paint.card.key, paint.card.card, paint.game, paint.colours);
    if (paint.style == FaceStyle::LowInk)
        return paintBareEmblem(painter, area, emblem, paint.family);
    if (art.isNull())
        return paintEmblem(painter, area, emblem, paint.family);
    // The middle of the picture, as much of it as has the shape of the window. All of it is drawn and the rest clipped:
    // a part of a picture is another picture to a PDF, one for every copy.
    const double scale = std::max(area.width() / art.width(), area.height() / art.height());
    const QSizeF whole(art.width() * scale, art.height() * scale);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(area.center() - QPointF(whole.width() / 2, whole.height() / 2), whole), art);
    painter.restore();
    paintAuthor(paint, area, art.text(artAuthor));
}

void paintTypeLine(FacePaint& paint, double top)
{
    const auto& card = paint.card.card;
    const QRectF strip(face::left, top, face::right - face::left, face::typeHeight);
    if (paint.coloured())
        paint.painter.fillRect(strip, across(paint.colours, 0.18));
    paint.painter.fillRect(QRectF(strip.left(), strip.top(), strip.width(), 2),
        paint.coloured() ? across(paint.colours, 0.7) : QBrush(Qt::black));
    if (!paint.coloured())
        paint.painter.fillRect(QRectF(strip.left(), strip.bottom() - 2, strip.width(), 2), Qt::black);
    const QRectF room = strip.adjusted(face::margin - face::left, 1, face::left - face::margin, 0);
    const double number = paintLine(paint, q(model::printingLabel(card.set, card.number)),
        faceFont(paint.family, 22, QFont::DemiBold), paint.ink(ink::soft), room.adjusted(room.width() * 0.6, 0, 0, 0),
        Qt::AlignRight);
    auto types = q(typeLine(card));
    if (paint.layout().frameBy == model::FrameBy::Choice) // the colour in words: on paper it may be black
        if (const auto word = valueText(card, paint.game, paint.layout().frame); !word.empty())
            types.prepend(q(word) + QStringLiteral(" · "));
    auto font = faceFont(paint.family, 26, QFont::DemiBold);
    while (font.pixelSize() > 20 && QFontMetricsF(font).horizontalAdvance(types) > room.width() - number - 16)
        font.setPixelSize(font.pixelSize() - 1);
    paintLine(paint, types, font, paint.ink(ink::dark), room.adjusted(0, 0, -number - 16, 0), Qt::AlignLeft);
}

// A word the card bears, on two lines where it is two.
void paintFlag(FacePaint& paint, const QString& words, const QRectF& cell)
{
    const auto font = faceFont(paint.family, 20, QFont::Bold);
    const auto dark = paint.ink(ink::dark);
    const auto blank = words.indexOf(QLatin1Char(' '));
    if (blank < 0 || cell.height() < 60 || QFontMetricsF(font).horizontalAdvance(words) <= cell.width())
        return void(paintLine(paint, words, font, dark, cell, Qt::AlignHCenter));
    const double half = 22, top = cell.center().y() - half;
    paintLine(paint, words.left(blank), font, dark, QRectF(cell.left(), top, cell.width(), half), Qt::AlignHCenter);
    paintLine(
        paint, words.mid(blank + 1), font, dark, QRectF(cell.left(), top + half, cell.width(), half), Qt::AlignHCenter);
}

// Values between the tiles: a small label and the value below it, side by side; many in two rows, the value beside.
void paintMiddle(FacePaint& paint, const QRectF& area)
{
    std::vector<std::pair<QString, QString>> facts; // label and value; a flag the card bears has no value
    for (const auto attribute : paint.layout().middle) {
        const auto& about = paint.game.attributes[attribute];
        const bool flag = about.kind == model::AttributeKind::Flag;
        const auto value = valueText(paint.card.card, paint.game, attribute);
        if (flag ? !factText(paint.card.card, paint.game, attribute).empty() : !value.empty())
            facts.emplace_back(q(about.label), flag ? QString() : q(value));
    }
    if (facts.empty())
        return;
    constexpr std::size_t mostInOneRow = 4;
    const std::size_t rows = facts.size() > mostInOneRow && area.height() >= 60 ? 2 : 1;
    const std::size_t columns = (facts.size() + rows - 1) / rows;
    const double step = area.width() / static_cast<double>(columns), high = area.height() / static_cast<double>(rows);
    const bool oneLine = high < 60;
    const auto small = faceFont(paint.family, 18, QFont::Medium), strong = faceFont(paint.family, 25, QFont::Bold);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const QRectF cell(area.left() + static_cast<double>(i % columns) * step,
            area.top() + static_cast<double>(i / columns) * high, step, high);
        const auto& [label, value] = facts[i];
        const auto soft = paint.ink(ink::soft), dark = paint.ink(ink::dark);
        if (value.isEmpty()) {
            paintFlag(paint, label, cell);
        } else if (oneLine) {
            const double gap = 8, width = QFontMetricsF(small).horizontalAdvance(label) + gap +
                                          QFontMetricsF(strong).horizontalAdvance(value);
            const double x = std::max(cell.left(), cell.center().x() - width / 2);
            const double used = paintLine(
                paint, label, small, soft, QRectF(x, cell.top(), step, cell.height()), Qt::AlignLeft);
            paintLine(paint, value, strong, dark, QRectF(x + used + gap, cell.top(), step - used - gap, cell.height()),
                Qt::AlignLeft);
        } else {
            paintLine(paint, label, small, soft, QRectF(cell.left(), cell.top() + 10, step, 20), Qt::AlignHCenter);
            paintLine(paint, value, strong, dark, QRectF(cell.left(), cell.top() + 34, step, 28), Qt::AlignHCenter);
        }
    }
}

// The lower edge: a tile in each corner where the card has one of the two values, the others between.
void paintLowerEdge(FacePaint& paint, const LowerCorners& corners)
{
    using namespace face;
    const QRectF row(margin - 4, tilesTop, width - 2 * margin + 8, tileHeight);
    if (!corners.any()) {
        paint.painter.fillRect(QRectF(left, barTop, right - left, 2),
            paint.coloured() ? mixed(paint.colours.front(), Qt::white, 0.25) : QColor(Qt::black));
        paintMiddle(paint, QRectF(row.left(), barTop + 2, row.width(), height - border - barTop - 2));
        return;
    }
    const auto corner = [&](const std::optional<model::AttributeIndex>& attribute, const QString& value, double x,
                            const QColor& colour) {
        if (!attribute)
            return;
        const bool absent = value.isEmpty();
        paintTile(paint, QRectF(x, row.top(), tileWidth, row.height()), absent ? QColor(0xe6, 0xe8, 0xec) : colour,
            absent ? ink::soft : QColor(Qt::white), absent ? QStringLiteral("–") : value, 48);
    };
    corner(paint.layout().left, corners.left, row.left(), ink::left);
    corner(paint.layout().right, corners.right, row.right() - tileWidth, ink::right);
    paintMiddle(paint, row.adjusted(tileWidth + 8, 0, -tileWidth - 8, 0));
}

// White on a dark strip over the picture, or black in a strip of its own.
void paintMark(FacePaint& paint, const QString& mark)
{
    const QRectF strip(face::left, face::headerBottom, face::right - face::left, markHeight);
    if (paint.coloured())
        paint.painter.fillRect(strip, QColor(0x12, 0x16, 0x20, 190));
    auto font = faceFont(paint.family, 23, QFont::DemiBold);
    while (font.pixelSize() > 12 && QFontMetricsF(font).horizontalAdvance(mark) > strip.width() - 40)
        font.setPixelSize(font.pixelSize() - 1);
    paintLine(paint, mark, font, paint.ink(Qt::white), strip.adjusted(16, 0, -16, 0), Qt::AlignHCenter);
}

FaceResult paintFace(FacePaint& paint, const QImage& art, const FaceLook& look)
{
    auto plan = planFace(paint.card, paint.game, paint.family, look);
    paintFrame(paint);
    const double artBottom = face::headerBottom + plan.artHeight;
    paintPicture(paint, QRectF(face::left, face::headerBottom, face::right - face::left, plan.artHeight), art);
    if (!look.mark.isEmpty())
        paintMark(paint, look.mark);
    plan.result.nameCut = paintHeader(paint);
    paintTypeLine(paint, artBottom);
    plan.text->paint(
        paint.painter, {face::margin, artBottom + face::typeHeight + 18}, paint.ink(ink::dark), paint.ink(ink::soft));
    paintLowerEdge(paint, plan.corners);
    return plan.result;
}

bool isOfWholeCard(const QImage& art) { return !art.isNull() && !art.text(artOfWholeCard).isEmpty(); }

FaceResult paintWhole(FacePaint& paint, const QImage& picture, const FaceLook& look)
{
    const QRectF card(0, 0, face::width, face::height);
    paintWholeCard(paint.painter, card, card, picture);
    if (!look.mark.isEmpty())
        paintMark(paint, look.mark);
    return {};
}

} // namespace

CardFace cardFace(const model::Catalogue& catalogue, model::CardIndex card)
{
    return {catalogue.card(card), std::string(catalogue.key(card))};
}

CardFace cardFace(const model::Catalogue& catalogue, model::CardIndex card, model::PrintingIndex printing)
{
    return {catalogue.printing(printing), std::string(catalogue.key(card))};
}

int cardHeightFor(int width) { return static_cast<int>(std::lround(width * cardHeightMm / cardWidthMm)); }

FaceResult measureCard(const CardFace& card, const model::Game& game, const FaceLook& look)
{
    auto result = planFace(card, game, sheetFamily(), look).result;
    result.nameCut = headerCut(card, game, sheetFamily());
    return result;
}

void paintWholeCard(QPainter& painter, const QRectF& area, const QRectF& card, const QImage& picture)
{
    // What of the picture has the shape of a card, from its middle.
    QSizeF part = card.size().scaled(QSizeF(picture.size()), Qt::KeepAspectRatio);
    QRectF from(QPointF(), part);
    from.moveCenter(QRectF(picture.rect()).center());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const std::array columns{std::pair(area.left(), card.left()), std::pair(card.left(), card.right()),
        std::pair(card.right(), area.right())};
    const std::array rows{std::pair(area.top(), card.top()), std::pair(card.top(), card.bottom()),
        std::pair(card.bottom(), area.bottom())};
    const std::array fromX{
        std::pair(from.left(), 1.0), std::pair(from.left(), from.width()), std::pair(from.right() - 1, 1.0)};
    const std::array fromY{
        std::pair(from.top(), 1.0), std::pair(from.top(), from.height()), std::pair(from.bottom() - 1, 1.0)};
    for (std::size_t x = 0; x < columns.size(); ++x)
        for (std::size_t y = 0; y < rows.size(); ++y)
            if (const QRectF to(QPointF(columns[x].first, rows[y].first), QPointF(columns[x].second, rows[y].second));
                !to.isEmpty())
                painter.drawImage(
                    to, picture, QRectF(fromX[x].first, fromY[y].first, fromX[x].second, fromY[y].second));
    painter.restore();
}

void paintBleed(QPainter& painter, const QRectF& area, const QRectF& card, const CardFace& face,
    const model::Game& game, FaceStyle style, const QImage& art)
{
    if (style != FaceStyle::Colour)
        return;
    if (isOfWholeCard(art))
        return paintWholeCard(painter, area, card, art);
    auto edge = across(frameColours(face.card, game), 1);
    edge.setTransform(QTransform::fromTranslate(card.left(), card.top())
                          .scale(card.width() / face::width, card.height() / face::height));
    painter.fillRect(area, edge);
}

FaceResult paintCard(QPainter& painter, const QRectF& area, const CardFace& card, const model::Game& game,
    const QImage& art, const FaceLook& look)
{
    const double scale = std::min(area.width() / face::width, area.height() / face::height);
    if (!(scale > 0))
        return {};
    painter.save();
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.translate(-face::width / 2, -face::height / 2);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setClipRect(QRectF(0, 0, face::width, face::height), Qt::IntersectClip);
    FacePaint paint{painter, card, game, sheetFamily(), frameColours(card.card, game), look.style};
    const auto result = isOfWholeCard(art) ? paintWhole(paint, art, look) : paintFace(paint, art, look);
    painter.restore();
    return result;
}

QImage cardImage(const CardFace& card, const model::Game& game, int width, double devicePixelRatio, const QImage& art)
{
    QImage image(std::max(width, 1), std::max(cardHeightFor(width), 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintCard(painter, QRectF(image.rect()), card, game, art);
    painter.end();
    image.setDevicePixelRatio(devicePixelRatio);
    return image;
}

} // namespace nexus::app
