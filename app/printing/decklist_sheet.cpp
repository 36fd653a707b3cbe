#include "app/printing/decklist_sheet.h"

#include "app/base/qt_text.h"
#include "app/printing/decklist_text.h"
#include "app/printing/pdf_sheets.h"
#include "app/printing/proxy_job.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/base/words.h"
#include "model/print/sheet_layout.h"

#include <QPainter>

namespace nexus::app {

namespace {

struct DecklistWords {
    NEXUS_WORDS(DecklistWords)
};

// What stands around the rows: the player's fields and the letter it is filed by, the stamp with what was checked, the
// judge's table, and the short heads of further pages. Fields left empty are lines to write on.
struct FramePart {
    SheetDrawing drawing; // from its own top left corner
    double height = 0;
};

constexpr double sheetMargin = 10.5; // left and right
constexpr double sheetTop = 9, sheetBottom = 9;
constexpr double columnGap = 6, footHeight = 5.2;

struct Column {
    double left = 0, top = 0, bottom = 0;
};

constexpr double lineStep = 4.1;
constexpr double fieldHeight = 8.6; // room to write in
constexpr double letterBox = 17;
constexpr double narrowSheet = 150; // no wider: one column, and the judge's table below the stamp
constexpr double judgeHeight = 26;

class FrameMaker {
public:
    FrameMaker(const TournamentList& list, SheetLetters& letters, double width)
        : m_list(list)
        , m_letters(letters)
        , m_width(width)
    {
    }

    FramePart player()
    {
        const double inner = m_width - letterBox - 6;
        text(q(DecklistWords::tr("Decklist")), Style::Title, 0, 5);
        text(
            q(m_list.game().name), Style::Body, m_letters.width(q(DecklistWords::tr("Decklist")), Style::Title) + 3, 5);
        paintLetterBox();
        const auto& player = m_list.player;
        double y = 7.5;
        y = fields({{q(DecklistWords::tr("Last name")), player.lastName, 0.55},
                       {q(DecklistWords::tr("First name")), player.firstName, 0.45}},
            y, inner);
        y = std::max(y, letterBox + 1.6);
        y = fields(
            {{q(DecklistWords::tr("Player id")), player.playerId, 0.4},
                {q(DecklistWords::tr("Date")), player.date, 0.35}, {q(DecklistWords::tr("Table")), player.table, 0.25}},
            y, m_width);
        y = fields(
            {{q(DecklistWords::tr("Event")), player.event, 0.55}, {q(DecklistWords::tr("Place")), player.place, 0.45}},
            y, m_width);
        y = fields({{q(DecklistWords::tr("Deck")), q(m_list.deck.name), 1}}, y, m_width);
        m_part.height = y + 1;
        return std::move(m_part);
    }

    // `symbolSide`: of the square the symbol of the code is painted into at the left; 0 where there is none.
    FramePart stamp(double symbolSide)
    {
        if (m_list.blank)
            return blankStamp();
        const bool narrow = m_width < narrowSheet;
        const double judgeWidth = narrow ? 0 : 57;
        const double codeWidth = symbolSide > 0 ? symbolSide + 1 : 36;
        const double left = codeWidth + 3, width = m_width - judgeWidth - left - 3;
        double height = facts(left, width);
        if (symbolSide > 0)
            height = std::max(height, symbolSide + 1);
        else
            height = std::max(height, noCode(codeWidth));
        height = std::max(height, narrow ? 0 : 37.0);
        auto& drawing = m_part.drawing;
        drawing.line(codeWidth, 0, codeWidth, height, SheetDrawing::rule);
        if (narrow) {
            drawing.line(0, height, m_width, height, SheetDrawing::rule);
            judge(0, height, m_width, judgeHeight);
            height += judgeHeight;
        } else {
            judge(m_width - judgeWidth, 0, judgeWidth, height);
            drawing.line(m_width - judgeWidth, 0, m_width - judgeWidth, height, SheetDrawing::rule);
        }
        drawing.box(QRectF(0, 0, m_width, height), SheetDrawing::rule);
        m_part.height = height;
        return std::move(m_part);
    }

