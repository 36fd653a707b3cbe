// The plain back of a card: the name of the game in a field of hexagons, the same for every card, so that no card can
// be told from behind. Vector only; with little ink it is lines on white. Lengths in millimetres.
#pragma once

#include "app/printing/card_painter.h"

namespace nexus::app {

// `area`: with its bleed; `card`: to the cut; `own`: a picture for it (CardArt::back), in colour alone.
void paintCardBack(QPainter& painter, const QRectF& area, const QRectF& card, const QString& game, FaceStyle style,
    const QImage& own = {});

} // namespace nexus::app
