#include "ui/event/bracket_view.h"

#include "app/text/event_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int bracketColumn = 190, bracketLine = 20, bracketMatch = 2 * bracketLine, betweenMatches = 8,
              betweenColumns = 22, gamesWidth = 22, textMargin = 6;

} // namespace

BracketView::BracketView(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Bracket of the cut"));
    whenColoursChange(this, [this] { update(); });
}

void BracketView::setEvent(const model::EventState& state)
{
    m_columns.clear();
    QStringList words;
    for (const auto& round : app::bracketOf(state)) {
        auto& column = m_columns.emplace_back();
        for (const auto& match : round) {
            const auto line = [&](const app::BracketPlace& place, int games) {
                const auto* player = state.player(place.player);
                return Line{
                    player ? tr("%1 %2", "seed, name").arg(QString::number(place.seed), q(player->name)) : QString(),
                    match.score ? QString::number(games) : QString(), place.won};
            };
            Match shown{line(match.first, match.score ? match.score->won : 0),
                match.bye ? Line{tr("bye"), {}, false} : line(match.second, match.score ? match.score->lost : 0), {}};
            if (!shown.first.name.isEmpty())
                words << (match.score
                              ? tr("%1 %2 %3").arg(shown.first.name, q(app::scoreText(*match.score)), shown.second.name)
                              : tr("%1 against %2").arg(shown.first.name, shown.second.name));
            column.push_back(std::move(shown));
        }
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize BracketView::sizeHint() const
{
    if (m_columns.empty())
        return {0, 0};
    const int columns = static_cast<int>(m_columns.size()), matches = static_cast<int>(m_columns[0].size());
    return {columns * bracketColumn + (columns - 1) * betweenColumns + 2, matches * (bracketMatch + betweenMatches)};
}

void BracketView::paintEvent(QPaintEvent*)
{
    if (m_columns.empty())
        return;
    QPainter painter(this);
    const auto plain = sized(font(), 12), strong = sized(font(), 12, true);
    const int all = sizeHint().height();
    for (std::size_t round = 0; round < m_columns.size(); ++round) {
        const int x = static_cast<int>(round) * (bracketColumn + betweenColumns);
        const int room = all / static_cast<int>(m_columns[round].size());
        for (std::size_t slot = 0; slot < m_columns[round].size(); ++slot) {
            const auto& match = m_columns[round][slot];
            const int y = static_cast<int>(slot) * room + (room - bracketMatch) / 2;
            const QRect box(x, y, bracketColumn, bracketMatch);
            drawPanel(painter, box, theme().line, 1, theme().pane, 4);
            painter.setPen(theme().line);
            painter.drawLine(x + 1, y + bracketLine, x + bracketColumn - 1, y + bracketLine);
            if (round + 1 < m_columns.size()) { // to where the winner goes on
                const int middle = x + bracketColumn + betweenColumns / 2,
                          next = (static_cast<int>(slot) / 2) * room * 2 + room;
                painter.drawLine(x + bracketColumn, y + bracketLine, middle, y + bracketLine);
                painter.drawLine(middle, y + bracketLine, middle, next);
                painter.drawLine(middle, next, x + bracketColumn + betweenColumns, next);
            }
            int top = y;
            for (const auto& line : {match.first, match.second}) {
                painter.setFont(line.won ? strong : plain);
                painter.setPen(line.name.isEmpty() ? theme().muted : theme().text);
                drawLine(painter, QRect(x + textMargin, top, bracketColumn - gamesWidth - 2 * textMargin, bracketLine),
                    line.name.isEmpty() ? QStringLiteral("–") : line.name);
                drawLine(painter, QRect(x + bracketColumn - gamesWidth, top, gamesWidth - textMargin, bracketLine),
                    line.games, Qt::AlignRight | Qt::AlignVCenter);
                top += bracketLine;
            }
        }
    }
}

} // namespace nexus::ui
