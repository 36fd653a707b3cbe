#include "ui/theme/row_table.h"

#include "app/base/qt_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QCollator>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>
#include <unordered_set>

namespace nexus::ui {

RowModel::RowModel(std::vector<RowColumn> columns, QObject* parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns))
{
}

void RowModel::setRows(TableRows rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    order();
    endResetModel();
}

qint64 RowModel::id(int shown) const { return m_rows.id ? m_rows.id(given(shown)) : given(shown); }

void RowModel::setTicked(std::set<qint64> ids)
{
    if (ids == m_ticked)
        return;
    m_ticked = std::move(ids);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
    Q_EMIT tickedChanged();
}

int RowModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows.count; }

int RowModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant RowModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const int row = given(index.row()), column = index.column();
    switch (role) {
    case Qt::DisplayRole: return m_rows.text(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (m_columns[static_cast<std::size_t>(column)].number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::CheckStateRole:
        if (m_tickable && column == 0)
            return m_ticked.contains(id(index.row())) ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::ToolTipRole: {
        const auto tip = m_rows.tip ? m_rows.tip(row, column) : QString();
        return tip.isEmpty() ? QVariant() : tip;
    }
    default: return m_rows.look ? m_rows.look(row, column, role) : QVariant();
    }
}

bool RowModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || !m_tickable || index.column() != 0 || role != Qt::CheckStateRole)
        return false;
    if (value.toInt() == Qt::Checked)
        m_ticked.insert(id(index.row()));
    else
        m_ticked.erase(id(index.row()));
    Q_EMIT dataChanged(index, index, {role});
    Q_EMIT tickedChanged();
    return true;
}

Qt::ItemFlags RowModel::flags(const QModelIndex& index) const
{
    auto flags = QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren;
    if (m_tickable && index.column() == 0)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant RowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::ToolTipRole)
        return column.tip.isEmpty() ? column.title : column.tip;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (column.number && !column.leftHeading ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return {};
}

// Keys are made once a row: texts of twenty thousand rows are compared some three hundred thousand times.
void RowModel::order()
{
    const auto count = static_cast<std::size_t>(m_rows.count);
    m_order.resize(count);
    std::iota(m_order.begin(), m_order.end(), 0);
    const auto sorted = [&](const auto& keys) {
        std::stable_sort(m_order.begin(), m_order.end(), [&](int a, int b) {
            const auto& left = keys[static_cast<std::size_t>(a)];
            const auto& right = keys[static_cast<std::size_t>(b)];
            return m_direction == Qt::AscendingOrder ? left < right : right < left;
        });
    };
    if (m_column <= 0 || m_column >= columnCount()) {
        if (m_direction == Qt::DescendingOrder)
            std::reverse(m_order.begin(), m_order.end());
    } else if (m_columns[static_cast<std::size_t>(m_column)].number) {
        std::vector<qint64> keys;
        for (int row = 0; row < m_rows.count; ++row)
            keys.push_back(m_rows.number(row, m_column));
        sorted(keys);
    } else {
        QCollator collator;
        collator.setNumericMode(true);
        collator.setCaseSensitivity(Qt::CaseInsensitive);
        std::vector<QCollatorSortKey> keys;
        keys.reserve(count);
        for (int row = 0; row < m_rows.count; ++row)
            keys.push_back(collator.sortKey(m_rows.text(row, m_column)));
        sorted(keys);
    }
}

void RowModel::sort(int column, Qt::SortOrder direction)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const auto before = m_order;
    m_column = column;
    m_direction = direction;
    order();
    std::vector<int> place(m_order.size());
    for (std::size_t shown = 0; shown < m_order.size(); ++shown)
        place[static_cast<std::size_t>(m_order[shown])] = static_cast<int>(shown);
    const auto old = persistentIndexList();
    QModelIndexList now;
    for (const auto& each : old)
        now << index(place[static_cast<std::size_t>(before[static_cast<std::size_t>(each.row())])], each.column());
    changePersistentIndexList(old, now);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

