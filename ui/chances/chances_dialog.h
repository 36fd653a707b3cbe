// The chances of the open deck, legal or not: what hands are like, how likely cards come in time, who begins. Follows
// the deck while it is edited; only the page that is seen is worked out.
#pragma once

#include "app/base/job.h"
#include "app/views/chance_jobs.h"
#include "model/chances/draw_odds.h"
#include "ui/chances/drawn_hand.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QPointer>
#include <QWidget>

namespace nexus::app {
class Workspace;
}

namespace nexus::ui {

class ChancePicture;
class InitiativeChances;
class LineLabel;
class QueryField;
class RuleChances;
class RunLine;

// Searches that name cards of a deck, a line each: how many of what, with what it finds or its error and place under
// it. A line without words asks for nothing. The one search language; marks and error words are those of the search
// bar.
struct FoundWish {
    QString query;
    model::RowSet rows;
    std::size_t atLeast = 1;
    friend bool operator==(const FoundWish&, const FoundWish&) = default;
};

class WishList : public QWidget {
    Q_OBJECT
public:
    // At most `most` lines; `counted`: each with its number of copies. Begins with one line.
    WishList(std::size_t most, bool counted, QWidget* parent = nullptr);
    void setDeck(DrawnDeckPtr deck); // nullptr: nothing is found
    // Of the lines that say something and have no error.
    [[nodiscard]] const std::vector<FoundWish>& found() const { return m_found; }
    [[nodiscard]] bool isBroken() const { return m_broken; } // a line has an error

    void addLine();
    [[nodiscard]] QueryField* field(std::size_t line) const { return m_lines[line].field; }
    [[nodiscard]] QSpinBox* count(std::size_t line) const { return m_lines[line].count; }
    [[nodiscard]] LineLabel* told(std::size_t line) const { return m_lines[line].told; }
    [[nodiscard]] std::size_t lines() const { return m_lines.size(); }

Q_SIGNALS:
    void changed();

private:
    struct Line {
        QWidget* box;
        QSpinBox* count; // none where they are not counted
        QueryField* field;
        QToolButton* remove;
        LineLabel* told;
    };
    void removeLine(const QWidget* box);
    void resolve();
    void read(const Line& line);
    void showButtons();

    std::size_t m_most;
    bool m_counted;
    DrawnDeckPtr m_deck;
    std::vector<Line> m_lines;
    std::vector<FoundWish> m_found;
    bool m_broken = false;
    QVBoxLayout* m_column;
    QPushButton* m_add;
};

// What opening hands of a deck are like: exact figures, and beside them those of ten million hands drawn on a button.
// Copies of up to six searches are counted as well. Figures drawn are of the deck and searches they were drawn for:
// another question takes them away.
class HandChances : public QWidget {
    Q_OBJECT
public:
    explicit HandChances(QWidget* parent = nullptr);
    ~HandChances() override;
    void setDeck(DrawnDeckPtr deck);
    [[nodiscard]] WishList* wishes() const { return m_wishes; }
    // How many hands the button draws; ten million unless told.
    void setHands(std::uint64_t hands) { m_hands = hands; }

private:
    void ask();
    void draw();
    void finish(quint64 seed);
    void stop();
    void fill();
    void fillPicture();

    DrawnDeckPtr m_deck;
    model::HandQuestion m_question;
    std::vector<std::string> m_wanted;
    std::optional<model::HandFigures> m_exact; // of the question
    std::optional<model::HandTally> m_drawn;
    std::uint64_t m_hands = app::HandStatsJob::manyHands;
    app::Job m_work;
    std::unique_ptr<app::HandStatsJob> m_job;
    QLabel* m_words;
    WishList* m_wishes;
    ChancePicture* m_picture; // how many copies a hand has; without a search, its cards by cost
    QTreeWidget* m_figures;
    RunLine* m_line;
};

// The chance to have drawn at least so many of some cards by a round, exact, at once on every change; and the same for
// every round beside, with the chance that the hand of the round holds a play. Several searches are wished for at once.
class DrawChances : public QWidget {
    Q_OBJECT
public:
    explicit DrawChances(QWidget* parent = nullptr);
    void setDeck(DrawnDeckPtr deck);
    [[nodiscard]] WishList* wishes() const { return m_wishes; }

private:
    struct Round {
        std::size_t number = 0, seen = 0;
        std::optional<double> chance; // none without wishes
        model::PlayOdds plays;
    };
    [[nodiscard]] static std::vector<Round> rounds(
        const model::DrawPile& pile, const std::vector<model::Wish>& wishes, model::DrawPlan plan);
    void ask();
    void show(const std::vector<Round>& rounds, const model::DrawPlan& plan);
    void showPicture(const std::vector<Round>& rounds, std::size_t asked);
    void clear(const QString& words);

    DrawnDeckPtr m_deck;
    app::Job m_work;
    WishList* m_wishes;
    QSpinBox *m_round, *m_played;
    QLabel *m_chance, *m_words;
    ChancePicture* m_picture; // a bar a round
    QTreeWidget* m_rounds;
};

class ChancesDialog : public QDialog {
    Q_OBJECT
public:
    ChancesDialog(app::Workspace& workspace, app::DeckDocument* document, QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] HandChances* hands() const { return m_hands; }
    [[nodiscard]] DrawChances* draws() const { return m_draws; }
    [[nodiscard]] InitiativeChances* initiative() const { return m_initiative; }
    [[nodiscard]] const std::vector<RuleChances*>& rules() const { return m_rules; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void focusPage();
    void showPages(const model::DeckChecker& checker);

    QPointer<app::DeckDocument> m_document;
    QTabWidget* m_tabs;
    model::RulesetId m_ruleset;        // whose pages stand there
    std::vector<RuleChances*> m_rules; // behind the others
    HandChances* m_hands;
    DrawChances* m_draws;
    InitiativeChances* m_initiative;
};

} // namespace nexus::ui
