#include "ui/lab/heat_map.h"

#include "app/base/qt_text.h"
#include "model/lab/statistics.h"
#include "ui/theme/parts.h"
#include "ui/theme/theme.h"

#include <QHeaderView>

#include <algorithm>
#include <cmath>

namespace nexus::ui {

namespace {

constexpr int square = 52, squareHeight = 30;
constexpr double even = 0.5, percents = 100, strongest = 0.55; // of the colour, where all games are won

double partOf(const model::Share& share)
{
    return share.games == 0 ? even : static_cast<double>(share.wins) / static_cast<double>(share.games);
}

QColor mixed(const QColor& with, const QColor& ground, double amount)
{
    const auto part = [&](int a, int b) { return static_cast<int>(std::lround(a * amount + b * (1 - amount))); };
    return {part(with.red(), ground.red()), part(with.green(), ground.green()), part(with.blue(), ground.blue())};
}

} // namespace

HeatMap::HeatMap(QWidget* parent)
    : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setDefaultSectionSize(square);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(squareHeight);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setAccessibleName(tr("Wins of each deck against each other"));
    whenColoursChange(this, [this] { dress(); });
}

// Of the games that somebody won.
model::Share HeatMap::shareOf(int row, int column) const
{
    const auto a = static_cast<std::size_t>(row), b = static_cast<std::size_t>(column);
    return {m_wins[a][b] + m_wins[b][a], m_wins[a][b]};
}

void HeatMap::setWins(const std::vector<std::string>& names, const std::vector<std::vector<std::uint64_t>>& wins)
{
    m_wins = wins;
    const auto count = static_cast<int>(names.size());
    const auto current = currentIndex();
    const auto was = std::pair(current.row(), current.column());
    clear();
    setRowCount(count);
    setColumnCount(count);
    for (int at = 0; at < count; ++at) {
        const auto name = q(names[static_cast<std::size_t>(at)]);
        setVerticalHeaderItem(at, new QTableWidgetItem(tr("%1  %2").arg(QString::number(at + 1), name)));
        auto* heading = new QTableWidgetItem(QString::number(at + 1));
        heading->setToolTip(name);
        setHorizontalHeaderItem(at, heading);
    }
    for (int row = 0; row < count; ++row)
        for (int column = 0; column < count; ++column) {
            auto* item = new QTableWidgetItem;
            item->setTextAlignment(Qt::AlignCenter);
            const auto share = shareOf(row, column);
            if (row == column || share.games == 0) {
                item->setFlags(Qt::NoItemFlags);
            } else {
                const auto interval = model::wilson(share.wins, share.games);
                item->setText(QString::number(std::lround(partOf(share) * percents)));
                const auto words = tr("%1 against %2: %3 of %4 games, %5 to %6 %")
                                       .arg(q(names[static_cast<std::size_t>(row)]),
                                           q(names[static_cast<std::size_t>(column)]), QString::number(share.wins),
                                           QString::number(share.games),
                                           QString::number(std::lround(interval.low * percents)),
                                           QString::number(std::lround(interval.high * percents)));
                item->setToolTip(words);
                item->setData(Qt::AccessibleTextRole, words);
            }
            setItem(row, column, item);
        }
    if (was.first >= 0 && was.first < count && was.second < count)
        setCurrentCell(was.first, was.second);
    dress();
}

// Green wins, red loses; pale where it is not known which of the two is better.
void HeatMap::dress()
{
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) {
            const auto share = shareOf(row, column);
            auto* one = item(row, column);
            if (!one || share.games == 0)
                continue;
            const auto interval = model::wilson(share.wins, share.games);
            const bool known = interval.low > even || interval.high < even;
            const double amount = std::abs(partOf(share) - even) * 2 * strongest;
            one->setBackground(
                mixed(partOf(share) > even ? theme().good : theme().bad, theme().pane, known ? amount : amount / 3));
            one->setForeground(known ? theme().text : theme().muted);
        }
}

} // namespace nexus::ui