RowTable::RowTable(const QString& name, std::vector<RowColumn> columns, QWidget* parent)
    : QTreeView(parent)
    , m_rows(new RowModel(std::move(columns), this))
{
    setAccessibleName(name);
    setModel(m_rows);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setItemDelegate(new BarDelegate(this));
    for (int column = 0; column < m_rows->columnCount(); ++column)
        setColumnWidth(column, m_rows->columns()[static_cast<std::size_t>(column)].width);
    stretch(m_rows->columns().back().number ? 0 : m_rows->columnCount() - 1);
    sortByColumn(0, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(m_rows, &RowModel::tickedChanged, this, &RowTable::tickedChanged);
}

void RowTable::stretch(int column)
{
    header()->setStretchLastSection(false);
    for (int each = 0; each < m_rows->columnCount(); ++each)
        header()->setSectionResizeMode(each, each == column ? QHeaderView::Stretch : QHeaderView::Interactive);
}

void RowTable::setTickable() { m_rows->setTickable(); }

void RowTable::setRows(TableRows rows)
{
    m_filling = true;
    std::unordered_set<qint64> kept;
    for (const auto& index : selectionModel()->selectedRows())
        kept.insert(m_rows->id(index.row()));
    const auto now = currentIndex();
    const auto currentId = now.isValid() ? std::optional(m_rows->id(now.row())) : std::nullopt;
    m_rows->setRows(std::move(rows));
    if (currentId) {
        QItemSelection again;
        QModelIndex current;
        for (int row = 0; row < shown(); ++row) {
            const auto id = m_rows->id(row);
            if (kept.contains(id))
                again.select(m_rows->index(row, 0), m_rows->index(row, m_rows->columnCount() - 1));
            if (id == *currentId)
                current = m_rows->index(row, now.column());
        }
        if (!current.isValid() && shown() > 0) { // the row that took its place
            current = m_rows->index(std::min(now.row(), shown() - 1), 0);
            if (again.isEmpty() && !kept.empty())
                again.select(current.siblingAtColumn(0), current.siblingAtColumn(m_rows->columnCount() - 1));
        }
        selectionModel()->select(again, QItemSelectionModel::ClearAndSelect);
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    }
    m_filling = false;
    Q_EMIT chosenChanged();
}

int RowTable::current() const { return currentIndex().isValid() ? m_rows->given(currentIndex().row()) : -1; }

std::vector<int> RowTable::chosen() const
{
    std::vector<int> rows;
    for (const auto& index : selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    for (auto& row : rows)
        row = m_rows->given(row);
    return rows;
}

void RowTable::choose(qint64 id)
{
    for (int row = 0; row < shown(); ++row)
        if (m_rows->id(row) == id) {
            selectionModel()->setCurrentIndex(
                m_rows->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            scrollTo(m_rows->index(row, 0));
            return;
        }
}

void RowTable::chooseFirst()
{
    if (!currentIndex().isValid() && shown() > 0)
        selectionModel()->setCurrentIndex(
            m_rows->index(0, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

QString RowTable::shownText(int row, int column) const { return m_rows->index(row, column).data().toString(); }

void RowTable::keyPressEvent(QKeyEvent* event)
{
    const auto box = currentIndex().siblingAtColumn(0);
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier &&
        box.data(Qt::CheckStateRole).isValid()) {
        m_rows->setData(
            box, box.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void RowTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    if (!m_filling)
        Q_EMIT chosenChanged();
}

void RowTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (!m_filling && current.row() != previous.row())
        Q_EMIT chosenChanged();
}

void drawCardName(QPainter& painter, const QRect& cell, const QString& name, const model::Catalogue& catalogue,
    model::CardIndex card, bool onSelection)
{
    constexpr int tile = 34, leastName = 90;
    auto room = cell;
    if (const auto cost = catalogue.game().face.cost) {
        const auto value = app::valueText(catalogue, card, *cost);
        if (!value.empty())
            drawCost(painter, QRect(cell.left(), cell.top(), tile, cell.height()), q(value), onSelection);
        room.setLeft(cell.left() + tile + 4);
    }
    room.setRight(room.right() - 8);
    const auto font = painter.font();
    const int wanted = lineWidth(painter, name);
    const auto points = app::domainPoints(catalogue, card);
    int pips = 0;
    for (const auto& [domain, value] : points)
        pips += pipWidth(painter, catalogue.game(), domain, value) + 3;
    if (pips > 0 && room.width() - pips - 8 >= std::min(wanted, leastName))
        room.setRight(room.right() - drawPips(painter, room, catalogue, card, true) - 8);
    painter.setFont(font);
    drawLine(painter, room, name);
}

bool BarDelegate::paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto card = index.data(cardRole);
    const auto* table = qobject_cast<const RowTable*>(option.widget);
    if (!card.isValid() || !table || !table->catalogue() || card.toUInt() >= table->catalogue()->size())
        return false;
    auto ground = option;
    initStyleOption(&ground, index);
    const auto colour = ground.palette.color(
        option.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text);
    ground.text.clear();
    table->style()->drawControl(QStyle::CE_ItemViewItem, &ground, &painter, table);
    painter.save();
    painter.setFont(ground.font);
    painter.setPen(colour);
    drawCardName(painter, option.rect, index.data().toString(), *table->catalogue(), card.toUInt(),
        option.state.testFlag(QStyle::State_Selected));
    painter.restore();
    return true;
}

QSize BarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int cardHeight = 28;
    auto size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(cardRole).isValid())
        size.setHeight(std::max(size.height(), cardHeight));
    return size;
}

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (paintCard(*painter, option, index))
        return;
    const auto part = index.data(barRole);
    if (!part.isValid())
        return QStyledItemDelegate::paint(painter, option, index);
    auto cell = option;
    const int words = option.fontMetrics.horizontalAdvance(QStringLiteral("000000 of 000000"));
    cell.rect.setWidth(std::min(words + 12, option.rect.width()));
    auto ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const auto* style = option.widget ? option.widget->style() : nullptr;
    if (style)
        style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    painter->save();
    painter->setPen(theme().text);
    painter->setFont(option.font);
    painter->drawText(cell.rect.adjusted(4, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
    const int thick = std::max(6, option.fontMetrics.height() / 2);
    const QRect bar(cell.rect.right() + 4, option.rect.center().y() - thick / 2,
        option.rect.right() - cell.rect.right() - 12, thick);
    if (bar.width() > 8) {
        painter->fillRect(bar, theme().track);
        const auto share = std::clamp(part.toDouble(), 0.0, 1.0);
        painter->fillRect(QRect(bar.topLeft(), QSize(static_cast<int>(bar.width() * share), bar.height())),
            share >= 1 ? theme().good : theme().accent);
    }
    painter->restore();
}

} // namespace nexus::ui
