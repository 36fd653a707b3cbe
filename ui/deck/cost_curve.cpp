#include "ui/deck/cost_curve.h"

#include "app/base/qt_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace nexus::ui {

namespace {

constexpr std::int64_t mostSlots = 40; // a number line longer than this shows only the costs that occur
constexpr std::int64_t mostBeyond = 8; // costs no card has, up to the income
constexpr int widestColumn = 72, letterHeight = 15;

} // namespace

CostCurveChart::CostCurveChart(QWidget* parent)
    : ChartFrame(parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize CostCurveChart::sizeHint() const { return {480, fontMetrics().height() * 11}; }

QSize CostCurveChart::minimumSizeHint() const { return {180, sizeHint().height()}; }

void CostCurveChart::setCurve(const app::CostCurve& curve, const model::Game& game, const QString& sentence)
{
    if (curve == m_curve && sentence == m_sentence)
        return;
    m_curve = curve;
    m_game = game;
    m_sentence = sentence;
    setAccessibleName(tr("%1 chart").arg(q(curve.unit)));
    setAccessibleDescription(sentence);
    m_hovered.reset();
    if (m_current && !m_curve.column(*m_current))
        m_current.reset();
    update();
}

void CostCurveChart::setChosen(std::optional<std::int64_t> cost)
{
    if (std::exchange(m_chosen, cost) != cost)
        update();
}

QRect CostCurveChart::plot() const
{
    const int line = fontMetrics().height();
    return rect().adjusted(12, line + 10, -12, -line - 8);
}

std::vector<CostCurveChart::Place> CostCurveChart::places() const
{
    std::vector<Place> places;
    if (m_curve.columns.empty())
        return places;
    auto low = std::min<std::int64_t>(m_curve.columns.front().cost, m_curve.columns.front().cost > 0 ? 1 : 0);
    auto high = m_curve.columns.back().cost;
    if (m_curve.income && *m_curve.income >= high && *m_curve.income - high <= mostBeyond)
        high = *m_curve.income; // that its line is seen
    if (high - low < mostSlots)
        for (auto cost = low; cost <= high; ++cost)
            places.push_back({cost, m_curve.column(cost), {}});
    else
        for (const auto& column : m_curve.columns)
            places.push_back({column.cost, &column, {}});
    const auto area = plot();
    const int count = static_cast<int>(places.size());
    const int width = std::min(area.width(), count * widestColumn);
    for (int i = 0; i < count; ++i) {
        const int from = area.left() + width * i / count, to = area.left() + width * (i + 1) / count;
        places[static_cast<std::size_t>(i)].slot = QRect(from, area.top(), to - from, area.height());
    }
    return places;
}

QRect CostCurveChart::barOf(const Place& place) const
{
    const auto most = std::max<std::int64_t>(1, m_curve.most());
    const int height = place.column ? std::max(3, static_cast<int>(place.slot.height() * place.column->copies / most))
                                    : 0;
    const int inset = std::max(1, place.slot.width() / 10);
    return {place.slot.left() + inset, place.slot.bottom() + 1 - height, place.slot.width() - 2 * inset, height};
}

QRect CostCurveChart::columnRect(std::int64_t cost) const
{
    for (const auto& place : places())
        if (place.cost == cost && place.column)
            return barOf(place);
    return {};
}

const app::CurveColumn* CostCurveChart::at(const QPoint& point) const
{
    for (const auto& place : places())
        if (point.x() >= place.slot.left() && point.x() <= place.slot.right())
            return place.column;
    return nullptr;
}

void CostCurveChart::paintEvent(QPaintEvent* event)
{
    ChartFrame::paintEvent(event);
    QPainter painter(this);
    painter.setFont(font());
    const auto area = plot();
    const auto shown = places();
    for (const auto& place : shown)
        paintColumn(painter, place);
    const int right = shown.empty() ? area.right() : shown.back().slot.right();
    painter.fillRect(QRect(area.left(), area.bottom() + 1, right - area.left() + 1, 1), theme().muted);
    paintIncome(painter, shown);
}

void CostCurveChart::paintColumn(QPainter& painter, const Place& place) const
{
    const int line = fontMetrics().height();
    const bool chosen = m_chosen == place.cost, current = hasFocus() && m_current == place.cost;
    const QRect below(place.slot.left(), place.slot.bottom() + 3, place.slot.width(), line);
    painter.setPen(place.column ? theme().text : theme().muted);
    painter.setFont(chosen ? bold(font()) : font());
    painter.drawText(below, Qt::AlignCenter, QString::number(place.cost));
    if (!place.column)
        return;
    const auto bar = barOf(place);
    if (chosen || current || m_hovered == place.cost)
        painter.fillRect(place.slot.adjusted(0, -line - 2, 0, 0), chosen ? theme().selection : theme().hover);
    // From the baseline up, the last with what the division leaves.
    int bottom = bar.bottom() + 1;
    std::int64_t sum = 0;
    for (const auto& part : place.column->parts) {
        sum += part.copies;
        const int top = bar.bottom() + 1 - static_cast<int>(bar.height() * sum / place.column->copies);
        const QRect piece(bar.left(), top, bar.width(), bottom - top);
        const auto ground = part.domain ? domainColour(m_game, *part.domain) : theme().muted;
        painter.fillRect(piece.adjusted(0, piece.height() > 3 ? 1 : 0, 0, 0), ground);
        if (piece.height() >= letterHeight && piece.width() >= 12) {
            painter.setFont(sized(font(), 11, true));
            painter.setPen(readableOn(ground));
            painter.drawText(
                piece, Qt::AlignCenter, part.domain ? q(m_game.attributes[*part.domain].letter) : QStringLiteral("–"));
        }
        bottom = top;
    }
    if (chosen || current) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(-1, -1, 1, 0));
    }
    painter.setFont(bold(font()));
    painter.setPen(theme().text);
    painter.drawText(QRect(place.slot.left(), bar.top() - line - 1, place.slot.width(), line), Qt::AlignCenter,
        QString::number(place.column->copies));
}

