// What changed between two card lists: cards added, removed, perhaps renamed and changed, to filter by kind, field and
// words; the chosen card before and after; the saved decks that change with it; the changelog to copy or save. The
// lists are compared beside the window, each time another one is chosen.
#pragma once

#include "app/documents/comparison_job.h"
#include "app/views/list_changes.h"
#include "ui/workbench/workbench_page.h"

#include <array>

namespace nexus::ui {

class ChangeDetails;
class ChangeTable;
class ChipButton;
class LineLabel;
class ListPicker;
class RowTable;

class ChangesPage : public WorkbenchPage {
    Q_OBJECT
public:
    explicit ChangesPage(app::Workspace& workspace, QWidget* parent = nullptr);
    ~ChangesPage() override;

    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    // Reads the lists again.
    void compare();
    void setOpenFile(const QString& file); // in the card editor
    void compareWithCommit(const QString& file);
    [[nodiscard]] ListPicker* from() const { return m_from; }
    [[nodiscard]] ListPicker* to() const { return m_to; }
    [[nodiscard]] ChangeTable* cards() const { return m_cards; }
    [[nodiscard]] RowTable* fields() const { return m_fields; }
    [[nodiscard]] ChangeDetails* details() const { return m_details; }
    [[nodiscard]] ChipButton* chip(app::ChangeKind kind) const { return m_chips[static_cast<std::size_t>(kind)]; }
    // As Markdown; empty where nothing was compared.
    [[nodiscard]] QString changelog() const;

protected:
    void refresh() override;

private:
    [[nodiscard]] std::string noteOfLists() const;
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeList();
    void take();
    void showRefused();
    void showChanges();
    void showFields();
    void showChips();
    void showImpact();
    void showChosen();
    void showWorking(bool working, const QString& what = {});
    void say(const QString& text, bool bad = false);
    void used(const QString& list);
    void copyChangelog();
    void saveChangelog();
    // The likely rename that is chosen: the card of the catalogue gets its new name.
    void showPlay();
    void playChange();
    void acceptRename();
    void takeRename();

    app::ComparisonJob m_job;
    app::RenameJob m_renaming;
    app::Openings::Note m_reading;
    QStringList m_recent; // files and revisions, the newest first
    std::optional<app::ListComparison> m_comparison;
    std::vector<std::string> m_fieldIds; // as the rows of the table
    std::set<app::ChangeKind> m_kinds;   // ticked; none: all
    bool m_compared = false;             // since the page was made

    ListPicker *m_from, *m_to;
    LineLabel* m_told;
    QProgressBar* m_bar;
    QPushButton *m_compare = nullptr, *m_cancel = nullptr, *m_copy = nullptr, *m_save = nullptr;
    QPushButton *m_accept = nullptr, *m_play = nullptr;
    QLineEdit* m_search = nullptr;
    std::array<ChipButton*, app::changeKinds> m_chips{};
    RowTable* m_fields = nullptr;
    ChangeTable* m_cards = nullptr;
    QSplitter *m_left = nullptr, *m_both = nullptr;
    QTreeWidget* m_impact = nullptr;
    ChangeDetails* m_details;
};

} // namespace nexus::ui
