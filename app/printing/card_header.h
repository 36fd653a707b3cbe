// The upper strip of a card's face: cost, name and domains. Private to the painter of cards.
#pragma once

#include "app/printing/card_painter.h"

#include <QColor>

namespace nexus::app {

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
    std::vector<QColor> colours; // of the domains with most points first; neutral where there is none
    FaceStyle style = FaceStyle::Colour;

    [[nodiscard]] bool coloured() const { return style == FaceStyle::Colour; }
    [[nodiscard]] QColor ink(const QColor& colour) const { return coloured() ? colour : QColor(Qt::black); }
};

// Draws the strip; true where the name had to be cut.
bool paintHeader(FacePaint& paint);
[[nodiscard]] bool headerCut(const CardFace& card, const model::Game& game, const QString& family);
// A rounded tile with a figure or word in it, bold, as large as it fits; an outline where little ink is used.
void paintTile(
    FacePaint& paint, const QRectF& area, const QColor& ground, const QColor& text, const QString& words, int size);

} // namespace nexus::app
