// All fixes of a problem, the fewest changes first: what each does and how many copies that are; the totals of the deck
// afterwards stand in the tool tip and in the status line, by pointer and by keyboard.
#pragma once

#include "app/documents/deck_document.h"
#include "model/advice/fixes.h"

#include <QMenu>

namespace nexus::ui {

class FixMenu : public QMenu {
    Q_OBJECT
public:
    // The document must outlive what is offered of it.
    FixMenu(const app::DeckDocument& document, QWidget* parent);
    // `complete`: else a line says that others are looked for.
    void offer(const std::vector<model::Fix>& fixes, bool complete);

    // Below a button of that height, or above it where there is no room, so that the foot of the window stays in sight.
    void openAt(const QPoint& below, int buttonHeight);

Q_SIGNALS:
    void wanted(const model::Fix& fix);

private:
    void add(const model::Fix& fix);
    [[nodiscard]] QPoint place() const;

    const app::DeckDocument& m_document;
    QPoint m_below;
    int m_buttonHeight = 0;
};

// "After: Main deck 200 of 200 CP · Legal"; empty for a search.
[[nodiscard]] QString totalsAfter(const model::Fix& fix, const app::DeckDocument& document);

} // namespace nexus::ui
