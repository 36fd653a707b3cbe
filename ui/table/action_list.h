// What the card that is picked up can do, or, with none, what the player whose word is waited for can do: a row an
// action, at the right its cost or what would come of it. A click or Enter does it. Below, what the card itself says.
#pragma once

#include "ui/table/table_play.h"
#include "ui/theme/widgets.h"

#include <QElapsedTimer>
#include <QWidget>

namespace nexus::ui {

class ActionList : public QWidget {
    Q_OBJECT
public:
    explicit ActionList(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QTreeWidget* rows() const { return m_rows; }
    [[nodiscard]] QString title() const;
    void showCard(model::CardId card);

Q_SIGNALS:
    void byHandWanted();

private:
    [[nodiscard]] QString emptyWords() const;
    void perform(int row);

    TablePlay& m_play;
    QLabel* m_title;
    QTreeWidget* m_rows;
    QLabel* m_empty;
    QPushButton* m_byHand;
    QTextEdit* m_card;
    QString m_shown; // in m_card
    std::vector<model::Action> m_actions;
    QElapsedTimer m_clicked;
};

} // namespace nexus::ui
