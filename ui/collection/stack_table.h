// The stacks as a table, thousands of rows: cells are edited in place (F2), and a cell of several marked rows edits
// them all; + and − change copies, Delete takes one away, Shift+Delete the stacks. Headings of groups span the row.
#pragma once

#include "app/views/collection_model.h"

#include <QTableView>

namespace nexus::ui {

class StackTable : public QTableView {
    Q_OBJECT
public:
    explicit StackTable(app::CollectionModel* model, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<model::StackId> selectedStacks() const; // in the order of the rows
    void choose(model::StackId stack);
    void chooseFirst();
    [[nodiscard]] QByteArray columnState() const;
    void setColumnState(const QByteArray& state);

Q_SIGNALS:
    void chosen(); // another selection or current row
    void quantityWanted(int by);
    void removeWanted();
    void upFromFirst(); // arrow up in the first row: back to the entry line

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void showDefaultColumns();
    app::CollectionModel* m_model;
};

} // namespace nexus::ui