    // Beneath a sheet to be filled in by hand: what it is filled in for, and the judge's table.
    FramePart blankStamp()
    {
        const double judgeWidth = std::min(57.0, m_width / 2), width = m_width - judgeWidth - 3.6;
        double base = 5.4;
        base = lines(q(DecklistWords::tr("To be filled in by hand")), Style::Strong, 1.8, width, base);
        base = lines(q(m_list.ruleset().name), Style::Body, 1.8, width, base);
        base = lines(q(programText()), Style::Body, 1.8, width, base);
        const double height = std::max(base - lineStep + 2, judgeHeight);
        judge(m_width - judgeWidth, 0, judgeWidth, height);
        m_part.drawing.line(m_width - judgeWidth, 0, m_width - judgeWidth, height, SheetDrawing::rule);
        m_part.drawing.box(QRectF(0, 0, m_width, height), SheetDrawing::rule);
        m_part.height = height;
        return std::move(m_part);
    }

    FramePart further()
    {
        const auto name = m_list.player.lastName.isEmpty() ? m_list.player.firstName
                          : m_list.player.firstName.isEmpty()
                              ? m_list.player.lastName
                              : m_list.player.lastName + QStringLiteral(", ") + m_list.player.firstName;
        const auto checksum = q(m_list.checksum);
        const double sumWidth = m_letters.width(checksum, Style::Heading), room = m_width - sumWidth - 6;
        double base = 1;
        const auto names = m_letters.wrapped(q(m_list.deck.name), Style::Heading, room);
        for (const auto& line : names)
            text(line, Style::Heading, 0, base += 4.6);
        text(checksum, Style::Heading, m_width - sumWidth, 5.6);
        text(q(DecklistWords::tr("checksum")), Style::Body,
            m_width - m_letters.width(q(DecklistWords::tr("checksum")), Style::Body), 9.9);
        // Written by hand where it was not known: further pages get lost without it.
        base = std::max(base + 0.6, 6.5);
        base = fields({{q(DecklistWords::tr("Name")), name, 1}}, base, room);
        m_part.height = base + 1;
        return std::move(m_part);
    }

private:
    struct Field {
        QString label, value;
        double share;
    };

    void text(const QString& words, Style style, double x, double base, bool white = false)
    {
        m_part.drawing.text(m_letters.shape(words, style), x, base, white);
    }
    double lines(const QString& words, Style style, double x, double width, double base)
    {
        const auto broken = m_letters.wrapped(words, style, width);
        for (const auto& line : broken) {
            text(line, style, x, base);
            base += lineStep;
        }
        return base;
    }

    // A row of fields; gives its bottom.
    double fields(const std::vector<Field>& row, double top, double width)
    {
        constexpr double gap = 4;
        double bottom = top + fieldHeight, x = 0;
        const double all = width - gap * static_cast<double>(row.size() - 1);
        std::vector<std::pair<double, double>> rules;
        for (const auto& field : row) {
            const double base = top + fieldHeight - 1.6, here = all * field.share;
            const double from = x + m_letters.width(field.label, Style::Body) + 1.8, room = x + here - from;
            text(field.label, Style::Body, x, base);
            const bool fits = m_letters.width(field.value, Style::Value) <= room;
            const auto written = m_letters.wrapped(field.value, fits ? Style::Value : Style::Body, room);
            for (qsizetype i = 0; i < written.size(); ++i)
                text(written[i], fits ? Style::Value : Style::Body, from, base + lineStep * static_cast<double>(i));
            bottom = std::max(bottom, top + fieldHeight + lineStep * static_cast<double>(written.size() - 1));
            rules.emplace_back(from - 0.6, x + here);
            x += here + gap;
        }
        for (const auto& [from, to] : rules)
            m_part.drawing.line(from, bottom - 0.4, to, bottom - 0.4, 0.15);
        return bottom;
    }

    void paintLetterBox()
    {
        const QRectF box(m_width - letterBox, 0, letterBox, letterBox);
        m_part.drawing.box(box, SheetDrawing::frame);
        if (const auto letter = filingLetter(m_list.player); !letter.isEmpty())
            text(letter, Style::Initial, box.center().x() - m_letters.width(letter, Style::Initial) / 2,
                box.center().y() + 3.35);
        const QString caption[] = {q(DecklistWords::tr("first letter of")), q(DecklistWords::tr("the last name"))};
        for (int i = 0; i < 2; ++i)
            text(caption[i], Style::Body, box.left() - 1.6 - m_letters.width(caption[i], Style::Body),
                3.1 + lineStep * i);
    }

