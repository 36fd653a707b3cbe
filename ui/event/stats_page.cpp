#include "ui/event/stats_page.h"

#include "app/base/file_bytes.h"
#include "app/text/event_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QFileDialog>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nexus::ui {

namespace {

constexpr double playedScale = 1e6;
constexpr int longestKind = 18; // letters
constexpr int chartRow = 26, chartRows = 8, chartName = 170, chartAxis = 20, chartDot = 4, chartMargin = 8,
              chartLeast = 360;

std::int64_t playedNumber(const app::PlayedRow& row, int column)
{
    switch (column) {
    case StatsPage::Decks: return row.wins.players;
    case StatsPage::Matches: return row.wins.matches();
    case StatsPage::Wins: return row.wins.matches() == 0 ? -1 : std::llround(row.wins.share * playedScale);
    default: return std::llround(row.share * playedScale);
    }
}

QString intervalOf(const model::WinShare& wins)
{
    return QObject::tr("%1 to %2").arg(q(app::shareText(wins.low)), q(app::shareText(wins.high)));
}

} // namespace

WinShareChart::WinShareChart(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Win share of what was played most"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    whenColoursChange(this, [this] { update(); });
}

void WinShareChart::setRows(std::vector<app::PlayedRow> rows)
{
    std::erase_if(rows, [](const auto& row) { return row.wins.matches() == 0; });
    if (rows.size() > chartRows)
        rows.resize(chartRows);
    m_rows = std::move(rows);
    QStringList said;
    for (const auto& row : m_rows)
        said << tr("%1: %2, %3").arg(q(row.name), q(app::shareText(row.wins.share)), intervalOf(row.wins));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    setVisible(!m_rows.empty());
    updateGeometry();
    update();
}

QSize WinShareChart::sizeHint() const
{
    return {2 * chartLeast, static_cast<int>(m_rows.size()) * chartRow + chartAxis + chartMargin};
}

QSize WinShareChart::minimumSizeHint() const { return {chartLeast, sizeHint().height()}; }

void WinShareChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(sized(font(), 12));
    const int left = chartName + chartMargin, right = width() - chartMargin - chartAxis;
    const auto across = [&](double share) { return left + share * (right - left); };
    const int bottom = static_cast<int>(m_rows.size()) * chartRow + chartMargin / 2;
    constexpr double half = 0.5;
    for (const double share : {0.0, half, 1.0}) {
        painter.setPen(QPen(share == half ? theme().muted : theme().line, 1));
        painter.drawLine(QPointF(across(share), 0), QPointF(across(share), bottom));
        painter.setPen(theme().muted);
        drawLine(painter, QRect(static_cast<int>(across(share)) - 2 * chartAxis, bottom, 4 * chartAxis, chartAxis),
            QString::number(share * 100) + QStringLiteral(" %"), Qt::AlignCenter);
    }
    int top = 0;
    for (const auto& row : m_rows) {
        const double middle = top + chartRow / 2.0;
        painter.setPen(theme().text);
        drawLine(painter, QRect(0, top, chartName, chartRow), q(row.name));
        painter.setPen(QPen(theme().accent, 2));
        painter.drawLine(QPointF(across(row.wins.low), middle), QPointF(across(row.wins.high), middle));
        for (const double end : {row.wins.low, row.wins.high})
            painter.drawLine(QPointF(across(end), middle - chartDot), QPointF(across(end), middle + chartDot));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().accent);
        painter.drawEllipse(QPointF(across(row.wins.share), middle), chartDot, chartDot);
        top += chartRow;
    }
}

