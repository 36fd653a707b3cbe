// The hand of a test game as card faces side by side, with cost and state in words under each: what cannot be paid is
// pale and says how much is missing, what is kept says so. Faces are as large as five side by side allow.
#pragma once

#include "ui/play/test_game.h"

#include <QHash>
#include <QListWidget>

namespace nexus::ui {

class HandList : public QListWidget {
    Q_OBJECT
public:
    explicit HandList(QWidget* parent = nullptr);
    // The game outlives the list; called after every change of it.
    void showHand(const TestGame& game);
    // Of the current card; one past the hand where there is none.
    [[nodiscard]] std::size_t place() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int faceWidth() const;
    [[nodiscard]] QIcon face(const model::PileRow& row, std::size_t number, bool pale);
    void fill();

    const TestGame* m_game = nullptr;
    DrawnDeckPtr m_deck;                                // of the faces kept
    QHash<std::pair<std::size_t, bool>, QIcon> m_faces; // by row of the pile, pale or not
    int m_width = 0;
};

} // namespace nexus::ui