    // The stamp and under it what was checked by what; gives the bottom.
    double facts(double left, double width)
    {
        const auto word = q(m_list.report.legal() ? DecklistWords::tr("LEGAL") : DecklistWords::tr("NOT LEGAL"));
        const double stampWidth = m_letters.width(word, Style::Stamp) + 7;
        const QRectF stamp(left, 2.2, stampWidth, 9.4);
        const bool legal = m_list.report.legal();
        if (legal)
            m_part.drawing.box(stamp, 0.7);
        else
            m_part.drawing.fill(stamp);
        text(word, Style::Stamp, stamp.left() + 3.5, stamp.bottom() - 2.6, !legal);
        double base = stamp.bottom() + 5;
        if (const auto about = reasonCount(); !about.isEmpty()) {
            if (stampWidth + 3 + m_letters.width(about, Style::Strong) <= width)
                text(about, Style::Strong, stamp.right() + 3, stamp.center().y() + 1.2);
            else
                base = lines(about, Style::Strong, left, width, base);
        }
        base = lines(q("by " + m_list.ruleset().name), Style::Body, left, width, base);
        base = lines(q(model::filled(DecklistWords::tr("cards: %1"), {stampText(m_list.catalogue)})), Style::Body, left,
            width, base);
        base = lines(
            q(model::filled(DecklistWords::tr("checked by %1"), {programText()})), Style::Body, left, width, base);
        base += 0.9;
        text(q(m_list.checksum), Style::Heading, left, base);
        base = lines(q(DecklistWords::tr("Checksum and code tell lists apart; neither is a signature.")), Style::Body,
            left, width, base + lineStep + 0.2);
        return base - lineStep + 2;
    }

    [[nodiscard]] QString reasonCount() const
    {
        std::int64_t errors = 0, warnings = 0;
        for (const auto& reason : reasons(m_list))
            ++(reason.error ? errors : warnings);
        if (errors > 0 && warnings > 0)
            return q(model::filled(DecklistWords::tr("%n reasons, %1 in the list", nullptr, errors),
                {DecklistWords::tr("%n warnings", nullptr, warnings)}));
        if (errors > 0)
            return q(DecklistWords::tr("%n reasons in the list", nullptr, errors));
        return warnings > 0 ? q(DecklistWords::tr("%n warnings in the list", nullptr, warnings)) : QString();
    }

    double noCode(double width)
    {
        text(q(DecklistWords::tr("No deck code")), Style::Strong, 1.8, 5.4);
        const auto why = troubleFitsStamp(m_list) ? q(oneLine(m_list.codeTrouble))
                                                  : q(DecklistWords::tr("Why, the list says above."));
        return lines(why, Style::Body, 1.8, width - 3.6, 5.4 + lineStep) - lineStep + 2;
    }

    void judge(double left, double top, double width, double height)
    {
        auto& drawing = m_part.drawing;
        const double columns[] = {left + width * 0.25, left + width * 0.65};
        constexpr double head = 11.5, title = 6.2;
        const double step = (height - head) / 2;
        text(q(DecklistWords::tr("Deck check")), Style::Strong, left + 1.8, top + 4.6);
        text(q(DecklistWords::tr("for the judge")), Style::Body,
            left + 1.8 + m_letters.width(q(DecklistWords::tr("Deck check")), Style::Strong) + 2, top + 4.6);
        const QString heads[] = {
            q(DecklistWords::tr("Round")), q(DecklistWords::tr("Status")), q(DecklistWords::tr("Initials"))};
        const double at[] = {left + 1.8, columns[0] + 1.8, columns[1] + 1.8};
        for (int i = 0; i < 3; ++i)
            text(heads[i], Style::Body, at[i], top + head - 1.6);
        for (int row = 0; row < 2; ++row)
            drawing.line(left, top + head + step * row, left + width, top + head + step * row, 0.15);
        for (const double x : columns)
            drawing.line(x, top + title, x, top + height, 0.15);
        drawing.line(left, top + title, left + width, top + title, 0.15);
    }

