// A place on the table that a card can go to: a quadrant, the loadout, a pile. Enter presses it as Space does; other
// keys are the table's. A card dropped on it is taken.
#pragma once

#include "ui/table/table_play.h"

#include <QAbstractButton>

namespace nexus::ui {

class CardTarget : public QAbstractButton {
    Q_OBJECT
public:
    explicit CardTarget(TablePlay& play, QWidget* parent = nullptr);

protected:
    virtual void take(model::CardId dropped) = 0;

    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

    TablePlay& m_play;
};

} // namespace nexus::ui
