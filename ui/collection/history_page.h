// Every edit of the collection by day, the newest first, with what it changed stack by stack; of one card only, where
// that is asked for. Undone edits are told as such. Reads some at a time: the history of years is long.
#pragma once

#include "ui/collection/collection_page.h"
#include "ui/theme/widgets.h"

#include <QCheckBox>
#include <QPlainTextEdit>

namespace nexus::ui {

class HistoryPage : public CollectionPage {
    Q_OBJECT
public:
    static constexpr int atOnce = 500;      // edits read
    static constexpr int mostChanges = 200; // lines shown of an edit

    explicit HistoryPage(app::Workspace& workspace, QWidget* parent = nullptr);

    // Only edits that touched the card; nothing: all.
    void showCard(std::optional<model::CardKey> card, const QString& name);
    void showMore();
    [[nodiscard]] QTreeWidget* tree() const { return m_tree; }
    [[nodiscard]] QString changesText() const { return m_changes->toPlainText(); }
    [[nodiscard]] int shown() const { return static_cast<int>(m_entries.size()); }

protected:
    void refresh() override;

private:
    [[nodiscard]] std::optional<model::CardKey> filter() const
    {
        return m_onlyCard->isChecked() ? m_card : std::nullopt;
    }
    void addEntries();
    void choose(std::int64_t entry);
    void showChanges();

    std::optional<model::CardKey> m_card;
    std::vector<model::JournalEntry> m_entries;
    int m_limit = atOnce;
    QLabel *m_summary, *m_head;
    QCheckBox* m_onlyCard;
    QTreeWidget* m_tree;
    QPlainTextEdit* m_changes;
    QPushButton* m_more;
};

} // namespace nexus::ui
