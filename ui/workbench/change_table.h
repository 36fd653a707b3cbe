// Cards that changed, a row each: the sign of what happened with the name, the type, what changed. Alt+Down and Alt+Up
// go through them from anywhere on the page.
#pragma once

#include "app/views/list_changes.h"
#include "ui/theme/row_table.h"

namespace nexus::ui {

class ChangeTable : public RowTable {
    Q_OBJECT
public:
    explicit ChangeTable(QWidget* parent = nullptr);

    void setChanges(std::vector<app::ListChange> changes, const model::Game& game);
    void setFilter(app::ChangeFilter filter);
    [[nodiscard]] const std::vector<app::ListChange>& changes() const { return m_changes; } // all of them
    [[nodiscard]] const app::ListChange* chosenChange() const;                              // null: none
    void chooseCard(const std::string& name); // as it is called now; where it is shown
    void addKeysTo(QWidget& page);

Q_SIGNALS:
    void historyWanted(const QString& card);

private:
    void refill();
    void step(int by);

    std::vector<app::ListChange> m_changes;
    std::vector<std::size_t> m_places; // of them, those the filter lets through
    app::ChangeFilter m_filter;
    model::Game m_game;
};

// "Added", "Perhaps renamed".
[[nodiscard]] QString changeKindWord(app::ChangeKind kind);

} // namespace nexus::ui
