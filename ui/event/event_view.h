// The Event view: a tournament from its first list to its last table. Without an event the page it begins on; then its
// players, rounds and standings, a page each. What pairing means stands in model/event alone.
#pragma once

#include "app/documents/event_clock.h"
#include "ui/theme/main_view.h"
#include "ui/theme/widgets.h"

namespace nexus::ui {

class ClockPage;
class EventPage;
class EventPapers;
class EventStart;
class LineLabel;
class ListsPage;
class LogPage;
class PlayersPage;
class RoundPage;
class StandingsPage;
class StatsPage;

class EventView : public MainView {
    Q_OBJECT
public:
    enum Page { Players, Rounds, Standings, Lists, Clock, Statistics, Log };
    EventView(app::Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] QString name() const override { return QStringLiteral("Event"); }
    [[nodiscard]] QString title() const override { return tr("E&vent"); }
    [[nodiscard]] QString helpPage() const override;
    [[nodiscard]] std::optional<Steps> steps() const override;
    void undo() override;
    void ready() override;
    void restore(const QSettings& settings) override;
    void store(QSettings& settings) const override;

    void openFile(const QString& file);
    void openSample();
    void checkLists();        // those of the open event, or without one
    void showPage(Page page); // makes the pages
    [[nodiscard]] app::EventSession& session() { return m_session; }
    // None before the view was first seen.
    [[nodiscard]] EventStart* start() const { return m_start; }
    [[nodiscard]] QTabWidget* pages() const { return m_pages; }
    [[nodiscard]] PlayersPage* players() const { return m_players; }
    [[nodiscard]] RoundPage* rounds() const { return m_rounds; }
    [[nodiscard]] StandingsPage* standings() const { return m_standings; }
    [[nodiscard]] ListsPage* lists() const { return m_lists; }
    [[nodiscard]] StatsPage* stats() const { return m_stats; }
    [[nodiscard]] EventPapers* papers() const { return m_papers; }
    [[nodiscard]] LogPage* log() const { return m_log; }
    [[nodiscard]] ClockPage* clockPage() const { return m_clockPage; }
    [[nodiscard]] app::EventClock& clock() { return m_clock; }
    [[nodiscard]] QString heading() const;

Q_SIGNALS:
    void documentWanted(nexus::app::DeckDocument* document); // a list was opened as a deck: to the front
    void otherGameWanted(const QString& game, const QString& what, const QString& text); // to open this list in
    void working(nexus::app::Job* job, const QString& what);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void make();
    QWidget* makeHead();
    void add(EventPage* page, const QString& title);
    void leave(); // the event, or the lists without one
    void refresh();
    void showTime();

    app::Workspace& m_workspace;
    app::EventSession m_session;
    app::EventClock m_clock;
    QString m_later; // opened as soon as there are cards
    QStackedWidget* m_stack = nullptr;
    EventStart* m_start = nullptr;
    QTabWidget* m_pages = nullptr;
    QLabel* m_name = nullptr;
    QLineEdit* m_who = nullptr;
    LineLabel *m_about = nullptr, *m_time = nullptr;
    QPushButton *m_print = nullptr, *m_leave = nullptr;
    bool m_checking = false; // lists without an event
    PlayersPage* m_players = nullptr;
    RoundPage* m_rounds = nullptr;
    StandingsPage* m_standings = nullptr;
    ListsPage* m_lists; // kept as it was left, also where the view was not seen
    StatsPage* m_stats = nullptr;
    LogPage* m_log = nullptr;
    ClockPage* m_clockPage = nullptr;
    EventPapers* m_papers = nullptr;
    std::vector<EventPage*> m_all;
};

} // namespace nexus::ui