    const TournamentList& m_list;
    SheetLetters& m_letters;
    double m_width;
    FramePart m_part;
};

} // namespace

QString playerLabel(const PlayerField& field) { return q(DecklistWords::tr(field.label)); }

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
        if (m_sheet.m_page.width() <= widestCardPage) {
            m_sheet.m_pages = cardListPages(m_list, m_letters, m_sheet.m_page);
            m_sheet.m_feet.resize(m_sheet.m_pages.size() * static_cast<std::size_t>(m_sheet.m_copies));
            return note();
        }
        m_sheet.m_symbol = m_list.code.empty() ? std::nullopt : QrSymbol::of(QByteArray::fromStdString(m_list.code));
        const double side = m_sheet.m_symbol ? m_sheet.m_symbol->side() * QrSymbol::moduleMm : 0;
        const auto player = FrameMaker(m_list, m_letters, m_width).player(),
                   stamp = FrameMaker(m_list, m_letters, m_width).stamp(side);
        const double bottom = m_sheet.m_page.height() - sheetBottom - footHeight, stampTop = bottom - stamp.height;
        auto& first = m_sheet.m_pages.emplace_back();
        first.append(player.drawing, sheetMargin, sheetTop);
        first.append(stamp.drawing, sheetMargin, stampTop);
        const double beside = stamp.height - (isNarrow() ? judgeHeight : 0);
        m_sheet.m_symbolAt = {sheetMargin + 0.5, stampTop + (beside - side) / 2};
        setColumns(sheetTop + player.height, stampTop - 1.5);
        const double columnWidth = isNarrow() ? m_width : (m_width - columnGap) / 2;
        if (m_list.blank)
            return flowBlank(columnWidth);
        flow(decklistPieces(m_list, m_letters, columnWidth));
        addFeet();
        note();
    }

private:
    [[nodiscard]] bool isNarrow() const { return m_width < narrowSheet; }

    // What the sheet says of itself to a reader.
    void note()
    {
        m_sheet.m_notes = {{"Code", QByteArray::fromStdString(m_list.code)},
            {"Checksum", QByteArray::fromStdString(m_list.checksum)},
            {"Deck", QByteArray::fromStdString(m_list.deck.name)},
            {"Ruleset", QByteArray::fromStdString(m_list.ruleset().id.str())},
            {"Game", QByteArray::fromStdString(m_list.game().id)}};
        for (const auto& field : playerFields)
            if (const auto& told = m_list.player.*field.value; !told.isEmpty())
                m_sheet.m_notes.emplace_back(field.key, told.toUtf8());
    }

    // As many lines as one page holds.
    void flowBlank(double columnWidth)
    {
        constexpr std::size_t mostLines = 90, fewestLines = 8;
        auto lines = mostLines;
        while (
            lines > fewestLines && placed(decklistPieces(m_list, m_letters, columnWidth, lines), false).back().page > 0)
            --lines;
        flow(decklistPieces(m_list, m_letters, columnWidth, lines));
        addFeet();
    }

    struct Place {
        const SheetPiece* piece = nullptr;
        std::size_t page = 0;
        double x = 0, y = 0;
    };

    void setColumns(double top, double bottom)
    {
        m_columns.clear();
        m_columns.push_back({sheetMargin, top, bottom});
        if (!isNarrow())
            m_columns.push_back({sheetMargin + (m_width + columnGap) / 2, top, bottom});
    }

    // Small blocks stay together, unless that takes a further page.
    void flow(const DecklistPieces& flowing)
    {
        const auto head = FrameMaker(m_list, m_letters, m_width).further();
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
                auto words = q(DecklistWords::tr("page %1 of %2")).arg(page + 1).arg(pages);
                if (m_sheet.m_copies > 1)
                    words = q(DecklistWords::tr("copy %1 of %2 · %3", "%3: page 1 of 2"))
                                .arg(copy + 1)
                                .arg(m_sheet.m_copies)
                                .arg(words);
                auto& foot = m_sheet.m_feet.emplace_back();
                const auto right = m_letters.shape(words, Style::Body);
                foot.text(right, sheetMargin + m_width - right->width, base);
                foot.text(m_letters.shape(q(m_list.checksum), Style::Body), sheetMargin, base);
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

std::vector<TextPaper> textPapers()
{
    std::vector<TextPaper> papers;
    for (const auto& size : model::paperSizes())
        papers.push_back({size.id,
            model::filled(DecklistWords::tr("%1, %2 × %3 mm", "a size of paper"),
                {size.label, millimetres(size.width), millimetres(size.height)}),
            {size.width, size.height}});
    papers.push_back({"card", DecklistWords::tr("As large as a card"), {model::cardWidth, model::cardHeight}});
    return papers;
}

std::optional<QSizeF> textPaper(std::string_view words)
{
    if (model::fold(words) == "card")
        return QSizeF(model::cardWidth, model::cardHeight);
    const auto paper = model::paperNamed(words);
    return paper && paper->width > widestCardPage ? std::optional(QSizeF(paper->width, paper->height)) : std::nullopt;
}

bool troubleFitsStamp(const TournamentList& list) { return list.codeTrouble.size() <= 130; }

namespace {

constexpr double rowStep = 4.1, rowPadding = 0.6, firstBase = 3.45;
constexpr double tick = 3.1, countRight = 10.7, nameLeft = 12.2;
constexpr double lineCostWidth = 9, costWidth = 7, printingWidth = 15.5, pointWidth = 4.9, pointsWidth = 8;

// Not broken over two lines.
QString unbroken(QString text) { return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp)); }

