#include "ui/theme/charts.h"

#include "app/base/qt_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QAbstractAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChartView>
#include <QCursor>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QLineSeries>
#include <QPainter>
#include <QToolTip>
#include <QValueAxis>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr qint64 mostBars = 40; // a number line longer than this shows only the values that occur

} // namespace

ChartFrame::ChartFrame(QWidget* parent)
    : QFrame(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

QChartView* ChartFrame::makeView(bool smooth)
{
    auto* chart = new QChart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->legend()->hide();
    chart->setMargins(QMargins(0, 0, 0, 0));
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundVisible(false);
    auto* view = new QChartView(chart, this);
    view->setFrameShape(QFrame::NoFrame);
    view->setFocusPolicy(Qt::NoFocus);
    view->viewport()->setFocusPolicy(Qt::NoFocus);
    view->setRenderHint(QPainter::Antialiasing, smooth);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setStyleSheet(QStringLiteral("background: transparent"));
    return view;
}

void ChartFrame::dressAxes(QAbstractAxis* across, QAbstractAxis* up) const
{
    across->setLinePen(QPen(theme().line, 1));
    up->setGridLinePen(QPen(theme().line, 1));
    for (auto* axis : {across, up}) {
        axis->setLabelsColor(theme().muted);
        axis->setLabelsFont(font());
    }
}

void ChartFrame::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

void ChartFrame::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(theme().accent, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

BarList::BarList(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarList::setRows(std::vector<BarRow> rows)
{
    if (rows == m_rows)
        return;
    const bool resized = rows.size() != m_rows.size();
    m_rows = std::move(rows);
    if (resized)
        updateGeometry();
    update();
}

int BarList::rowHeight() const { return fontMetrics().height() + 4; }

QSize BarList::sizeHint() const { return {200, rowHeight() * static_cast<int>(m_rows.size())}; }

QSize BarList::minimumSizeHint() const { return {120, sizeHint().height()}; }

void BarList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto metrics = fontMetrics();
    const int gap = metrics.averageCharWidth();
    int labels = 0, numbers = 0, details = 0;
    qint64 most = 1;
    for (const auto& row : m_rows) {
        labels = std::max(labels, metrics.horizontalAdvance(row.label) + 2);
        numbers = std::max(numbers, metrics.horizontalAdvance(row.number()));
        details = std::max(details, metrics.horizontalAdvance(row.detail));
        most = std::max(most, row.value);
    }
    labels = std::min(labels, width() * 9 / 20);
    int bars = width() - labels - numbers - 3 * gap - (details > 0 ? details + gap : 0);
    if (bars < 24) { // too narrow for the words behind the number
        bars += details > 0 ? details + gap : 0;
        details = 0;
    }
    bars = std::max(bars, 4);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        const auto& row = m_rows[static_cast<std::size_t>(i)];
        const QRect line(0, i * rowHeight(), width(), rowHeight());
        painter.setPen(theme().text);
        painter.drawText(line.adjusted(0, 0, labels - width(), 0), Qt::AlignVCenter | Qt::AlignLeft,
            metrics.elidedText(row.label, Qt::ElideRight, labels));
        const int length = std::max(2, static_cast<int>(row.value * bars / most));
        const int thick = std::max(6, metrics.height() / 2);
        painter.fillRect(QRect(labels + gap, line.center().y() - thick / 2, length, thick),
            row.colour.isValid() ? row.colour : theme().accent);
        const int after = labels + gap + bars + gap;
        painter.drawText(
            QRect(after, line.y(), numbers, line.height()), Qt::AlignVCenter | Qt::AlignRight, row.number());
        painter.setPen(theme().muted);
        if (details > 0)
            painter.drawText(QRect(after + numbers + gap, line.y(), details, line.height()),
                Qt::AlignVCenter | Qt::AlignRight, row.detail);
    }
}

bool BarList::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int index = help->pos().y() / rowHeight();
    if (index < 0 || index >= static_cast<int>(m_rows.size())) {
        QToolTip::hideText();
        return true;
    }
    const auto& row = m_rows[static_cast<std::size_t>(index)];
    const auto cards = !row.shown.isEmpty() ? row.shown : row.value == 1 ? tr("1 card") : tr("%1 cards").arg(row.value);
    QToolTip::showText(help->globalPos(),
        row.label + QStringLiteral(": ") + cards +
            (row.detail.isEmpty() ? QString() : QStringLiteral(", ") + row.detail),
        this);
    return true;
}