StatsPage::StatsPage(app::EventSession& session, QWidget* parent)
    : EventPage(session, parent)
    , m_kinds(withId(named(new QComboBox, tr("What was played")), "playedKinds"))
    , m_table(new RowTable(tr("What was played"),
          {{tr("Name"), 260}, {tr("Decks"), 84, true}, {tr("Share of decks"), 200, true, {}, true},
              {tr("Matches"), 96, true, tr("Matches that one side had it in and the other not")},
              {tr("Win share"), 200, true, tr("A draw is half a win"), true},
              {tr("Between"), 170, false, tr("With 95 % certainty (Wilson): of few matches it is wide")}}))
    , m_chart(new WinShareChart)
    , m_summary(new LineLabel)
    , m_job(this)
{
    connect(&m_job, &app::Job::failed, this, &EventPage::trouble);
    connect(&m_job, &app::Job::progress, this,
        [this](int finished, int all) { m_summary->setText(tr("Counting: %1 of %2 lists").arg(finished).arg(all)); });
    askSave = [this](const QString& suggested) {
        return QFileDialog::getSaveFileName(this, tr("Save as a table"), suggested, tr("Table (*.csv)"));
    };
    m_table->stretch(Name);
    m_kinds->setMinimumContentsLength(longestKind);
    m_kinds->addItem(tr("Domains of decks"), static_cast<int>(app::PlayedKind::Domains));
    m_kinds->addItem(tr("Leaders"), static_cast<int>(app::PlayedKind::Leader));
    m_kinds->addItem(tr("Cards"), static_cast<int>(app::PlayedKind::Card));
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &StatsPage::fillTable);
    m_summary->setTopic(tr("Summary"));
    auto* save = pushButton(tr("Sa&ve as CSV…"), {}, this, &StatsPage::saveCsv);
    setContent(pageOf(columnOf(
        8, {rowOf(8, {labelFor(tr("&Show:"), m_kinds), m_kinds, {m_summary, 1}, save}), {m_table, 1}, m_chart})));
}

QString StatsPage::summary() const { return m_summary->text(); }

void StatsPage::refresh()
{
    const auto& players = state().players;
    if (std::none_of(players.begin(), players.end(), [](const auto& player) { return player.list != nullptr; })) {
        m_job.drop();
        return sayInstead(tr("No list was handed in, so nothing is known of what was played."));
    }
    m_job.start([this, state = state(), lists = session().workspace().lists()]() -> app::Job::Answer {
        auto stats = app::eventStats(
            state, *lists, [this](std::size_t done, std::size_t all) { return m_job.report(done, all); });
        if (!stats)
            return nullptr;
        return [this, stats = std::move(*stats)] { showStats(stats); };
    });
}

void StatsPage::showStats(app::EventStats stats)
{
    m_stats = std::move(stats);
    m_summary->setText(tr("%1 of %2 gave a list").arg(figures(m_stats.decks), counted(m_stats.players, "players")));
    fillTable();
}

void StatsPage::fillTable()
{
    std::vector<app::PlayedRow> shown;
    for (const auto& row : m_stats.rows)
        if (static_cast<int>(row.kind) == m_kinds->currentData().toInt())
            shown.push_back(row);
    const auto line = keptRows(shown);
    TableRows rows{.count = static_cast<int>(shown.size())};
    rows.number = [line](int row, int column) { return playedNumber(line(row), column); };
    rows.text = [line](int row, int column) {
        const auto& at = line(row);
        const bool played = at.wins.matches() > 0;
        const QString words[] = {q(at.name), QString::number(at.wins.players), q(app::shareText(at.share)),
            QString::number(at.wins.matches()), played ? q(app::shareText(at.wins.share)) : QStringLiteral("–"),
            played ? intervalOf(at.wins) : QStringLiteral("–")};
        return words[column];
    };
    rows.look = [line](int row, int column, int role) -> QVariant {
        if (role != barRole)
            return {};
        return column == Share                                  ? QVariant(line(row).share)
               : column == Wins && line(row).wins.matches() > 0 ? QVariant(line(row).wins.share)
                                                                : QVariant();
    };
    m_table->setRows(std::move(rows));
    m_chart->setRows(std::move(shown));
}

void StatsPage::saveCsv()
{
    if (!session().isOpen())
        return;
    const auto file = askSave(asFileName(q(state().settings.name)) + QStringLiteral(".csv"));
    if (file.isEmpty())
        return;
    if (const auto written = app::writeFile(file.toStdString(), app::eventStatsCsv(m_stats)); !written)
        Q_EMIT trouble(tr("%1 %2.").arg(file, q(written.error())));
    else
        Q_EMIT told(tr("Saved: %1").arg(file));
}

} // namespace nexus::ui
