// What opening hands of a deck are like: exact figures, and beside them those of ten million hands drawn on a button.
// Copies of up to six searches are counted as well. Figures drawn are of the deck and searches they were drawn for:
// another question takes them away.
#pragma once

#include "app/views/chance_jobs.h"
#include "app/base/job.h"
#include "ui/chances/drawn_deck.h"
#include "ui/theme/widgets.h"

#include <QWidget>

namespace nexus::ui {

class RunLine;
class WishList;

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

    DrawnDeckPtr m_deck;
    model::HandQuestion m_question;
    std::vector<std::string> m_wanted;
    std::optional<model::HandFigures> m_exact; // of the question
    std::optional<model::HandTally> m_drawn;
    std::uint64_t m_hands = app::HandStatsJob::manyHands;
    int m_run = 0; // counts jobs: a signal of one that is gone may still be on its way
    app::Job m_work;
    std::unique_ptr<app::HandStatsJob> m_job;
    QLabel* m_words;
    WishList* m_wishes;
    QTreeWidget* m_figures;
    RunLine* m_line;
};

} // namespace nexus::ui
