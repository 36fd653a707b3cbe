// Who begins: this deck against others, chosen from the open decks and the library. Against one the exact chances and
// what one copy less of each card would change; against up to five a flip card by card and a million flips counted.
// Pairs that no flip can decide are named. Everything that counts is counted in workers.
#pragma once

#include "app/jobs/flip_stats_job.h"
#include "app/jobs/newest_job.h"
#include "model/chances/initiative.h"
#include "ui/chances/drawn_deck.h"
#include "ui/chances/flip_view.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::app {
class Workspace;
}

namespace nexus::ui {

class OpponentList;
class RunLine;

class InitiativeChances : public QWidget {
    Q_OBJECT
public:
    explicit InitiativeChances(app::Workspace& workspace, QWidget* parent = nullptr);
    ~InitiativeChances() override;
    // `document` is left out of the other decks; it may be null where the deck is of none.
    void setDeck(DrawnDeckPtr deck, const app::DeckDocument* document);
    // How many games the button counts; a million unless told.
    void setGames(std::uint64_t games) { m_games = games; }
    [[nodiscard]] FlipView* flips() const { return m_flips; }

private:
    struct Exact {
        model::InitiativeOdds odds;
        std::array<model::InitiativeMarginals, 2> marginals;
    };
    void ask();
    void askExact();
    void showExact(const Exact& exact);
    void addMarginals(std::size_t player, const model::InitiativeMarginals& marginals);
    void count();
    void stop();

    DrawnDeckPtr m_deck;
    FlipTable m_table;
    bool m_ready = false;
    std::uint64_t m_games = app::FlipStatsJob::manyGames;
    int m_run = 0; // counts jobs: a signal of one that is gone may still be on its way
    app::NewestJob m_work;
    std::unique_ptr<app::FlipStatsJob> m_job;
    OpponentList* m_others;
    QLabel* m_words;
    QTreeWidget* m_cards;
    FlipView* m_flips;
    RunLine* m_line;
};

} // namespace nexus::ui
