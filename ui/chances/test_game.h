// A test game for one with undo: every state of the model's TestDraw with the line that tells how it came about. A step
// goes on from the state shown and forgets what was undone. A state keeps the deck it was drawn from, so that an edited
// deck changes nothing until again(). The oldest states are dropped beyond mostSteps.
#pragma once

#include "model/chances/draw_pile.h"
#include "ui/chances/drawn_deck.h"

#include <QCoreApplication>
#include <QStringList>

namespace nexus::ui {

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

} // namespace nexus::ui