class PieceMaker {
public:
    PieceMaker(const TournamentList& list, SheetLetters& letters, double width, std::size_t blankRows)
        : m_list(list)
        , m_letters(letters)
        , m_width(width)
        , m_priced(list.list.cost.has_value())
        , m_blankRows(blankRows)
    {
    }

    DecklistPieces make()
    {
        for (const auto& block : m_list.list.blocks)
            m_list.blank ? addBlankBlock(block) : addBlock(block);
        if (!m_list.blank) {
            addOverallSums();
            addReasons();
        }
        return std::move(m_made);
    }

private:
    // --- small things -------------------------------------------------------------------------------
    void left(SheetDrawing& drawing, const QString& text, Style style, double x, double base)
    {
        drawing.text(m_letters.shape(text, style), x, base);
    }
    void right(SheetDrawing& drawing, const QString& text, Style style, double x, double base)
    {
        const auto shaped = m_letters.shape(text, style);
        drawing.text(shaped, x - shaped->width, base);
    }
    void centred(SheetDrawing& drawing, const QString& text, Style style, double x, double base)
    {
        const auto shaped = m_letters.shape(text, style);
        drawing.text(shaped, x - shaped->width / 2, base);
    }
    // Gives the number of lines.
    int lines(SheetDrawing& drawing, const QString& text, Style style, double x, double width, double base)
    {
        int count = 0;
        const auto broken = m_letters.wrapped(text, style, width);
        for (const auto& line : broken)
            left(drawing, line, style, x, base + rowStep * count++);
        return count;
    }
    void push(SheetDrawing drawing, double height, bool keepWithNext = false)
    {
        m_made.pieces.push_back({std::move(drawing), height, keepWithNext, m_made.continued.size() - 1, false});
    }

    [[nodiscard]] double lineCostRight() const { return m_width - 0.4; }
    [[nodiscard]] double costRight() const { return m_width - lineCostWidth - 0.4; }
    [[nodiscard]] double printingLeft() const
    {
        return m_priced ? costRight() - costWidth - printingWidth : m_width - printingWidth;
    }
    // Columns of domain points from the right: cost, their sum, the domains; 0 where there is no room for them.
    [[nodiscard]] double pointStep(const model::DecklistBlock& block) const
    {
        const auto room = m_width - nameLeft - 26 - pointsWidth - (m_priced ? lineCostWidth : 0);
        const auto step = block.domains.empty()
                              ? 0
                              : std::min(pointWidth, room / static_cast<double>(block.domains.size()));
        return step >= 3.9 ? step : 0;
    }
    [[nodiscard]] double pointsRight() const { return m_width - (m_priced ? lineCostWidth : 0) - 0.4; }
    [[nodiscard]] double pointCentre(const model::DecklistBlock& block, std::size_t domain) const
    {
        return pointsRight() - pointsWidth -
               (static_cast<double>(block.domains.size() - domain) - 0.5) * pointStep(block);
    }

