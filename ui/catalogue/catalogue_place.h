// The Catalogue place: what the catalogue holds by set, the imports done and taking back the last one, importing by
// button or drop, where the profile lies, and the rulesets known and refused. A new snapshot is put into the
// workspace, which tells everyone; catalogueChanged() is for those who do not listen there.
#pragma once

#include "app/documents/workspace.h"
#include "app/jobs/import_job.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace nexus::ui {

class CataloguePlace : public QWidget {
    Q_OBJECT
public:
    explicit CataloguePlace(app::Workspace& workspace, QWidget* parent = nullptr);
    ~CataloguePlace() override;

    // The import dialog, with these files in it.
    void importFiles(const QStringList& files = {});
    // Without a question; what the button does after its own.
    void undoLastImport();
    void reload();

Q_SIGNALS:
    void catalogueChanged(const std::shared_ptr<const nexus::model::Catalogue>& catalogue);
    void trouble(const QString& message);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeSets();
    QWidget* makeImports();
    QWidget* makeRulesets();
    void fillSets();
    void fillImports();
    void fillRulesets();
    void askUndo();
    void take(const std::shared_ptr<const model::Catalogue>& catalogue);

    app::Workspace& m_workspace;
    std::unique_ptr<app::ImportJob> m_undoing;
    QLabel *m_summary = nullptr, *m_profile = nullptr, *m_noImports = nullptr;
    QTreeWidget *m_sets = nullptr, *m_imports = nullptr, *m_rulesets = nullptr;
    QPushButton *m_import = nullptr, *m_undo = nullptr;
};

} // namespace nexus::ui
