#include "ui/event/pairs_dialog.h"

#include "app/documents/event_session.h"
#include "app/text/event_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QComboBox>
#include <QSpinBox>

#include <limits>

namespace nexus::ui {

namespace {

std::vector<model::PlayerNumber> playersIn(const model::Pairing& pairing)
{
    std::vector<model::PlayerNumber> players;
    for (const auto& pair : pairing.tables)
        players.insert(players.end(), {pair.first, pair.second});
    players.insert(players.end(), pairing.byes.begin(), pairing.byes.end());
    return players;
}

} // namespace

PairsDialog::PairsDialog(const model::EventState& state, QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_first(named(new QComboBox, tr("This player")))
    , m_second(named(new QComboBox, tr("Changes places with")))
    , m_place(named(new QSpinBox, tr("Moves to table")))
    , m_table(
          new RowTable(tr("Pairs"), {{tr("Table"), 80, true}, {tr("First player"), 200}, {tr("Second player"), 200}}))
    , m_broken(plainLabel())
    , m_job(this)
{
    setWindowTitle(tr("Change pairs"));
    m_pairing = model::pairsOf(state.rounds.back());
    for (const auto player : playersIn(m_pairing))
        for (auto* box : {m_first, m_second})
            box->addItem(q(app::playerText(state, player)), player);
    if (m_second->count() > 1)
        m_second->setCurrentIndex(1); // another player than the first
    m_place->setRange(1, model::maxEventTable);
    auto* change = pushButton(tr("Change &places"), {}, this, &PairsDialog::swap);
    auto* buttons = buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* seat = pushButton(tr("Change &tables"), tr("Who sits there moves to theirs"), this, &PairsDialog::move);
    setLayout(columnOf(
        8, {rowOf(6, {labelFor(tr("&Player:"), m_first), {m_first, 1}, labelFor(tr("&with:"), m_second), {m_second, 1},
                         change}),
               rowOf(6, {labelFor(tr("The player's pair &moves to table"), m_place), m_place, seat, stretch()}),
               {m_table, 1}, m_broken, buttons}));
    tabThrough({m_first, m_second, change, m_place, seat, m_table});
    resizeOnScreen(*this, {720, 560});
    findBest();
    showPairs();
}

QString PairsDialog::broken() const { return m_broken->text(); }

void PairsDialog::findBest()
{
    if (playersIn(m_pairing).size() <= app::EventSession::pairedInAMoment) {
        m_best = model::bestFaults(m_state);
        return;
    }
    m_best.emplace();
    m_best->fill(std::numeric_limits<std::int64_t>::max());
    m_job.start([this, state = m_state]() -> app::Job::Answer {
        return [this, best = model::bestFaults(state)] {
            m_best = best;
            showPairs();
        };
    });
}

void PairsDialog::swap()
{
    auto changed = model::withPlacesChanged(m_pairing, m_first->currentData().toInt(), m_second->currentData().toInt());
    if (!changed)
        return;
    m_pairing = std::move(*changed);
    showPairs();
}

void PairsDialog::move()
{
    const int player = m_first->currentData().toInt();
    for (const auto& pair : m_pairing.tables)
        if (pair.first == player || pair.second == player) {
            if (auto changed = model::withTablesChanged(m_pairing, pair.table, m_place->value()))
                m_pairing = std::move(*changed);
            return showPairs();
        }
}

void PairsDialog::showPairs()
{
    struct PairWords {
        QString table, first, second;
        int number = 0;
    };
    std::vector<PairWords> lines;
    const auto name = [this](model::PlayerNumber player) { return q(app::playerText(m_state, player)); };
    for (const auto& pair : m_pairing.tables)
        lines.push_back({QString::number(pair.table), name(pair.first), name(pair.second), pair.table});
    for (const auto player : m_pairing.byes)
        lines.push_back({{}, name(player), tr("bye"), model::maxEventTable + player});
    const auto line = keptRows(lines);
    TableRows rows{.count = static_cast<int>(lines.size())};
    rows.id = [line](int row) { return static_cast<qint64>(line(row).number); };
    rows.number = [line](int row, int) { return static_cast<qint64>(line(row).number); };
    rows.text = [line](int row, int column) {
        const QString words[] = {line(row).table, line(row).first, line(row).second};
        return words[column];
    };
    m_table->setRows(std::move(rows));
    QStringList said;
    for (const auto& wish : model::brokenBy(m_state, m_pairing, m_best))
        said << q(app::brokenText(m_state, wish));
    m_broken->setText(said.isEmpty() ? tr("Nothing is broken by these pairs.") : said.join(QLatin1Char('\n')));
}

} // namespace nexus::ui
