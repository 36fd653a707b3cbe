#include "ui/lab/lab_view.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "app/text/refusal_text.h"
#include "model/lab/worth.h"
#include "ui/lab/before_after.h"
#include "ui/lab/heat_map.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/charts.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QProgressBar>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace nexus::ui {

namespace {

constexpr int wishWidth = 320, mostGames = 100'000, usualGames = 100, gamesStep = 50, mostSeed = 1'000'000'000;
constexpr double hundred = 100, thousand = 1000;
constexpr std::uint64_t sortScale = 1'000'000; // shares as whole numbers, to sort by
enum CardColumn { CardName, CardDrawn, CardPlayed, CardUnseen, CardDifference, CardInterval };
constexpr const char* gamesFolder = "laboratory";

QString timeLeft(double seconds)
{
    constexpr double minute = 60, hour = 3600, few = 1.5;
    const auto rounded = [](double number) { return static_cast<int>(std::ceil(number)); };
    return seconds < few * minute ? LabView::tr("%n s", nullptr, rounded(seconds))
           : seconds < few * hour ? LabView::tr("%n min", nullptr, rounded(seconds / minute))
                                  : LabView::tr("%n h", nullptr, rounded(seconds / hour));
}

// Of games against a deck of mean strength.
double winShareOf(double strength) { return 1 / (1 + std::exp(-strength)); }

QString percent(double share) { return QString::number(std::lround(share * hundred)); }

} // namespace

LabView::LabView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
    , m_picker(new DeckPicker(workspace, this))
{
    auto* wish = makeWish();
    wish->setMaximumWidth(wishWidth);
    setLayout(rowOf(0, noMargins, {{wish, 1}, hairline(QFrame::VLine, this), {makeResult(), 2}}));
    connect(m_picker, &DeckPicker::chosenChanged, this, &LabView::refresh);
    connect(m_what, &QComboBox::currentIndexChanged, this, &LabView::refresh);
    connect(m_versions, &VersionChoice::changed, this, &LabView::refresh);
    connect(&m_job, &app::Job::progress, this, &LabView::tellProgress);
    connect(&m_job, &app::LabJob::played, this, &LabView::show);
    connect(&m_job, &app::Job::ended, this, &LabView::refresh);
    connect(&m_job, &app::Job::failed, this, &MainView::trouble);
    refresh();
}

QWidget* LabView::makeWish()
{
    auto* box = new QWidget(this);
    m_what = named(withId(new QComboBox(box), "labWhat"), tr("What is played"));
    m_what->addItems({tr("Each against each"), tr("Two versions of a deck"), tr("A card before and after")});
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    offerChoice(*m_what, ChangedCard, m_what->itemText(ChangedCard), false);
    m_versions = new VersionChoice(m_workspace, box);
    m_heading = partHeading(tr("Which decks"));
    m_heading->setWordWrap(true);
    m_players = named(withId(new QComboBox(box), "labPlayers"), tr("Players"));
    m_players->addItem(tr("greedy (quick)"), QStringLiteral("greedy"));
    m_players->addItem(tr("fair (slow)"), QStringLiteral("fair"));
    m_players->addItem(tr("at random"), QStringLiteral("random"));
    m_players->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_games = named(withId(new QSpinBox(box), "labGames"), tr("Games of each pairing"));
    m_games->setRange(2, mostGames);
    m_games->setSingleStep(gamesStep);
    m_games->setValue(usualGames);
    m_seed = named(new QSpinBox(box), tr("Seed"));
    m_seed->setRange(1, mostSeed);
    m_seed->setToolTip(tr("The same number plays the same games, on every machine."));
    m_button = withId(pushButton({}, {}, this, &LabView::press, box), "labPlay");
    m_button->setDefault(true);
    auto* form = new QFormLayout;
    form->addRow(tr("Played by"), m_players);
    form->addRow(tr("Games each"), m_games);
    form->addRow(tr("Seed"), m_seed);
    box->setLayout(columnOf(10, {14, 12, 14, 12}, {m_what, m_versions, m_heading, {m_picker, 1}, form, m_button}));
    return box;
}

