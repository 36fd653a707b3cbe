// A new edition out of card lists: id, name, set, the law of another edition with its numbers to change, and what each
// heading becomes, which can be another kind. Planned anew beside the window after each change; nothing is written
// before Write is pressed. Then the same lists can be imported into its set.
#pragma once

#include "app/base/job.h"
#include "app/documents/new_edition.h"
#include "app/documents/workspace.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QTimer>

namespace nexus::ui {

class NewEditionDialog : public QDialog {
    Q_OBJECT
public:
    NewEditionDialog(app::Workspace& workspace, QStringList files, QWidget* parent = nullptr);
    ~NewEditionDialog() override;

    [[nodiscard]] bool isPlanned() const { return m_planned && m_current; }
    [[nodiscard]] QTreeWidget* headings() const { return m_headings; }
    [[nodiscard]] QTreeWidget* law() const { return m_law; }

Q_SIGNALS:
    void written(const QString& ruleset, const QStringList& files, const QString& set);

private:
    [[nodiscard]] QWidget* makeForm();
    void later();
    void takeLaw();
    void plan();
    void take(const tl::expected<app::PlannedEdition, std::string>& planned);
    void showHeadings();
    void showUnplaced();
    void showNotes();
    importers::ProposedAttribute* own(std::size_t attribute);
    void setKind(std::size_t attribute, model::AttributeKind kind);
    void setChoices(std::size_t attribute, const QString& words);
    void write();
    void askForFiles();
    void showFiles();

    app::Workspace& m_workspace;
    app::Job m_job;
    QTimer m_soon;
    QStringList m_files;
    app::EditionWish m_wish;
    std::optional<app::PlannedEdition> m_planned; // the last there was
    bool m_current = false;                       // it is as the form says
    QLineEdit *m_id, *m_name, *m_set, *m_type;
    QComboBox* m_from;
    QLabel *m_fileNames, *m_notes;
    QTreeWidget *m_headings, *m_law, *m_unplaced;
    QTabWidget* m_tabs;
    QPushButton* m_write;
};

} // namespace nexus::ui
