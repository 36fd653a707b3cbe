// The open deck played alone a thousand times by the program, below its statistics: points unspent and front rows held
// by round, and when each card comes down, beside the exact chance of having drawn it by then. Runs beside the window.
#pragma once

#include "app/documents/solo_job.h"
#include "app/documents/workspace.h"
#include "ui/chances/drawn_hand.h"

class QLabel;

namespace nexus::ui {

class BarList;
class RowTable;
class RunLine;

class SoloPanel : public QWidget {
    Q_OBJECT
public:
    explicit SoloPanel(app::Workspace& workspace, QWidget* parent = nullptr);
    // As it is now; what was played with another is not shown any more. Null: none is open.
    void setDeck(DrawnDeckPtr deck);

    [[nodiscard]] RunLine* line() const { return m_line; }
    [[nodiscard]] BarList* unspent() const { return m_unspent; }
    [[nodiscard]] BarList* fronts() const { return m_fronts; }
    [[nodiscard]] RowTable* cards() const { return m_cards; }

private:
    void play();
    void showTally(const model::SoloTally& tally);
    void showRounds(const model::SoloTally& tally);
    void showCards(const model::SoloTally& tally);

    app::Workspace& m_workspace;
    DrawnDeckPtr m_deck;
    std::unique_ptr<app::SoloJob> m_job;
    RunLine* m_line;
    QLabel* m_words;
    QWidget* m_figures;
    QLabel* m_unspentTitle;
    BarList *m_unspent, *m_fronts;
    RowTable* m_cards;
};

} // namespace nexus::ui
