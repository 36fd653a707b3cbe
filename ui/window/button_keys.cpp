#include "ui/window/button_keys.h"

#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>

namespace nexus::ui {

bool ButtonKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!enter || key->isAutoRepeat() || (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    auto* button = qobject_cast<QPushButton*>(watched);
    if (!button || !button->isEnabled() || qobject_cast<QDialog*>(button->window()))
        return false;
    button->click();
    return true;
}

} // namespace nexus::ui
