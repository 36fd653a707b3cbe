#include "ui/chances/initiative_chances.h"

#include "app/text/chances_text.h"
#include "app/base/qt_text.h"
#include "ui/chances/opponent_list.h"
#include "ui/chances/run_line.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"

#include <QHeaderView>
#include <QLocale>
#include <QTreeWidget>

#include <algorithm>

namespace nexus::ui {

namespace {

enum FlipColumn { FlipCard, FlipCopies, FlipShows, FlipChange };

} // namespace

InitiativeChances::InitiativeChances(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_others(new OpponentList(workspace, this))
    , m_words(plainLabel({}, this))
    , m_cards(named(withId(new QTreeWidget(this), "cards"), tr("What one copy less would change")))
    , m_flips(new FlipView(this))
    , m_line(new RunLine(
          tr("Flip %1 &times").arg(QLocale().toString(static_cast<qulonglong>(app::FlipStatsJob::manyGames))), this))
{
    setObjectName(QStringLiteral("initiative"));
    m_words->setObjectName(QStringLiteral("words"));
    asTable(*m_cards, {tr("Card"), tr("Copies"), tr("Shows"), tr("One copy less")});
    m_cards->headerItem()->setToolTip(
        FlipChange, tr("How much likelier the deck's player decides with one copy of the card taken out"));
    m_cards->setItemsExpandable(false);
    m_cards->setIndentation(12);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->header()->setStretchLastSection(false);
    m_cards->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_cards->header()->setSectionResizeMode(FlipCard, QHeaderView::Stretch);
    alignRight(*m_cards, {FlipCopies, FlipShows, FlipChange});
    m_cards->setMinimumHeight(m_cards->fontMetrics().height() * 6);

    auto* right = new QWidget;
    right->setLayout(columnOf(8, {8, 0, 0, 0}, {m_words, {m_cards, 3}, {m_flips, 2}, m_line}));
    auto* halves = new QSplitter(this);
    divide(*halves, {m_others, right}, {0, 1}, {240, 640});
    setLayout(columnOf(QMargins(12, 12, 12, 12), {halves}));
    connect(m_others, &OpponentList::changed, this, [this] {
        if (isVisible()) // what is not seen is asked when it is
            ask();
    });
    connect(m_others, &OpponentList::refused, this,
        [this] { m_words->setText(q(app::flipObstacleText(model::FlipObstacle::TooManyDecks, {}, {}))); });
    connect(m_line, &RunLine::startWanted, this, &InitiativeChances::count);
    connect(m_line, &RunLine::cancelWanted, this, [this] {
        if (m_job)
            m_job->cancel();
    });
    connect(&m_work, &app::Job::failed, m_words, &QLabel::setText);
}

InitiativeChances::~InitiativeChances() = default;

void InitiativeChances::setDeck(DrawnDeckPtr deck, const app::DeckDocument* document)
{
    m_deck = std::move(deck);
    m_others->setOwn(m_deck, document);
    ask();
}

void InitiativeChances::ask()
{
    FlipTable table;
    std::vector<std::string> names;
    if (m_deck) {
        table.unit = app::revealUnit(*m_deck->checker);
        table.piles.push_back(m_deck->pile);
        names.push_back(m_deck->deck.name);
    }
    for (const auto& other : m_deck ? m_others->ticked() : std::vector<DrawnDeckPtr>()) {
        table.piles.push_back(other->pile);
        names.push_back(other->deck.name);
    }
    table.players = app::playerNames(std::move(names));
    if (table != m_table)
        stop();
    m_table = std::move(table);
    const auto obstacle = model::flipObstacle(m_table.piles);
    const bool never = !obstacle && model::undecidable(m_table.piles);
    m_ready = m_deck && !obstacle && !never;
    m_flips->setTable(m_table, m_ready);
    m_line->setReady(m_ready);
    if (!m_ready || m_table.piles.size() != 2) {
        m_work.drop();
        m_cards->clear();
    }
    if (!m_deck)
        m_words->setText(tr("No deck is open."));
    else if (obstacle == model::FlipObstacle::TooFewDecks)
        m_words->setText(
            tr("Tick one deck for the exact chances against it, or up to %1 to flip with.").arg(OpponentList::most));
    else if (obstacle)
        m_words->setText(q(app::flipObstacleText(*obstacle, m_table.piles, m_table.players)));
    else if (never)
        m_words->setText(q(app::undecidableText(m_table.piles, m_table.players, m_table.unit)));
    else if (m_table.piles.size() != 2)
        m_words->setText(tr("Chances are worked out exactly for two decks. Between %1, flips are counted.")
                             .arg(m_table.piles.size()));
    else
        askExact();
}

void InitiativeChances::askExact()
{
    m_work.start([this, first = model::revealCounts(m_table.piles[0]),
                     second = model::revealCounts(m_table.piles[1])]() -> app::Job::Answer {
        const Exact exact{model::initiativeOdds(first, second),
            {model::initiativeMarginals(first, second), model::initiativeMarginals(second, first)}};
        return [this, exact] { showExact(exact); };
    });
}

void InitiativeChances::showExact(const Exact& exact)
{
    m_words->setText(q(app::initiativeSentence(exact.odds, m_table.players)));
    m_cards->clear();
    for (std::size_t player = 0; player < 2; ++player)
        addMarginals(player, exact.marginals[player]);
    m_cards->expandAll();
    m_cards->setCurrentItem(m_cards->topLevelItem(0));
}

// The lowest numbers first: they win flips.
void InitiativeChances::addMarginals(std::size_t player, const model::InitiativeMarginals& marginals)
{
    auto* group = new QTreeWidgetItem(m_cards, {q(m_table.players[player])});
    group->setFont(FlipCard, bold(m_cards->font()));
    group->setToolTip(FlipCard, group->text(FlipCard).toHtmlEscaped());
    auto rows = m_table.piles[player].rows;
    std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.reveal < b.reveal; });
    for (const auto& card : rows) {
        const auto found = marginals.find(card.reveal);
        const bool known = found != marginals.end() && found->second;
        auto* row = new QTreeWidgetItem(
            group, {q(card.name), QString::number(card.copies), pointsText(card.reveal, q(m_table.unit)),
                       known ? q(app::changeText(*found->second)) : tr("nobody could decide")});
        for (const int column : {FlipCopies, FlipShows, FlipChange})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(FlipCard, row->text(FlipCard).toHtmlEscaped());
        row->setData(FlipCard, Qt::AccessibleTextRole,
            tr("%1 in %2, shows %3, one copy less: %4")
                .arg(row->text(FlipCard), group->text(FlipCard), row->text(FlipShows), row->text(FlipChange)));
    }
}