QWidget* LabView::makeResult()
{
    auto* box = new QWidget(this);
    m_words = withId(plainLabel({}, box), "labWords");
    m_progress = named(new QProgressBar(box), tr("Games played"));
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_tabs = new QTabWidget(box);
    m_tabs->setDocumentMode(true);
    m_map = new HeatMap(m_tabs);
    m_strengths = new BarList(m_tabs);
    m_strengths->setFocusPolicy(Qt::StrongFocus);
    auto* strengths = new QScrollArea(m_tabs);
    strengths->setFrameShape(QFrame::NoFrame);
    strengths->setWidgetResizable(true);
    strengths->setWidget(asWidget(columnOf(8, {8, 10, 8, 8}, {m_strengths, stretch(1)})));
    m_cards = withId(
        new RowTable(tr("Cards"),
            {{tr("Card"), 220}, {tr("Drawn"), 90, true, tr("Games won of those in which it was drawn")},
                {tr("Played"), 90, true, tr("Games won of those in which it was played")},
                {tr("Unseen"), 90, true, tr("Games won of those in which it was not drawn")},
                {tr("Difference"), 100, true, tr("Drawn, to all games of the deck, in points of a hundred")},
                {tr("95 % interval"), 130}},
            m_tabs),
        "labCards");
    m_cards->stretch(CardName);
    auto* bias = mutedLabel(tr("Bold stands though so many cards were looked at; the rest may be luck. Cards are drawn "
                               "more often in long games and played by who can afford them: what only winners play "
                               "looks better than it is."),
        m_tabs);
    m_tabs->addTab(m_map, tr("Who beats whom"));
    m_tabs->addTab(strengths, tr("Strength"));
    m_tabs->addTab(asWidget(columnOf(8, {0, 8, 0, 0}, {bias, {m_cards, 1}})), tr("Cards"));
    m_tabs->hide();
    m_comparison = withId(new ComparisonTable(box), "labComparison");
    m_comparison->hide();
    m_empty = withId(emptyLabel({}, box), "labEmpty");
    box->setLayout(columnOf(10, {14, 12, 14, 12}, {m_words, m_progress, {m_tabs, 1}, {m_comparison, 1}, {m_empty, 1}}));
    return box;
}

void LabView::ready()
{
    m_picker->ready();
    if (isVisible()) // else the library is not read before somebody comes here
        m_versions->refill();
    refresh();
}

void LabView::showEvent(QShowEvent* event)
{
    MainView::showEvent(event);
    if (m_workspace.isReady())
        m_versions->refill();
    refresh();
}

QString LabView::words() const { return m_words->text(); }

void LabView::say(const QString& words)
{
    m_words->setText(words);
    m_words->setAccessibleName(words);
    m_words->setVisible(!words.isEmpty());
}

bool LabView::isReady() const
{
    if (!m_workspace.isReady())
        return false;
    switch (m_what->currentIndex()) {
    case DeckVersions: return m_versions->versions() && !m_picker->chosen().empty();
    case ChangedCard: return m_change && !m_picker->chosen().empty();
    default: return m_picker->chosen().size() > 1;
    }
}

void LabView::refresh()
{
    const bool busy = m_job.isBusy();
    const auto what = m_what->currentIndex();
    m_progress->setVisible(busy);
    m_button->setText(busy ? tr("Stop") : tr("Play"));
    m_button->setEnabled(busy || isReady());
    for (auto* field :
        {static_cast<QWidget*>(m_picker), static_cast<QWidget*>(m_players), static_cast<QWidget*>(m_games),
            static_cast<QWidget*>(m_seed), static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_versions)})
        field->setEnabled(!busy);
    m_versions->setVisible(what == DeckVersions);
    m_heading->setText(what == EachAgainstEach ? tr("Which decks")
                       : what == DeckVersions  ? tr("Against")
                                               : tr("Which decks: with the card, and against"));
    m_tabs->setVisible(what == EachAgainstEach && m_table);
    m_comparison->setVisible(what != EachAgainstEach && m_compared && m_comparison->shown() > 0);
    m_empty->setVisible(m_tabs->isHidden() && m_comparison->isHidden());
    m_empty->setText(
        what == EachAgainstEach ? tr("Tick two decks or more. Each plays each, seats exchanged every other game; what "
                                     "is known then has its interval.")
        : what == DeckVersions  ? tr("Choose a deck, what it was before, and tick its opponents. Both play the same "
                                      "games with the same luck; what is left over is what the change did.")
                               : tr("Every ticked deck with the card plays all other ticked decks, with the card as it "
                                    "was and as it is, and with the same luck."));
    if (m_words->text().isEmpty())
        m_words->hide();
}

void LabView::press()
{
    if (m_job.isBusy())
        m_job.cancel();
    else
        play();
    refresh();
}

void LabView::play()
{
    std::optional<model::Evaluation> evaluation;
    try {
        evaluation = app::evaluationOf(m_workspace.place());
    } catch (const std::runtime_error& why) { // one's own file
        return say(QString::fromUtf8(why.what()));
    }
    if (!evaluation)
        return say(tr("Nobody plays this game: it does not say what a position is worth."));
    model::Series series;
    series.games = static_cast<std::uint64_t>(m_games->value());
    series.players.fill(*model::playerKindOf(m_players->currentData().toString().toStdString()));
    series.evaluations.fill(*evaluation);
    series.seed = static_cast<std::uint64_t>(m_seed->value());
    m_since.start();
    m_first = -1;
    m_progress->setRange(0, 0);
    if (m_what->currentIndex() == EachAgainstEach)
        playLeague(std::move(series));
    else
        playBoth(series);
}

