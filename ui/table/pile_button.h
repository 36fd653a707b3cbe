// A pile with its count: deck, hand of another player, discard pile, cards removed. Pressing it asks to see it;
// dropping a card on it puts the card there, by hand.
#pragma once

#include "ui/table/table_play.h"

#include <QAbstractButton>

namespace nexus::ui {

class PileButton : public QAbstractButton {
    Q_OBJECT
public:
    PileButton(TablePlay& play, model::Zone zone, QWidget* parent = nullptr);
    void refresh(model::SeatIndex seat);
    [[nodiscard]] model::Zone zone() const { return m_zone; }
    [[nodiscard]] QSize sizeHint() const override { return {78, 66}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {56, 40}; }

Q_SIGNALS:
    void wanted(nexus::model::SeatIndex seat, nexus::model::Zone zone, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    [[nodiscard]] QString title() const;

    TablePlay& m_play;
    model::Zone m_zone;
    model::SeatIndex m_seat = 0;
    int m_count = 0;
};

} // namespace nexus::ui
