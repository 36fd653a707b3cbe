// Files with tables of decks that follow from the card list: cells that do not are told, and written anew when asked.
#pragma once

#include "app/documents/deck_tables.h"
#include "ui/workbench/workbench_page.h"

class QTreeWidget;

namespace nexus::ui {

class TablesPage : public WorkbenchPage {
    Q_OBJECT
public:
    explicit TablesPage(app::Workspace& workspace, QWidget* parent = nullptr);

    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;
    void addFiles(const QStringList& files);
    // The cards of the list that is open in the card editor count before those of the catalogue; empty: none is open.
    void setList(std::function<std::vector<model::Card>()> cards, const QString& name);
    void check() { later(); } // what is shown may not be true any more
    [[nodiscard]] QTreeWidget* cells() const { return m_cells; }

protected:
    void refresh() override;
    [[nodiscard]] QString missing() const override;

private:
    void askFiles();
    void removeFile();
    void write();

    QStringList m_files;
    std::vector<app::FollowedFile> m_followed;
    std::function<std::vector<model::Card>()> m_listCards;
    QComboBox* m_by;
    QTreeWidget* m_cells;
    QLabel* m_told;
    QPushButton *m_remove, *m_write;
};

} // namespace nexus::ui
