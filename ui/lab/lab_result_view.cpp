#include "ui/lab/lab_result_view.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "model/lab/worth.h"
#include "ui/lab/before_after.h"
#include "ui/lab/gauntlet_table.h"
#include "ui/lab/heat_map.h"
#include "ui/lab/lab_wish.h"
#include "ui/theme/charts.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <QGuiApplication>
#include <QScrollArea>
#include <QTabWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace nexus::ui {

namespace {

constexpr double inHundred = 100, inThousand = 1000, inMillion = 1e6, halfOfGames = 0.5;
constexpr std::uint64_t cardShareScale = 1'000'000; // shares as whole numbers, to sort by
enum CardColumn { CardName, CardDrawn, CardPlayed, CardUnseen, CardDifference, CardInterval };
enum ResultTab { MapTab, GauntletTab, StrengthTab, CardsTab };

struct ResultWords {
    const char *title, *empty;
    std::array<bool, CardsTab + 1> tabs; // none: the table of a comparison
};
// By LabWay.
constexpr std::array<ResultWords, app::labWays> resultWords{{
    {QT_TRANSLATE_NOOP("LabResultView", "League of %1 decks"),
        QT_TRANSLATE_NOOP("LabResultView",
            "A league: tick two decks or more. Each plays each, seats exchanged every other "
            "game. Who beats whom, how strong each deck is and what its cards are worth "
            "shows while it is played, with intervals: how sure it is."),
        {true, false, true, true}},
    {QT_TRANSLATE_NOOP("LabResultView", "Gauntlet of %2"),
        QT_TRANSLATE_NOOP("LabResultView",
            "A gauntlet: choose one deck and tick the others. It plays each of them, seats "
            "exchanged every other game; they do not play each other."),
        {false, true, false, true}},
    {QT_TRANSLATE_NOOP("LabResultView", "%2 before and after"),
        QT_TRANSLATE_NOOP("LabResultView",
            "Choose a deck, what it was before, and tick its opponents. Both play the same "
            "games with the same luck; what is left over is what the change did."),
        {}},
    {QT_TRANSLATE_NOOP("LabResultView", "%2 before and after"),
        QT_TRANSLATE_NOOP("LabResultView",
            "Every ticked deck with the card plays all other ticked decks, with the card as "
            "it was and as it is, and with the same luck."),
        {}},
}};

const ResultWords& resultWordsOf(app::LabWay way) { return resultWords[static_cast<std::size_t>(way)]; }

// Of games against a deck of mean strength.
double winShareOf(double strength) { return 1 / (1 + std::exp(-strength)); }

QString wholePercent(double share) { return QString::number(std::lround(share * inHundred)); }

QString changeInPoints(double share)
{
    return (share > 0 ? QStringLiteral("+") : QString()) + q(app::numberText(share * inHundred, 1));
}

QString resultTitleOf(app::LabWay way, const importers::LabResult& result)
{
    const auto about = !result.about.empty()   ? result.about
                       : !result.decks.empty() ? result.decks.front()
                                               : std::string();
    auto title = LabResultView::tr(resultWordsOf(way).title);
    title.replace(QStringLiteral("%1"), figures(result.decks.size()));
    title.replace(QStringLiteral("%2"), q(about));
    return title;
}

struct GamesPlayed {
    std::uint64_t games = 0, undecided = 0;
};
GamesPlayed gamesOf(const importers::LabResult& result)
{
    GamesPlayed found;
    for (const auto& tally : result.tallies) {
        found.games += tally.games;
        found.undecided += tally.games - tally.decided();
    }
    if (!result.compared.empty()) {
        const auto& whole = result.compared.front().found;
        found = {whole.pairs, whole.before.undecided + whole.after.undecided};
    }
    return found;
}

QString playedText(LabResultView::State state, bool pairs, std::uint64_t games, const QString& goOn)
{
    using State = LabResultView::State;
    const auto number = static_cast<int>(games);
    if (state == State::Stopped)
        return (pairs ? LabResultView::tr("Stopped after %n pairs of games; “%1” plays the rest.", nullptr, number)
                      : LabResultView::tr("Stopped after %n games; “%1” plays the rest.", nullptr, number))
            .arg(goOn);
    if (state == State::Playing)
        return pairs ? LabResultView::tr("So far %n pairs of games are played.", nullptr, number)
                     : LabResultView::tr("So far %n games are played.", nullptr, number);
    return pairs ? LabResultView::tr("%n pairs of games are played.", nullptr, number)
                 : LabResultView::tr("%n games are played.", nullptr, number);
}

std::vector<model::LabStrength> strengthsOf(const importers::LabResult& result)
{
    return model::strengths(model::leagueOf(result.decks.size(), result.pairings, result.tallies).wins);
}

// No winner within what luck does.
QString leagueVerdict(const importers::LabResult& result)
{
    const auto found = strengthsOf(result);
    if (found.size() < 2)
        return {};
    const auto best = std::ranges::max_element(found, {}, &model::LabStrength::value);
    const auto near = std::ranges::count_if(
        found, [&](const auto& other) { return &other != &*best && other.interval.high >= best->interval.low; });
    constexpr double rounding = 1e-9;
    const auto level = std::ranges::count_if(
        found, [&](const auto& other) { return other.value > best->value - rounding; });
    if (level > 1)
        return LabResultView::tr(
            "Which is the strongest is not known: %n decks lead together.", nullptr, static_cast<int>(level));
    const auto name = q(result.decks[static_cast<std::size_t>(best - found.begin())]);
    return near == 0
               ? LabResultView::tr("The strongest is %1.").arg(name)
               : LabResultView::tr("Which is the strongest is not known: %1 leads, and %n others may be as strong.",
                     nullptr, static_cast<int>(near))
                     .arg(name);
}

QString gauntletVerdict(const importers::LabResult& result)
{
    std::uint64_t wins = 0, decided = 0;
    for (const auto& tally : result.tallies) {
        wins += tally.wins[0];
        decided += tally.decided();
    }
    if (decided == 0)
        return {};
    const auto interval = model::wilson(wins, decided);
    return LabResultView::tr("%1 wins %2 % of its games, 95 % interval %3 to %4 %.")
               .arg(q(result.decks.front()), wholePercent(static_cast<double>(wins) / static_cast<double>(decided)),
                   wholePercent(interval.low), wholePercent(interval.high)) +
           u' ' +
           (interval.low > halfOfGames       ? LabResultView::tr("It is better than these decks together.")
               : interval.high < halfOfGames ? LabResultView::tr("It is worse than these decks together.")
                                             : LabResultView::tr("Whether it is better than they are is not known."));
}

// Who decides by the table has its numbers.
QString comparisonVerdict(const importers::LabResult& result)
{
    const auto& found = result.compared.front().found;
    if (found.pairs == 0)
        return {};
    const auto& [low, high] = found.difference.interval;
    return LabResultView::tr("The change did %1 points of a hundred, 95 % interval %2 to %3.")
               .arg(changeInPoints(found.difference.value), changeInPoints(low), changeInPoints(high)) +
           u' ' +
           (found.isKnown() ? LabResultView::tr("That is more than luck.")
               : found.moreGames
                   ? LabResultView::tr(
                         "Whether that is luck is not known; if it is as it looks, it takes about %1 more "
                         "games to say.")
                         .arg(figures(*found.moreGames))
                   : LabResultView::tr("These games do not show what the change did."));
}

QString undecidedText(app::LabWay way, std::uint64_t undecided)
{
    const auto number = static_cast<int>(undecided);
    return undecided == 0 ? QString()
           : way == app::LabWay::League || way == app::LabWay::Gauntlet
               ? LabResultView::tr("%n games had no winner and count for nobody.", nullptr, number)
               : LabResultView::tr("%n games had no winner and count half.", nullptr, number);
}

} // namespace

