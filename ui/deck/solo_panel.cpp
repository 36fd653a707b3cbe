#include "ui/deck/solo_panel.h"

#include "app/base/qt_text.h"
#include "app/documents/laboratory.h"
#include "app/text/chances_text.h"
#include "app/text/refusal_text.h"
#include "model/chances/draw_odds.h"
#include "ui/chances/run_line.h"
#include "ui/theme/charts.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"

#include <cmath>
#include <stdexcept>

namespace nexus::ui {

namespace {

constexpr std::uint64_t soloGames = 1000;
constexpr std::uint16_t soloRounds = 6;
constexpr double tenths = 10, hundred = 100, thousandths = 1000;
constexpr int cardRows = 12; // seen at once
enum SoloColumn { SoloName, SoloDown, SoloInterval, SoloFirst, SoloDrawn };

struct SoloRow {
    std::string card;
    model::SoloCard tally;
    double drawn = 0; // the exact chance
    std::uint64_t games = 0;
    [[nodiscard]] double share() const { return static_cast<double>(tally.games) / static_cast<double>(games); }
    [[nodiscard]] double first() const
    {
        return tally.games == 0 ? 0 : static_cast<double>(tally.rounds) / static_cast<double>(tally.games);
    }
};

QString tenthOf(double number) { return q(app::numberText(number, 1)); }

QString rangeOf(const model::Interval& interval, double scale)
{
    return SoloPanel::tr("%1 to %2").arg(tenthOf(scale * interval.low), tenthOf(scale * interval.high));
}

QString percentOf(double share) { return SoloPanel::tr("%1 %").arg(tenthOf(hundred * share)); }

// Every card that is drawn from, the one that comes down most often first.
std::vector<SoloRow> soloRows(const model::SoloTally& tally, const model::DrawPile& pile)
{
    const auto seen = tally.seen.empty()
                          ? 0
                          : std::llround(static_cast<double>(tally.seen.back()) / static_cast<double>(tally.games));
    const auto drawn = std::min(pile.copies, static_cast<std::size_t>(seen));
    const model::Hypergeometric chances(pile.copies);
    std::vector<SoloRow> rows;
    for (const auto& row : pile.rows) {
        const auto played = tally.cards.find(row.name);
        rows.push_back({row.name, played == tally.cards.end() ? model::SoloCard() : played->second,
            chances.atLeast(1, pile.copies, row.copies, drawn), tally.games});
    }
    std::ranges::stable_sort(rows, [](const SoloRow& a, const SoloRow& b) { return a.tally.games > b.tally.games; });
    return rows;
}

} // namespace

SoloPanel::SoloPanel(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_line(new RunLine(tr("Play %1 &games alone").arg(figures(soloGames)), this))
    , m_words(mutedLabel({}, this))
    , m_unspentTitle(plainLabel({}, this))
    , m_unspent(withId(new BarList(this), "soloUnspent"))
    , m_fronts(withId(new BarList(this), "soloFronts"))
    , m_cards(withId(new RowTable(tr("When each card comes down"),
                         {{tr("Card"), 180},
                             {tr("Comes down"), 100, true, tr("Games in which a copy was played by the last round")},
                             {tr("95 % interval"), 130},
                             {tr("First round"), 100, true, tr("In which the first copy came down, on average")},
                             {tr("Drawn"), 90, true,
                                 tr("Exact: the chance to have drawn a copy by then. Far above “Comes down” the card "
                                    "stays in hand.")}},
                         this),
          "soloCards"))
{
    m_unspent->setFocusPolicy(Qt::StrongFocus);
    m_fronts->setFocusPolicy(Qt::StrongFocus);
    m_cards->stretch(SoloName);
    m_cards->setMinimumHeight(m_cards->fontMetrics().height() * cardRows * 3 / 2);
    auto* fronts = plainLabel(tr("All front Quadrants held by then"), this);
    auto* bars = rowOf(24,
        {{columnOf(4, {m_unspentTitle, m_unspent, stretch(1)}), 1}, {columnOf(4, {fronts, m_fronts, stretch(1)}), 1}});
    m_figures = asWidget(columnOf(12, noMargins, {bars, m_cards}));
    m_figures->hide();
    setLayout(columnOf(8, {8, 8, 8, 8}, {partHeading(tr("Played alone")), m_line, m_words, m_figures}));
    connect(m_line, &RunLine::startWanted, this, &SoloPanel::play);
}

void SoloPanel::setDeck(DrawnDeckPtr deck)
{
    const bool same = deck && m_deck && deck->pile == m_deck->pile && deck->checker == m_deck->checker;
    m_deck = std::move(deck);
    const bool some = m_deck && m_deck->pile.copies > 0;
    setVisible(some && model::isPlayedAtTable(m_deck->checker->catalogue().game()));
    m_line->setReady(some);
    if (same)
        return;
    m_job.reset(); // cancels
    m_line->stop(tr("Cancelled: the deck has changed."));
    m_figures->hide();
    m_words->setText(tr("The program plays %1 rounds without an opponent, again and again.").arg(soloRounds));
}

void SoloPanel::play()
{
    if (!m_deck || m_line->isRunning())
        return;
    std::optional<model::Evaluation> evaluation;
    try {
        evaluation = app::evaluationOf(m_workspace.place());
    } catch (const std::runtime_error& why) { // one's own file
        return m_words->setText(QString::fromUtf8(why.what()));
    }
    if (!evaluation)
        return m_words->setText(tr("Nobody plays this game: it does not say what a position is worth."));
    auto start = model::setUpGame({{{}, m_deck->deck}}, *m_deck->checker, model::Windows::WhenFitting, true);
    if (!start)
        return m_words->setText(q(app::setupProblemText(start.error())));
    model::Series series;
    series.games = soloGames;
    series.rounds = soloRounds;
    series.evaluations.fill(*evaluation);
    series.seed = m_line->begin();
    m_job = std::make_unique<app::SoloJob>();
    m_line->watch(m_job.get(), [] {});
    connect(m_job.get(), &app::SoloJob::played, this, [this, seed = series.seed](const model::SoloTally& tally) {
        showTally(tally);
        m_line->end(tally.games == soloGames
                        ? tr("%1 games in {time}. The same again: seed %2.").arg(figures(tally.games)).arg(seed)
                        : tr("Stopped after %1 of %2 games in {time}; the figures are of these.")
                              .arg(figures(tally.games), figures(soloGames)));
    });
    m_job->play(std::move(*start), series);
}

void SoloPanel::showTally(const model::SoloTally& tally)
{
    showRounds(tally);
    showCards(tally);
    m_words->setText(tr("Played by the greedy player, without an opponent. Behind each figure: between which two the "
                        "true one lies in 95 of "
                        "100 cases."));
    m_figures->show();
}

void SoloPanel::showRounds(const model::SoloTally& tally)
{
    const auto unit = m_deck->unit();
    m_unspentTitle->setText(tr("%1 unspent at the end of a round").arg(unit));
    std::vector<BarRow> unspent, fronts;
    QStringList spokenUnspent, spokenFronts;
    const auto rounds = model::roundsOf(tally);
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        const auto& round = rounds[i];
        const auto label = tr("Round %1").arg(i + 1);
        unspent.push_back({label, std::llround(round.unspent * tenths), rangeOf(round.unspentInterval, 1), {},
            tenthOf(round.unspent)});
        const auto share = static_cast<double>(round.fronts) / static_cast<double>(tally.games);
        fronts.push_back(
            {label, std::llround(share * thousandths), rangeOf(round.frontInterval, hundred), {}, percentOf(share)});
        spokenUnspent << tr("%1: %2, %3").arg(label, unspent.back().shown, unspent.back().detail);
        spokenFronts << tr("%1: %2, %3").arg(label, fronts.back().shown, fronts.back().detail);
    }
    m_unspent->setAccessibleName(m_unspentTitle->text());
    m_unspent->setAccessibleDescription(spokenUnspent.join(QStringLiteral("; ")));
    m_fronts->setAccessibleName(tr("All front Quadrants held by then"));
    m_fronts->setAccessibleDescription(spokenFronts.join(QStringLiteral("; ")));
    m_unspent->setRows(std::move(unspent));
    m_fronts->setRows(std::move(fronts));
}

void SoloPanel::showCards(const model::SoloTally& tally)
{
    const auto found = soloRows(tally, m_deck->pile);
    const auto cards = keptRows(found);
    TableRows rows{.count = static_cast<int>(found.size())};
    rows.text = [=](int row, int column) -> QString {
        const auto& card = cards(row);
        switch (column) {
        case SoloName: return q(card.card);
        case SoloDown: return percentOf(card.share());
        case SoloInterval:
            return rangeOf(
                model::shareInterval(static_cast<double>(card.tally.games), static_cast<double>(card.games)), hundred);
        case SoloFirst: return card.tally.games == 0 ? QStringLiteral("–") : tenthOf(card.first());
        default: return percentOf(card.drawn);
        }
    };
    rows.number = [=](int row, int column) -> qint64 {
        const auto& card = cards(row);
        return std::llround(thousandths * thousandths *
                            (column == SoloDown       ? card.share()
                                : column == SoloFirst ? card.first()
                                                      : card.drawn));
    };
    m_cards->setRows(std::move(rows));
}

} // namespace nexus::ui