void LabView::playLeague(model::Series series)
{
    auto decks = m_picker->chosen();
    auto checker = m_workspace.checker(decks.front().ruleset);
    series.pairings = model::everyPairing(decks.size());
    auto table = model::SeriesTable::of(
        std::move(series), std::move(decks), std::move(checker), {.points = false, .cards = true});
    if (!table)
        return say(q(app::setupProblemText(table.error())));
    m_table = std::move(*table);
    say(tr("The games begin…"));
    m_job.play(m_table, m_workspace.folder() / gamesFolder);
}

std::optional<app::BeforeAfter> LabView::beforeAfter()
{
    auto decks = m_picker->chosen();
    if (m_what->currentIndex() == ChangedCard)
        return app::beforeAfter(m_workspace.library(), m_workspace.catalogue(), *m_change, std::move(decks));
    auto versions = m_versions->versions();
    if (!versions)
        return std::nullopt;
    auto law = m_workspace.checker(versions->after.ruleset);
    return app::beforeAfter(std::move(versions->before), std::move(versions->after), decks, std::move(law));
}

void LabView::playBoth(const model::Series& series)
{
    auto played = beforeAfter();
    if (!played)
        return say(tr("None of the decks that are ticked has the card."));
    auto both = series;
    both.pairings = played->pairings;
    constexpr model::TallyWish wish{.points = true, .cards = false};
    auto before = model::SeriesTable::of(both, played->before, played->law, wish);
    auto after = model::SeriesTable::of(both, played->after, played->lawAfter, wish);
    if (!before || !after)
        return say(q(app::setupProblemText(before ? after.error() : before.error())));
    m_compared = std::move(played);
    m_comparison->setRows({});
    say(tr("The games begin…"));
    m_job.playBoth(std::move(*before), std::move(*after), m_workspace.folder() / gamesFolder);
}

void LabView::proposeChange(const app::CardChange& change)
{
    constexpr std::size_t mostDecks = 8; // ticked; others by hand
    m_change = change;
    offerChoice(*m_what, ChangedCard, tr("%1 before and after").arg(q(change.name())), true);
    m_what->setCurrentIndex(ChangedCard);
    m_comparison->setRows({});
    say({});
    if (m_workspace.isReady()) {
        app::DeckLibrary library(m_workspace);
        std::vector<std::int64_t> with, others;
        for (const auto& known : library.decks())
            if (const auto deck = library.deck(known.id))
                (app::hasCard(*deck, change.name()) ? with : others).push_back(known.id);
        std::set<std::int64_t> ids(with.begin(), with.end());
        for (const auto id : others)
            if (!with.empty() && ids.size() < mostDecks)
                ids.insert(id);
        m_picker->chooseOnly(ids);
        if (with.empty())
            say(tr("No deck of the library has %1: there is nothing to play it with.").arg(q(change.name())));
        else
            say(tr("%n decks of the library have %1.", nullptr, static_cast<int>(with.size())).arg(q(change.name())));
    }
    refresh();
}

void LabView::tellProgress(int done, int all)
{
    if (m_first < 0)
        m_first = done;
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    const auto here = done - m_first;
    const auto left = here > 0 ? static_cast<double>(m_since.elapsed()) / thousand * (all - done) / here : 0.0;
    say(here > 0 ? tr("%1 of %2 games, %3 left").arg(done).arg(all).arg(timeLeft(left))
                 : tr("%1 of %2 games").arg(done).arg(all));
}

void LabView::show(const app::SeriesTallies& tallies, bool whole)
{
    m_what->currentIndex() == EachAgainstEach ? showLeague(tallies, whole) : showComparison(tallies, whole);
    refresh();
}

// What of it is known, in a sentence; who decides by the table has its numbers.
void LabView::showComparison(const app::SeriesTallies& tallies, bool whole)
{
    m_comparison->setTallies(*m_compared, tallies);
    const auto& found = m_comparison->whole();
    const auto points = [](double share) {
        return (share > 0 ? QStringLiteral("+") : QString()) + q(app::numberText(share * hundred, 1));
    };
    const auto& [low, high] = found.difference.interval;
    auto words = whole ? tr("%n pairs of games are played.", nullptr, static_cast<int>(found.pairs))
                       : tr("Stopped after %n pairs of games; Play goes on with them.", nullptr,
                             static_cast<int>(found.pairs));
    if (found.pairs > 0)
        words += u' ' +
                 tr("The change did %1 points of a hundred, 95 % interval %2 to %3.")
                     .arg(points(found.difference.value), points(low), points(high)) +
                 u' ' +
                 (found.isKnown()      ? tr("That is more than luck.")
                     : found.moreGames ? tr("Whether that is luck is not known; if it is as it looks, it takes about "
                                            "%1 more games to say.")
                                             .arg(figures(*found.moreGames))
                                       : tr("These games do not show what the change did."));
    if (const auto undecided = found.before.undecided + found.after.undecided; undecided > 0)
        words += u' ' + tr("%n games had no winner and count half.", nullptr, static_cast<int>(undecided));
    say(words);
}

