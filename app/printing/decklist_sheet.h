// The pages of a tournament decklist (resources/help/decklists.md): black on white, on A4 or Letter or any page, no
// letter smaller than nine points; or, on a page as large as a card, the cards alone, to lie with the deck. What does
// not fit goes on a further page with name and checksum; no row is dropped and no name cut. One paint() for PDF,
// printer and preview. A sheet lives in the thread of its letters.
#pragma once

#include "app/printing/qr_symbol.h"
#include "app/printing/sheet_drawing.h"
#include "app/printing/tournament_list.h"

#include <QSizeF>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nexus::app {

class PdfSheets;

class DecklistSheet {
public:
    // `copies`: the pages come that often, each set told apart from the other.
    DecklistSheet(const TournamentList& list, const QSizeF& pageMm, SheetLetters& letters, int copies = 1);

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()) * m_copies; }
    [[nodiscard]] int pagesOfACopy() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] const QSizeF& pageMm() const { return m_page; }
    // In millimetres from the page's top left corner; pages from 0.
    void paint(QPainter& painter, int page) const;
    // Onto the page that is open and as many new ones as it takes; the first page of each copy carries the notes Code,
    // Checksum, Deck, Ruleset and Game, and the keys of playerFields.
    void write(PdfSheets& pdf) const;

private:
    friend class SheetMaker;
    QSizeF m_page;
    int m_copies = 1;
    std::vector<SheetDrawing> m_pages;
    std::vector<SheetDrawing> m_feet; // of each page of each copy
    std::optional<QrSymbol> m_symbol;
    QPointF m_symbolAt;
    std::vector<std::pair<QByteArray, QByteArray>> m_notes;
};

// A page that is no wider holds the cards alone.
constexpr double widestCardPage = 100;
// Papers for pages of text, decklists and plans: those of paperSizes() and "card", as large as a card.
struct TextPaper {
    std::string id, label; // the label says the size
    QSizeF pageMm;
};
[[nodiscard]] std::vector<TextPaper> textPapers();
// One of them, or a size of one's own in millimetres. Nothing for other words.
[[nodiscard]] std::optional<QSizeF> textPaper(std::string_view words);

// Why there is no code stands beside the stamp where it is short, else among the rows.
[[nodiscard]] bool troubleFitsStamp(const TournamentList& list);

// The rows of a decklist as pieces that flow through the columns of its pages: headings, cards, sums and reasons, each
// with its height. A piece that has to stay above the next says so. Lengths in millimetres.

struct SheetPiece {
    SheetDrawing drawing;
    double height = 0;
    bool keepWithNext = false;
    std::size_t block = 0;   // position in DecklistPieces::continued
    bool opensBlock = false; // its heading
};

struct DecklistPieces {
    std::vector<SheetPiece> pieces;
    std::vector<SheetPiece> continued; // the heading of each block, for where a block goes on in the next column
};

// `blankRows`: lines of the section that is drawn from, on a sheet to be filled in by hand.
[[nodiscard]] DecklistPieces decklistPieces(
    const TournamentList& list, SheetLetters& letters, double columnWidth, std::size_t blankRows = 0);
// The pages of a list as large as a card.
[[nodiscard]] std::vector<SheetDrawing> cardListPages(
    const TournamentList& list, SheetLetters& letters, const QSizeF& pageMm);

} // namespace nexus::app
