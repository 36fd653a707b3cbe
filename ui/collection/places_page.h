// Where the copies lie: boxes and binders with what is in them, renamed and merged.
#pragma once

#include "model/collection/collection_search.h"
#include "ui/collection/collection_page.h"
#include "ui/theme/widgets.h"

#include <functional>
#include <optional>
#include <vector>

namespace nexus::ui {

class RowTable;

class PlacesPage : public CollectionPage {
    Q_OBJECT
public:
    enum Column { Place, Copies, Cards, Value };

    explicit PlacesPage(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QPushButton* renameButton() const { return m_rename; }
    [[nodiscard]] QPushButton* mergeButton() const { return m_merge; }
    // A new name for the chosen place, or one for several, which are one place then.
    void rename();
    void merge();
    void showInCards();
    // Asks for a name; tests answer here.
    std::function<std::optional<QString>(const QString& title, const QString& label, const QString& text)> askText;

protected:
    void refresh() override;

private:
    [[nodiscard]] std::vector<std::string> chosen() const; // those that have a name
    void bringTo(const std::vector<std::string>& from, const QString& to);
    void updateButtons();

    std::vector<model::GroupSum> m_rows;
    RowTable* m_table;
    QPushButton *m_rename, *m_merge, *m_show;
};

} // namespace nexus::ui