ChartPanel::ChartPanel(app::ChartKind kind, QWidget* parent)
    : ChartFrame(parent)
    , m_kind(kind)
    , m_title(new QLabel(this))
    , m_summary(new QLabel(this))
{
    m_title->setFont(bold(font()));
    m_summary->setWordWrap(true);
    for (auto* label : {m_title, m_summary})
        label->setForegroundRole(label == m_title ? QPalette::WindowText : QPalette::PlaceholderText);
    if (kind == app::ChartKind::Curve)
        m_view = makeView(false);
    else
        m_bars = new BarList(this);
    auto* drawing = m_view ? static_cast<QWidget*>(m_view) : m_bars;
    setLayout(columnOf(4, {8, 4, 8, 4}, {m_title, drawing, m_summary}));
    fitHeight();
}

void ChartPanel::fitHeight()
{
    if (m_view)
        m_view->setFixedHeight(fontMetrics().height() * 6);
}

void ChartPanel::setChart(const app::DeckChart& chart, const model::Game& game)
{
    if (chart == m_chart)
        return;
    m_chart = chart;
    m_title->setText(q(chart.title));
    m_summary->setText(q(chart.summary));
    m_summary->setVisible(!chart.summary.empty());
    setAccessibleName(tr("%1 chart").arg(q(chart.title)));
    setAccessibleDescription(q(app::chartSentence(chart)));
    if (m_view)
        drawCurve();
    else
        drawBars(game);
}

void ChartPanel::drawBars(const model::Game& game)
{
    std::vector<BarRow> rows;
    for (const auto& bar : m_chart.bars) {
        BarRow row{q(bar.label), bar.copies, q(bar.detail), {}};
        if (bar.domain)
            row.colour = QColor(q(game.attributes[*bar.domain].colour));
        rows.push_back(std::move(row));
    }
    m_bars->setRows(std::move(rows));
}

// Bars on a number line without gaps; those above the income behind its line, in the colour of what is open.
void ChartPanel::drawCurve()
{
    if (m_chart.bars.empty())
        return;
    m_slots.clear();
    const auto low = std::min<qint64>(m_chart.bars.front().value, m_chart.bars.front().value > 0 ? 1 : 0);
    const bool line = m_chart.bars.back().value - low < mostBars;
    for (const auto& bar : m_chart.bars) {
        while (line && low + static_cast<qint64>(m_slots.size()) < bar.value)
            m_slots.push_back({QString::number(low + static_cast<qint64>(m_slots.size())), 0, false});
        m_slots.push_back({q(bar.label), bar.copies, bar.beyond});
    }
    if (!m_set)
        makeCurve();
    fillBars();
    fillAxes();
    const auto place = m_chart.line ? static_cast<qreal>(*m_chart.line - low) + 0.5 : -1;
    const bool shown = line && place >= 0 && place <= static_cast<qreal>(m_slots.size());
    m_income->setVisible(shown);
    m_income->replace(QList<QPointF>{{place, 0}, {place, m_up->max()}});
}

