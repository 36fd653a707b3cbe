#include "ui/event/round_page.h"

#include "app/text/event_text.h"
#include "app/text/result_line.h"
#include "model/event/pairing.h"
#include "ui/event/bracket_view.h"
#include "ui/event/pairs_dialog.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace nexus::ui {

namespace {

constexpr int resultLineWidth = 150;
constexpr int cutSizes[] = {2, 4, 8, 16};

QString roundName(const model::EventState& state, int round)
{
    const auto& paired = state.rounds[static_cast<std::size_t>(round - 1)];
    if (paired.kind != model::PairingKind::Elimination)
        return QObject::tr("Round %1").arg(round);
    switch (paired.matches.size()) {
    case 1: return QObject::tr("Round %1: final").arg(round);
    case 2: return QObject::tr("Round %1: semifinals").arg(round);
    default: return QObject::tr("Round %1: last %2").arg(round).arg(paired.matches.size() * 2);
    }
}

} // namespace

RoundPage::RoundPage(app::EventSession& session, QWidget* parent)
    : EventPage(session, parent)
    , m_table(new RowTable(tr("Pairs of the round"),
          {{tr("Table"), 80, true}, {tr("First player"), 220}, {tr("Result"), 100}, {tr("Second player"), 220},
              {tr("Given"), 260, false, tr("When and by whom; what was said before")}}))
{
    askCut = [this](int players) -> std::optional<int> {
        QStringList sizes;
        int usual = 0; // half of them at most
        for (const int size : cutSizes)
            if (size <= players) {
                sizes << QString::number(size);
                if (2 * size <= players)
                    usual = static_cast<int>(sizes.size()) - 1;
            }
        bool chosen = false;
        const auto size = QInputDialog::getItem(
            this, tr("Cut"), tr("Single elimination of the best:"), sizes, usual, false, &chosen);
        return chosen ? std::optional(size.toInt()) : std::nullopt;
    };
    askRounds = [this](int now) -> std::optional<int> {
        bool chosen = false;
        const int rounds = QInputDialog::getInt(this, tr("Rounds"),
            tr("Rounds of the Swiss; 0: as many as the players ask for"), now, 0, model::maxEventRounds, 1, &chosen);
        return chosen ? std::optional(rounds) : std::nullopt;
    };
    connect(&session, &app::EventSession::paired, this, &RoundPage::wasPaired);
    m_byes = mutedLabel();
    m_bracket = new BracketView;
    m_bracketPart = scrolled(m_bracket);
    auto* split = new QSplitter(Qt::Vertical);
    divide(*split, {m_table, m_bracketPart}, {1, 2}, {220, 320});
    setContent(pageOf(columnOf(8, {makeTools(), {split, 1}, m_byes, makeFoot()})));
    m_bracketPart->hide();
    tabThrough({m_rounds, m_line, m_pair, m_table, m_bracketPart, m_change, m_plan, m_cut});
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->installEventFilter(this);
    connect(m_table, &RowTable::activated, this, &RoundPage::takeRow);
    connect(m_table, &RowTable::chosenChanged, this, &RoundPage::updateButtons);
}

QWidget* RoundPage::makeTools()
{
    m_rounds = withId(named(new QComboBox, tr("Round")), "rounds");
    m_rounds->setMinimumContentsLength(14);
    connect(m_rounds, &QComboBox::currentIndexChanged, this, &RoundPage::fillTable);
    m_line = withId(named(new QLineEdit, tr("Result: the table's number, then two keys")), "resultLine");
    m_line->setPlaceholderText(tr("7 21"));
    m_line->setToolTip(tr("Table 7, two games to one: 7 21. With drawn games: 7 1-1-1 and Enter. Again: corrected."));
    m_line->setFixedWidth(resultLineWidth);
    m_line->setMaxLength(24);
    connect(m_line, &QLineEdit::textEdited, this, &RoundPage::edited);
    connect(m_line, &QLineEdit::returnPressed, this, &RoundPage::enterResult);
    m_preview = withId(new LineLabel, "resultPreview");
    m_pair = withId(pushButton(tr("&Pair round 1"), {}, this, &RoundPage::pairNext), "pairRound");
    leadOn(*m_pair);
    return asWidget(rowOf(8, {m_rounds, labelFor(tr("&Result:"), m_line), m_line, {m_preview, 1}, m_pair}));
}

QWidget* RoundPage::makeFoot()
{
    m_summary = new LineLabel;
    m_summary->setTopic(tr("Summary"));
    m_change = pushButton(
        tr("Chan&ge pairs…"), tr("Until the first result of the round is there"), this, &RoundPage::changePairs);
    m_plan = pushButton(tr("R&ounds…"), tr("How many rounds are planned"), this, &RoundPage::planRounds);
    m_cut = pushButton(tr("&Cut…"), tr("Single elimination of the best from now on"), this, &RoundPage::cutTo);
    return asWidget(rowOf(6, {{m_summary, 1}, m_change, m_plan, m_cut}));
}

int RoundPage::shownRound() const { return m_rounds->currentData().toInt(); }

