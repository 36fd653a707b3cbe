#include "ui/collection/day_chart.h"

#include "app/base/qt_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QChartView>
#include <QDateTimeAxis>
#include <QLineSeries>
#include <QValueAxis>

namespace nexus::ui {

namespace {

// Noon, so that no clock change moves a day.
qreal moment(const std::string& day)
{
    return static_cast<qreal>(QDateTime(QDate::fromString(q(day), Qt::ISODate), QTime(12, 0)).toMSecsSinceEpoch());
}

} // namespace

DayChart::DayChart(Shows shows, QWidget* parent)
    : ChartFrame(parent)
    , m_shows(shows)
    , m_title(new QLabel(shows == Shows::Copies ? tr("Copies") : tr("Value")))
    , m_words(mutedLabel())
    , m_view(makeView(true))
    , m_line(new QLineSeries)
    , m_across(new QDateTimeAxis)
    , m_up(new QValueAxis)
{
    m_title->setFont(bold(font()));
    m_across->setGridLineVisible(false);
    m_across->setFormat(QStringLiteral("yyyy-MM-dd"));
    m_up->setTickCount(3);
    m_up->setLabelFormat(QStringLiteral("%.0f"));
    m_up->setLinePen(Qt::NoPen);
    auto* chart = m_view->chart();
    chart->addSeries(m_line);
    chart->addAxis(m_across, Qt::AlignBottom);
    chart->addAxis(m_up, Qt::AlignLeft);
    m_line->attachAxis(m_across);
    m_line->attachAxis(m_up);
    m_view->setMinimumHeight(fontMetrics().height() * 4);
    setLayout(columnOf(4, {8, 4, 8, 4}, {m_title, {m_view, 1}, m_words}));
    setAccessibleName(shows == Shows::Copies ? tr("Copies over time, chart") : tr("Value over time, chart"));
    dress();
}

void DayChart::setDays(const std::vector<model::DayTotals>& days, const std::string& today)
{
    QList<QPointF> points;
    qreal most = 1;
    for (const auto& point : app::dayLine(days, today)) {
        const auto height = m_shows == Shows::Copies ? static_cast<qreal>(point.copies)
                                                     : static_cast<qreal>(point.value) / 100;
        most = std::max(most, height);
        points << QPointF(moment(point.day), height);
    }
    m_line->replace(points);
    if (!points.isEmpty())
        m_across->setRange(QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(points.front().x())),
            QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(points.back().x())));
    m_up->setRange(0, most);
    m_up->setTickCount(3);
    m_up->applyNiceNumbers();
    m_up->setTickCount(std::min(m_up->tickCount(), static_cast<int>(m_up->max()) + 1)); // whole numbers, each once
    fitTicks();
    m_words->setText(q(m_shows == Shows::Copies ? app::copiesSentence(days) : app::valueSentence(days)));
    setAccessibleDescription(m_words->text());
}

QList<QPointF> DayChart::points() const { return m_line->points(); }

// As many dates below as have room, and no more than there are days.
void DayChart::fitTicks()
{
    const int room = m_view->width() / (fontMetrics().horizontalAdvance(QStringLiteral("2026-11-21")) + 32);
    const auto days = static_cast<int>(m_across->min().daysTo(m_across->max()));
    const int ticks = std::clamp(std::min(room, days + 1), 2, 8);
    if (m_across->tickCount() != ticks)
        m_across->setTickCount(ticks);
}

void DayChart::dress()
{
    m_line->setPen(QPen(theme().accent, 2));
    dressAxes(m_across, m_up);
}

void DayChart::resizeEvent(QResizeEvent* event)
{
    ChartFrame::resizeEvent(event);
    fitTicks();
}

} // namespace nexus::ui
