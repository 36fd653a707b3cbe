#include "ui/lab/lab_view.h"

#include "app/base/qt_text.h"
#include "app/text/refusal_text.h"
#include "ui/lab/before_after.h"
#include "ui/lab/lab_result_view.h"
#include "ui/lab/lab_wish.h"
#include "ui/print/deck_picker.h"
#include "ui/theme/layout.h"
#include "ui/theme/number_field.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QProgressBar>

#include <cmath>
#include <stdexcept>
#include <utility>

namespace nexus::ui {

namespace {

constexpr int wishWidth = 320;
constexpr double thousand = 1000;
constexpr const char* gamesFolder = "laboratory";
constexpr const char* resultsFolder = "laboratory-results";

QString timeLeft(double seconds)
{
    constexpr double minute = 60, hour = 3600, few = 1.5;
    const auto rounded = [](double number) { return static_cast<int>(std::ceil(number)); };
    return seconds < few * minute ? LabView::tr("%n s", nullptr, rounded(seconds))
           : seconds < few * hour ? LabView::tr("%n min", nullptr, rounded(seconds / minute))
                                  : LabView::tr("%n h", nullptr, rounded(seconds / hour));
}

} // namespace

LabView::LabView(app::Workspace& workspace, QWidget* parent)
    : MainView(parent)
    , m_workspace(workspace)
    , m_results(workspace.folder() / resultsFolder)
    , m_wish(new LabWish(workspace, this))
    , m_result(new LabResultView(this))
    , m_left(withId(mutedLabel({}, this), "labLeft"))
    , m_progress(named(new QProgressBar(this), tr("Games played")))
{
    m_progress->setTextVisible(false);
    m_wish->setFixedWidth(wishWidth);
    constexpr QMargins around{14, 12, 14, 12};
    auto* right = asWidget(columnOf(8, {m_left, m_progress, {m_result, 1}}), around);
    setLayout(rowOf(0, noMargins, {{m_wish, 1}, hairline(QFrame::VLine, this), {right, 2}}));
    connect(m_wish, &LabWish::pressed, this, &LabView::press);
    connect(m_wish->what(), &QComboBox::currentIndexChanged, this, &LabView::refresh);
    connect(&m_job, &app::Job::progress, this, &LabView::tellProgress);
    connect(&m_job, &app::LabJob::soFar, this, [this](const app::SeriesTallies& tallies) {
        take(tallies);
        showResult();
    });
    connect(&m_job, &app::LabJob::played, this, &LabView::finish);
    connect(&m_job, &app::Job::ended, this, &LabView::refresh);
    connect(&m_job, &app::Job::failed, this, [this](const QString& why) {
        if (shown().isThere)
            keep();
        showResult();
        m_result->say(why);
    });
    refresh();
}

LabView::~LabView()
{
    if (m_job.isBusy() && shown().isThere)
        (void)m_results.keep(m_way, shown().result); // nobody is there to be told
}

void LabView::ready()
{
    m_wish->ready();
    refresh();
}

void LabView::showEvent(QShowEvent* event)
{
    MainView::showEvent(event);
    readResults();
    if (m_workspace.isReady())
        m_wish->refill();
    refresh();
}

// When somebody comes here first.
void LabView::readResults()
{
    if (std::exchange(m_wasRead, true))
        return;
    for (std::size_t way = 0; way < m_shown.size(); ++way) {
        auto read = m_results.read(static_cast<app::LabWay>(way));
        if (!read)
            m_trouble += (m_trouble.isEmpty() ? QString() : QStringLiteral("\n")) + q(read.error());
        else if (*read)
            m_shown[way] = {std::move(**read), true};
    }
    showResult();
}

DeckPicker* LabView::picker() const { return m_wish->picker(); }
QComboBox* LabView::players() const { return m_wish->players(); }
QSpinBox* LabView::games() const { return m_wish->games(); }
QPushButton* LabView::button() const { return m_wish->button(); }
QComboBox* LabView::what() const { return m_wish->what(); }
VersionChoice* LabView::versions() const { return m_wish->versions(); }
HeatMap* LabView::map() const { return m_result->map(); }
GauntletTable* LabView::gauntlet() const { return m_result->gauntlet(); }
BarList* LabView::strengths() const { return m_result->strengths(); }
RowTable* LabView::cards() const { return m_result->cards(); }
ComparisonTable* LabView::comparison() const { return m_result->comparison(); }
QString LabView::words() const { return m_result->words(); }

void LabView::refresh()
{
    const bool busy = m_job.isBusy();
    m_progress->setVisible(busy);
    m_left->setVisible(busy);
    m_wish->setBusy(busy);
    if (!busy && m_way != m_wish->way()) {
        m_way = m_wish->way();
        showResult();
    } else if (!shown().isThere && !busy && m_result->words().isEmpty()) {
        m_result->showNothing(m_way);
    }
}

// Of the way that is played, or chosen.
void LabView::showResult()
{
    using State = LabResultView::State;
    if (!shown().isThere)
        m_result->showNothing(m_way);
    else
        m_result->showResult(m_way, shown().result,
            m_job.isBusy()         ? State::Playing
            : shown().result.whole ? State::Whole
                                   : State::Stopped,
            m_wish->goOnText());
    if (!m_trouble.isEmpty())
        m_result->say(m_result->words().isEmpty() ? m_trouble : m_result->words() + QLatin1Char('\n') + m_trouble);
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
    m_way = m_wish->way();
    m_trouble.clear();
    std::optional<model::Evaluation> evaluation;
    try {
        evaluation = app::evaluationOf(m_workspace.place());
    } catch (const std::runtime_error& why) { // one's own file
        return m_result->say(QString::fromUtf8(why.what()));
    }
    if (!evaluation)
        return m_result->say(tr("Nobody plays this game: it does not say what a position is worth."));
    auto series = m_wish->series();
    series.evaluations.fill(*evaluation);
    if (m_way == app::LabWay::League || m_way == app::LabWay::Gauntlet)
        playDecks(std::move(series));
    else
        playBoth(series);
}

void LabView::playDecks(model::Series series)
{
    auto decks = m_wish->decks();
    const auto law = m_workspace.checker(decks.front().ruleset);
    series.pairings = m_way == app::LabWay::League ? model::everyPairing(decks.size())
                                                   : app::oneAgainstOthers(decks.size());
    importers::LabResult result;
    for (const auto& deck : decks) {
        result.decks.push_back(deck.name);
        if (deck.ruleset != decks.front().ruleset)
            result.edition = law->ruleset().name;
    }
    result.pairings = series.pairings;
    auto table = model::SeriesTable::of(series, decks, law, {.points = false, .cards = true});
    if (!table) {
        const auto which = app::cannotPlayText(decks, *law);
        return m_result->say(
            q(which.empty() ? app::deckProblemText(table.error(), decks[table.error().deck].name) : which));
    }
    begin(std::move(result));
    m_job.play(std::move(*table), m_workspace.folder() / gamesFolder);
}

std::optional<app::BeforeAfter> LabView::beforeAfter()
{
    auto decks = m_wish->decks();
    if (m_way == app::LabWay::Card)
        return app::beforeAfter(m_workspace.library(), m_workspace.catalogue(), *m_wish->change(), std::move(decks));
    auto versions = m_wish->versions()->versions();
    if (!versions)
        return std::nullopt;
    auto law = m_workspace.checker(versions->after.ruleset);
    return app::beforeAfter(std::move(versions->before), std::move(versions->after), decks, std::move(law));
}

void LabView::playBoth(const model::Series& series)
{
    auto played = beforeAfter();
    if (!played)
        return m_result->say(tr("None of the decks that are ticked has the card."));
    auto both = series;
    both.pairings = played->pairings;
    constexpr model::TallyWish wish{.points = true, .cards = false};
    auto before = model::SeriesTable::of(both, played->before, played->law, wish);
    auto after = model::SeriesTable::of(both, played->after, played->lawAfter, wish);
    if (!before || !after) {
        const auto& problem = before ? after.error() : before.error();
        const auto& decks = before ? played->after : played->before;
        const auto which = app::cannotPlayText(decks, before ? *played->lawAfter : *played->law);
        return m_result->say(q(which.empty() ? app::deckProblemText(problem, decks[problem.deck].name) : which));
    }
    importers::LabResult result;
    result.about = m_way == app::LabWay::Card ? m_wish->change()->name() : played->after.front().name;
    m_compared = std::move(played);
    begin(std::move(result));
    m_job.playBoth(std::move(*before), std::move(*after), m_workspace.folder() / gamesFolder);
}

// What was shown before stays until the first games are played.
void LabView::begin(importers::LabResult result)
{
    const auto wished = m_wish->series();
    result.players = players()->currentData().toString().toStdString();
    result.games = wished.games;
    result.seed = wished.seed;
    shown() = {std::move(result), false};
    m_since.start();
    m_first = -1;
    m_progress->setRange(0, 0);
    m_left->setText(tr("The games begin…"));
    m_wish->setBegun(true);
}

void LabView::take(const app::SeriesTallies& tallies)
{
    auto& [result, isThere] = shown();
    if (m_way == app::LabWay::League || m_way == app::LabWay::Gauntlet)
        result.tallies = tallies;
    else
        result.compared = app::comparedOf(*m_compared, tallies);
    isThere = true;
}

void LabView::finish(const app::SeriesTallies& tallies, bool whole)
{
    take(tallies);
    shown().result.whole = whole;
    m_wish->setBegun(!whole);
    keep();
    refresh();
    showResult();
}

void LabView::keep()
{
    if (const auto kept = m_results.keep(m_way, shown().result); !kept)
        m_trouble = q(kept.error());
}

void LabView::proposeChange(const app::CardChange& change)
{
    constexpr std::size_t mostDecks = 8; // ticked; others by hand
    if (m_job.isBusy())
        return Q_EMIT trouble(tr("The Laboratory is playing. Stop it there first; what has been played is kept."));
    std::vector<std::int64_t> with, others;
    if (m_workspace.isReady()) {
        app::DeckLibrary library(m_workspace);
        for (const auto& known : library.decks())
            if (const auto deck = library.deck(known.id))
                (app::hasCard(*deck, change.name()) ? with : others).push_back(known.id);
    }
    std::set<std::int64_t> ids(with.begin(), with.end());
    for (const auto id : others)
        if (!with.empty() && ids.size() < mostDecks)
            ids.insert(id);
    m_shown[static_cast<std::size_t>(app::LabWay::Card)] = {};
    m_wish->proposeChange(change, ids);
    m_way = app::LabWay::Card;
    showResult();
    if (with.empty())
        m_result->say(tr("No deck of the library has %1: there is nothing to play it with.").arg(q(change.name())));
    else
        m_result->say(
            tr("%n decks of the library have %1.", nullptr, static_cast<int>(with.size())).arg(q(change.name())));
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
    m_left->setText(here > 0 ? tr("%1 of %2 games, %3 left").arg(figures(done), figures(all), timeLeft(left))
                             : tr("%1 of %2 games").arg(figures(done), figures(all)));
    m_left->setAccessibleName(m_left->text());
}

void LabView::restore(const QSettings& settings) { m_wish->restore(settings); }

void LabView::store(QSettings& settings) const { m_wish->store(settings); }

} // namespace nexus::ui
