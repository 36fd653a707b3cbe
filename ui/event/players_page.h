// Who plays in the event: a table with each one's list and whether it is legal, entered by name, by lists in any form
// or by a table of players; who leaves, comes back, must not meet somebody or sits at a table of their own.
#pragma once

#include "app/documents/list_check.h"
#include "ui/event/event_page.h"
#include "ui/theme/widgets.h"

#include <functional>

namespace nexus::ui {

class LineLabel;
class RowTable;

class PlayersPage : public EventPage {
    Q_OBJECT
public:
    enum Column { Number, Name, List, Deck, Status, Seat, Reason };

    explicit PlayersPage(app::EventSession& session, QWidget* parent = nullptr);

    void addByName();
    void addPaths(const QStringList& paths);
    void addText(const QString& text);
    void paste();
    void drop();
    void comeBack();
    void disqualify();
    void forbid();
    void fixTable();
    void lock();

    [[nodiscard]] RowTable* table() const { return m_table; }
    [[nodiscard]] QLineEdit* nameLine() const { return m_name; }
    [[nodiscard]] QString details() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }
    // Of one player's list; empty: whose it is stands in it.
    void addListsFor(const QString& player) { m_listsFor = player; }

    // Tests answer these.
    std::function<QStringList()> askFiles;
    std::function<QString()> askFolder;
    // One of the players, but this one.
    std::function<std::optional<model::PlayerNumber>(model::PlayerNumber)> askOpponent;
    std::function<std::optional<int>(int now)> askTable;
    std::function<bool(const QString& question)> askWhether;

protected:
    void refresh() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeTools();
    QWidget* makeMiddle();
    QWidget* makeFoot();
    void take(const QMimeData& mime);
    void read(std::vector<app::VerifySource> sources);
    void entered(const app::EntryAnswer& answer);
    void showDetails();
    void updateButtons();
    [[nodiscard]] const model::EventPlayer* chosen() const;

    QLineEdit* m_name = nullptr;
    RowTable* m_table;
    QTextBrowser* m_details = nullptr;
    LineLabel* m_summary = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton *m_stop = nullptr, *m_add = nullptr, *m_drop = nullptr, *m_back = nullptr, *m_disqualify = nullptr,
                *m_forbid = nullptr, *m_fix = nullptr, *m_lock = nullptr;
    QString m_listsFor, m_lastFolder;
    app::EntryJob m_job;
};

} // namespace nexus::ui