void RoundPage::fillRounds()
{
    const int paired = static_cast<int>(state().rounds.size());
    const int before = paired == m_paired ? shownRound() : paired; // a new one comes to the front
    m_paired = paired;
    const QSignalBlocker blocker(m_rounds);
    m_rounds->clear();
    for (int round = 1; round <= paired; ++round)
        m_rounds->addItem(roundName(state(), round), round);
    m_rounds->setCurrentIndex(m_rounds->findData(before));
    m_rounds->setVisible(paired > 0);
}

void RoundPage::refresh()
{
    fillRounds();
    fillTable();
    m_bracket->setEvent(state());
    m_bracketPart->setVisible(!state().seeds.empty());
    const int next = state().nextRound();
    const bool first = state().rounds.empty();
    m_pair->setText(tr("&Pair round %1").arg(next));
    const int missingResults = first ? 0 : state().rounds.back().open();
    m_pair->setEnabled(!session().isPairing() && missingResults == 0 && state().playing(next).size() > 1 &&
                       (state().seeds.empty() || model::nextRound(state()).has_value()));
    m_line->setEnabled(!first);
    const int planned = state().roundsPlanned();
    auto said =
        first ? tr("%1 in; %2 rounds are proposed.").arg(counted(state().playing(1).size(), "players")).arg(planned)
        : !state().seeds.empty() ? tr("Round %1, cut to %2").arg(next - 1).arg(state().seeds.size())
                                 : tr("Round %1 of %2").arg(next - 1).arg(planned);
    if (missingResults > 0)
        said += tr(" · %1 without a result").arg(missingResults);
    else if (const auto winner = winnerOfCut())
        said += tr(" · %1 has won the event").arg(nameOf(winner));
    else if (!first && state().seeds.empty() && next - 1 >= planned)
        said += tr(" · all rounds are played: cut, or look at the standings");
    m_summary->setText(said);
    updateButtons();
}

// Of the final, once it is played; else 0.
model::PlayerNumber RoundPage::winnerOfCut() const
{
    if (state().seeds.empty() || state().rounds.back().open() > 0 || model::nextRound(state()).has_value())
        return 0;
    const auto& final = state().rounds.back().matches.front();
    return final.score->won > final.score->lost ? final.first : final.second;
}

QString RoundPage::toldOf(const model::EventMatch& match) const
{
    if (match.told.empty())
        return {};
    const auto& log = session().event().log;
    const auto& last = log[match.told.back()];
    auto text = localClock(last.when);
    if (!last.who.empty())
        text += tr(" by %1").arg(q(last.who));
    if (match.told.size() < 2)
        return text;
    const auto& before = log[match.told[match.told.size() - 2]];
    const auto* given = std::get_if<model::GiveResult>(&before.deed);
    return given ? tr("corrected %1; %2 at %3").arg(text, q(app::scoreText(given->score)), localClock(before.when))
                 : text;
}

void RoundPage::fillTable()
{
    struct PairLine {
        QString table, first, result, second, told;
        int number = 0;
        bool open = false;
    };
    std::vector<PairLine> lines;
    m_matches.clear();
    QStringList byes;
    if (const int round = session().isOpen() ? shownRound() : 0; round > 0) {
        const auto& shown = state().rounds[static_cast<std::size_t>(round - 1)];
        for (std::size_t i = 0; i < shown.matches.size(); ++i)
            m_matches.push_back(i);
        std::stable_partition(
            m_matches.begin(), m_matches.end(), [&](std::size_t i) { return !shown.matches[i].score; });
        for (const auto i : m_matches) {
            const auto& match = shown.matches[i];
            lines.push_back({QString::number(match.table), nameOf(match.first),
                match.score ? q(app::scoreText(*match.score)) : tr("○ open"), nameOf(match.second), toldOf(match),
                match.table, !match.score});
        }
        for (const auto player : shown.byes)
            byes << nameOf(player);
    }
    const auto line = keptRows(lines);
    TableRows rows{.count = static_cast<int>(lines.size())};
    rows.id = [line](int row) { return static_cast<qint64>(line(row).number); };
    rows.number = [line](int row, int) { return static_cast<qint64>(line(row).number); };
    rows.text = [line](int row, int column) {
        const auto& at = line(row);
        const QString words[] = {at.table, at.first, at.result, at.second, at.told};
        return words[column];
    };
    rows.look = [line](int row, int column, int role) -> QVariant {
        return role == Qt::ForegroundRole && column == Result && line(row).open ? QVariant(theme().open) : QVariant();
    };
    m_table->setRows(std::move(rows));
    m_byes->setText(byes.isEmpty() ? QString() : tr("Bye: %1").arg(byes.join(QStringLiteral(", "))));
    m_byes->setVisible(!byes.isEmpty());
    showPreview();
}

QString RoundPage::preview() const { return m_preview->text(); }
QString RoundPage::summary() const { return m_summary->text(); }

