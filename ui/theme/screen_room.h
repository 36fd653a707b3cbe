// The size a window asks for, within the screen it is on: at 200 % or 300 % the usual size may be wider than that.
#pragma once

#include <QScreen>
#include <QWidget>

namespace nexus::ui {

inline void resizeOnScreen(QWidget& window, const QSize& wanted)
{
    const QSize frame(16, 48); // what a window manager puts around it
    window.resize(wanted.boundedTo(window.screen()->availableSize() - frame));
}

} // namespace nexus::ui
