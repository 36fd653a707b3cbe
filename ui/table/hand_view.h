// The hand of the player at the bottom, side by side; covered until that player opens it, where hands are hidden.
#pragma once

#include "ui/table/table_card.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class HandView : public QWidget {
    Q_OBJECT
public:
    explicit HandView(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] TableCard* find(model::CardId card) const;
    [[nodiscard]] QPushButton* cover() const { return m_cover; }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

private:
    TablePlay& m_play;
    QStackedLayout* m_stack;
    QScrollArea* m_scroll;
    QHBoxLayout* m_row;
    QPushButton* m_cover;
    std::vector<TableCard*> m_cards;
};

} // namespace nexus::ui
