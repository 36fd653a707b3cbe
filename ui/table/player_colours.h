// A colour a player, the same on the board, in the log and on pieces of the flip; never without the name beside it.
#pragma once

#include "model/engine/game_state.h"

#include <QColor>

namespace nexus::ui {

// Reads on the panes of the theme in use.
[[nodiscard]] QColor playerColour(model::SeatIndex seat);
// The ground of a player's side: the theme's, with a breath of the colour.
[[nodiscard]] QColor playerGround(model::SeatIndex seat);
// The ground and the frame of a place on that side.
[[nodiscard]] QColor placeGround(model::SeatIndex seat);
[[nodiscard]] QColor placeLine(model::SeatIndex seat);

} // namespace nexus::ui
