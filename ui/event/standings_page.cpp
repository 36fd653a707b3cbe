#include "ui/event/standings_page.h"

#include "app/text/event_text.h"
#include "model/event/standings.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/plain_words.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QTextBrowser>

#include <cmath>

namespace nexus::ui {

namespace {

constexpr double shareScale = 1e9; // shares are rounded to nine places

std::int64_t numberOf(const model::Standing& standing, int column)
{
    const auto share = [](double of) { return static_cast<std::int64_t>(std::llround(of * shareScale)); };
    switch (column) {
    case StandingsPage::Points: return standing.points;
    case StandingsPage::OpponentsMatches: return share(standing.omw);
    case StandingsPage::Games: return share(standing.gw);
    case StandingsPage::OpponentsGames: return share(standing.ogw);
    default: return standing.rank;
    }
}

} // namespace

StandingsPage::StandingsPage(app::EventSession& session, QWidget* parent)
    : EventPage(session, parent)
    , m_rounds(withId(named(new QComboBox, tr("Standings after")), "standingsAfter"))
    , m_table(new RowTable(tr("Standings"),
          {{tr("Rank"), 76, true}, {tr("Player"), 180}, {tr("Points"), 84, true},
              {tr("Matches"), 84, false, tr("Won, lost, drawn")},
              {tr("OMW"), 82, true, tr("Opponents' match win share")}, {tr("GW"), 76, true, tr("Game win share")},
              {tr("OGW"), 76, true, tr("Opponents' game win share")}}))
    , m_why(named(new QTextBrowser, tr("Why the player stands there")))
{
    m_table->stretch(Name);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_why->setOpenLinks(false);
    m_why->setFrameShape(QFrame::NoFrame);
    m_why->setMinimumWidth(240);
    connect(m_rounds, &QComboBox::currentIndexChanged, this, &StandingsPage::fillTable);
    connect(m_table, &RowTable::chosenChanged, this, &StandingsPage::showWhy);
    auto* split = new QSplitter(Qt::Horizontal);
    divide(*split, {m_table, asWidget(columnOf({{m_why, 1}}), {8, 0, 0, 0})}, {1}, {940, 300});
    setContent(pageOf(
        columnOf(8, {rowOf(8, {labelFor(tr("Standings &after:"), m_rounds), m_rounds, stretch()}), {split, 1}})));
}

void StandingsPage::refresh()
{
    if (state().rounds.empty())
        return sayInstead(tr("No round is paired yet: the standings begin with the first result."));
    const bool last = m_rounds->currentIndex() <= 0;
    const auto before = m_rounds->currentData().toInt();
    {
        const QSignalBlocker blocker(m_rounds);
        m_rounds->clear();
        m_rounds->addItem(tr("all results so far"), 0);
        for (int round = static_cast<int>(state().rounds.size()); round > 0; --round)
            m_rounds->addItem(tr("round %1").arg(round), round);
        m_rounds->setCurrentIndex(last ? 0 : std::max(0, m_rounds->findData(before)));
    }
    fillTable();
}

void StandingsPage::fillTable()
{
    if (!session().isOpen())
        return;
    const int after = m_rounds->currentData().toInt();
    const auto standings = after > 0 ? model::standingsOf(state(), after) : model::standingsOf(state());
    QStringList names;
    m_players.clear();
    std::vector<bool> out;
    for (const auto& standing : standings) {
        m_players.push_back(standing.player);
        names << nameOf(standing.player);
        out.push_back(state().player(standing.player)->outFrom.has_value());
    }
    const auto line = keptRows(standings);
    TableRows rows{.count = static_cast<int>(standings.size())};
    rows.id = [line](int row) { return static_cast<qint64>(line(row).player); };
    rows.number = [line](int row, int column) { return numberOf(line(row), column); };
    rows.text = [line, names](int row, int column) {
        const auto& at = line(row);
        const QString words[] = {QString::number(at.rank), names[row], QString::number(at.points),
            q(app::tallyText(at.matches)), q(app::shareText(at.omw)), q(app::shareText(at.gw)),
            q(app::shareText(at.ogw))};
        return words[column];
    };
    rows.look = [out](int row, int, int role) -> QVariant {
        return role == Qt::ForegroundRole && out[static_cast<std::size_t>(row)] ? QVariant(theme().muted) : QVariant();
    };
    m_table->setRows(std::move(rows));
    m_table->chooseFirst();
    showWhy();
}

QString StandingsPage::why() const { return m_why->toPlainText(); }

// Of all results so far: an earlier table is explained by none of its own.
void StandingsPage::showWhy()
{
    const int row = session().isOpen() ? m_table->current() : -1;
    const auto reasons = row < 0 ? std::nullopt : model::whyStanding(state(), m_players[static_cast<std::size_t>(row)]);
    if (!reasons)
        return m_why->clear();
    const auto& standing = reasons->standing;
    auto html = QStringLiteral("<p style='margin:0 0 4px 0; font-size:15px'><b>%1</b></p>")
                    .arg(escaped(tr("%1. %2").arg(QString::number(standing.rank), nameOf(standing.player))));
    if (m_rounds->currentIndex() > 0)
        html += QStringLiteral("<p style='margin:0 0 6px 0; color:%1'>%2</p>")
                    .arg(theme().muted.name(), escaped(tr("By all results so far:")));
    for (const auto& sentence : app::standingSentences(state(), *reasons))
        html += QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(escaped(q(sentence)));
    setMarkup(*m_why, html);
}

} // namespace nexus::ui
