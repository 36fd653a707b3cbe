// A test game for one over the open deck, legal or not: opening hand, rounds with their points, cards drawn, played,
// kept, put back, mulligans; again and again on one key, everything undone and done again. A deck that changes
// meanwhile is said, and drawn from at the next new hand.
#pragma once

#include "model/chances/draw_pile.h"
#include "ui/chances/drawn_hand.h"
#include "ui/theme/widgets.h"

#include <QCoreApplication>
#include <QDialog>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace nexus::ui {

class HandList;
class LineLabel;
class SeedField;
struct HandNote;

// A test game for one with undo: every state of the model's TestDraw with the line that tells how it came about. A step
// goes on from the state shown and forgets what was undone. A state keeps the deck it was drawn from, so that an edited
// deck changes nothing until again(). The oldest states are dropped beyond mostSteps.
class TestGame {
    Q_DECLARE_TR_FUNCTIONS(nexus::ui::TestGame)
public:
    static constexpr std::size_t mostSteps = 500;

    // Forgets all before.
    void begin(DrawnDeckPtr deck, quint64 seed);
    void clear();
    [[nodiscard]] bool hasBegun() const { return !m_steps.empty(); }
    // Below: only when begun.
    [[nodiscard]] const model::TestDraw& draw() const { return m_steps[m_at].draw; }
    [[nodiscard]] const DrawnDeckPtr& deck() const { return m_steps[m_at].deck; }

    // An opening hand of the deck, which may be another than before: kept cards are in it as far as it has them.
    void again(const DrawnDeckPtr& deck, quint64 seed);
    void nextRound();
    bool drawOne();
    bool play(std::size_t place);
    bool keep(std::size_t place); // or no more
    bool putBack(std::size_t place, model::PutBack where);
    void mulligan(std::size_t size);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_steps.size(); }
    bool undo();
    bool redo();

    // What has happened up to the state shown, the oldest first.
    [[nodiscard]] QStringList told() const;
    [[nodiscard]] QString nameOf(std::size_t place) const;
    [[nodiscard]] QString roundText() const;  // "Round 2: 7 of 12 CP left"
    [[nodiscard]] QString countsText() const; // "5 in hand, 51 in the deck, 3 played"
    // "costs 9 CP, 2 CP more than are left"; empty where the card can be played.
    [[nodiscard]] QString refusal(std::size_t place) const;
    // How many points are missing for it.
    [[nodiscard]] std::int64_t missing(std::size_t place) const;

private:
    struct Step {
        DrawnDeckPtr deck;
        model::TestDraw draw;
        QString told;
    };
    void add(model::TestDraw draw, const QString& told);
    void add(Step step);
    [[nodiscard]] static QString names(const model::TestDraw& draw, std::size_t from);

    std::vector<Step> m_steps;
    std::size_t m_at = 0;
};

class TestDrawDialog : public QDialog {
    Q_OBJECT
public:
    explicit TestDrawDialog(app::DeckDocument* document, QWidget* parent = nullptr);
    // Another deck begins another game; nullptr: nothing is open.
    void setDocument(app::DeckDocument* document);
    [[nodiscard]] const TestGame& game() const { return m_game; }

public Q_SLOTS:
    void drawAgain(); // by a seed of chance

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Does {
        const char* name;  // of the object
        QString text, tip; // its key stands in the tip
        QString key;
        std::function<void()> act;
    };
    QPushButton* addButton(QGridLayout* grid, int row, int column, const Does& does);
    void addButtons(QGridLayout* grid);
    void begin(quint64 seed);
    void deckChanged();
    void drawWith(quint64 seed);
    void drawBySeed();
    void play();
    void refreshIf(bool changed);
    [[nodiscard]] HandNote note(std::size_t place) const;
    void refresh();
    void showWords();
    void showEmpty();
    void showNews();
    [[nodiscard]] bool deckHasChanged() const;

    QPointer<app::DeckDocument> m_document;
    TestGame m_game;
    LineLabel *m_round, *m_counts;
    QLabel *m_news, *m_empty;
    HandList* m_hand;
    QListWidget* m_told;
    SeedField* m_seed;
    QSpinBox* m_mulliganSize;
    std::vector<QPushButton*> m_ofGame, m_ofCard;
    QPushButton *m_again = nullptr, *m_one = nullptr, *m_play = nullptr, *m_undo = nullptr, *m_redo = nullptr;
};

} // namespace nexus::ui