void InitiativeChances::stop()
{
    ++m_run;
    m_job.reset(); // cancels
    if (m_line->isRunning())
        m_line->end(tr("Cancelled: the decks have changed."));
    else
        m_line->clear();
}

void InitiativeChances::count()
{
    if (!m_ready || m_line->isRunning())
        return;
    m_job = std::make_unique<app::FlipStatsJob>();
    const auto seed = m_line->begin();
    const auto ofThisRun = [this, run = ++m_run](auto action) {
        return [this, run, action](const auto&... values) {
            if (run == m_run)
                action(values...);
        };
    };
    connect(m_job.get(), &app::FlipStatsJob::progress, this,
        ofThisRun([this](int percent) { m_line->setPercent(percent); }));
    connect(m_job.get(), &app::FlipStatsJob::finished, this, ofThisRun([this, seed] {
        QStringList lines;
        for (const auto& line : app::tallyLines(m_job->tally(), m_table.players))
            lines << q(line);
        lines << tr("Flipped in {time}. The same again: seed %1.").arg(seed);
        m_line->end(lines.join(QLatin1Char('\n')));
    }));
    connect(m_job.get(), &app::FlipStatsJob::cancelled, this, ofThisRun([this] { m_line->end(tr("Cancelled.")); }));
    connect(m_job.get(), &app::FlipStatsJob::failed, this,
        ofThisRun([this](const QString& message) { m_line->end(message); }));
    m_job->start(m_table.piles, seed, m_games);
}

} // namespace nexus::ui
