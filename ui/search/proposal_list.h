// The list that opens under a search field: proposals or recent queries, two columns, at most eight rows seen.
// A child of the window, no window of its own: the keyboard stays with the field and nothing is ever grabbed.
#pragma once

#include <QListWidget>

namespace nexus::ui {

class ProposalList : public QListWidget {
    Q_OBJECT
public:
    struct Row {
        QString text, detail;
    };
    explicit ProposalList(QWidget* parent = nullptr);

    // Shows the rows under the widget; none: hides. Nothing is chosen.
    void showBelow(QWidget* field, const QList<Row>& rows);
    // Up and down, from nothing to the first or last.
    void step(int by);
    [[nodiscard]] int chosen() const { return isVisible() ? currentRow() : -1; }

Q_SIGNALS:
    void picked(int row);
};

} // namespace nexus::ui
