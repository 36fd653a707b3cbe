// The stacks as a table, thousands of rows: cells are edited in place (F2), and a cell of several marked rows edits
// them all; + and − change copies, Delete takes one away, Shift+Delete the stacks. Headings of groups span the row.
#pragma once

#include "app/text/collection_text.h"
#include "app/views/collection_model.h"
#include "ui/theme/kept_columns.h"
#include "ui/theme/widgets.h"

#include <QHeaderView>
#include <QTableView>
#include <QWidget>

#include <map>

namespace nexus::ui {

class LineLabel;

class StackTable : public QTableView {
    Q_OBJECT
public:
    explicit StackTable(app::CollectionModel* model, QWidget* parent = nullptr);

    [[nodiscard]] std::vector<model::StackId> selectedStacks() const; // in the order of the rows
    void choose(model::StackId stack);
    void chooseFirst();
    [[nodiscard]] QByteArray columnState() const { return keptColumns(*horizontalHeader()); }
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

// What is told of the marked stacks, every field at once: one stack or hundreds. A field in which they differ says so
// and stays as it is until something is written into it. Each field that is left changed is one step of undo.
class StackForm : public QWidget {
    Q_OBJECT
public:
    StackForm(app::Workspace& workspace, QWidget* parent = nullptr);

    void setStacks(std::vector<model::StackId> stacks);
    [[nodiscard]] QLineEdit* field(model::StackField field) const;
    [[nodiscard]] LineLabel* trouble() const { return m_trouble; }
    // Stores what is being typed.
    void commit();

private:
    void refresh();
    void store(model::StackField field, const QString& text);

    app::Workspace& m_workspace;
    std::vector<model::StackId> m_stacks;
    QLabel *m_title, *m_about;
    QWidget* m_form;
    QComboBox* m_condition;
    std::map<model::StackField, QLineEdit*> m_fields; // all but the condition
    LineLabel* m_trouble;
    bool m_filling = false;
};

} // namespace nexus::ui
