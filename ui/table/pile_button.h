// A pile with its count: deck, hand of another player, discard pile, cards removed. Pressing it asks to see it;
// dropping a card on it puts the card there, by hand.
#pragma once

#include "ui/table/card_target.h"

namespace nexus::ui {

class PileButton : public CardTarget {
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
    void take(model::CardId dropped) override { m_play.drop(dropped, m_seat, m_zone); }

private:
    [[nodiscard]] QString title() const;

    model::Zone m_zone;
    model::SeatIndex m_seat = 0;
    int m_count = 0;
};

} // namespace nexus::ui
