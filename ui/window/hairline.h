// A line of one pixel between parts of the window.
#pragma once

#include <QFrame>

namespace nexus::ui {

[[nodiscard]] inline QFrame* hairline(QFrame::Shape shape, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setFrameShape(shape);
    line->setFrameShadow(QFrame::Plain);
    line->setLineWidth(1);
    if (shape == QFrame::HLine)
        line->setFixedHeight(1);
    else
        line->setFixedWidth(1);
    return line;
}

} // namespace nexus::ui
