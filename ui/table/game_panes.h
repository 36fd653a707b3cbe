// The panes beside the board: where the game stands, what can be done now, what is on its way.
#pragma once

#include "ui/table/table_play.h"
#include "ui/theme/widgets.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QWidget>

namespace nexus::ui {

class LineLabel;

// Where the game stands and the way through it: to the start, a step back, a step on, to the end.
class ReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit ReplayBar(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] LineLabel* place() const { return m_place; }
    enum Step { First, Back, Forward, Last };
    [[nodiscard]] QToolButton* button(Step step) const { return m_buttons[static_cast<std::size_t>(step)]; }

private:
    void go(Step step);
    void dress();

    TablePlay& m_play;
    LineLabel *m_place, *m_step;
    std::array<QToolButton*, 4> m_buttons{};
};

// What the card that is picked up can do, or, with none, what the player whose word is waited for can do: a row an
// action, at the right its cost or what would come of it. A click or Enter does it. Below, what the card itself says.
class ActionList : public QWidget {
    Q_OBJECT
public:
    explicit ActionList(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QTreeWidget* rows() const { return m_rows; }
    [[nodiscard]] QString title() const { return m_title->text(); }
    void showCard(model::CardId card);
    // Where the window is low, the card's text leaves the log its place.
    void setLow(bool low);

Q_SIGNALS:
    void byHandWanted();

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] QString emptyWords() const;
    void perform(int row);
    void foresee(int row);
    // Of a row; none of that which puts all on the chain.
    [[nodiscard]] std::optional<model::Action> actionAt(int row) const;
    void addRow(const QString& what, const QString& detail);

    TablePlay& m_play;
    QLabel* m_title;
    QTreeWidget* m_rows;
    QLabel* m_empty;
    QPushButton* m_byHand;
    QTextEdit* m_card;
    QString m_shown; // in m_card
    bool m_low = false;
    std::vector<model::Action> m_actions;
    bool m_allAtOnce = false; // the first row puts what is due on the chain, one after the other
    QElapsedTimer m_clicked;
};

// What is on its way: the Priority Chain, the next link to resolve first, and the action it interrupts. Gone while
// there is nothing; what is being carried out stands in StepsPane.
class ChainView : public QWidget {
    Q_OBJECT
public:
    explicit ChainView(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QStringList lines() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitRows();
    [[nodiscard]] QString line(const model::Effect& effect) const;

    TablePlay& m_play;
    QListWidget* m_rows;
};

} // namespace nexus::ui
