// A question as a card over the board: whose text asks whom, what it says, what was revealed, and a button for each
// answer, which the keys 1 to 9 press. Where the answer is a card or a Quadrant on the board, those are lit and it
// stands below them, small; what has been answered, and what waits behind a covered hand, is not shown.
#pragma once

#include "ui/table/table_play.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace nexus::ui {

class FaceView;
class FlowLayout;

class AskCard : public QFrame {
    Q_OBJECT
public:
    // Stands over `over` and keeps to it.
    AskCard(TablePlay& play, QWidget* over);
    void refresh();
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString text() const; // of the card that asks
    [[nodiscard]] const std::vector<QPushButton*>& answers() const { return m_answers; }
    [[nodiscard]] const std::vector<FaceView*>& revealed() const { return m_revealed; }
    bool answer(int number); // from 1; false where there is none
    static constexpr int mostAnswers = 9;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool asks() const;
    [[nodiscard]] bool isOnBoard(const model::Action& action) const;
    [[nodiscard]] std::vector<model::CardId> seen() const;
    [[nodiscard]] QIcon faceOf(const model::Action& action);
    void showAnswers();
    void showRevealed();
    void place();

    TablePlay& m_play;
    QWidget* m_veil;
    bool m_small = false;
    bool m_ofHand = false; // a card of the hand is asked for
    std::vector<model::Action> m_actions;
    FaceView *m_face, *m_painter; // of the card that asks; paints faces and is never seen
    QLabel *m_who, *m_question, *m_text, *m_hint;
    QWidget* m_answerPlace;
    FlowLayout* m_answerRow;
    QWidget* m_revealedPlace;
    std::vector<QPushButton*> m_answers;
    std::vector<FaceView*> m_revealed;
};

} // namespace nexus::ui
