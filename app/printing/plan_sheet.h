// The plans of a deck for the table: in as many columns as the page holds, or on sheets as large as a card that go into
// a sleeve (textPaper). Black on white, no letter smaller than nine points. A plan stays together where a column holds
// it; none is cut. One paint() for PDF, printer and preview. Lengths in millimetres. A sheet lives in the thread of its
// letters.
#pragma once

#include "app/printing/sheet_drawing.h"
#include "model/deck/deck.h"
#include "model/rules/legality.h"

#include <QByteArray>
#include <QSizeF>

namespace nexus::app {

class PlanSheet {
public:
    PlanSheet(const model::Deck& deck, const QSizeF& pageMm, SheetLetters& letters);

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] const QSizeF& pageMm() const { return m_page; }
    // In millimetres from the page's top left corner; pages from 0.
    void paint(QPainter& painter, int page) const;

private:
    struct Block {
        SheetDrawing drawing;
        double height = 0;
    };
    [[nodiscard]] Block headBlock(const QString& name, double width) const;
    [[nodiscard]] std::vector<Block> planBlocks(const model::SideboardPlan& plan, double width, double room) const;
    [[nodiscard]] double newPage(const QString& title);

    QSizeF m_page;
    SheetLetters& m_letters;
    std::vector<SheetDrawing> m_pages;
};

// The whole file, the same bytes for the same plans; cards are called as they are today.
[[nodiscard]] QByteArray plansPdf(const model::Deck& deck, const model::DeckChecker& checker, const QSizeF& pageMm);

} // namespace nexus::app
