// What stands where on a card's face and in which size, before anything is painted: tall pictures with large type where
// the text is short; the longer the text, the lower the picture. Private to the painter of cards.
#pragma once

#include "app/printing/card_painter.h"
#include "app/printing/card_text_box.h"

namespace nexus::app {

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

[[nodiscard]] FacePlan planFace(
    const CardFace& face, const model::Game& game, const QString& family, const FaceLook& look);

} // namespace nexus::app
