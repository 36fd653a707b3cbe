#include "ui/card/seen_curve.h"

#include "model/chances/draw_odds.h"
#include "model/chances/draw_pile.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace nexus::ui {

using namespace model;

namespace {

constexpr int titleHeight = 18, wordsHeight = 15, axisHeight = 14, forPercent = 38, percentHeight = 13;

std::array<double, SeenCurve::rounds> oddsOf(const DrawPile& pile, const RowSet& rows)
{
    std::array<double, SeenCurve::rounds> odds{};
    const Wish wish{rows, 1};
    for (std::size_t i = 0; i < odds.size(); ++i)
        odds[i] = drawOdds(pile, {&wish, 1}, {.hand = pile.hand, .played = pile.hand, .round = i + 1});
    return odds;
}

QString percent(double odds) { return QStringLiteral("%1 %").arg(std::lround(odds * 100)); }

} // namespace

SeenCurve::SeenCurve(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

void SeenCurve::show(const app::DeckDocument& document, CardIndex card)
{
    const auto& checker = document.checker();
    auto pile = drawPile(document.deck(), checker);
    const auto home = checker.catalogue().has(card) ? document.additions().homeSection(card) : std::nullopt;
    const bool told = pile.hand > 0 && pile.copies > pile.hand; // what is drawn whole says nothing
    const bool drawn = told && home && checker.ruleset().sections[*home].id == pile.section;
    setVisible(drawn);
    if (!drawn)
        return;
    RowSet rows(pile.rows.size());
    m_copies = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (pile.rows[i].card == card) {
            rows[i] = true;
            m_copies += pile.rows[i].copies;
        }
    m_now = oddsOf(pile, rows);
    pile.rows.push_back({.card = card, .copies = 1});
    ++pile.copies;
    rows.push_back(true);
    m_more = oddsOf(pile, rows);
    setAccessibleName(tr("Seen by round"));
    QStringList words;
    for (std::size_t i = 0; i < rounds; ++i)
        words << tr("round %1: %2, with one more %3").arg(i + 1).arg(percent(m_now[i]), percent(m_more[i]));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    words.prepend(tr("Where each round's hand is played whole"));
    setToolTip(words.join(QLatin1Char('\n')));
    update();
}

void SeenCurve::paintLine(
    QPainter& painter, const QRectF& plot, const std::array<double, rounds>& odds, bool dashed) const
{
    QPolygonF line;
    for (std::size_t i = 0; i < rounds; ++i)
        line << QPointF(
            plot.left() + plot.width() * double(i) / double(rounds - 1), plot.bottom() - plot.height() * odds[i]);
    painter.setPen(QPen(theme().accent, 2, dashed ? Qt::DashLine : Qt::SolidLine));
    painter.drawPolyline(line);
    painter.setPen(dashed ? theme().muted : theme().text);
    painter.setFont(sized(font(), 11, !dashed));
    // The upper of two that are near each other makes room for the lower.
    const double apart = plot.height() * (m_more.back() - m_now.back());
    const int up = dashed && m_copies > 0 && apart < percentHeight ? static_cast<int>(percentHeight - apart) : 0;
    const QRect end(static_cast<int>(plot.right()) + 4, static_cast<int>(line.back().y()) - 8 - up, forPercent, 16);
    drawLine(painter, end, percent(odds.back()));
}

void SeenCurve::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(sized(font(), 13, true));
    painter.setPen(theme().text);
    drawLine(painter, QRect(0, 0, width(), titleHeight), tr("Seen by round"));
    const QRectF plot(
        2, titleHeight + 6, width() - 2 - forPercent - 4, height() - titleHeight - 6 - axisHeight - wordsHeight);
    painter.setPen(QPen(theme().line, 1));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    paintLine(painter, plot, m_more, true);
    if (m_copies > 0)
        paintLine(painter, plot, m_now, false);
    painter.setPen(theme().muted);
    painter.setFont(sized(font(), 11));
    const QRect axis(0, static_cast<int>(plot.bottom()) + 1, static_cast<int>(plot.right()) + 4, axisHeight);
    drawLine(painter, axis, QStringLiteral("1"));
    drawLine(painter, axis, QString::number(rounds), Qt::AlignRight | Qt::AlignVCenter);
    drawLine(painter, QRect(0, height() - wordsHeight, width(), wordsHeight),
        m_copies > 0 ? tr("%1; dashed: with one more").arg(counted(m_copies, "copies")) : tr("dashed: with one copy"));
}

} // namespace nexus::ui
