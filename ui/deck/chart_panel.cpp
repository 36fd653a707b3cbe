#include "ui/deck/chart_panel.h"

#include "ui/deck/bar_list.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChartView>
#include <QCursor>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLabel>
#include <QLineSeries>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>

namespace nexus::ui {

namespace {

constexpr qint64 mostBars = 40; // a number line longer than this shows only the values that occur

QString words(const std::string& text) { return QString::fromStdString(text); }

QChartView* plainView(QWidget* parent)
{
    auto* chart = new QChart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->legend()->hide();
    chart->setMargins(QMargins(0, 0, 0, 0));
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setBackgroundVisible(false);
    auto* view = new QChartView(chart, parent);
    view->setFrameShape(QFrame::NoFrame);
    view->setFocusPolicy(Qt::NoFocus);
    view->setRenderHint(QPainter::Antialiasing, false);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setStyleSheet(QStringLiteral("background: transparent"));
    return view;
}

} // namespace

ChartPanel::ChartPanel(app::ChartKind kind, QWidget* parent)
    : QFrame(parent)
    , m_kind(kind)
    , m_title(new QLabel(this))
    , m_summary(new QLabel(this))
{
    setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    auto bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_summary->setWordWrap(true);
    for (auto* label : {m_title, m_summary}) {
        label->setTextFormat(Qt::PlainText);
        label->setForegroundRole(label == m_title ? QPalette::WindowText : QPalette::PlaceholderText);
    }
    layout->addWidget(m_title);
    if (kind == app::ChartKind::Curve)
        layout->addWidget(m_view = plainView(this));
    else
        layout->addWidget(m_bars = new BarList(this));
    layout->addWidget(m_summary);
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
    m_title->setText(words(chart.title));
    m_summary->setText(words(chart.summary));
    m_summary->setVisible(!chart.summary.empty());
    setAccessibleName(tr("%1 chart").arg(words(chart.title)));
    setAccessibleDescription(words(app::chartSentence(chart)));
    if (m_view)
        drawCurve();
    else
        drawBars(game);
}

void ChartPanel::drawBars(const model::Game& game)
{
    std::vector<BarRow> rows;
    for (const auto& bar : m_chart.bars) {
        BarRow row{words(bar.label), bar.copies, words(bar.detail), {}};
        if (bar.domain)
            row.colour = QColor(words(game.attributes[*bar.domain].colour));
        rows.push_back(std::move(row));
    }
    m_bars->setRows(std::move(rows));
}

// Bars on a number line without gaps; bars above the income in the colour of what is open, behind the line.
void ChartPanel::drawCurve()
{
    auto* chart = m_view->chart();
    chart->removeAllSeries();
    for (auto* axis : chart->axes())
        chart->removeAxis(axis);
    if (m_chart.bars.empty())
        return;
    const auto low = std::min<qint64>(m_chart.bars.front().value, m_chart.bars.front().value > 0 ? 1 : 0);
    const auto high = m_chart.bars.back().value;
    const bool line = high - low < mostBars;
    m_first = low;
    auto* set = new QBarSet(m_title->text());
    QStringList categories;
    for (const auto& bar : m_chart.bars) {
        while (line && low + categories.size() < bar.value) {
            categories << QString::number(low + categories.size());
            *set << 0;
        }
        if (bar.beyond)
            set->selectBar(static_cast<int>(categories.size()));
        categories << words(bar.label);
        *set << static_cast<qreal>(bar.copies);
    }
    set->setColor(theme().accent);
    set->setBorderColor(Qt::transparent);
    set->setSelectedColor(theme().open);
    auto* series = new QBarSeries(chart);
    series->append(set);
    series->setBarWidth(0.8);
    chart->addSeries(series);
    auto* across = new QBarCategoryAxis(chart);
    across->append(categories);
    across->setGridLineVisible(false);
    across->setLabelsColor(theme().muted);
    across->setLinePen(QPen(theme().line, 1));
    across->setLabelsFont(font());
    chart->addAxis(across, Qt::AlignBottom);
    series->attachAxis(across);
    auto* up = new QValueAxis(chart);
    const auto most = std::max_element(m_chart.bars.begin(), m_chart.bars.end(),
                                       [](const auto& a, const auto& b) { return a.copies < b.copies; })->copies;
    up->setRange(0, static_cast<qreal>(most));
    up->setTickCount(2);
    up->setLabelFormat(QStringLiteral("%.0f"));
    up->setGridLinePen(QPen(theme().line, 1));
    up->setLinePen(Qt::NoPen);
    up->setLabelsColor(theme().muted);
    up->setLabelsFont(font());
    chart->addAxis(up, Qt::AlignLeft);
    series->attachAxis(up);
    connect(set, &QBarSet::hovered, this, &ChartPanel::showBarTip);
    const auto place = m_chart.line ? static_cast<qreal>(*m_chart.line - low) + 0.5 : -1;
    if (!line || place < 0 || place > static_cast<qreal>(categories.size()))
        return;
    auto* income = new QLineSeries(chart);
    income->append(place, 0);
    income->append(place, static_cast<qreal>(most));
    income->setPen(QPen(theme().text, 2, Qt::DashLine));
    chart->addSeries(income);
    income->attachAxis(across);
    income->attachAxis(up);
}

void ChartPanel::showBarTip(bool inside, int index)
{
    const auto* axis = inside ? qobject_cast<QBarCategoryAxis*>(m_view->chart()->axes(Qt::Horizontal).value(0)) : nullptr;
    if (!axis || index < 0 || index >= axis->count())
        return QToolTip::hideText();
    const auto label = axis->at(index);
    for (const auto& bar : m_chart.bars)
        if (words(bar.label) == label)
            QToolTip::showText(QCursor::pos(), (bar.copies == 1 ? tr("1 card at %2 %3") : tr("%1 cards at %2 %3").arg(bar.copies))
                                                   .arg(label, words(m_chart.unit)) +
                                                   (bar.beyond ? tr(", more than a round's income") : QString()), m_view);
}

void ChartPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_view)
        drawCurve();
    if (event->type() == QEvent::FontChange) {
        fitHeight();
        if (m_view)
            drawCurve();
    }
}

void ChartPanel::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(theme().accent, 1));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace nexus::ui
