// One player's side: a line with name, points and missions, the loadout, six quadrants and the piles. The side at the
// bottom has its front row above; a side across the table is turned round, so that its quadrants face ours.
#pragma once

#include "ui/table/pile_button.h"
#include "ui/table/quadrant_view.h"

class QHBoxLayout;

namespace nexus::ui {

class SideView : public QWidget {
    Q_OBJECT
public:
    // `across`: an opponent's side, seen from the other side of the table.
    SideView(TablePlay& play, bool across, QWidget* parent = nullptr);

    void refresh(model::SeatIndex seat);
    [[nodiscard]] model::SeatIndex seat() const { return m_seat; }
    [[nodiscard]] QuadrantView* quadrant(model::Quadrant quadrant) const; // None: the loadout
    [[nodiscard]] PileButton* pile(model::Zone zone) const;
    [[nodiscard]] TableCard* find(model::CardId card) const;

Q_SIGNALS:
    void pileWanted(nexus::model::SeatIndex seat, nexus::model::Zone zone, const QPoint& where);

protected:
    bool event(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeField();
    void refreshHead();

    class Head;
    TablePlay& m_play;
    bool m_across;
    model::SeatIndex m_seat = 0;
    Head* m_head = nullptr;
    QHBoxLayout* m_missionRow = nullptr;
    std::vector<TableCard*> m_missions;
    std::array<QuadrantView*, model::quadrantCount> m_quadrants{};
    QuadrantView* m_loadout = nullptr;
    std::vector<PileButton*> m_piles;
};

} // namespace nexus::ui