void ChartPanel::makeCurve()
{
    auto* chart = m_view->chart();
    m_set = new QBarSet(QString());
    auto* series = new QBarSeries(chart);
    series->append(m_set);
    series->setBarWidth(0.8);
    m_income = new QLineSeries(chart);
    m_across = new QCategoryAxis(chart);
    m_across->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_across->setGridLineVisible(false);
    m_up = new QValueAxis(chart);
    m_up->setTickCount(2);
    m_up->setLabelFormat(QStringLiteral("%.0f"));
    m_up->setLinePen(Qt::NoPen);
    chart->addAxis(m_across, Qt::AlignBottom);
    chart->addAxis(m_up, Qt::AlignLeft);
    for (QAbstractSeries* one : {static_cast<QAbstractSeries*>(series), static_cast<QAbstractSeries*>(m_income)}) {
        chart->addSeries(one);
        one->attachAxis(m_across);
        one->attachAxis(m_up);
    }
    connect(m_set, &QBarSet::hovered, this, &ChartPanel::showBarTip);
    dress();
}

void ChartPanel::dress()
{
    fitHeight();
    if (!m_set)
        return;
    m_set->setColor(theme().accent);
    m_set->setBorderColor(Qt::transparent);
    m_set->setSelectedColor(theme().open);
    m_income->setPen(QPen(theme().text, 2, Qt::DashLine));
    dressAxes(m_across, m_up);
}

// Only what differs: Qt Charts lays everything out anew with every change.
void ChartPanel::fillBars()
{
    const auto count = static_cast<int>(m_slots.size());
    if (m_set->count() > count)
        m_set->remove(count, m_set->count() - count);
    for (int i = 0; i < count; ++i) {
        const auto& slot = m_slots[static_cast<std::size_t>(i)];
        const auto copies = static_cast<qreal>(slot.copies);
        if (i >= m_set->count())
            m_set->append(copies);
        else if (m_set->at(i) != copies)
            m_set->replace(i, copies);
        if (m_set->isBarSelected(i) != slot.beyond)
            m_set->setBarSelected(i, slot.beyond);
    }
}

// As many labels below as have room, each n-th.
void ChartPanel::fillAxes()
{
    qint64 most = 1;
    int widest = 1;
    for (const auto& slot : m_slots) {
        most = std::max<qint64>(most, slot.copies);
        widest = std::max(widest, fontMetrics().horizontalAdvance(slot.label));
    }
    if (m_up->max() != static_cast<qreal>(most) || m_up->min() != 0)
        m_up->setRange(0, static_cast<qreal>(most));
    const auto count = static_cast<int>(m_slots.size());
    const int room = std::max(1, m_view->width() - fontMetrics().averageCharWidth() * 5);
    const int step = std::max(1, (count * (widest + 12) + room - 1) / room);
    QStringList labels;
    for (int i = 0; i < count; i += step)
        labels << m_slots[static_cast<std::size_t>(i)].label;
    if (labels != m_across->categoriesLabels()) {
        for (const auto& old : m_across->categoriesLabels())
            m_across->remove(old);
        for (int i = 0; i < count; i += step)
            m_across->append(m_slots[static_cast<std::size_t>(i)].label, i);
    }
    if (m_across->max() != count - 0.5 || m_across->min() != -0.5) {
        m_across->setStartValue(-0.5);
        m_across->setRange(-0.5, count - 0.5);
    }
}

void ChartPanel::showBarTip(bool inside, int index)
{
    if (!inside || index < 0 || index >= static_cast<int>(m_slots.size()))
        return QToolTip::hideText();
    const auto& slot = m_slots[static_cast<std::size_t>(index)];
    QToolTip::showText(QCursor::pos(),
        (slot.copies == 1 ? tr("1 card at %1 %2") : tr("%3 cards at %1 %2"))
                .replace(QStringLiteral("%3"), QString::number(slot.copies))
                .arg(slot.label, q(m_chart.unit)) +
            (slot.beyond ? tr(", more than a round's income") : QString()),
        m_view);
}

void ChartPanel::resizeEvent(QResizeEvent* event)
{
    ChartFrame::resizeEvent(event);
    if (m_set)
        fillAxes();
}

} // namespace nexus::ui
