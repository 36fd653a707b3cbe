// The program's own icons: resources/icons/NAME.svg, drawn in one colour in place of `currentColor`. Crisp at every
// size and device pixel ratio (drawn anew for each, and kept in QPixmapCache). Colours come from theme(): ask again
// after QEvent::PaletteChange. Unknown names give null icons.
#pragma once

#include <QColor>
#include <QIcon>

namespace nexus::ui {

[[nodiscard]] QIcon icon(const char* name, const QColor& colour);
// The icon of the program itself, in its own colours.
[[nodiscard]] QIcon programIcon();

} // namespace nexus::ui