void LabView::showLeague(const app::SeriesTallies& tallies, bool whole)
{
    std::uint64_t games = 0, undecided = 0;
    for (const auto& tally : tallies) {
        games += tally.games;
        undecided += tally.games - tally.decided();
    }
    std::vector<std::string> names;
    for (const auto& deck : m_table->decks())
        names.push_back(deck.name);
    const auto league = model::leagueOf(names.size(), m_table->series().pairings, tallies);
    m_map->setWins(names, league.wins);
    const auto found = model::strengths(league.wins);
    std::vector<std::size_t> order(names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](auto a, auto b) { return found[a].value > found[b].value; });
    std::vector<BarRow> rows;
    for (const auto at : order) {
        const auto share = winShareOf(found[at].value);
        rows.push_back({q(names[at]), std::lround(share * thousand),
            tr("%1 to %2 %")
                .arg(percent(winShareOf(found[at].interval.low)), percent(winShareOf(found[at].interval.high))),
            {}, tr("%1 %").arg(percent(share))});
    }
    QStringList spoken;
    for (const auto& row : rows)
        spoken << tr("%1: %2, %3").arg(row.label, row.shown, row.detail);
    m_strengths->setRows(std::move(rows));
    m_strengths->setAccessibleName(tr("Wins against a deck of mean strength"));
    m_strengths->setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    showCards(tallies);
    auto words = whole ? tr("%n games are played.", nullptr, static_cast<int>(games))
                       : tr("Stopped after %n games; Play goes on with them.", nullptr, static_cast<int>(games));
    if (undecided > 0)
        words += u' ' + tr("%n had no winner and count for nobody.", nullptr, static_cast<int>(undecided));
    say(words + u' ' +
        tr("Squares say how many games in a hundred the deck of the row wins; pale ones could be chance."));
}

void LabView::showCards(const app::SeriesTallies& tallies)
{
    const auto found = model::worthOf(tallies);
    const auto worths = keptRows(found);
    TableRows rows{.count = static_cast<int>(found.size())};
    const auto points = [](double share) { return QString::number(share * hundred, 'f', 1); };
    const auto shareIn = [worths](int row, int column) -> const model::Share& {
        const auto& tally = worths(row).tally;
        return column == CardDrawn ? tally.drawn : column == CardPlayed ? tally.played : tally.unseen;
    };
    rows.text = [=](int row, int column) -> QString {
        const auto& worth = worths(row);
        switch (column) {
        case CardName: return q(worth.card);
        case CardDifference:
            return (worth.difference.value > 0 ? QStringLiteral("+") : QString()) + points(worth.difference.value);
        case CardInterval:
            return tr("%1 to %2").arg(points(worth.difference.interval.low), points(worth.difference.interval.high));
        default: break;
        }
        const auto& share = shareIn(row, column);
        return share.games == 0
                   ? QStringLiteral("–")
                   : tr("%1 %").arg(percent(static_cast<double>(share.wins) / static_cast<double>(share.games)));
    };
    rows.tip = [=](int row, int column) -> QString {
        if (column < CardDrawn || column > CardUnseen)
            return {};
        return tr("%1 of %2 games").arg(shareIn(row, column).wins).arg(shareIn(row, column).games);
    };
    rows.number = [=](int row, int column) -> qint64 {
        if (column == CardDifference)
            return std::llround(worths(row).difference.value * thousand * thousand);
        const auto& share = shareIn(row, column);
        return share.games == 0 ? -1 : static_cast<qint64>(share.wins * sortScale / share.games);
    };
    rows.look = [=](int row, int, int role) -> QVariant {
        return role == Qt::FontRole && worths(row).stands ? QVariant(bold(QFont(QGuiApplication::font()))) : QVariant();
    };
    m_cards->setRows(std::move(rows));
}

void LabView::restore(const QSettings& settings)
{
    m_games->setValue(settings.value(QStringLiteral("lab/games"), usualGames).toInt());
    m_seed->setValue(settings.value(QStringLiteral("lab/seed"), 1).toInt());
    m_players->setCurrentIndex(std::max(0, m_players->findData(settings.value(QStringLiteral("lab/players")))));
}

void LabView::store(QSettings& settings) const
{
    settings.setValue(QStringLiteral("lab/games"), m_games->value());
    settings.setValue(QStringLiteral("lab/seed"), m_seed->value());
    settings.setValue(QStringLiteral("lab/players"), m_players->currentData());
}

} // namespace nexus::ui
