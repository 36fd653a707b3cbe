// A drawn hand as card faces side by side, with the cost under each, and what a note says of it: what cannot be paid is
// pale and says why. Faces are as large as five side by side allow.
#pragma once

#include "model/chances/draw_pile.h"

#include <QHash>
#include <QListWidget>

namespace nexus::ui {

struct HandNote {
    QString state;   // under the cost
    QString told;    // after the card's sentence, for screen readers
    QString refusal; // why it is pale
};

class HandList : public QListWidget {
    Q_OBJECT
public:
    explicit HandList(QWidget* parent = nullptr);
    // A note for every card, or none: then a face has its cost alone under it. No checker: there is nothing to show.
    void showHand(const model::TestDraw& draw, std::shared_ptr<const model::DeckChecker> checker,
        std::vector<HandNote> notes = {});
    // Of the current card; one past the hand where there is none.
    [[nodiscard]] std::size_t place() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int lines() const { return m_notes.empty() ? 1 : 2; }
    [[nodiscard]] int faceWidth() const;
    [[nodiscard]] QIcon face(std::size_t place, bool pale);
    void fill();

    model::TestDraw m_draw;
    std::shared_ptr<const model::DeckChecker> m_checker;
    std::vector<HandNote> m_notes;
    QHash<std::pair<std::size_t, bool>, QIcon> m_faces; // by row of the pile, pale or not
    int m_width = 0;
};

} // namespace nexus::ui
