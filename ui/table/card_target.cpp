#include "ui/table/card_target.h"

#include "ui/table/table_card.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>

namespace nexus::ui {

CardTarget::CardTarget(TablePlay& play, QWidget* parent)
    : QAbstractButton(parent)
    , m_play(play)
{
    setFocusPolicy(Qt::StrongFocus);
    setAcceptDrops(true);
}

void CardTarget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

void CardTarget::dragEnterEvent(QDragEnterEvent* event)
{
    if (TableCard::dragged(event->mimeData()))
        event->acceptProposedAction();
}

void CardTarget::dropEvent(QDropEvent* event)
{
    const auto card = TableCard::dragged(event->mimeData());
    if (!card)
        return;
    event->acceptProposedAction();
    take(*card);
}

} // namespace nexus::ui
