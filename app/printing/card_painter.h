// The one painter of a card's face: window, gallery, pictures and paper. A face is 63 × 88 mm and always light; it is
// laid out in tenths of a millimetre and scaled into the rectangle, so lines break alike at every size and nothing
// but art is a bitmap. What stands where is the game's data (Game::face). Needs a QGuiApplication for its fonts.
#pragma once

#include "model/cards/catalogue.h"

#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace nexus::app {

constexpr double cardWidthMm = 63.0;
constexpr double cardHeightMm = 88.0;

// One printing of a card, by value: a face may be painted while the catalogue changes.
struct CardFace {
    model::Card card;
    std::string key; // seeds the emblem, names the art
};
[[nodiscard]] CardFace cardFace(const model::Catalogue& catalogue, model::CardIndex card);
[[nodiscard]] CardFace cardFace(
    const model::Catalogue& catalogue, model::CardIndex card, model::PrintingIndex printing);

// In colour as everywhere; with little ink on white, in black, without art; with nothing but its words.
enum class FaceStyle { Colour, LowInk, TextOnly };

struct FaceLook {
    FaceStyle style = FaceStyle::Colour;
    QString mark; // a line across the top of the picture: "PROXY, …"; empty: none
    friend bool operator==(const FaceLook&, const FaceLook&) = default;
};

// What did not fit even at the smallest size and ends with "…".
struct FaceResult {
    bool nameCut = false;
    bool rulesCut = false;
    bool flavorCut = false;
    int textSize = 0; // of the rules, in tenths of a millimetre on a card of 63 mm
    friend bool operator==(const FaceResult&, const FaceResult&) = default;
};

// The text of an art's QImage that stands small at its lower edge.
inline const QString artAuthor = QStringLiteral("Author");
// The text of a QImage that is no art but the picture of a whole card, which is painted in place of the face.
inline const QString artOfWholeCard = QStringLiteral("WholeCard");

// Paints inside `area`, centred where it is not as tall as 88 to 63. Without art the emblem stands in its place.
FaceResult paintCard(QPainter& painter, const QRectF& area, const CardFace& face, const model::Game& game,
    const QImage& art = {}, const FaceLook& look = {});
// What paintCard() would give, without painting.
[[nodiscard]] FaceResult measureCard(const CardFace& face, const model::Game& game, const FaceLook& look = {});
// What is under a card that is cut out of `area`, `card` being where its face goes: its edge, further outwards.
void paintBleed(QPainter& painter, const QRectF& area, const QRectF& card, const CardFace& face,
    const model::Game& game, FaceStyle style, const QImage& art = {});
// The picture of a whole card as large as fills `card`, its edge further outwards up to `area`.
void paintWholeCard(QPainter& painter, const QRectF& area, const QRectF& card, const QImage& picture);
// A picture of that many pixels in width on a clear ground; at `devicePixelRatio` 2 it is half as wide on screen.
[[nodiscard]] QImage cardImage(
    const CardFace& face, const model::Game& game, int width, double devicePixelRatio = 1, const QImage& art = {});
// Height of a face of that width, in whole pixels.
[[nodiscard]] int cardHeightFor(int width);

} // namespace nexus::app
