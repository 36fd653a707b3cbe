// Papers of a tournament day (resources/help/event.md): pairings, result slips, standings, players. Black on white, no
// letter smaller than nine points but long names on slips; those go on in further lines and none is cut. Every page
// says event, paper and round, and which page of how many it is. One paint() for PDF, printer and preview. Lengths in
// millimetres. A sheet lives in the thread of its letters.
#pragma once

#include "app/printing/sheet_drawing.h"
#include "model/event/event_state.h"

#include <QSizeF>

#include <vector>

namespace nexus::app {

enum class EventPaper { ByName, ByTable, Slips, Standings, Players };

// A page has to be so large.
constexpr double narrowestEventPage = 148, lowestEventPage = 200;

class EventSheet {
public:
    // `round`: one that is paired; standings are those after it, and may be of round 0 as players are of none.
    EventSheet(
        const model::EventState& state, EventPaper paper, int round, const QSizeF& pageMm, SheetLetters& letters);

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] const QSizeF& pageMm() const { return m_page; }
    // In millimetres from the page's top left corner; pages from 0.
    void paint(QPainter& painter, int page) const { m_pages[static_cast<std::size_t>(page)].paint(painter); }

private:
    QSizeF m_page;
    std::vector<SheetDrawing> m_pages;
};

// As large as all slips have to be, and how they lie on their pages: cut through the whole stack, the piles laid on
// each other are in order.
struct SlipPlaces {
    int columns = 1, rows = 1, pages = 0;
    struct Place {
        int page = 0, column = 0, row = 0;
    };
    [[nodiscard]] Place of(int slip) const;
};
[[nodiscard]] SlipPlaces slipPlaces(int slips, const QSizeF& slipMm, const QSizeF& roomMm);

} // namespace nexus::app
