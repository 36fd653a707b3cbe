// A card in hand as an icon for a list: its face, or a frame with the name of one the catalogue does not have. Pale
// where it cannot be used; words have to say why.
#pragma once

#include "model/cards/catalogue.h"

#include <QFont>
#include <QIcon>

namespace nexus::ui {

// `width` in device-independent pixels; the height is app::cardHeightFor(width).
[[nodiscard]] QIcon drawnFace(const model::Catalogue& catalogue, std::optional<model::CardIndex> card,
    const QString& name, int width, qreal devicePixelRatio, const QFont& font, bool pale = false);

} // namespace nexus::ui
