#include "ui/event/stats_page.h"

#include "app/base/file_bytes.h"
#include "app/text/event_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QComboBox>
#include <QFileDialog>

#include <cmath>

namespace nexus::ui {

namespace {

constexpr double playedScale = 1e6;
constexpr int longestKind = 18; // letters

std::int64_t playedNumber(const app::PlayedRow& row, int column)
{
    switch (column) {
    case StatsPage::Decks: return row.wins.players;
    case StatsPage::Matches: return row.wins.matches();
    case StatsPage::Wins: return row.wins.matches() == 0 ? -1 : std::llround(row.wins.share * playedScale);
    default: return std::llround(row.share * playedScale);
    }
}

} // namespace

StatsPage::StatsPage(app::EventSession& session, QWidget* parent)
    : EventPage(session, parent)
    , m_kinds(withId(named(new QComboBox, tr("What was played")), "playedKinds"))
    , m_table(new RowTable(tr("What was played"),
          {{tr("Name"), 260}, {tr("Decks"), 84, true}, {tr("Share of decks"), 200, true, {}, true},
              {tr("Matches"), 96, true, tr("Matches that one side had it in and the other not")},
              {tr("Win share"), 200, true, tr("A draw is half a win"), true},
              {tr("Between"), 170, false, tr("With 95 % certainty (Wilson): of few matches it is wide")}}))
    , m_summary(new LineLabel)
{
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
    setContent(pageOf(
        columnOf(8, {rowOf(8, {labelFor(tr("&Show:"), m_kinds), m_kinds, {m_summary, 1}, save}), {m_table, 1}})));
}

QString StatsPage::summary() const { return m_summary->text(); }

void StatsPage::refresh()
{
    m_stats = app::eventStats(state(), *session().workspace().lists());
    if (m_stats.decks == 0)
        return sayInstead(tr("No list was handed in, so nothing is known of what was played."));
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
            played ? tr("%1 to %2").arg(q(app::shareText(at.wins.low)), q(app::shareText(at.wins.high)))
                   : QStringLiteral("–")};
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
