#include "ui/lab/gauntlet_table.h"

#include "app/base/qt_text.h"
#include "app/text/chances_text.h"
#include "model/lab/statistics.h"
#include "ui/theme/parts.h"

#include <QGuiApplication>

#include <cmath>

namespace nexus::ui {

namespace {

constexpr double ofHundred = 100, ofMillion = 1e6, halfOfThem = 0.5;
enum GauntletColumn { Opponent, GamesWon, WonShare, WonInterval, WhatIsKnown };

struct GauntletRow {
    QString name;
    model::GamesTally tally;
    [[nodiscard]] double share() const
    {
        return tally.decided() == 0 ? halfOfThem
                                    : static_cast<double>(tally.wins[0]) / static_cast<double>(tally.decided());
    }
    [[nodiscard]] model::Interval interval() const { return model::wilson(tally.wins[0], tally.decided()); }
};

QString tenthOfPercent(double share) { return q(app::numberText(ofHundred * share, 1)); }

} // namespace

GauntletTable::GauntletTable(QWidget* parent)
    : RowTable(tr("Against whom"),
          {{tr("Against"), 180}, {tr("Won"), 90, true, tr("Games won of those that somebody won")},
              {tr("Share"), 80, true, tr("Of the games that somebody won, in a hundred")}, {tr("95 % interval"), 110},
              {tr("Known so far"), 110}},
          parent)
{
    stretch(Opponent);
}

void GauntletTable::setResult(const importers::LabResult& result)
{
    std::vector<GauntletRow> found(1, {tr("All of them"), {}});
    for (std::size_t i = 0; i < result.pairings.size(); ++i) {
        auto tally = result.tallies[i];
        tally.points.clear();
        for (auto& cards : tally.cards)
            cards.clear();
        found.front().tally += tally;
        found.push_back({q(result.decks[result.pairings[i].b]), std::move(tally)});
    }
    if (found.size() == 2)
        found.erase(found.begin());
    const auto rows = keptRows(found);
    TableRows shown{.count = static_cast<int>(found.size())};
    shown.text = [rows](int at, int column) -> QString {
        const auto& row = rows(at);
        const bool some = row.tally.decided() > 0;
        const auto interval = row.interval();
        switch (column) {
        case Opponent: return row.name;
        case GamesWon: return tr("%1 of %2", "games won").arg(figures(row.tally.wins[0]), figures(row.tally.decided()));
        case WonShare: return some ? tr("%1 %").arg(tenthOfPercent(row.share())) : QStringLiteral("–");
        case WonInterval:
            return some ? tr("%1 to %2").arg(tenthOfPercent(interval.low), tenthOfPercent(interval.high))
                        : QStringLiteral("–");
        default:
            return interval.low > halfOfThem    ? tr("better", "a deck than another")
                   : interval.high < halfOfThem ? tr("worse", "a deck than another")
                                                : tr("not yet", "known which deck is better");
        }
    };
    shown.number = [rows](int at, int column) -> qint64 {
        return column == GamesWon ? static_cast<qint64>(rows(at).tally.wins[0])
                                  : std::llround(ofMillion * rows(at).share());
    };
    shown.tip = [rows](int at, int) -> QString {
        const auto& tally = rows(at).tally;
        return tr("%1 games, %2 without a winner").arg(figures(tally.games), figures(tally.games - tally.decided()));
    };
    shown.look = [several = found.size() > 1](int at, int, int role) -> QVariant {
        return several && at == 0 && role == Qt::FontRole ? QVariant(bold(QFont(QGuiApplication::font()))) : QVariant();
    };
    setRows(std::move(shown));
}

} // namespace nexus::ui
