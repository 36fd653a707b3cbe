// What is told of the marked stacks, every field at once: one stack or hundreds. A field in which they differ says so
// and stays as it is until something is written into it. Each field that is left changed is one step of undo.
#pragma once

#include "app/text/collection_text.h"
#include "app/views/collection_model.h"
#include "ui/theme/widgets.h"

#include <QWidget>

#include <map>

namespace nexus::ui {

class LineLabel;

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
    void addField(QFormLayout* form, const app::FieldWords& words);

    app::Workspace& m_workspace;
    std::vector<model::StackId> m_stacks;
    QLabel* m_title;
    QLabel* m_about;
    QWidget* m_form;
    QComboBox* m_condition;
    std::map<model::StackField, QLineEdit*> m_fields; // all but the condition
    LineLabel* m_trouble;
    bool m_filling = false;
};

} // namespace nexus::ui
