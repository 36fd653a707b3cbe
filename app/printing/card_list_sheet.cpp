#include "app/base/qt_text.h"
#include "app/printing/decklist_sheet.h"
#include "model/base/words.h"

namespace nexus::app {

namespace {

struct CardListWords {
    NEXUS_WORDS(CardListWords)
};

constexpr double cardPageMargin = 3, cardColumnGap = 2, cardRowStep = 2.75, cardCountWidth = 3.4;

// The cards of a deck with their counts in two columns, as small as it can be read; what does not fit goes on a further
// page, which is the back of the card or another one.
class CardListMaker {
public:
    CardListMaker(const TournamentList& list, SheetLetters& letters, const QSizeF& page)
        : m_list(list)
        , m_letters(letters)
        , m_page(page)
        , m_width((page.width() - 2 * cardPageMargin - cardColumnGap) / 2)
    {
    }

    std::vector<SheetDrawing> make()
    {
        newPage();
        for (const auto& block : m_list.list.blocks) {
            if (block.groups.empty())
                continue;
            heading(q(block.label), block.copies, block.groups.front().rows.size());
            for (const auto& group : block.groups)
                for (const auto& row : group.rows)
                    addCard(row);
            m_y += cardRowStep * 0.4;
        }
        return std::move(m_pages);
    }

private:
    [[nodiscard]] double bottom() const { return m_page.height() - cardPageMargin; }
    [[nodiscard]] double left() const { return cardPageMargin + (m_column > 0 ? m_width + cardColumnGap : 0); }

    void put(const QString& text, Style style, double x) { m_pages.back().text(m_letters.shape(text, style), x, m_y); }

    void newPage()
    {
        m_pages.emplace_back();
        m_column = 0;
        m_y = cardPageMargin;
        const double width = m_page.width() - 2 * cardPageMargin;
        const auto name = m_list.deck.name.empty() ? q(CardListWords::tr("Deck")) : q(m_list.deck.name);
        const auto titles = m_letters.wrapped(name, Style::Strong, width);
        for (const auto& line : titles) {
            m_y += cardRowStep * 1.3;
            put(line, Style::Strong, cardPageMargin);
        }
        m_y += cardRowStep;
        const auto counts = q(CardListWords::tr("%n cards", nullptr, m_list.list.copies()));
        put(counts + QStringLiteral(" · ") + q(m_list.checksum), Style::Small, cardPageMargin);
        m_pages.back().line(cardPageMargin, m_y + 0.9, cardPageMargin + width, m_y + 0.9, SheetDrawing::rule);
        m_top = m_y += 1.2;
    }

    // So many lines together.
    void need(double lines)
    {
        if (m_y + lines * cardRowStep <= bottom())
            return;
        if (++m_column > 1)
            newPage();
        m_y = m_top;
    }

    // Never stands alone at the end of a column.
    void heading(const QString& label, std::int64_t copies, std::size_t rows)
    {
        need(rows > 1 ? 3 : 2);
        m_y += cardRowStep;
        put(m_letters.wrapped(label, Style::SmallStrong, m_width - cardCountWidth * 2).front(), Style::SmallStrong,
            left());
        const auto count = m_letters.shape(QString::number(copies), Style::SmallStrong);
        m_pages.back().text(count, left() + m_width - count->width, m_y);
        m_pages.back().line(left(), m_y + 0.6, left() + m_width, m_y + 0.6, SheetDrawing::hairline);
        m_y += 0.3;
    }

    void addCard(const model::DecklistRow& row)
    {
        const auto lines = m_letters.wrapped(q(row.name), Style::Small, m_width - cardCountWidth);
        need(static_cast<double>(lines.size()));
        for (qsizetype i = 0; i < lines.size(); ++i) {
            m_y += cardRowStep;
            if (i == 0)
                put(QString::number(row.count), Style::SmallStrong, left());
            put(lines[i], Style::Small, left() + cardCountWidth);
        }
    }

    const TournamentList& m_list;
    SheetLetters& m_letters;
    QSizeF m_page;
    double m_width, m_top = 0, m_y = 0;
    int m_column = 0;
    std::vector<SheetDrawing> m_pages;
};

} // namespace

std::vector<SheetDrawing> cardListPages(const TournamentList& list, SheetLetters& letters, const QSizeF& pageMm)
{
    return CardListMaker(list, letters, pageMm).make();
}

} // namespace nexus::app
