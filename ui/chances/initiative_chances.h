// Who begins: this deck against others, chosen from the open decks and the library. Against one the exact chances and
// what one copy less of each card would change; against up to five a flip card by card and a million flips counted.
// Pairs that no flip can decide are named. Everything that counts is counted in workers.
#pragma once

#include "app/base/job.h"
#include "app/documents/deck_library.h"
#include "app/views/chance_jobs.h"
#include "model/chances/initiative.h"
#include "ui/chances/drawn_hand.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QWidget>

namespace nexus::app {
class Workspace;
}

namespace nexus::ui {

class RunLine;
class SeedField;

// One flip for initiative between two to eight decks, turned over card by card: who reveals what, who is tied and flips
// on, who shuffles back, who decides. The flip is decided at once by its seed; only the showing takes its time.
struct FlipTable {
    std::vector<model::DrawPile> piles;
    std::vector<std::string> players; // told apart
    std::string unit;                 // of what is revealed
    friend bool operator==(const FlipTable&, const FlipTable&) = default;
};

class FlipView : public QWidget {
    Q_OBJECT
public:
    explicit FlipView(QWidget* parent = nullptr);
    // Another table forgets the flip shown. `ready`: there is a flip between these decks.
    void setTable(FlipTable table, bool ready);
    void flip(quint64 seed);
    [[nodiscard]] const model::InitiativeRecord& record() const { return m_record; }
    [[nodiscard]] bool isOpen() const { return m_step == m_record.steps.size(); } // everything lies open

private:
    void start();
    void turnNext();
    void turnAll();
    void showState();

    FlipTable m_table;
    bool m_ready = false;
    model::InitiativeRecord m_record;
    std::size_t m_step = 0, m_turned = 0; // cards of that step that lie open
    QListWidget* m_lines;
    QPushButton *m_flip, *m_next, *m_all;
    SeedField* m_seed;
};

// The decks to flip against: the same deck again, the open ones and those of the library, to tick up to five of.
// Follows both; what was ticked stays ticked as long as it is there.
class OpponentList : public QWidget {
    Q_OBJECT
public:
    static constexpr int most = 5;

    explicit OpponentList(app::Workspace& workspace, QWidget* parent = nullptr);
    // Of the player who flips against them; left out of the open decks. The library is read at the first call.
    void setOwn(DrawnDeckPtr deck, const app::DeckDocument* document);
    // As they are now, in the order of the list.
    [[nodiscard]] std::vector<DrawnDeckPtr> ticked();

Q_SIGNALS:
    void changed(); // other decks, or one of them is another now
    void refused(); // too many were ticked; the last one is not

private:
    void list();
    void add(const QString& name, const QString& detail, const QString& key);
    void tellApart();
    void filter();
    void choose(QListWidgetItem* item);
    [[nodiscard]] QStringList tickedKeys() const;
    [[nodiscard]] DrawnDeckPtr deckOf(const QString& key);

    app::Workspace& m_workspace;
    std::unique_ptr<app::DeckLibrary> m_library;
    DrawnDeckPtr m_own;
    QPointer<const app::DeckDocument> m_document;
    QLineEdit* m_filter;
    QListWidget* m_decks;
};

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
    app::Job m_work;
    std::unique_ptr<app::FlipStatsJob> m_job;
    OpponentList* m_others;
    QLabel* m_words;
    QTreeWidget* m_cards;
    FlipView* m_flips;
    RunLine* m_line;
};

} // namespace nexus::ui
