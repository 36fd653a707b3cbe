#include "ui/table/player_colours.h"

#include "app/printing/card_colours.h"
#include "ui/theme/theme.h"

#include <array>

namespace nexus::ui {

namespace {

constexpr std::array<QRgb, model::maxSeats> playerInks{
    0x6d4bc0, 0xb4572b, 0x17807f, 0xa83a78, 0x6f7416, 0x2f66ad, 0x2c8048, 0x7a6450};
constexpr double onDark = 0.35;                         // so much of white is in them
constexpr double groundLight = 0.08, groundDark = 0.16; // so much of them is in the ground
constexpr double placeShare = 0.62, lineShare = 0.22;   // of the pane in a place, of the colour in its frame

} // namespace

QColor playerColour(model::SeatIndex seat)
{
    const QColor ink = QColor::fromRgb(playerInks[seat % playerInks.size()]);
    return theme().dark ? app::mixed(Qt::white, ink, onDark) : ink;
}

QColor playerGround(model::SeatIndex seat)
{
    return app::mixed(playerColour(seat), theme().ground, theme().dark ? groundDark : groundLight);
}

QColor placeGround(model::SeatIndex seat) { return app::mixed(theme().pane, playerGround(seat), placeShare); }

QColor placeLine(model::SeatIndex seat) { return app::mixed(playerColour(seat), theme().line, lineShare); }

} // namespace nexus::ui
