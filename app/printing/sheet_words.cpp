#include "app/printing/sheet_words.h"

#include "app/printing/card_text_box.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>

namespace nexus::app {

namespace {

constexpr double unit = 0.05; // letters are set in twentieths of a millimetre: sizes of fonts are whole numbers

} // namespace

QString sheetFamily()
{
    static const bool inter = QFontDatabase::families().contains(QStringLiteral("Inter"));
    return inter ? QStringLiteral("Inter") : QGuiApplication::font().family();
}

double paintWords(QPainter& painter, const QRectF& area, const QString& words, const SheetWords& how)
{
    const auto pixels = [](double mm) { return std::max(1, static_cast<int>(std::lround(mm / unit))); };
    auto font = faceFont(sheetFamily(), pixels(how.size), how.weight);
    const double room = area.width() / unit;
    if (how.least > 0)
        while (font.pixelSize() > pixels(how.least) && QFontMetricsF(font).horizontalAdvance(words) > room)
            font.setPixelSize(font.pixelSize() - 1);
    const QFontMetricsF metrics(font);
    const auto shown = metrics.elidedText(words, Qt::ElideRight, room);
    const double width = metrics.horizontalAdvance(shown) * unit;
    const double x = how.alignment & Qt::AlignRight     ? area.right() - width
                     : how.alignment & Qt::AlignHCenter ? area.center().x() - width / 2
                                                        : area.left();
    painter.save();
    painter.translate(x, area.center().y() + metrics.capHeight() * unit / 2);
    painter.scale(unit, unit);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(font);
    painter.setPen(how.colour);
    painter.drawText(QPointF(0, 0), shown);
    painter.restore();
    return width;
}

void paintStroke(QPainter& painter, const QPointF& from, const QPointF& to, double width, const QColor& colour)
{
    const QRectF body(std::min(from.x(), to.x()), std::min(from.y(), to.y()), std::abs(to.x() - from.x()),
        std::abs(to.y() - from.y()));
    painter.setRenderHint(QPainter::Antialiasing); // finer than a dot of the screen it would come and go
    const double half = width / 2;
    const bool level = from.y() == to.y();
    painter.fillRect(body.adjusted(level ? 0 : -half, level ? -half : 0, level ? 0 : half, level ? half : 0), colour);
}

void paintRuler(QPainter& painter, const QRectF& area, double length)
{
    const double deep = std::min(2.4, area.height() * 0.55), line = 0.12, step = length / 100;
    paintStroke(painter, area.topLeft(), {area.left() + length, area.top()}, line);
    for (int mm = 0; mm <= 100; ++mm) {
        const double x = area.left() + mm * step;
        const double reach = mm % 10 == 0 ? deep : mm % 5 == 0 ? deep * 0.7 : deep * 0.45;
        paintStroke(painter, {x, area.top()}, {x, area.top() + reach}, line);
    }
    const double size = std::min(1.9, area.height() - deep - 0.2);
    for (const int mm : {0, 10, 20, 30, 40, 50, 60, 70, 80, 100}) { // no room for 90 beside "100 mm"
        const auto words = mm == 100 ? QStringLiteral("100 mm") : QString::number(mm);
        const bool first = mm == 0, last = mm == 100;
        const QRectF cell(area.left() + mm * step - (last ? 12 : 5) + (first ? 5 : 0), area.top() + deep + 0.1,
            last ? 12 : 10, area.height() - deep - 0.1);
        paintWords(painter, cell, words,
            {.size = size,
                .alignment = first  ? Qt::AlignLeft
                             : last ? Qt::AlignRight
                                    : Qt::AlignHCenter});
    }
}

} // namespace nexus::app