LabResultView::LabResultView(QWidget* parent)
    : QWidget(parent)
    , m_title(withId(partHeading({}), "labTitle"))
    , m_words(withId(plainLabel({}, this), "labWords"))
    , m_empty(withId(emptyLabel({}, this), "labEmpty"))
    , m_tabs(new QTabWidget(this))
    , m_comparison(withId(new ComparisonTable(this), "labComparison"))
{
    m_title->setWordWrap(true);
    m_tabs->setDocumentMode(true);
    makeTabs();
    setLayout(columnOf(8, noMargins, {m_title, m_words, {m_tabs, 1}, {m_comparison, 1}, {m_empty, 1}}));
    say({});
}

void LabResultView::makeTabs()
{
    constexpr QMargins below{0, 8, 0, 0};
    m_map = new HeatMap(m_tabs);
    auto* squares = mutedLabel(
        tr("Squares say how many games in a hundred the deck of the row wins against that of the "
           "column; pale ones could be chance."));
    m_gauntlet = withId(new GauntletTable(m_tabs), "labGauntlet");
    m_strengths = withId(new BarList(m_tabs), "labStrengths");
    m_strengths->setFocusPolicy(Qt::StrongFocus);
    auto* meaning = withId(
        mutedLabel(tr("How many games in a hundred each deck wins against the average deck of this "
                      "league, which has 50, and the 95 % interval. Decks whose intervals overlap may "
                      "be equally strong.")),
        "labStrengthMeaning");
    meaning->setToolTip(
        tr("Strength by Bradley and Terry: the numbers that explain best who beat whom. It counts whom a "
           "deck has beaten, not only how often. On the command line it is the logarithm: 0 is the "
           "average, 0.4 more wins about 60 of 100, 1.1 about 75."));
    m_strengths->setToolTip(meaning->toolTip());
    auto* strengths = new QScrollArea(m_tabs);
    strengths->setFrameShape(QFrame::NoFrame);
    strengths->setWidgetResizable(true);
    strengths->setWidget(asWidget(columnOf(8, {meaning, m_strengths, stretch(1)}), below));
    makeCards();
    m_tabs->addTab(asWidget(columnOf(8, {squares, {m_map, 1}}), below), tr("Who beats whom"));
    m_tabs->addTab(asWidget(columnOf(8, {{m_gauntlet, 1}}), below), tr("Against whom"));
    m_tabs->addTab(strengths, tr("Strength"));
    m_tabs->addTab(asWidget(columnOf(8, {m_cardsHint, {m_cards, 1}}), below), tr("Cards"));
}

