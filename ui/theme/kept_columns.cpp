#include "ui/theme/kept_columns.h"

#include <QHeaderView>
#include <QList>
#include <QSignalBlocker>

#include <algorithm>
#include <optional>
#include <vector>

namespace nexus::ui {

namespace {

constexpr auto hiddenWord = "hidden", upWord = "up", downWord = "down";
constexpr int mostWidth = 10'000;
constexpr qsizetype longestKept = 4'000;

struct Column {
    int logical = 0, width = 0;
    bool hidden = false;
};

std::optional<int> numberUpTo(const QByteArray& word, int most)
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber && number >= 0 && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<Column> columnIn(const QByteArray& text, int count)
{
    const auto words = text.simplified().split(' ');
    const bool hidden = words.size() == 3 && words[2] == hiddenWord;
    if (words.size() != 2 && !hidden)
        return std::nullopt;
    const auto logical = numberUpTo(words[0], count - 1), width = numberUpTo(words[1], mostWidth);
    return logical && width ? std::optional(Column{*logical, *width, hidden}) : std::nullopt;
}

// Each column once; empty where it is not so.
std::vector<Column> columnsIn(const QByteArray& text, int count)
{
    std::vector<Column> columns;
    QList<int> told;
    for (const auto& part : text.split(',')) {
        const auto column = columnIn(part, count);
        if (!column || told.contains(column->logical))
            return {};
        told << column->logical;
        columns.push_back(*column);
    }
    return told.size() == count ? columns : std::vector<Column>();
}

} // namespace

QByteArray keptColumns(QHeaderView& header)
{
    QList<QByteArray> columns;
    for (int visual = 0; visual < header.count(); ++visual) {
        const int logical = header.logicalIndex(visual);
        const bool hidden = header.isSectionHidden(logical);
        const QSignalBlocker quiet(header);
        header.setSectionHidden(logical, false); // a hidden one tells no width
        auto column = QByteArray::number(logical) + ' ' + QByteArray::number(header.sectionSize(logical));
        header.setSectionHidden(logical, hidden);
        columns << (hidden ? column + ' ' + hiddenWord : column);
    }
    const bool up = header.sortIndicatorOrder() == Qt::AscendingOrder;
    return columns.join(", ") + "; " + QByteArray::number(header.sortIndicatorSection()) + ' ' +
           (up ? upWord : downWord);
}

bool restoreColumns(QHeaderView& header, const QByteArray& kept)
{
    const auto parts = kept.size() <= longestKept ? kept.split(';') : QList<QByteArray>();
    if (parts.size() != 2 || header.count() == 0)
        return false;
    const auto columns = columnsIn(parts[0], header.count());
    if (columns.empty() || std::all_of(columns.begin(), columns.end(), [](const auto& each) { return each.hidden; }))
        return false;
    for (std::size_t visual = 0; visual < columns.size(); ++visual) {
        const auto& column = columns[visual];
        header.moveSection(header.visualIndex(column.logical), static_cast<int>(visual));
        header.setSectionHidden(column.logical, false);
        header.resizeSection(column.logical, column.width);
        header.setSectionHidden(column.logical, column.hidden);
    }
    const auto words = parts[1].simplified().split(' ');
    if (const auto sorted = numberUpTo(words.first(), header.count() - 1))
        header.setSortIndicator(*sorted, words.last() == downWord ? Qt::DescendingOrder : Qt::AscendingOrder);
    return true;
}

} // namespace nexus::ui
