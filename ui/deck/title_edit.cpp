#include "ui/deck/title_edit.h"

#include <QPainter>
#include <QStyleOptionFrame>

namespace nexus::ui {

void TitleEdit::paintEvent(QPaintEvent* event)
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    constexpr int before = 2; // as QLineEdit has it
    const auto room = style()
                          ->subElementRect(QStyle::SE_LineEditContents, &option, this)
                          .marginsRemoved(textMargins())
                          .adjusted(before, 0, -before, 0);
    if (hasFocus() || fontMetrics().horizontalAdvance(text()) <= room.width())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
        fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

// A long name is seen from its beginning.
void TitleEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    setCursorPosition(0);
}

} // namespace nexus::ui
