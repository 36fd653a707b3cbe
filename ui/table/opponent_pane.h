// What the program is about, beside the board: that it thinks, that it waits since something was taken back, that it
// finishes the round; and a hint, the best action and the next three, each with what it changes. A click or Enter on a
// hint does it. Hidden while there is nothing to say.
#pragma once

#include "app/documents/opponent.h"
#include "ui/table/table_play.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace nexus::ui {

class OpponentPane : public QWidget {
    Q_OBJECT
public:
    OpponentPane(TablePlay& play, app::Opponent& opponent, QWidget* parent = nullptr);
    [[nodiscard]] QString words() const;
    [[nodiscard]] QPushButton* button() const { return m_button; }
    [[nodiscard]] QListWidget* hints() const { return m_hints; }
    // Of the player who has to decide.
    void askHint();
    void closeHint(); // or no more looked for

Q_SIGNALS:
    void left(); // the hint with the keyboard is gone

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fitHints(); // all of them in sight, in the width there is
    void showHint(const model::Decision& decision);
    void press();

    TablePlay& m_play;
    app::Opponent& m_opponent;
    QLabel* m_words;
    QPushButton* m_button;
    QListWidget* m_hints;
    std::vector<model::Action> m_actions;
    bool m_asked = false;
};

} // namespace nexus::ui
