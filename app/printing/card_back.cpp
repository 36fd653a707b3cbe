#include "app/printing/card_back.h"

#include "app/printing/card_colours.h"
#include "app/printing/sheet_drawing.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace nexus::app {

namespace {

struct BackInks {
    QColor ground, lines, field, rim, words;
};

BackInks inksOf(FaceStyle style)
{
    if (style == FaceStyle::Colour)
        return {QColor(0x1b, 0x25, 0x3a), QColor(0x37, 0x4a, 0x6e), QColor(0x24, 0x33, 0x52), QColor(0xc9, 0xd4, 0xea),
            Qt::white};
    return {Qt::white, QColor(0x9a, 0x9a, 0x9a), Qt::white, Qt::black, Qt::black};
}

// Whole hexagons mirrored about the middle both ways, so that the back looks the same when it is turned.
QPainterPath lattice(const QRectF& area, const QPointF& centre, double side)
{
    QPainterPath path;
    const double stepX = side * std::sqrt(3.0), stepY = side * 1.5;
    const int rows = static_cast<int>(area.height() / 2 / stepY) + 2,
              columns = static_cast<int>(area.width() / 2 / stepX) + 2;
    for (int row = -rows; row <= rows; ++row)
        for (int column = -columns; column <= columns; ++column) {
            path.addPolygon(
                hexagon(centre + QPointF((column + (row % 2 ? 0.5 : 0)) * stepX, row * stepY), side * 0.92));
            path.closeSubpath();
        }
    return path;
}

} // namespace

void paintCardBack(
    QPainter& painter, const QRectF& area, const QRectF& card, const QString& game, FaceStyle style, const QImage& own)
{
    if (style == FaceStyle::Colour && !own.isNull())
        return paintWholeCard(painter, area, card, own);
    const auto inks = inksOf(style);
    const auto centre = card.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(area, inks.ground);
    painter.setClipRect(style == FaceStyle::Colour ? area : card.adjusted(4, 4, -4, -4), Qt::IntersectClip);
    painter.setPen(QPen(inks.lines, 0.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(lattice(card, centre, 4.6));
    painter.restore();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inks.rim, 0.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(3.2, 3.2, -3.2, -3.2), 2, 2);
    painter.setBrush(inks.field);
    painter.drawPolygon(hexagon(centre, 23));
    painter.setPen(QPen(inks.rim, 0.25));
    painter.drawPolygon(hexagon(centre, 21.4));
    painter.restore();
    const auto words = game.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const double step = 6.4;
    double y = centre.y() - step * static_cast<double>(words.size()) / 2;
    for (const auto& word : words) {
        paintWords(painter, QRectF(centre.x() - 17, y, 34, step), word,
            {.size = 5.4, .least = 2.4, .weight = QFont::Bold, .colour = inks.words, .alignment = Qt::AlignHCenter});
        y += step;
    }
}

} // namespace nexus::app
