// The picture of a card without art: a soft ground in the colours of its domains, arcs and a hexagon with a letter.
// Drawn from the seed alone, so the same card has the same emblem everywhere. Vector only.
#pragma once

#include <QColor>
#include <QPainter>

#include <string_view>
#include <vector>

namespace nexus::app {

struct Emblem {
    std::string_view seed;       // the card's key
    std::vector<QColor> colours; // of the domains, the leading one first; at least one
    QString letter;              // of the domain, or the initial of the type
};

void paintEmblem(QPainter& painter, const QRectF& area, const Emblem& emblem, const QString& family);
// Its hexagon and letter alone, as black lines.
void paintBareEmblem(QPainter& painter, const QRectF& area, const QString& letter, const QString& family);
// Six corners, the first one right below the centre's height.
[[nodiscard]] QPolygonF hexagon(const QPointF& centre, double radius);

} // namespace nexus::app
