// The game is over: who has won and how, and what to do next. Hidden until then, and where a step back is looked at.
#pragma once

#include "ui/table/table_play.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace nexus::ui {

class EndPane : public QWidget {
    Q_OBJECT
public:
    explicit EndPane(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void againWanted(); // the same decks and players, another chance
    void reportWanted();
    void closeWanted(); // to the start, with other decks

private:
    TablePlay& m_play;
    QLabel* m_words;
    QPushButton* m_again;
};

} // namespace nexus::ui