// Behind the last cost a round's income pays for.
void CostCurveChart::paintIncome(QPainter& painter, const std::vector<Place>& shown) const
{
    if (!m_curve.income)
        return;
    const auto last = std::find_if(
        shown.rbegin(), shown.rend(), [&](const Place& place) { return place.cost <= *m_curve.income; });
    if (last == shown.rend())
        return;
    const bool outside = last == shown.rbegin() && last->cost < *m_curve.income;
    const int x = outside ? rect().right() - 8 : last->slot.right() + 1;
    if (!outside) {
        painter.setPen(QPen(theme().text, 2, Qt::DashLine));
        painter.drawLine(x, 4, x, plot().bottom());
    }
    const auto words = tr("income %1").arg(*m_curve.income) + (outside ? QStringLiteral(" →") : QString());
    painter.setFont(sized(font(), 12));
    painter.setPen(theme().text);
    const int width = ui::lineWidth(painter, words);
    const bool left = x + 6 + width > rect().right();
    const QRect place(left ? x - 6 - width : x + 6, 3, width + 2, fontMetrics().height());
    painter.fillRect(place, palette().color(backgroundRole()));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, words);
}

void CostCurveChart::toggle(std::int64_t cost)
{
    Q_EMIT columnWanted(m_chosen == cost ? std::nullopt : std::optional(cost));
}

void CostCurveChart::setCurrent(std::optional<std::int64_t> cost)
{
    if (std::exchange(m_current, cost) == cost)
        return;
    const auto* column = cost ? m_curve.column(*cost) : nullptr;
    setAccessibleDescription(column ? q(app::columnSentence(*column, m_curve)) : m_sentence);
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
    update();
}

void CostCurveChart::step(int by)
{
    const auto& columns = m_curve.columns;
    if (columns.empty())
        return;
    const auto now = m_current ? std::find_if(columns.begin(), columns.end(),
                                     [&](const app::CurveColumn& column) { return column.cost == *m_current; })
                               : columns.end();
    if (now == columns.end())
        return setCurrent(by > 0 ? columns.front().cost : columns.back().cost);
    const auto next = std::clamp<std::ptrdiff_t>(
        now - columns.begin() + by, 0, static_cast<std::ptrdiff_t>(columns.size()) - 1);
    setCurrent(columns[static_cast<std::size_t>(next)].cost);
}

void CostCurveChart::mousePressEvent(QMouseEvent* event)
{
    const auto* column = at(event->pos());
    if (event->button() != Qt::LeftButton || !column)
        return ChartFrame::mousePressEvent(event);
    setCurrent(column->cost);
    toggle(column->cost);
}

void CostCurveChart::mouseMoveEvent(QMouseEvent* event)
{
    const auto* column = at(event->pos());
    const auto cost = column ? std::optional(column->cost) : std::nullopt;
    setCursor(column ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (std::exchange(m_hovered, cost) != cost)
        update();
}

void CostCurveChart::leaveEvent(QEvent* event)
{
    ChartFrame::leaveEvent(event);
    m_hovered.reset();
    update();
}

void CostCurveChart::keyPressEvent(QKeyEvent* event)
{
    const auto count = static_cast<int>(m_curve.columns.size());
    switch (event->key()) {
    case Qt::Key_Right: return step(1);
    case Qt::Key_Left: return step(-1);
    case Qt::Key_Home: return step(-count);
    case Qt::Key_End: return step(count);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current)
            toggle(*m_current);
        return;
    case Qt::Key_Escape:
        if (m_chosen) {
            Q_EMIT columnWanted(std::nullopt);
            return;
        }
        break;
    default: break;
    }
    ChartFrame::keyPressEvent(event);
}

void CostCurveChart::focusInEvent(QFocusEvent* event)
{
    ChartFrame::focusInEvent(event);
    if (!m_current && event->reason() != Qt::MouseFocusReason)
        step(1);
    update();
}

void CostCurveChart::focusOutEvent(QFocusEvent* event)
{
    ChartFrame::focusOutEvent(event);
    setCurrent(std::nullopt);
    update();
}

bool CostCurveChart::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartFrame::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto* column = at(help->pos()))
        QToolTip::showText(help->globalPos(),
            q(app::columnSentence(*column, m_curve)) + QLatin1Char('\n') +
                (m_chosen == column->cost ? tr("Click to show the whole deck") : tr("Click to show only these")),
            this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace nexus::ui