    // --- headings -----------------------------------------------------------------------------------
    [[nodiscard]] QString letterOf(model::AttributeIndex domain) const
    {
        const auto& attribute = m_list.game().attributes[domain];
        return attribute.letter.empty() ? q(attribute.label).left(2) : q(attribute.letter);
    }

    [[nodiscard]] double headsLeft(const model::DecklistBlock& block) const
    {
        return (pointStep(block) > 0 ? pointCentre(block, 0) - pointStep(block) / 2 : printingLeft()) - 1.5;
    }

    void columnHeads(SheetDrawing& drawing, const model::DecklistBlock& block, double base)
    {
        const auto cost = q(costLabel(m_list));
        if (pointStep(block) > 0) {
            for (std::size_t i = 0; i < block.domains.size(); ++i)
                centred(drawing, letterOf(block.domains[i]), Style::Body, pointCentre(block, i), base);
            right(drawing, QStringLiteral("Sum"), Style::Body, pointsRight(), base);
            right(drawing, cost, Style::Body, lineCostRight(), base);
            return;
        }
        left(drawing, QStringLiteral("Set"), Style::Body, printingLeft(), base);
        if (m_priced) {
            right(drawing, cost, Style::Body, costRight(), base);
            right(drawing, q(DecklistWords::tr("Line")), Style::Body, lineCostRight(), base);
        }
    }

    SheetPiece headPiece(const QString& title, const model::DecklistBlock* block)
    {
        SheetPiece piece;
        constexpr double base = 5.6;
        const bool heads = block && (m_list.blank || !block->groups.empty());
        const auto titles = m_letters.wrapped(title, Style::Heading, heads ? headsLeft(*block) : m_width);
        double last = base - rowStep * 1.1;
        for (const auto& line : titles)
            left(piece.drawing, line, Style::Heading, 0, last += rowStep * 1.1);
        if (heads)
            columnHeads(piece.drawing, *block, last);
        piece.drawing.line(0, last + 1.2, m_width, last + 1.2, SheetDrawing::rule);
        piece.height = last + 1.5;
        piece.keepWithNext = true;
        return piece;
    }

    void openBlock(const QString& title, const model::DecklistBlock* block)
    {
        auto again = headPiece(q(DecklistWords::tr("%1, continued", "a section on a sheet")).arg(title), block);
        again.block = m_made.continued.size();
        m_made.continued.push_back(std::move(again));
        auto head = headPiece(title, block);
        head.block = m_made.continued.size() - 1;
        head.opensBlock = true;
        m_made.pieces.push_back(std::move(head));
    }

    // --- cards --------------------------------------------------------------------------------------
    void addBlock(const model::DecklistBlock& block)
    {
        openBlock(q(blockTitle(block, m_list.list)), &block);
        if (block.groups.empty()) {
            SheetDrawing none;
            left(none, q(DecklistWords::tr("none")), Style::Body, nameLeft, firstBase);
            push(std::move(none), rowStep + rowPadding, block.kind != model::BlockKind::Optional);
        }
        for (const auto& group : block.groups) {
            if (!group.heading.empty() || block.kind == model::BlockKind::Drawn)
                addGroupHead(group);
            for (const auto& row : group.rows)
                addRow(block, row);
            // A sum never stands alone at the top of a column.
            if (&group == &block.groups.back())
                m_made.pieces.back().keepWithNext = true;
        }
        if (pointStep(block) > 0 && !block.groups.empty())
            addPointSums(block);
        if (!block.groups.empty() || block.kind != model::BlockKind::Optional)
            addTotals(block);
    }

    // --- to be filled in by hand --------------------------------------------------------------------
    // As many lines as the rules let the section have cards, and not many more than people need.
    [[nodiscard]] std::size_t blankRowsOf(const model::DecklistBlock& block) const
    {
        constexpr std::int64_t usual = 6, mostLines = 15;
        if (block.kind == model::BlockKind::Drawn)
            return m_blankRows;
        for (const auto& sum : block.sums)
            if (const auto& rule = m_list.ruleset().constraints[sum.constraint];
                rule.kind == model::ConstraintKind::Count && rule.bounds.upper())
                return static_cast<std::size_t>(std::clamp<std::int64_t>(*rule.bounds.upper(), 1, mostLines));
        return static_cast<std::size_t>(usual);
    }