// Two figures side by side are written down at once.
void RoundPage::edited()
{
    showPreview();
    if (const auto read = app::resultLineOf(m_line->text().toStdString());
        read && read->byKeys && shownRound() > 0 &&
        state().rounds[static_cast<std::size_t>(shownRound() - 1)].at(read->table))
        (void)giveResult(read->table, *read->score);
}

// What stands in the line, before it counts.
void RoundPage::showPreview()
{
    const int round = session().isOpen() ? shownRound() : 0;
    const auto typed = m_line->text().trimmed();
    if (round == 0)
        return m_preview->setText(tr("No round is paired."));
    if (typed.isEmpty())
        return m_preview->setText(
            tr("The table's number, then two keys: games won by the first and the second player"));
    const auto read = app::resultLineOf(typed.toStdString());
    const auto* match = read ? state().rounds[static_cast<std::size_t>(round - 1)].at(read->table) : nullptr;
    if (!match)
        return m_preview->setText(read ? tr("There is no table %1 in this round.").arg(read->table)
                                       : tr("That is no result: 7 21 is table 7, two games to one."),
            LineLabel::Tone::Bad);
    m_table->choose(match->table);
    if (!read->score)
        return m_preview->setText(tr("%1 against %2").arg(nameOf(match->first), nameOf(match->second)));
    m_preview->setText(tr("%1 %2 %3 – Enter writes it down")
                           .arg(nameOf(match->first), q(app::scoreText(*read->score)), nameOf(match->second)));
}

void RoundPage::enterResult()
{
    const auto read = app::resultLineOf(m_line->text().toStdString());
    if (!read)
        return;
    if (read->score)
        (void)giveResult(read->table, *read->score);
    else // its number is chosen: the keys follow
        m_line->setText(QString::number(read->table) + QLatin1Char(' '));
}

bool RoundPage::giveResult(int table, const model::MatchScore& score)
{
    const int round = shownRound();
    if (const auto given = session().act({model::GiveResult{round, table, score}}); !given) {
        m_preview->setText(given.error(), LineLabel::Tone::Bad);
        return false;
    }
    m_line->setText({}); // and forgotten: Ctrl+Z is the event's
    const auto& shown = state().rounds[static_cast<std::size_t>(round - 1)];
    const auto* match = shown.at(table);
    auto said =
        tr("Table %1: %2 %3 %4").arg(table).arg(nameOf(match->first), q(app::scoreText(score)), nameOf(match->second));
    if (match->told.size() > 1)
        said += tr(", corrected");
    m_preview->setText(said, LineLabel::Tone::Good);
    Q_EMIT told(said);
    return true;
}

// The table chosen goes into the line.
void RoundPage::takeRow()
{
    const int row = m_table->current();
    if (row < 0 || !m_line->isEnabled())
        return;
    const auto& match =
        state().rounds[static_cast<std::size_t>(shownRound() - 1)].matches[m_matches[static_cast<std::size_t>(row)]];
    m_line->setText(QString::number(match.table) + QLatin1Char(' '));
    m_line->setFocus();
    showPreview();
}

// Figures typed at the table go into the line.
bool RoundPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto text = key->text();
        if (text.size() == 1 && text.front().isDigit() && m_line->isEnabled() &&
            !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
            m_line->setFocus();
            m_line->setText(text);
            showPreview();
            return true;
        }
    }
    return EventPage::eventFilter(watched, event);
}

void RoundPage::updateButtons()
{
    const bool open = session().isOpen();
    m_change->setEnabled(
        open && !state().rounds.empty() && shownRound() == state().nextRound() - 1 && !state().rounds.back().begun());
    m_plan->setEnabled(open && state().seeds.empty() && state().settings.pairing == model::PairingKind::Swiss);
    m_cut->setEnabled(open && state().seeds.empty() && state().playing(state().nextRound()).size() > 1 &&
                      (state().rounds.empty() || state().rounds.back().open() == 0));
}

void RoundPage::pairNext()
{
    m_pair->setEnabled(false);
    session().pairSoon();
}

void RoundPage::wasPaired(const QString& trouble)
{
    becomeStale();
    if (!trouble.isEmpty())
        return Q_EMIT EventPage::trouble(trouble);
    Q_EMIT told(tr("Round %1 is paired.").arg(state().nextRound() - 1));
    m_line->setFocus();
}

void RoundPage::cutTo()
{
    const int players = static_cast<int>(state().playing(state().nextRound()).size());
    if (const auto size = askCut(players))
        if (done(session().cut(*size))) {
            m_pair->setFocus(); // the next thing to do
            Q_EMIT told(tr("Cut to the best %1; pair the next round.").arg(*size));
        }
}

void RoundPage::planRounds()
{
    if (const auto rounds = askRounds(state().settings.rounds); rounds && act(model::PlanRounds{*rounds}))
        Q_EMIT told(tr("%1 rounds are planned.").arg(state().roundsPlanned()));
}

void RoundPage::changePairs()
{
    PairsDialog dialog(state(), this);
    if (dialog.exec() == QDialog::Accepted)
        (void)act(model::ChangePairs{dialog.pairing()});
}

} // namespace nexus::ui
