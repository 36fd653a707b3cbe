// The log of the game, a line an action with its round before it; what was undone stays below, pale, until something
// else is done. A line chosen with Enter or a double click goes to that moment.
#pragma once

#include "ui/table/table_play.h"

#include <QWidget>

class QListWidget;

namespace nexus::ui {

class LogView : public QWidget {
    Q_OBJECT
public:
    explicit LogView(TablePlay& play, QWidget* parent = nullptr);
    void refresh();
    [[nodiscard]] QListWidget* rows() const { return m_rows; }

private:
    TablePlay& m_play;
    QListWidget* m_rows;
};

} // namespace nexus::ui