    void addBlankBlock(const model::DecklistBlock& block)
    {
        constexpr double line = 6.3, base = 4.9; // room for a hand
        openBlock(q(blockTitle(block, m_list.list)), &block);
        for (auto left = blankRowsOf(block); left > 0; --left) {
            SheetDrawing drawing;
            drawing.box(QRectF(0.4, base - tick + 0.35, tick, tick), 0.2);
            const auto rule = [&](double from, double to) { drawing.line(from, line, to, line, 0.15); };
            rule(5, countRight);
            rule(nameLeft, headsLeft(block) - 1);
            if (pointStep(block) > 0) {
                for (std::size_t i = 0; i < block.domains.size(); ++i)
                    rule(pointCentre(block, i) - pointStep(block) / 2 + 0.4,
                        pointCentre(block, i) + pointStep(block) / 2 - 0.4);
                rule(pointsRight() - pointsWidth + 1, pointsRight());
            } else {
                rule(printingLeft(), printingLeft() + printingWidth - 1);
                if (m_priced)
                    rule(costRight() - costWidth + 1, costRight());
            }
            if (m_priced)
                rule(lineCostRight() - lineCostWidth + 1, lineCostRight());
            push(std::move(drawing), line, left == 1);
        }
        addTotals(block);
    }

    void addGroupHead(const model::DecklistGroup& group)
    {
        SheetDrawing drawing;
        constexpr double base = firstBase + 0.7;
        const auto counts = q(countsText(group.copies, group.cost, m_list));
        left(drawing, group.heading.empty() ? q(DecklistWords::tr("Unknown")) : q(group.heading), Style::Strong, 0,
            base);
        right(drawing, counts, Style::Body, lineCostRight(), base);
        drawing.line(0, base + 1.15, m_width, base + 1.15);
        push(std::move(drawing), base + 1.15, true);
    }

    [[nodiscard]] QString nameOf(const model::DecklistBlock& block, const model::DecklistRow& row) const
    {
        auto name = q(oneLine(row.name));
        if (!row.card)
            name = q(DecklistWords::tr("%1 (not in the catalogue)", "a card")).arg(name);
        if (const auto printing = q(oneLine(printingText(row))); pointStep(block) > 0 && !printing.isEmpty())
            name += QStringLiteral(" (") + unbroken(printing) + QLatin1Char(')');
        if (!block.domains.empty() && pointStep(block) == 0)
            for (std::size_t i = 0; i < block.domains.size(); ++i)
                if (row.domains[i] != 0)
                    name += QStringLiteral(" · ") + letterOf(block.domains[i]) + QStringLiteral(" ") +
                            QString::number(row.domains[i]);
        return name;
    }

    void addRow(const model::DecklistBlock& block, const model::DecklistRow& row)
    {
        SheetDrawing drawing;
        const bool points = pointStep(block) > 0;
        drawing.box(QRectF(0.4, firstBase - tick + 0.35, tick, tick), 0.2);
        right(drawing, QString::number(row.count), Style::Strong, countRight, firstBase);
        int count = lines(drawing, nameOf(block, row), Style::Body, nameLeft, headsLeft(block) - nameLeft, firstBase);
        if (points) {
            std::int64_t sum = 0;
            for (std::size_t i = 0; i < block.domains.size(); ++i) {
                centred(drawing, row.domains[i] == 0 ? QStringLiteral("·") : QString::number(row.domains[i]),
                    Style::Body, pointCentre(block, i), firstBase);
                sum += row.domains[i];
            }
            right(drawing, QString::number(sum), Style::Body, pointsRight(), firstBase);
        } else {
            count = std::max(count, lines(drawing, q(oneLine(printingText(row))), Style::Body, printingLeft(),
                                        printingWidth - 0.5, firstBase));
        }
        if (m_priced) {
            if (!points)
                right(drawing, row.cost ? QString::number(*row.cost) : QStringLiteral("–"), Style::Body, costRight(),
                    firstBase);
            right(drawing, row.card ? QString::number(row.lineCost) : QStringLiteral("–"), Style::Body, lineCostRight(),
                firstBase);
        }
        const double height = rowStep * count + rowPadding;
        drawing.line(nameLeft, height, m_width, height, SheetDrawing::faint);
        push(std::move(drawing), height);
    }

