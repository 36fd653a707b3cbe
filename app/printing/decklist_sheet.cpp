#include "app/printing/decklist_sheet.h"

#include "app/printing/decklist_frame.h"
#include "app/printing/decklist_rows.h"
#include "app/printing/pdf_sheets.h"

#include <QPainter>

namespace nexus::app {

namespace {

constexpr double columnGap = 6, footHeight = 5.2;

struct Column {
    double left = 0, top = 0, bottom = 0;
};

} // namespace

class SheetMaker {
public:
    SheetMaker(DecklistSheet& sheet, const TournamentList& list, SheetLetters& letters)
        : m_sheet(sheet)
        , m_list(list)
        , m_letters(letters)
        , m_width(sheet.m_page.width() - 2 * sheetMargin)
    {
    }

    void make()
    {
        m_sheet.m_symbol = m_list.code.empty() ? std::nullopt : QrSymbol::of(QByteArray::fromStdString(m_list.code));
        const double side = m_sheet.m_symbol ? m_sheet.m_symbol->side() * QrSymbol::moduleMm : 0;
        const auto player = playerPart(m_list, m_letters, m_width), stamp = stampPart(m_list, m_letters, m_width, side);
        const double bottom = m_sheet.m_page.height() - sheetBottom - footHeight, stampTop = bottom - stamp.height;
        auto& first = m_sheet.m_pages.emplace_back();
        first.append(player.drawing, sheetMargin, sheetTop);
        first.append(stamp.drawing, sheetMargin, stampTop);
        m_sheet.m_symbolAt = {sheetMargin + 0.5, stampTop + (stamp.height - side) / 2};
        setColumns(sheetTop + player.height, stampTop - 1.5);
        const double columnWidth = (m_width - columnGap) / 2;
        flow(decklistPieces(m_list, m_letters, columnWidth));
        addFeet();
        m_sheet.m_notes = {{"Code", QByteArray::fromStdString(m_list.code)},
            {"Checksum", QByteArray::fromStdString(m_list.checksum)},
            {"Deck", QByteArray::fromStdString(m_list.deck.name)},
            {"Ruleset", QByteArray::fromStdString(m_list.ruleset().id.str())}};
    }

private:
    struct Place {
        const SheetPiece* piece = nullptr;
        std::size_t page = 0;
        double x = 0, y = 0;
    };

    void setColumns(double top, double bottom)
    {
        m_columns.clear();
        for (const double left : {sheetMargin, sheetMargin + (m_width + columnGap) / 2})
            m_columns.push_back({left, top, bottom});
    }

    // Small blocks stay together, unless that takes a further page.
    void flow(const DecklistPieces& flowing)
    {
        const auto head = furtherPart(m_list, m_letters, m_width);
        m_furtherTop = sheetTop + head.height;
        auto places = placed(flowing, true);
        if (auto loose = placed(flowing, false); loose.back().page < places.back().page)
            places = std::move(loose);
        for (const auto& place : places) {
            while (m_sheet.m_pages.size() <= place.page)
                m_sheet.m_pages.emplace_back().append(head.drawing, sheetMargin, sheetTop);
            m_sheet.m_pages[place.page].append(place.piece->drawing, place.x, place.y);
        }
    }

    [[nodiscard]] std::vector<Place> placed(const DecklistPieces& flowing, bool blocksTogether) const
    {
        const auto& pieces = flowing.pieces;
        std::vector<Place> places;
        auto columns = m_columns;
        std::size_t column = 0, page = 0;
        double y = columns.front().top;
        const auto put = [&](const SheetPiece& piece) {
            places.push_back({&piece, page, columns[column].left, y});
            y += piece.height;
        };
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (y + neededAt(pieces, i, blocksTogether) > columns[column].bottom && y > columns[column].top) {
                if (++column == columns.size()) {
                    column = 0;
                    ++page;
                    for (auto& one : columns)
                        one = {one.left, m_furtherTop, m_sheet.m_page.height() - sheetBottom - footHeight};
                }
                y = columns[column].top;
                if (!pieces[i].opensBlock)
                    put(flowing.continued[pieces[i].block]);
            }
            put(pieces[i]);
        }
        return places;
    }

    // The room a piece asks for with those that must not be parted from it.
    [[nodiscard]] static double neededAt(const std::vector<SheetPiece>& pieces, std::size_t at, bool blocksTogether)
    {
        constexpr double smallBlock = 65;
        double needed = 0;
        for (auto with = at; with < pieces.size(); ++with) {
            needed += pieces[with].height;
            if (!pieces[with].keepWithNext)
                break;
        }
        if (!blocksTogether || !pieces[at].opensBlock)
            return needed;
        double block = 0;
        for (auto with = at; with < pieces.size() && pieces[with].block == pieces[at].block; ++with)
            block += pieces[with].height;
        return block <= smallBlock ? block : needed;
    }

    void addFeet()
    {
        const auto pages = static_cast<int>(m_sheet.m_pages.size());
        const double base = m_sheet.m_page.height() - sheetBottom;
        for (int copy = 0; copy < m_sheet.m_copies; ++copy)
            for (int page = 0; page < pages; ++page) {
                auto words = QStringLiteral("page %1 of %2").arg(page + 1).arg(pages);
                if (m_sheet.m_copies > 1)
                    words = QStringLiteral("copy %1 of %2 · ").arg(copy + 1).arg(m_sheet.m_copies) + words;
                auto& foot = m_sheet.m_feet.emplace_back();
                const auto right = m_letters.shape(words, Style::Body);
                foot.text(right, sheetMargin + m_width - right->width, base);
                foot.text(m_letters.shape(QString::fromStdString(m_list.checksum), Style::Body), sheetMargin, base);
            }
    }

    DecklistSheet& m_sheet;
    const TournamentList& m_list;
    SheetLetters& m_letters;
    double m_width;
    std::vector<Column> m_columns; // of the first page
    double m_furtherTop = 0;
};

DecklistSheet::DecklistSheet(const TournamentList& list, const QSizeF& pageMm, SheetLetters& letters, int copies)
    : m_page(pageMm)
    , m_copies(copies)
{
    SheetMaker(*this, list, letters).make();
}

void DecklistSheet::paint(QPainter& painter, int page) const
{
    const auto at = static_cast<std::size_t>(page) % m_pages.size();
    m_pages[at].paint(painter);
    m_feet[static_cast<std::size_t>(page)].paint(painter);
    if (at == 0 && m_symbol)
        m_symbol->paint(painter, m_symbolAt, QrSymbol::moduleMm);
}

void DecklistSheet::write(PdfSheets& pdf) const
{
    for (int page = 0; page < pageCount(); ++page) {
        if (page > 0)
            pdf.newPage();
        paint(pdf.painter(), page);
        if (page % pagesOfACopy() == 0)
            for (const auto& [key, text] : m_notes)
                pdf.note(key, text);
    }
}

} // namespace nexus::app