void LabResultView::makeCards()
{
    m_cards = withId(
        new RowTable(tr("Cards"),
            {{tr("Card"), 220}, {tr("Drawn"), 70, true, tr("Games won of those in which it was drawn")},
                {tr("Played"), 70, true, tr("Games won of those in which it was played")},
                {tr("Unseen"), 80, true, tr("Games won of those in which it was not drawn")},
                {tr("Difference"), 90, true,
                    tr("Won by who draws it in a round, less by who has not drawn it by then; in points of a hundred")},
                {tr("95 % interval"), 112}},
            m_tabs),
        "labCards");
    m_cards->stretch(CardName);
    m_cardsHint = mutedLabel(
        tr("Bold stands though so many cards were looked at; the rest may be luck. Drawn and Unseen favour cards of "
           "long games, Played what only winners can afford. Difference has neither bias: it compares games that draw "
           "the card in a round with those that have not drawn it by then."));
}

QString LabResultView::words() const { return m_words->text(); }

QString LabResultView::title() const { return m_title->text(); }

void LabResultView::say(const QString& words)
{
    m_words->setText(words);
    m_words->setAccessibleName(words);
    m_words->setVisible(!words.isEmpty());
}

void LabResultView::setParts(app::LabWay way, bool some)
{
    const auto& tabs = resultWordsOf(way).tabs;
    const bool hasTabs = std::ranges::any_of(tabs, [](bool shown) { return shown; });
    const auto first = static_cast<int>(std::ranges::find(tabs, true) - tabs.begin());
    if (hasTabs && !m_tabs->isTabVisible(first))
        m_tabs->setTabVisible(first, true);
    if (hasTabs && std::exchange(m_tabsOf, way) != way)
        m_tabs->setCurrentIndex(first);
    for (std::size_t i = 0; i < tabs.size(); ++i)
        m_tabs->setTabVisible(static_cast<int>(i), tabs[i] || !hasTabs);
    m_title->setVisible(some);
    m_tabs->setVisible(some && hasTabs);
    m_comparison->setVisible(some && !hasTabs);
    m_empty->setVisible(!some);
}

void LabResultView::showNothing(app::LabWay way)
{
    m_empty->setText(tr(resultWordsOf(way).empty));
    setParts(way, false);
    say({});
}

