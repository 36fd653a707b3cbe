#include "ui/workbench/history_plot.h"

#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace nexus::ui {

namespace {

constexpr double markRadius = 4;
constexpr int historyTicks = 4;

} // namespace

HistoryPlotView::HistoryPlotView(QWidget* parent)
    : ChartFrame(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Numbers over time, chart"));
}

void HistoryPlotView::setChart(
    app::HistoryChart chart, const QString& what, std::function<QString(std::size_t revision)> told)
{
    m_chart = std::move(chart);
    m_what = what;
    m_told = std::move(told);
    m_chosen.clear();
    QString ends;
    if (!m_chart.empty()) {
        std::optional<std::size_t> first, last;
        for (std::size_t i = 0; i < m_chart.values.size(); ++i)
            if (m_chart.values[i]) {
                first = first.value_or(i);
                last = i;
            }
        ends = tr("%1. First: %2. Last: %3.").arg(m_what, toldOf(*first), toldOf(*last));
    }
    setAccessibleDescription(ends);
    update();
}

void HistoryPlotView::setChosen(std::vector<std::size_t> revisions)
{
    m_chosen = std::move(revisions);
    update();
}

QString HistoryPlotView::toldOf(std::size_t revision) const
{
    const auto& value = m_chart.values[revision];
    const auto words = m_told ? m_told(revision) : QString();
    return value ? tr("%1: %2", "a revision and its value").arg(words, decimalFigures(*value)) : words;
}

QRectF HistoryPlotView::area() const
{
    const auto metrics = fontMetrics();
    const int left = metrics.horizontalAdvance(QStringLiteral("000.00")) + 14;
    return QRectF(rect()).adjusted(left, metrics.height() + 8, -12, -10);
}

QPoint HistoryPlotView::pointOf(std::size_t revision) const
{
    const app::HistoryPlot plot(m_chart, area());
    const auto& value = m_chart.values[revision];
    return QPointF(plot.across(revision), value ? plot.up(*value) : area().center().y()).toPoint();
}

void HistoryPlotView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().pane);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    painter.setPen(theme().muted);
    painter.drawText(rect().adjusted(8, 4, -8, 0), Qt::AlignTop | Qt::AlignLeft,
        fontMetrics().elidedText(m_what, Qt::ElideRight, width() - 16));
    if (!m_chart.empty()) {
        paintAxes(painter);
        paintLine(painter);
    }
    painter.end();
    ChartFrame::paintEvent(event);
}

void HistoryPlotView::paintAxes(QPainter& painter) const
{
    const auto room = area();
    const app::HistoryPlot plot(m_chart, room);
    const auto metrics = fontMetrics();
    for (const double tick : plot.ticks(historyTicks)) {
        const double up = plot.up(tick);
        painter.setPen(QPen(theme().line, 1));
        painter.drawLine(QPointF(room.left(), up), QPointF(room.right(), up));
        painter.setPen(theme().muted);
        painter.drawText(QRectF(0, up - metrics.height() / 2.0, room.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, decimalFigures(tick));
    }
}

void HistoryPlotView::paintLine(QPainter& painter) const
{
    const auto room = area();
    const app::HistoryPlot plot(m_chart, room);
    for (const auto revision : m_chosen) {
        const double across = plot.across(revision);
        painter.setPen(QPen(theme().muted, 1, Qt::DashLine));
        painter.drawLine(QPointF(across, room.top()), QPointF(across, room.bottom()));
    }
    painter.setPen(QPen(theme().accent, 2));
    painter.setBrush(theme().accent);
    for (const auto& line : plot.lines()) {
        painter.drawPolyline(line.data(), static_cast<int>(line.size()));
        if (line.size() == 1)
            painter.drawEllipse(line.front(), 2, 2);
    }
    painter.setPen(QPen(theme().text, 2));
    painter.setBrush(theme().pane);
    for (const auto revision : m_chosen)
        if (const auto& value = m_chart.values[revision])
            painter.drawEllipse(QPointF(plot.across(revision), plot.up(*value)), markRadius, markRadius);
}

void HistoryPlotView::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (const auto revision = app::HistoryPlot(m_chart, area()).nearest(event->pos().x());
        revision && event->button() == Qt::LeftButton)
        Q_EMIT chosen(*revision);
}

void HistoryPlotView::keyPressEvent(QKeyEvent* event)
{
    const auto count = static_cast<qint64>(m_chart.values.size());
    const auto now = m_chosen.empty() ? count - 1 : static_cast<qint64>(m_chosen.back());
    qint64 to = 0;
    switch (event->key()) {
    case Qt::Key_Left: to = now - 1; break;
    case Qt::Key_Right: to = now + 1; break;
    case Qt::Key_Home: break;
    case Qt::Key_End: to = count - 1; break;
    default: return ChartFrame::keyPressEvent(event);
    }
    if (count > 0)
        Q_EMIT chosen(static_cast<quint64>(std::clamp(to, qint64{0}, count - 1)));
}

bool HistoryPlotView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartFrame::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto revision = app::HistoryPlot(m_chart, area()).nearest(help->pos().x()))
        QToolTip::showText(help->globalPos(), toldOf(*revision), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace nexus::ui
