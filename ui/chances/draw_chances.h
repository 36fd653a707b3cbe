// The chance to have drawn at least so many of some cards by a round, exact, at once on every change; and the same for
// every round beside, with the chance that the hand of the round holds a play. Several searches are wished for at once.
#pragma once

#include "app/base/job.h"
#include "model/chances/draw_odds.h"
#include "ui/chances/drawn_deck.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class WishList;

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
    void clear(const QString& words);

    DrawnDeckPtr m_deck;
    app::Job m_work;
    WishList* m_wishes;
    QSpinBox *m_round, *m_played;
    QLabel *m_chance, *m_words;
    QTreeWidget* m_rounds;
};

} // namespace nexus::ui
