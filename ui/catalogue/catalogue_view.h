// The Catalogue view: what the catalogue holds by set, the imports done and taking back the last one, importing by
// button or drop, where the profile lies, and the rulesets known and refused. A new snapshot is put into the
// workspace, which tells everyone; catalogueChanged() is for those who do not listen there.
#pragma once

#include "app/documents/workspace.h"
#include "ui/theme/main_view.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class CatalogueView : public MainView {
    Q_OBJECT
public:
    explicit CatalogueView(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const override { return QStringLiteral("Catalogue"); }
    [[nodiscard]] QString title() const override { return tr("&Catalogue"); }
    [[nodiscard]] QString helpPage() const override { return QStringLiteral("import"); }
    void ready() override { reload(); }
    void cameToFront() override;

    // The import dialog, with these files in it, for the set where one is named.
    void importFiles(const QStringList& files = {}, const QString& set = {});
    // Shows what taking back the last import changes, and does it when told to.
    void askUndo();
    void reload();
    // The cards of a set, as faces or rows.
    void browseSet(const QString& code);

Q_SIGNALS:
    void queryWanted(const QString& query); // to the search
    void editionWanted(const QStringList& files);
    void catalogueChanged(const std::shared_ptr<const nexus::model::Catalogue>& catalogue);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeImports();
    void fillSets();
    void fillImports();
    void fillRulesets();
    void take(const std::shared_ptr<const model::Catalogue>& catalogue);

    app::Workspace& m_workspace;
    QLabel *m_summary = nullptr, *m_profile = nullptr, *m_noImports = nullptr;
    QTreeWidget *m_sets = nullptr, *m_imports = nullptr, *m_rulesets = nullptr;
    QPushButton *m_import = nullptr, *m_undo = nullptr, *m_browse = nullptr;
};

} // namespace nexus::ui
