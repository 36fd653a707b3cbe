#include "ui/event/pairs_dialog.h"

#include "app/text/event_text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QComboBox>

namespace nexus::ui {

namespace {

// The places of all players in pairs and byes.
std::vector<model::PlayerNumber*> placesIn(model::Pairing& pairing)
{
    std::vector<model::PlayerNumber*> places;
    for (auto& pair : pairing.tables) {
        places.push_back(&pair.first);
        places.push_back(&pair.second);
    }
    for (auto& player : pairing.byes)
        places.push_back(&player);
    return places;
}

} // namespace

PairsDialog::PairsDialog(const model::EventState& state, QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_first(named(new QComboBox, tr("This player")))
    , m_second(named(new QComboBox, tr("Changes places with")))
    , m_table(
          new RowTable(tr("Pairs"), {{tr("Table"), 80, true}, {tr("First player"), 200}, {tr("Second player"), 200}}))
    , m_broken(plainLabel())
{
    setWindowTitle(tr("Change pairs"));
    const auto& round = state.rounds.back();
    for (const auto& match : round.matches)
        m_pairing.tables.push_back({match.table, match.first, match.second});
    m_pairing.byes = round.byes;
    for (auto* place : placesIn(m_pairing))
        for (auto* box : {m_first, m_second})
            box->addItem(q(app::playerText(state, *place)), *place);
    auto* change = pushButton(tr("Change &places"), {}, this, &PairsDialog::swap);
    auto* buttons = buttonBox(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    setLayout(columnOf(8, {rowOf(6, {labelFor(tr("&Player:"), m_first), {m_first, 1}, labelFor(tr("&with:"), m_second),
                                        {m_second, 1}, change}),
                              {m_table, 1}, m_broken, buttons}));
    tabThrough({m_first, m_second, change, m_table});
    resizeOnScreen(*this, {720, 520});
    showPairs();
}

QString PairsDialog::broken() const { return m_broken->text(); }

void PairsDialog::swap()
{
    model::PlayerNumber *one = nullptr, *other = nullptr;
    for (auto* place : placesIn(m_pairing)) {
        if (*place == m_first->currentData().toInt())
            one = place;
        if (*place == m_second->currentData().toInt())
            other = place;
    }
    if (!one || !other || one == other)
        return;
    std::swap(*one, *other);
    showPairs();
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
    for (const auto& wish : model::brokenBy(m_state, m_pairing))
        said << q(app::brokenText(m_state, wish));
    m_broken->setText(said.isEmpty() ? tr("Nothing is broken by these pairs.") : said.join(QLatin1Char('\n')));
}

} // namespace nexus::ui
