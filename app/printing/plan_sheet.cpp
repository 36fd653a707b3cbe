#include "app/printing/plan_sheet.h"

#include "app/base/qt_text.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/pdf_sheets.h"
#include "model/base/words.h"
#include "model/rules/names_today.h"

#include <QPainter>

#include <algorithm>

namespace nexus::app {

namespace {

struct PlanSheetWords {
    NEXUS_WORDS(PlanSheetWords)
};

constexpr double millimetresPerPoint = 25.4 / 72;
constexpr double planColumnGap = 8, listGap = 3, blockGap = 4;

double lineHeight(Style style) { return pointsOf(style) * millimetresPerPoint * 1.3; }
constexpr double leastColumn = 80;

bool isCardPage(const QSizeF& page) { return page.width() <= widestCardPage; }
double marginOf(const QSizeF& page) { return isCardPage(page) ? 4 : 15; }
int columnsOf(const QSizeF& page)
{
    const double width = page.width() - 2 * marginOf(page);
    return std::max(1, static_cast<int>((width + planColumnGap) / (leastColumn + planColumnGap)));
}

// Lines of text from a place on; gives where the next line goes.
double addLines(
    SheetDrawing& drawing, SheetLetters& letters, const QString& text, Style style, double x, double y, double width)
{
    for (const auto& paragraph : text.split(QLatin1Char('\n')))
        for (const auto& line : letters.wrapped(paragraph, style, width)) {
            y += lineHeight(style);
            drawing.text(letters.shape(line, style), x, y - lineHeight(style) * 0.27);
        }
    return y;
}

// A row of a list, where there is one.
double addRow(SheetDrawing& drawing, SheetLetters& letters, const std::vector<model::DeckEntry>& rows, std::size_t at,
    double x, double y, double width)
{
    constexpr double countWidth = 6;
    if (at >= rows.size())
        return y;
    addLines(drawing, letters, QString::number(rows[at].count), Style::Strong, x, y, countWidth);
    return addLines(drawing, letters, q(rows[at].card), Style::Body, x + countWidth, y, width - countWidth);
}

} // namespace

PlanSheet::PlanSheet(const model::Deck& deck, const QSizeF& pageMm, SheetLetters& letters)
    : m_page(pageMm)
    , m_letters(letters)
{
    const double margin = marginOf(m_page), bottom = m_page.height() - margin;
    const int columns = columnsOf(m_page);
    const double width = (m_page.width() - 2 * margin - (columns - 1) * planColumnGap) / columns;
    const double top = newPage(q(deck.name));
    double y = top;
    int column = 0;
    for (const auto& plan : deck.plans)
        for (const auto& block : planBlocks(plan, width, bottom - top)) {
            if (y + block.height - blockGap > bottom && y > top) {
                if (++column == columns) {
                    column = 0;
                    (void)newPage(q(deck.name));
                }
                y = top;
            }
            m_pages.back().append(block.drawing, margin + column * (width + planColumnGap), y);
            y += block.height;
        }
}

double PlanSheet::newPage(const QString& title)
{
    auto& page = m_pages.emplace_back();
    const double margin = marginOf(m_page), width = pageMm().width() - 2 * margin;
    const auto style = isCardPage(m_page) ? Style::Strong : Style::Title;
    // One line: what follows begins at the same height on every page.
    const auto& lines = m_letters.wrapped(title.isEmpty() ? q(PlanSheetWords::tr("Plans")) : title, style, width);
    const double y = margin + lineHeight(style);
    page.text(m_letters.shape(lines.size() > 1 ? lines.front() + QStringLiteral("…") : lines.front(), style), margin,
        y - lineHeight(style) * 0.27);
    page.line(margin, y + 0.8, margin + width, y + 0.8, SheetDrawing::rule);
    return y + (isCardPage(m_page) ? 2 : 5);
}

PlanSheet::Block PlanSheet::headBlock(const QString& name, double width) const
{
    const double half = (width - listGap) / 2;
    Block block;
    const double y = addLines(block.drawing, m_letters, name, isCardPage(m_page) ? Style::Strong : Style::Heading, 0, 0,
                         width) +
                     0.6;
    block.height = addLines(block.drawing, m_letters, q(PlanSheetWords::tr("− Out")), Style::Strong, 0, y, half);
    addLines(block.drawing, m_letters, q(PlanSheetWords::tr("+ In")), Style::Strong, half + listGap, y, half);
    block.drawing.line(0, block.height, width, block.height, SheetDrawing::hairline);
    block.height += 0.4;
    return block;
}

// The cards to be exchanged with the name above them, then the note: in parts where a column does not hold it.
std::vector<PlanSheet::Block> PlanSheet::planBlocks(const model::SideboardPlan& plan, double width, double room) const
{
    const double half = (width - listGap) / 2;
    std::vector<Block> blocks{headBlock(q(plan.name), width)};
    for (std::size_t i = 0; i < std::max(plan.out.size(), plan.in.size()); ++i) {
        Block row;
        row.height = std::max(addRow(row.drawing, m_letters, plan.out, i, 0, 0, half),
            addRow(row.drawing, m_letters, plan.in, i, half + listGap, 0, half));
        if (blocks.back().height + row.height > room)
            blocks.push_back(headBlock(q(plan.name), width));
        blocks.back().drawing.append(row.drawing, 0, blocks.back().height);
        blocks.back().height += row.height;
    }
    QStringList lines;
    if (!plan.note.empty())
        for (const auto& paragraph : q(plan.note).split(QLatin1Char('\n')))
            lines << m_letters.wrapped(paragraph, Style::Body, width);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        blocks.back().height += i == 0 ? 1 : 0;
        if (blocks.back().height + lineHeight(Style::Body) > room)
            blocks.emplace_back();
        auto& block = blocks.back();
        block.height = addLines(block.drawing, m_letters, lines[i], Style::Body, 0, block.height, width);
    }
    blocks.back().height += blockGap;
    return blocks;
}

void PlanSheet::paint(QPainter& painter, int page) const { m_pages[static_cast<std::size_t>(page)].paint(painter); }

QByteArray plansPdf(const model::Deck& deck, const model::DeckChecker& checker, const QSizeF& pageMm)
{
    SheetLetters letters;
    const PlanSheet sheet(model::calledToday(deck, checker), pageMm, letters);
    PdfSheets pdf({sheet.pageMm(), q(deck.name), Duplex::None});
    for (int page = 0; page < sheet.pageCount(); ++page) {
        if (page > 0)
            pdf.newPage();
        sheet.paint(pdf.painter(), page);
    }
    return pdf.finish();
}

} // namespace nexus::app
