#include "app/printing/decklist_rows.h"

#include "app/base/qt_text.h"
#include "app/printing/decklist_sheet.h"
#include "app/printing/decklist_text.h"
#include "model/base/text.h"

namespace nexus::app {

namespace {

constexpr double rowStep = 4.1, rowPadding = 0.6, firstBase = 3.45;
constexpr double tick = 3.1, countRight = 10.7, nameLeft = 12.2;
constexpr double lineCostWidth = 9, costWidth = 7, printingWidth = 15.5, pointWidth = 4.9, pointsWidth = 8;

// Not broken over two lines.
QString unbroken(QString text) { return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp)); }

class PieceMaker {
public:
    PieceMaker(const TournamentList& list, SheetLetters& letters, double width)
        : m_list(list)
        , m_letters(letters)
        , m_width(width)
        , m_priced(list.list.cost.has_value())
    {
    }

    DecklistPieces make()
    {
        for (const auto& block : m_list.list.blocks)
            addBlock(block);
        addOverallSums();
        addReasons();
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
            right(drawing, QStringLiteral("Line"), Style::Body, lineCostRight(), base);
        }
    }

    SheetPiece headPiece(const QString& title, const model::DecklistBlock* block)
    {
        SheetPiece piece;
        constexpr double base = 5.6;
        const bool heads = block && !block->groups.empty();
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
        auto again = headPiece(title + QStringLiteral(", continued"), block);
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
            left(none, QStringLiteral("none"), Style::Body, nameLeft, firstBase);
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

    void addGroupHead(const model::DecklistGroup& group)
    {
        SheetDrawing drawing;
        constexpr double base = firstBase + 0.7;
        const auto counts = q(countsText(group.copies, group.cost, m_list));
        left(drawing, group.heading.empty() ? QStringLiteral("Unknown") : q(group.heading), Style::Strong, 0, base);
        right(drawing, counts, Style::Body, lineCostRight(), base);
        drawing.line(0, base + 1.15, m_width, base + 1.15);
        push(std::move(drawing), base + 1.15, true);
    }

    [[nodiscard]] QString nameOf(const model::DecklistBlock& block, const model::DecklistRow& row) const
    {
        auto name = q(oneLine(row.name));
        if (!row.card)
            name += QStringLiteral(" (not in the catalogue)");
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
        left(drawing, QStringLiteral("Sums"), Style::Strong, nameLeft, firstBase);
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
        for (const auto& total : blockTotals(block, m_list))
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
        openBlock(QStringLiteral("Over several sections"), nullptr);
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
                    reason.error ? QStringLiteral("Why it is not legal") : QStringLiteral("Worth a look"), nullptr);
            open = true;
            errors = reason.error;
            addSentence(
                q(oneLine(reason.text)).replace(QStringLiteral("§ "), QStringLiteral("§") + QChar(QChar::Nbsp)));
        }
        if (m_list.code.empty() && !troubleFitsStamp(m_list)) {
            openBlock(QStringLiteral("Why there is no deck code"), nullptr);
            addSentence(q(oneLine(m_list.codeTrouble)));
        }
    }

    const TournamentList& m_list;
    SheetLetters& m_letters;
    double m_width;
    bool m_priced;
    DecklistPieces m_made;
};

} // namespace

DecklistPieces decklistPieces(const TournamentList& list, SheetLetters& letters, double columnWidth)
{
    return PieceMaker(list, letters, columnWidth).make();
}

} // namespace nexus::app
