// The backups of decks and collection: what each holds, one made by hand, one brought back. Bringing one back can be
// undone by bringing back what was there before, which becomes a backup itself.
#pragma once

#include "app/documents/backups.h"
#include "ui/theme/widgets.h"

#include <QDialog>

#include <functional>

namespace nexus::ui {

class LineLabel;
class RowTable;

class BackupsDialog : public QDialog {
    Q_OBJECT
public:
    BackupsDialog(app::Backups& backups, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] LineLabel* told() const { return m_told; }
    // Asked before a backup is brought back; tests answer by themselves.
    std::function<bool(const QString& question)> ask;

Q_SIGNALS:
    void aboutToRestore(); // whoever has the file open lets it go
    void restored();       // all is to be read anew

private:
    void refresh();
    void make();
    void restore();

    app::Backups& m_backups;
    std::vector<model::BackupInfo> m_list;
    RowTable* m_table;
    QPushButton* m_make;
    QPushButton* m_restore;
    LineLabel* m_told;
};

} // namespace nexus::ui
