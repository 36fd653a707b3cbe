// Where the game stands and the way through it: to the start, a step back, a step on, to the end.
#pragma once

#include "ui/table/table_play.h"

#include <QWidget>

class QToolButton;

namespace nexus::ui {

class LineLabel;

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
    LineLabel* m_place;
    LineLabel* m_step;
    std::array<QToolButton*, 4> m_buttons{};
};

} // namespace nexus::ui
