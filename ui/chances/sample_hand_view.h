// A hand drawn at random from the open deck: card faces, what they cost together and what a round's income pays of
// them. Draws when first seen; a hand stays as it is while the deck changes, and says so. Ctrl+D calls redraw().
#pragma once

#include "app/documents/deck_document.h"
#include "model/chances/draw_pile.h"
#include "ui/theme/widgets.h"

#include <QPointer>
#include <QWidget>

namespace nexus::ui {

class HandList;

class SampleHandView : public QWidget {
    Q_OBJECT
public:
    explicit SampleHandView(QWidget* parent = nullptr);
    void setDocument(app::DeckDocument* document); // nullptr: nothing is open
    [[nodiscard]] const model::TestDraw& hand() const { return m_hand; }
    void drawWithSeed(quint64 seed);

public Q_SLOTS:
    void redraw(); // another hand
    void drawOneMore();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void deckChanged();
    void showHand();
    void showWords();
    void showCards();

    QPointer<app::DeckDocument> m_document;
    model::TestDraw m_hand;
    model::Deck m_deck;                                  // as it was when the hand was drawn
    std::shared_ptr<const model::DeckChecker> m_checker; // by which; none: no hand yet
    QLabel* m_words;
    QLabel* m_empty;
    QPushButton* m_again;
    QPushButton* m_more;
    HandList* m_cards;
};

} // namespace nexus::ui
