// A quadrant of one side, or its loadout, with the cards in it: a control that can be chosen as the place a card goes
// to. Units stand side by side with their upgrades behind them and come closer where there are many; terrains stand at
// its top. Lights up where the card picked up may go.
#pragma once

#include "ui/table/card_target.h"
#include "ui/table/table_card.h"

namespace nexus::ui {

class QuadrantView : public CardTarget {
    Q_OBJECT
public:
    // Quadrant::None: the loadout.
    QuadrantView(TablePlay& play, model::Quadrant quadrant, QWidget* parent = nullptr);

    // Reads the cards of that seat anew.
    void refresh(model::SeatIndex seat);
    [[nodiscard]] model::Quadrant quadrant() const { return m_quadrant; }
    [[nodiscard]] model::SeatIndex seat() const { return m_seat; }
    [[nodiscard]] TableCard* find(model::CardId card) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void take(model::CardId dropped) override { m_play.drop(dropped, m_seat, m_quadrant); }

private:
    void lay(std::vector<TableCard*>& pool, const std::vector<model::CardId>& cards, TableCard::Look look);
    void arrange();
    void arrangeColumn();
    [[nodiscard]] QString title() const;

    model::Quadrant m_quadrant;
    model::SeatIndex m_seat = 0;
    std::vector<TableCard*> m_cards, m_small, m_terrains; // made once, hidden while not needed
    bool m_lit = false;
};

} // namespace nexus::ui
