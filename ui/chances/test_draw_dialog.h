// A test game for one over the open deck, legal or not: opening hand, rounds with their points, cards drawn, played,
// kept, put back, mulligans; again and again on one key, everything undone and done again. A deck that changes
// meanwhile is said, and drawn from at the next new hand.
#pragma once

#include "ui/chances/test_game.h"
#include "ui/theme/widgets.h"

#include <QDialog>
#include <QPointer>

namespace nexus::ui {

class HandList;
struct HandNote;
class LineLabel;
class SeedField;

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
        void (TestDrawDialog::*act)();
    };
    QPushButton* addButton(QGridLayout* grid, int row, int column, const Does& does);
    void addButtons(QGridLayout* grid);
    void begin(quint64 seed);
    void deckChanged();
    void drawWith(quint64 seed);
    void drawBySeed();
    void nextRound();
    void drawOne();
    void play();
    void keep();
    void putOnTop();
    void putAtBottom();
    void shuffleIn();
    void mulligan();
    void undo();
    void redo();
    void putBack(model::PutBack where);
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