void LabResultView::showResult(app::LabWay way, const importers::LabResult& result, State state, const QString& goOn)
{
    const bool compared = !result.compared.empty();
    m_title->setText(tr("%1 · %2 games each · %3 · seed %4", "what was played, by whom")
                         .arg(resultTitleOf(way, result), figures(result.games), LabWish::playerText(result.players),
                             QString::number(result.seed)));
    if (compared) {
        m_comparison->setCompared(result.compared);
    } else if (way == app::LabWay::Gauntlet) {
        m_gauntlet->setResult(result);
    } else {
        m_map->setWins(result.decks, model::leagueOf(result.decks.size(), result.pairings, result.tallies).wins);
        showStrengths(result);
    }
    if (!compared)
        showCards(result, way == app::LabWay::Gauntlet);
    setParts(way, true);
    const auto [games, undecided] = gamesOf(result);
    auto parts = QStringList{playedText(state, compared, games, goOn),
        compared                       ? comparisonVerdict(result)
        : way == app::LabWay::Gauntlet ? gauntletVerdict(result)
                                       : leagueVerdict(result),
        undecidedText(way, undecided),
        result.edition.empty() ? QString() : tr("All decks were played by %1.").arg(q(result.edition))};
    parts.removeAll(QString());
    say(parts.join(u' '));
}

void LabResultView::showStrengths(const importers::LabResult& result)
{
    const auto& names = result.decks;
    const auto found = strengthsOf(result);
    std::vector<std::size_t> order(names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](auto a, auto b) { return found[a].value > found[b].value; });
    std::vector<BarRow> rows;
    QStringList spoken;
    for (const auto at : order) {
        const auto share = winShareOf(found[at].value);
        rows.push_back({q(names[at]), std::lround(share * inThousand),
            tr("%1 to %2 %")
                .arg(wholePercent(winShareOf(found[at].interval.low)),
                    wholePercent(winShareOf(found[at].interval.high))),
            {}, tr("%1 %").arg(wholePercent(share))});
        spoken << tr("%1: %2, %3").arg(rows.back().label, rows.back().shown, rows.back().detail);
    }
    m_strengths->setRows(std::move(rows));
    m_strengths->setAccessibleName(tr("Games in a hundred won against the average deck of this league"));
    m_strengths->setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

void LabResultView::showCards(const importers::LabResult& result, bool firstDeckAlone)
{
    auto tallies = result.tallies;
    for (auto& tally : tallies)
        if (firstDeckAlone)
            tally.cards[1].clear();
    const auto found = model::worthOf(tallies);
    const auto worths = keptRows(found);
    TableRows rows{.count = static_cast<int>(found.size())};
    const auto decimal = [](double share) { return q(app::numberText(share * inHundred, 1)); };
    const auto shareIn = [worths](int row, int column) -> const model::Share& {
        const auto& tally = worths(row).tally;
        return column == CardDrawn ? tally.drawn : column == CardPlayed ? tally.played : tally.unseen;
    };
    rows.text = [=](int row, int column) -> QString {
        const auto& worth = worths(row);
        if (column > CardUnseen && !worth.isCompared)
            return QStringLiteral("–"); // there is nothing to hold it against
        switch (column) {
        case CardName: return q(worth.card);
        case CardDifference: return changeInPoints(worth.difference.value);
        case CardInterval:
            return tr("%1 to %2").arg(decimal(worth.difference.interval.low), decimal(worth.difference.interval.high));
        default: break;
        }
        const auto& share = shareIn(row, column);
        return share.games == 0
                   ? QStringLiteral("–")
                   : tr("%1 %").arg(wholePercent(static_cast<double>(share.wins) / static_cast<double>(share.games)));
    };
    rows.tip = [=](int row, int column) -> QString {
        if (column == CardName)
            return q(worths(row).card);
        if (column > CardUnseen)
            return {};
        return tr("%1 of %2 games").arg(shareIn(row, column).wins).arg(shareIn(row, column).games);
    };
    rows.number = [=](int row, int column) -> qint64 {
        if (column == CardDifference)
            return std::llround(worths(row).difference.value * inMillion);
        const auto& share = shareIn(row, column);
        return share.games == 0 ? -1 : static_cast<qint64>(share.wins * cardShareScale / share.games);
    };
    rows.id = [worths](int row) { return static_cast<qint64>(std::hash<std::string>{}(worths(row).card)); };
    rows.look = [=](int row, int, int role) -> QVariant {
        return role == Qt::FontRole && worths(row).stands ? QVariant(bold(QFont(QGuiApplication::font()))) : QVariant();
    };
    m_cards->setRows(std::move(rows));
}

} // namespace nexus::ui