    // --- sums ---------------------------------------------------------------------------------------
    void addPointSums(const model::DecklistBlock& block)
    {
        SheetDrawing drawing;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < block.domains.size(); ++i) {
            centred(drawing, QString::number(block.domainSums[i]), Style::Strong, pointCentre(block, i), firstBase);
            sum += block.domainSums[i];
        }
        left(drawing, q(DecklistWords::tr("Sums")), Style::Strong, nameLeft, firstBase);
        right(drawing, QString::number(sum), Style::Strong, pointsRight(), firstBase);
        if (m_priced)
            right(drawing, QString::number(block.cost), Style::Strong, lineCostRight(), firstBase);
        push(std::move(drawing), rowStep + rowPadding, true);
    }

    void addTotals(const model::DecklistBlock& block)
    {
        SheetDrawing drawing;
        const auto title = q(blockTotalTitle(block, m_list.list));
        QStringList parts;
        for (const auto& total : m_list.blank ? blankTotals(block, m_list) : blockTotals(block, m_list))
            parts << (total.size() < 30 ? unbroken(q(total)) : q(total));
        const auto totals = parts.join(QStringLiteral(" · "));
        constexpr double base = firstBase + 0.5;
        drawing.line(0, 0.1, m_width, 0.1, SheetDrawing::rule);
        const double titleWidth = m_letters.width(title, Style::Strong), room = m_width - titleWidth - 3;
        int count = 1;
        const bool beside = titleWidth <= m_width && room >= std::min(48.0, m_letters.width(totals, Style::Strong));
        if (beside)
            left(drawing, title, Style::Strong, 0, base);
        else
            count = lines(drawing, title, Style::Strong, 0, m_width, base) + 1;
        --count;
        const auto broken = m_letters.wrapped(totals, Style::Strong, beside ? room : m_width - 4);
        for (const auto& line : broken)
            right(drawing, line, Style::Strong, lineCostRight(), base + rowStep * count++);
        push(std::move(drawing), base + rowStep * (count - 1) + 2);
    }

    void addOverallSums()
    {
        if (m_list.list.sums.empty())
            return;
        openBlock(q(DecklistWords::tr("Over several sections")), nullptr);
        for (const auto& sum : m_list.list.sums)
            addSentence(q(sumText(sum, *m_list.checker, true)));
    }

    void addSentence(const QString& text)
    {
        SheetDrawing drawing;
        left(drawing, QStringLiteral("•"), Style::Body, 0.8, firstBase);
        const int count = lines(drawing, text, Style::Body, 4, m_width - 4, firstBase);
        push(std::move(drawing), rowStep * count + rowPadding / 2);
    }

    void addReasons()
    {
        bool errors = true, open = false;
        for (const auto& reason : reasons(m_list)) {
            if (!open || reason.error != errors)
                openBlock(
                    reason.error ? q(DecklistWords::tr("Why it is not legal")) : q(DecklistWords::tr("Worth a look")),
                    nullptr);
            open = true;
            errors = reason.error;
            addSentence(
                q(oneLine(reason.text)).replace(QStringLiteral("§ "), QStringLiteral("§") + QChar(QChar::Nbsp)));
        }
        if (m_list.code.empty() && !troubleFitsStamp(m_list)) {
            openBlock(q(DecklistWords::tr("Why there is no deck code")), nullptr);
            addSentence(q(oneLine(m_list.codeTrouble)));
        }
    }

    const TournamentList& m_list;
    SheetLetters& m_letters;
    double m_width;
    bool m_priced;
    std::size_t m_blankRows;
    DecklistPieces m_made;
};

} // namespace

DecklistPieces decklistPieces(
    const TournamentList& list, SheetLetters& letters, double columnWidth, std::size_t blankRows)
{
    return PieceMaker(list, letters, columnWidth, blankRows).make();
}

} // namespace nexus::app
