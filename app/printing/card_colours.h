// Colours of a card's face, which is light in every theme: ink, paper, the colours of domains from the game's
// data, and what is readable on them (WCAG 2 contrast).
#pragma once

#include "app/text/card_text.h"

#include <QColor>
#include <QPainter>

#include <string_view>
#include <vector>

namespace nexus::app {

namespace ink {
inline const QColor dark{0x1d, 0x24, 0x30}; // text, the cost tile
inline const QColor soft{0x4a, 0x54, 0x64}; // set and number, labels, flavour
inline const QColor paper{0xfc, 0xfb, 0xf8};
inline const QColor left{0xb3, 0x26, 0x1e};    // tile bottom left
inline const QColor right{0x24, 0x57, 0xa6};   // tile bottom right
inline const QColor neutral{0x5b, 0x66, 0x75}; // cards without a domain
} // namespace ink

// `share` of `a` and the rest of `b`, opaque.
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double share);
// Contrast ratio, 1 to 21.
[[nodiscard]] double contrastRatio(const QColor& a, const QColor& b);
// White, or near black where white does not reach 4.5 on the ground.
[[nodiscard]] QColor textOn(const QColor& ground);
// The domain's own colour; one made from its id where the game gives none.
[[nodiscard]] QColor domainColour(const model::Attribute& domain);

// Domains with points in the game's order.
[[nodiscard]] std::vector<DomainPoints> faceDomains(const model::Card& card, const model::Game& game);

// What paints the frame, the leading colour first: the domains with most points, the choice or the type; neutral where
// the card has none.
[[nodiscard]] std::vector<QColor> frameColours(const model::Card& card, const model::Game& game);

// The picture of a card without art: a soft ground in the colours of its domains, arcs, and on them a badge with a
// letter, its outline that of the card's type, with a rosette that is the same for all cards of its subtypes. Drawn
// from key, type and subtypes alone, so the same card has the same emblem everywhere. Vector only.

struct Emblem {
    std::string_view seed;       // the card's key
    std::vector<QColor> colours; // of the domains, the leading one first; at least one
    QString letter;              // of the domain, or the initial of the type
    std::size_t shape = 0;       // of the badge: the place of the type in the game
    std::string motif = {};      // the subtypes; empty: no rosette
};
[[nodiscard]] Emblem emblemOf(
    std::string_view key, const model::Card& card, const model::Game& game, std::vector<QColor> colours);

void paintEmblem(QPainter& painter, const QRectF& area, const Emblem& emblem, const QString& family);
// Its badge and letter alone, as black lines.
void paintBareEmblem(QPainter& painter, const QRectF& area, const Emblem& emblem, const QString& family);
// Six corners, the first one right below the centre's height.
[[nodiscard]] QPolygonF hexagon(const QPointF& centre, double radius);

} // namespace nexus::app
