// One player's side of the table, and the places on it that a card can go to.
#pragma once

#include "ui/table/table_card.h"
#include "ui/table/table_play.h"

class QGridLayout;
class QHBoxLayout;

namespace nexus::ui {

// A pile with its count: deck, hand of another player, discard pile, cards removed. Pressing it asks to see it;
// dropping a card on it puts the card there, by hand.
class PileButton : public CardTarget {
    Q_OBJECT
public:
    PileButton(TablePlay& play, model::Zone zone, QWidget* parent = nullptr);
    void refresh(model::SeatIndex seat);
    [[nodiscard]] model::Zone zone() const { return m_zone; }
    [[nodiscard]] QSize sizeHint() const override { return {78, 66}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {56, 24}; }

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
    bool m_open = false; // a hand, by a text
};

// A quadrant of one side, or its loadout, with the cards in it: a control that can be chosen as the place a card goes
// to. Units stand side by side as large as there is room, their upgrades below; terrains stand at its top, with the
// bonus of the row. Lights up where the card picked up may go, and has a dashed frame where it reaches.
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
    void arrangeCards(const QRect& room);
    [[nodiscard]] QString title() const;

    model::Quadrant m_quadrant;
    model::SeatIndex m_seat = 0;
    std::vector<TableCard*> m_cards, m_small, m_terrains; // made once, hidden while not needed
    bool m_lit = false, m_reached = false;                // where the card picked up may go; what it reaches
    QString m_note, m_outcome; // the row's bonus; what an attack on a unit here would come to
    int m_noteRight = 0;       // where the terrains begin
    int m_tall = 0;            // at least
};

// One player's side: a line with name, points and missions, the loadout, the quadrants and the piles. The side at the
// bottom has its front row above; a side across the table is turned round, so that its quadrants face ours.
class SideView : public QWidget {
    Q_OBJECT
public:
    // `across`: an opponent's side, seen from the other side of the table.
    SideView(TablePlay& play, bool across, QWidget* parent = nullptr);

    void refresh(model::SeatIndex seat);
    [[nodiscard]] model::SeatIndex seat() const { return m_seat; }
    [[nodiscard]] QuadrantView* quadrant(model::Quadrant quadrant) const; // None: the loadout
    [[nodiscard]] QuadrantView* middle() const;                           // of the back row
    [[nodiscard]] PileButton* pile(model::Zone zone) const;
    [[nodiscard]] TableCard* find(model::CardId card) const;

Q_SIGNALS:
    void pileWanted(nexus::model::SeatIndex seat, nexus::model::Zone zone, const QPoint& where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeField();
    void layQuadrants();
    void refreshHead();

    class Head;
    TablePlay& m_play;
    bool m_across;
    model::SeatIndex m_seat = 0;
    Head* m_head = nullptr;
    QWidget* m_headPanel = nullptr;
    QHBoxLayout* m_missionRow = nullptr;
    std::vector<TableCard*> m_missions;
    QGridLayout* m_grid = nullptr;
    std::optional<model::Board> m_board; // that m_quadrants are of
    std::vector<QuadrantView*> m_quadrants;
    QuadrantView* m_loadout = nullptr;
    std::vector<PileButton*> m_piles;
};

} // namespace nexus::ui
