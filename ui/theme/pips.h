// Pips of anything that gives points of domains, as those of a card are painted (ui/theme/painting.h).
#pragma once

#include "app/text/card_text.h"
#include "ui/theme/painting.h"

namespace nexus::ui {

// From left to right; gives the width used. `rightAligned`: they end at the rectangle's right edge.
int drawPips(QPainter& painter, const QRect& rect, const model::Game& game,
    const std::vector<app::DomainPoints>& points, bool rightAligned, bool faded = false);

} // namespace nexus::ui
