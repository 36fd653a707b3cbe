#include "app/printing/card_painter.h"

#include "app/printing/card_colours.h"
#include "app/printing/card_emblem.h"
#include "app/printing/card_header.h"
#include "app/printing/face_plan.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace nexus::app {

namespace {

QString faceFamily()
{
    static const bool inter = QFontDatabase::families().contains(QStringLiteral("Inter"));
    return inter ? QStringLiteral("Inter") : QGuiApplication::font().family();
}

std::vector<QColor> coloursOf(const model::Card& card, const model::Game& game)
{
    auto domains = faceDomains(card, game);
    std::stable_sort(domains.begin(), domains.end(), [](const auto& a, const auto& b) { return a.points > b.points; });
    std::vector<QColor> colours;
    for (const auto& domain : domains)
        colours.push_back(domainColour(game.attributes[domain.attribute]));
    if (colours.empty())
        colours.push_back(ink::neutral);
    return colours;
}

QString emblemLetter(const model::Card& card, const model::Game& game)
{
    auto domains = faceDomains(card, game);
    if (domains.empty())
        return QString::fromStdString(card.type).left(1).toUpper();
    std::stable_sort(domains.begin(), domains.end(), [](const auto& a, const auto& b) { return a.points > b.points; });
    return QString::fromStdString(game.attributes[domains.front().attribute].letter);
}

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

void paintPicture(FacePaint& paint, const QRectF& area, const QImage& art)
{
    auto& painter = paint.painter;
    if (paint.style == FaceStyle::TextOnly)
        return;
    if (paint.style == FaceStyle::LowInk)
        return paintBareEmblem(painter, area, emblemLetter(paint.card.card, paint.game), paint.family);
    if (art.isNull()) {
        paintEmblem(
            painter, area, {paint.card.key, paint.colours, emblemLetter(paint.card.card, paint.game)}, paint.family);
        return;
    }
    // The middle of the picture, as much of it as has the shape of the window. All of it is drawn and the rest clipped:
    // a part of a picture is another picture to a PDF, one for every copy.
    const double scale = std::max(area.width() / art.width(), area.height() / art.height());
    const QSizeF whole(art.width() * scale, art.height() * scale);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(area.center() - QPointF(whole.width() / 2, whole.height() / 2), whole), art);
    painter.restore();
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
    const double number = paintLine(paint, QString::fromStdString(printingLabel(card.set, card.number)),
        faceFont(paint.family, 22, QFont::DemiBold), paint.ink(ink::soft), room.adjusted(room.width() * 0.6, 0, 0, 0),
        Qt::AlignRight);
    const auto types = QString::fromStdString(typeLine(card));
    auto font = faceFont(paint.family, 26, QFont::DemiBold);
    while (font.pixelSize() > 20 && QFontMetricsF(font).horizontalAdvance(types) > room.width() - number - 16)
        font.setPixelSize(font.pixelSize() - 1);
    paintLine(paint, types, font, paint.ink(ink::dark), room.adjusted(0, 0, -number - 16, 0), Qt::AlignLeft);
}

// Values between the tiles: a small label and the value below it, side by side.
void paintMiddle(FacePaint& paint, const QRectF& area)
{
    std::vector<std::pair<QString, QString>> facts;
    for (const auto attribute : paint.game.face.middle)
        if (const auto value = valueText(paint.card.card, paint.game, attribute); !value.empty())
            facts.emplace_back(
                QString::fromStdString(paint.game.attributes[attribute].label), QString::fromStdString(value));
    if (facts.empty())
        return;
    const double step = area.width() / static_cast<double>(facts.size());
    const bool oneLine = area.height() < 60;
    const auto small = faceFont(paint.family, 18, QFont::Medium), strong = faceFont(paint.family, 25, QFont::Bold);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const QRectF cell(area.left() + static_cast<double>(i) * step, area.top(), step, area.height());
        const auto& [label, value] = facts[i];
        const auto soft = paint.ink(ink::soft), dark = paint.ink(ink::dark);
        if (oneLine) {
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
    corner(paint.game.face.left, corners.left, row.left(), ink::left);
    corner(paint.game.face.right, corners.right, row.right() - tileWidth, ink::right);
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
    auto result = planFace(card, game, faceFamily(), look).result;
    result.nameCut = headerCut(card, game, faceFamily());
    return result;
}

void paintBleed(QPainter& painter, const QRectF& area, const QRectF& card, const CardFace& face,
    const model::Game& game, FaceStyle style)
{
    if (style != FaceStyle::Colour)
        return;
    auto edge = across(coloursOf(face.card, game), 1);
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
    FacePaint paint{painter, card, game, faceFamily(), coloursOf(card.card, game), look.style};
    const auto result = paintFace(paint, art, look);
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
