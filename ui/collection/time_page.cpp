#include "ui/collection/time_page.h"

#include "app/base/language.h"
#include "app/text/collection_text.h"
#include "app/views/charts.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
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

QString dayCopies(std::int64_t copies) { return copies == 0 ? QStringLiteral("–") : figures(copies); }

// "+3", "−12", or nothing for the first day.
QString signedCopies(std::int64_t by)
{
    return by < 0 ? QStringLiteral("−%1").arg(-by) : QStringLiteral("+%1").arg(by);
}

// Where stacks or cards say nothing.
QString noName(model::Grouping grouping)
{
    switch (grouping) {
    case model::Grouping::Set: return TimePage::tr("no set");
    case model::Grouping::Place: return TimePage::tr("no place");
    default: return TimePage::tr("not in the catalogue");
    }
}

qint64 sumNumber(const model::GroupSum& sum, int column)
{
    switch (column) {
    case TimePage::Cards: return sum.cards;
    case TimePage::Copies: return sum.copies;
    case TimePage::Value: return sum.value;
    default: return sum.unvalued;
    }
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
    m_line->setPointsVisible(points.size() == 1); // a day alone is no line
    if (!points.isEmpty()) {
        const int around = points.size() == 1 ? 1 : 0;
        m_across->setRange(QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(points.front().x())).addDays(-around),
            QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(points.back().x())).addDays(around));
    }
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

TimePage::TimePage(app::Workspace& workspace, QWidget* parent)
    : CollectionPage(workspace, parent)
    , m_totals(partHeading({}))
{
    m_totals->setWordWrap(true);
    m_copiesChart = new DayChart(DayChart::Shows::Copies);
    m_valueChart = new DayChart(DayChart::Shows::Value);
    m_days = new RowTable(tr("The collection at the end of each day"),
        {{tr("Day"), 112}, {tr("Copies"), 96, true}, {tr("Value"), 112, true}, {tr("Without a value"), 120, true}});
    auto* left = new QSplitter(Qt::Vertical);
    divide(*left, {m_copiesChart, m_valueChart, m_days}, {});
    auto* both = new QSplitter(Qt::Horizontal);
    divide(*both, {left, makeSums()}, {}, {600, 560});
    setContent(asWidget(columnOf({m_totals, {both, 1}})));
    setFocusProxy(m_days);
}

QWidget* TimePage::makeSums()
{
    m_by = named(new QComboBox, tr("Group by"));
    using enum model::Grouping;
    for (const auto& [text, grouping] :
        {std::pair{tr("by set"), Set}, {tr("by place"), Place}, {tr("by type"), Type}, {tr("by domain"), Domain}})
        m_by->addItem(text, static_cast<int>(grouping));
    connect(m_by, &QComboBox::currentIndexChanged, this, [this] {
        if (isVisible())
            fillSums();
    });
    m_sums = new RowTable(tr("Totals today"),
        {{tr("Group"), 176}, {tr("Cards"), 72, true, tr("Different cards")}, {tr("Copies"), 72, true},
            {tr("Value"), 96, true}, {tr("Without a value"), 120, true, tr("Copies without a value")}});
    m_sums->setToolTip(tr("Enter shows the row's cards"));
    connect(m_sums, &QAbstractItemView::activated, this, &TimePage::searchGroup);
    return asWidget(columnOf({rowOf({{partHeading(tr("Today")), 1}, m_by}), {m_sums, 1}}), {12, 0, 0, 0});
}

void TimePage::refresh()
{
    const auto& game = workspace().library().game;
    offerChoice(*m_by, m_by->findData(static_cast<int>(model::Grouping::Domain)),
        tr("by %1").arg(app::withinSentence(q(game.domain.name))), game.hasDomains());
    fillDays();
    const auto& totals = collection().totals();
    if (totals.copies == 0 && m_days->shown() == 0)
        return sayInstead(nothingOwned());
    sayInstead({});
    app::ValueDays prices;
    for (const auto& [id, stack] : collection().stacks())
        if (stack.list == model::StackList::Owned)
            prices.see(stack);
    const auto told = q(app::pricesText(prices));
    m_totals->setText(
        tr("%1 today, worth %2").arg(counted(totals.copies, "copies"), worthText(totals.value, totals.unvalued)) +
        (told.isEmpty() ? QString() : QStringLiteral(" · ") + told));
    fillSums();
}

void TimePage::fillDays()
{
    auto days = workspace().collection().days();
    m_copiesChart->setDays(days, app::utcToday());
    m_valueChart->setDays(days, app::utcToday());
    std::reverse(days.begin(), days.end()); // the newest first
    const auto shown = std::make_shared<const decltype(days)>(std::move(days));
    TableRows rows{.count = static_cast<int>(shown->size())};
    rows.id = [shown](int row) { return static_cast<qint64>(shown->size()) - row; };
    rows.text = [shown](int row, int column) {
        const auto& day = (*shown)[static_cast<std::size_t>(row)];
        switch (column) {
        case Day: return q(day.day);
        case DayCopies: return figures(day.totals.copies);
        case DayValue: return amountFigures(day.totals.value);
        default: return dayCopies(day.totals.unvalued);
        }
    };
    rows.number = [shown](int row, int column) {
        const auto& totals = (*shown)[static_cast<std::size_t>(row)].totals;
        return column == DayCopies ? totals.copies : column == DayValue ? totals.value : totals.unvalued;
    };
    rows.tip = [shown](int row, int column) {
        const auto at = static_cast<std::size_t>(row);
        if (column != DayCopies || at + 1 >= shown->size())
            return QString();
        return tr("%1 since %2")
            .arg(signedCopies((*shown)[at].totals.copies - (*shown)[at + 1].totals.copies), q((*shown)[at + 1].day));
    };
    m_days->setRows(std::move(rows));
}

void TimePage::fillSums()
{
    const auto grouping = static_cast<model::Grouping>(m_by->currentData().toInt());
    m_groups = model::groupSums(collection(), *workspace().catalogue(), grouping);
    const auto sum = keptRows(m_groups);
    TableRows rows{.count = static_cast<int>(m_groups.size())};
    rows.id = [sum](int row) { return static_cast<qint64>(std::hash<std::string>{}(sum(row).name)); };
    rows.text = [sum, grouping](int row, int column) {
        const auto& each = sum(row);
        if (column == Group)
            return each.name.empty() ? noName(grouping) : q(each.name);
        return column == Value ? (each.unvalued == each.copies ? QStringLiteral("–") : amountFigures(each.value))
                               : dayCopies(sumNumber(each, column));
    };
    rows.number = [sum](int row, int column) { return sumNumber(sum(row), column); };
    m_sums->setRows(std::move(rows));
}

void TimePage::searchGroup()
{
    const int row = m_sums->current();
    const auto name = row < 0 ? QString() : q(m_groups[static_cast<std::size_t>(row)].name);
    if (name.isEmpty() || name.contains(QLatin1Char('"')))
        return;
    switch (static_cast<model::Grouping>(m_by->currentData().toInt())) {
    case model::Grouping::Set: Q_EMIT queryWanted(QStringLiteral("set:\"%1\" own>0").arg(name)); break;
    case model::Grouping::Place: Q_EMIT queryWanted(QStringLiteral("loc:\"%1\"").arg(name)); break;
    case model::Grouping::Type: Q_EMIT queryWanted(QStringLiteral("t:\"%1\" own>0").arg(name)); break;
    case model::Grouping::Domain: break;
    }
}

} // namespace nexus::ui
