// The whole board: the sides across the table, a line that says what is lit, and the side at the bottom. Arrow keys go
// to the nearest card, quadrant or pile in their direction.
#pragma once

#include "ui/table/side_view.h"
#include "ui/table/table_card.h"
#include "ui/theme/layout.h"
#include "ui/theme/widgets.h"

#include <QKeyEvent>

namespace nexus::ui {

class LineLabel;

class BoardView : public QWidget {
    Q_OBJECT
public:
    explicit BoardView(TablePlay& play, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] SideView* side(model::SeatIndex seat) const;
    [[nodiscard]] TableCard* find(model::CardId card) const;
    [[nodiscard]] LineLabel* middle() const { return m_middle; }

Q_SIGNALS:
    void pileWanted(nexus::model::SeatIndex seat, nexus::model::Zone zone, const QPoint& where);

private:
    [[nodiscard]] QString middleWords() const;

    TablePlay& m_play;
    QHBoxLayout* m_across;
    std::vector<SideView*> m_opponents;
    LineLabel* m_middle;
    SideView* m_own;
};

// The control of `root` nearest to `from` in the direction of an arrow key, of those that take the keyboard; null
// where there is none.
[[nodiscard]] QWidget* nearestControl(const QWidget& root, const QWidget& from, int key);

// Arrow keys go on to the table instead of scrolling.
class CardScroll : public QScrollArea {
protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};
// The page alone, without frame, ground and keyboard of the area it is scrolled in.
void showBare(QScrollArea& scroll, QWidget* page);

// The hand of the player whose word is waited for, side by side; covered until that player opens it, where hands are
// hidden.
class HandView : public QWidget {
    Q_OBJECT
public:
    explicit HandView(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    // Small faces, or bars where the window is low; with little around them where it is very low.
    enum class Look { Faces, Bars, Low };
    void setLook(Look look);
    void layOut(); // now, not with the next event
    [[nodiscard]] TableCard* find(model::CardId card) const { return findShown(m_cards, card); }
    [[nodiscard]] QPushButton* cover() const { return m_cover; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    TablePlay& m_play;
    QLabel* m_whose;
    Look m_look = Look::Bars;
    QStackedLayout* m_stack;
    QScrollArea* m_scroll;
    QHBoxLayout* m_row;
    QPushButton* m_cover;
    std::vector<TableCard*> m_cards;
};

} // namespace nexus::ui
