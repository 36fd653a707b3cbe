#include "ui/workbench/worth_plot.h"

#include "model/search/card_lookup.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace nexus::ui {

namespace {

constexpr double pointRadius = 4, catchRadius = 10;

} // namespace

WorthPlotView::WorthPlotView(QWidget* parent)
    : ChartFrame(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Cost against prediction, chart"));
}

void WorthPlotView::setAudit(
    std::shared_ptr<const model::Audit> audit, std::shared_ptr<const model::Catalogue> catalogue)
{
    m_audit = std::move(audit);
    m_catalogue = std::move(catalogue);
    m_chart = m_audit ? app::worthChart(*m_audit, *m_catalogue) : app::WorthChart();
    m_chosen.reset();
    m_marked.clear();
    if (m_audit) {
        const auto order = app::byPrice(*m_audit);
        const auto told = [&](std::size_t place) {
            return q(m_catalogue->name(m_audit->question.cards[place])) + QStringLiteral(": ") +
                   q(app::worthText(*m_audit, *m_catalogue, place));
        };
        setAccessibleDescription(tr("%1. Most over its price: %2. Most under: %3.")
                                     .arg(counted(order.size(), "cards"), told(order.front()), told(order.back())));
    } else {
        setAccessibleDescription({});
    }
    update();
}

void WorthPlotView::setChosen(std::optional<std::size_t> place)
{
    m_chosen = place;
    update();
}

void WorthPlotView::setMarked(std::vector<std::size_t> places)
{
    m_marked = std::move(places);
    std::sort(m_marked.begin(), m_marked.end());
    update();
}

QRectF WorthPlotView::area() const
{
    const auto metrics = fontMetrics();
    const int left = metrics.horizontalAdvance(QStringLiteral("−00")) + metrics.height() + 14;
    return QRectF(rect()).adjusted(left, metrics.height() + 12, -14, -2 * metrics.height() - 16);
}

QPoint WorthPlotView::pointOf(std::size_t place) const
{
    const auto& point = m_chart.points[place];
    return app::WorthPlot(m_chart, area()).at(point.predicted, point.cost).toPoint();
}

std::optional<std::size_t> WorthPlotView::placeAt(const QPoint& at) const
{
    if (!m_audit)
        return std::nullopt;
    return app::WorthPlot(m_chart, area()).nearest(at, catchRadius);
}

void WorthPlotView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme().pane);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_audit) {
        paintAxes(painter);
        paintPoints(painter);
        paintLegend(painter);
    }
    painter.end();
    ChartFrame::paintEvent(event);
}

void WorthPlotView::paintAxes(QPainter& painter) const
{
    const auto room = area();
    const app::WorthPlot plot(m_chart, room);
    const auto metrics = fontMetrics();
    const auto label = q(m_catalogue->game().attributes[m_audit->question.cost].label);
    const int most = std::max(2, static_cast<int>(std::min(room.width(), room.height()) / 28));
    painter.setFont(font());
    for (const int tick : plot.ticks(most)) {
        const auto across = plot.at(tick, m_chart.least), up = plot.at(m_chart.least, tick);
        painter.setPen(QPen(theme().line, 1));
        painter.drawLine(QPointF(room.left(), up.y()), QPointF(room.right(), up.y()));
        painter.setPen(theme().muted);
        const auto words = figures(tick);
        painter.drawText(QRectF(up.x() - 46, up.y() - metrics.height() / 2.0, 40, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, words);
        painter.drawText(
            QRectF(across.x() - 30, room.bottom() + 4, 60, metrics.height()), Qt::AlignHCenter | Qt::AlignTop, words);
    }
    painter.setPen(QPen(theme().muted, 1, Qt::DashLine));
    painter.drawLine(plot.at(m_chart.least, m_chart.least), plot.at(m_chart.most, m_chart.most));
    painter.setPen(theme().muted);
    painter.drawText(QRectF(room.left(), room.bottom() + metrics.height() + 6, room.width(), metrics.height() + 4),
        Qt::AlignHCenter | Qt::AlignTop, tr("%1 as predicted").arg(label));
    painter.save();
    painter.translate(4, room.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-room.height() / 2, 0, room.height(), metrics.height()), Qt::AlignCenter,
        tr("%1 as printed").arg(label));
    painter.restore();
}

void WorthPlotView::paintPoints(QPainter& painter) const
{
    const app::WorthPlot plot(m_chart, area());
    const auto& game = m_catalogue->game();
    for (const auto& point : m_chart.points) {
        const bool faded = !m_marked.empty() && !std::binary_search(m_marked.begin(), m_marked.end(), point.place);
        auto colour = point.domain ? domainColour(game, *point.domain) : theme().muted;
        painter.setPen(QPen(theme().pane, 1));
        if (faded)
            colour.setAlphaF(0.25F);
        painter.setBrush(colour);
        painter.drawEllipse(plot.at(point.predicted, point.cost), pointRadius, pointRadius);
    }
    if (!m_chosen)
        return;
    painter.setPen(QPen(theme().text, 2));
    painter.setBrush(Qt::NoBrush);
    const auto& point = m_chart.points[*m_chosen];
    painter.drawEllipse(plot.at(point.predicted, point.cost), pointRadius + 3, pointRadius + 3);
}

void WorthPlotView::paintLegend(QPainter& painter) const
{
    const auto metrics = fontMetrics();
    const auto& game = m_catalogue->game();
    double left = area().left();
    for (const auto& domain : app::chartDomains(m_chart, game)) {
        const auto words = domain ? q(game.attributes[*domain].label) : tr("no domain");
        const double end = left + 2 * pointRadius + 5 + metrics.horizontalAdvance(words);
        if (end > width() - 8)
            return;
        painter.setPen(Qt::NoPen);
        painter.setBrush(domain ? domainColour(game, *domain) : theme().muted);
        painter.drawEllipse(QPointF(left + pointRadius, 4 + metrics.height() / 2.0), pointRadius, pointRadius);
        painter.setPen(theme().muted);
        painter.drawText(QPointF(left + 2 * pointRadius + 5, 4 + metrics.ascent()), words);
        left = end + 14;
    }
}

void WorthPlotView::mousePressEvent(QMouseEvent* event)
{
    if (const auto place = placeAt(event->pos()); place && event->button() == Qt::LeftButton)
        Q_EMIT chosen(*place);
}

void WorthPlotView::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(placeAt(event->pos()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

bool WorthPlotView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return ChartFrame::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto place = placeAt(help->pos()))
        QToolTip::showText(help->globalPos(),
            q(model::unambiguousName(*m_catalogue, m_audit->question.cards[*place])) + QLatin1Char('\n') +
                q(app::worthText(*m_audit, *m_catalogue, *place)),
            this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace nexus::ui
