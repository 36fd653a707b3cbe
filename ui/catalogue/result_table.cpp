#include "ui/catalogue/result_table.h"

#include "ui/theme/kept_columns.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QDrag>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <utility>

namespace nexus::ui {

namespace {

using Kind = app::CatalogueModel::Column::Kind;

constexpr int wideName = 190, leastName = 120;
constexpr int leastAdding = 112, wholeAdding = 212;
constexpr int mostPips = 6, stepWidth = 26;
constexpr int copyWidth = 8, copyStep = 11, copyTop = 5, copyHeight = 13;
constexpr int usualWidth = 90;
constexpr int narrowTable = 460; // below, nothing may need sideways scrolling

} // namespace

ResultDelegate::ResultDelegate(const app::CatalogueModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QSize ResultDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {60, rowHeight}; }

bool ResultDelegate::looksRight(const QModelIndex& row) const
{
    const auto card = m_model->cardAt(row.row());
    const auto painted = card ? m_painted.find(*card) : m_painted.end();
    return painted != m_painted.end() && painted->second == row.data(app::CatalogueModel::AllowedRole).toBool();
}

void ResultDelegate::paintName(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const
{
    const QRect upper(rect.left(), rect.top() + 4, rect.width(), 17);
    QRect lower(rect.left(), rect.top() + 20, rect.width(), 15);
    const auto font = painter.font();
    painter.setPen(allowed ? theme().text : theme().muted);
    painter.setFont(sized(font, 13, true));
    drawLine(painter, upper, index.data(Qt::DisplayRole).toString());
    if (const auto card = m_model->cardAt(index.row()); m_pipsBelow && card)
        lower.setWidth(
            lower.width() - drawPips(painter, lower.translated(0, 2), *m_model->catalogue(), *card, true) - 6);
    painter.setPen(theme().muted);
    painter.setFont(sized(font, 11));
    drawLine(painter, lower, index.data(app::CatalogueModel::TypeLineRole).toString());
    painter.setFont(font);
}

// The colour of a choice before its word; gives what is left for the word.
QRect ResultDelegate::paintSwatch(
    QPainter& painter, const QRect& rect, const app::CatalogueModel::Column& column, model::CardIndex card) const
{
    constexpr int side = 11, gap = 6;
    const auto& colours = m_model->catalogue()->game().attributes[*column.attribute].colours;
    const auto value = m_model->catalogue()->number(card, *column.attribute);
    if (!value || *value < 0 || static_cast<std::size_t>(*value) >= colours.size())
        return rect;
    const QColor colour(QString::fromStdString(colours[static_cast<std::size_t>(*value)]));
    drawRounded(painter, QRectF(rect.left(), rect.center().y() - side / 2, side, side), 3, colour);
    return rect.adjusted(side + gap, 0, 0, 0);
}

void ResultDelegate::paintAdding(QPainter& painter, const QRect& rect, const QModelIndex& index, bool allowed) const
{
    auto text = index.data(Qt::DisplayRole).toString();
    if (text.isEmpty())
        return;
    paintSteps(painter, rect, index, allowed);
    const QRect below(rect.left(), rect.top() + 20, rect.width(), 15);
    auto sign = index.data(app::CatalogueModel::SignRole).toString().toUtf8();
    const bool hovered = m_hovered == index && m_hoveredPip > 0;
    if (hovered) { // what the pip leads to
        text = m_model->copiesWords(*m_model->cardAt(index.row()), m_hoveredPip);
        sign.clear();
        allowed = true;
    }
    painter.setFont(sized(painter.font(), 11));
    painter.setPen(allowed ? theme().good : theme().muted);
    const auto whole = [&] { return sign.isEmpty() ? text : withSign(sign.constData(), text); };
    if (!hovered && lineWidth(painter, whole()) > below.width())
        text = index.data(app::CatalogueModel::BriefRole).toString();
    drawLine(painter, below.adjusted(std::max(0, below.width() - lineWidth(painter, whole())), 0, 0, 0), whole());
}

QRect ResultDelegate::minusRect(const QRect& cell)
{
    return {cell.right() - std::min(stepsWidth, cell.width()) + 1, cell.top(), stepWidth, cell.height()};
}

QRect ResultDelegate::plusRect(const QRect& cell)
{
    return {cell.right() - stepWidth + 1, cell.top(), stepWidth, cell.height()};
}

QRect ResultDelegate::pipRect(const QRect& cell, int limit, int copies)
{
    if (limit < 1 || limit > mostPips || copies < 1 || copies > limit)
        return {};
    const int left = minusRect(cell).right() + 1, room = plusRect(cell).left() - left;
    const int width = (limit - 1) * copyStep + copyWidth;
    return width > room ? QRect()
                        : QRect(left + (room - width) / 2 + (copies - 1) * copyStep, cell.top() + copyTop, copyWidth,
                              copyHeight);
}

// A pip in these colours, painted once.
const QPixmap& ResultDelegate::pip(const QColor& ground, const QColor& frame, qreal ratio) const
{
    auto& kept = m_pips[{ground.rgba(), frame.rgba(), ratio}];
    if (kept.isNull()) {
        kept = QPixmap(QSize(copyWidth, copyHeight) * ratio);
        kept.setDevicePixelRatio(ratio);
        kept.fill(Qt::transparent);
        QPainter painter(&kept);
        drawRounded(painter, QRectF(0.5, 0.5, copyWidth - 1, copyHeight - 1), 2.5, ground, QPen(frame));
    }
    return kept;
}

void ResultDelegate::setHovered(const QModelIndex& cell, int copies)
{
    m_hovered = cell;
    m_hoveredPip = copies;
}

// A pip for each copy the limit allows, filled for those that are there; a number where they are many, and where there
// are more than the limit.
void ResultDelegate::paintSteps(QPainter& painter, const QRect& cell, const QModelIndex& index, bool allowed) const
{
    const int copies = index.data(app::CatalogueModel::CopiesRole).toInt();
    const auto limit = index.data(app::CatalogueModel::LimitRole);
    const auto font = painter.font();
    const auto upper = [](QRect rect) {
        rect.setTop(rect.top() + 3);
        rect.setHeight(17);
        return rect;
    };
    const auto minus = upper(minusRect(cell)), plus = upper(plusRect(cell));
    painter.setFont(sized(font, 15));
    painter.setPen(copies > 0 ? theme().text : theme().line);
    drawLine(painter, minus, QStringLiteral("−"), Qt::AlignCenter);
    painter.setPen(allowed ? theme().accent : theme().line);
    drawLine(painter, plus, QStringLiteral("+"), Qt::AlignCenter);
    const int most = limit.toInt();
    if (copies <= most && !pipRect(cell, most, 1).isEmpty()) {
        const int hovered = m_hovered == index ? m_hoveredPip : 0;
        for (int i = 1; i <= most; ++i) {
            const bool lit = i <= hovered && i > copies;
            painter.drawPixmap(pipRect(cell, most, i).topLeft(), pip(i <= copies ? theme().accent
                                                                     : lit       ? theme().selection
                                                                                 : theme().pane,
                                                                     i <= copies || lit ? theme().accent
                                                                     : allowed          ? theme().muted
                                                                                        : theme().line,
                                                                     painter.device()->devicePixelRatio()));
        }
    } else {
        const QRect middle(minus.right() + 1, minus.top(), plus.left() - minus.right() - 1, minus.height());
        painter.setPen(limit.isValid() && copies > most ? theme().bad : copies > 0 ? theme().text : theme().muted);
        painter.setFont(sized(font, 12, copies > 0));
        drawLine(painter, middle,
            limit.isValid() ? QStringLiteral("%1/%2").arg(copies).arg(most) : QString::number(copies), Qt::AlignCenter);
    }
    painter.setFont(font);
}

void ResultDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto card = m_model->cardAt(index.row());
    if (!card || index.column() >= static_cast<int>(m_model->columns().size()))
        return;
    painter->save();
    painter->setFont(option.font);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    drawRowGround(*painter, option);

    const auto& column = m_model->columns()[static_cast<std::size_t>(index.column())];
    const bool allowed = (column.kind == Kind::Name || column.kind == Kind::Adding) &&
                         index.data(app::CatalogueModel::AllowedRole).toBool();
    if (column.kind == Kind::Name) {
        if (m_painted.size() > 1000) // more than any window shows
            m_painted.clear();
        m_painted[*card] = allowed;
    }
    const auto rect = option.rect.adjusted(8, 0, -8, -1);
    switch (column.kind) {
    case Kind::Cost: drawCost(*painter, option.rect, index.data().toString(), selected); break;
    case Kind::Name: paintName(*painter, rect, index, allowed); break;
    case Kind::Domains: drawPips(*painter, rect, *m_model->catalogue(), *card, false); break;
    case Kind::Adding: paintAdding(*painter, rect, index, allowed); break;
    case Kind::Attribute:
        painter->setPen(theme().text);
        drawLine(*painter, paintSwatch(*painter, rect, column, *card), index.data().toString());
        break;
    default:
        painter->setPen(column.kind == Kind::Type ? theme().muted : theme().text);
        drawLine(*painter, rect, index.data().toString());
    }
    // The current cell is marked for the keyboard: a bar at the left edge of the row.
    if (option.state.testFlag(QStyle::State_HasFocus) || (selected && column.kind == Kind::Cost))
        painter->fillRect(
            QRect(option.rect.left(), option.rect.top(), column.kind == Kind::Cost ? 3 : 0, option.rect.height() - 1),
            theme().accent);
    painter->restore();
}

ResultTable::ResultTable(app::CatalogueModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new ResultDelegate(model, this))
{
    setObjectName(QStringLiteral("results"));
    setAccessibleName(tr("Cards found"));
    setModel(model);
    setItemDelegate(m_delegate);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setWordWrap(false);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(10);
    verticalHeader()->setDefaultSectionSize(ResultDelegate::rowHeight);
    verticalScrollBar()->setSingleStep(ResultDelegate::rowHeight);
    auto* header = horizontalHeader();
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMinimumSectionSize(36);
    header->setSectionsClickable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setAccessibleName(tr("Columns"));
    connect(header, &QHeaderView::customContextMenuRequested, this, &ResultTable::columnMenu);
    connect(header, &QHeaderView::sectionClicked, this, [this, header](int section) {
        // up, down, then back to the query's own order
        if (m_sorted != section) {
            m_sorted = section;
            m_descending = false;
        } else if (!m_descending) {
            m_descending = true;
        } else {
            m_sorted = -1;
        }
        header->setSortIndicatorShown(m_sorted >= 0);
        if (m_sorted >= 0)
            header->setSortIndicator(m_sorted, m_descending ? Qt::DescendingOrder : Qt::AscendingOrder);
        Q_EMIT sortWanted(
            m_sorted >= 0 ? m_model->headerData(m_sorted, Qt::Horizontal, app::CatalogueModel::ColumnIdRole).toString()
                          : QString(),
            m_descending);
    });
    connect(this, &QTableView::doubleClicked, this, [this] { Q_EMIT addWanted(Qt::NoModifier); });
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        if (!m_columnsShown && m_model->columnCount() > 0)
            showDefaultColumns();
    });
}

// An edit of the deck changes what adding says, and the whole row only where +1 became possible or stopped being so.
void ResultTable::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles)
{
    if (QAccessible::isActive() || roles != QList<int>{app::CatalogueModel::AllowedRole})
        return QTableView::dataChanged(topLeft, bottomRight, roles);
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (const auto kind = m_model->columns()[static_cast<std::size_t>(column)].kind;
            (kind == Kind::Adding || kind == Kind::InDeck) && !isColumnHidden(column))
            viewport()->update(columnViewportPosition(column), 0, columnWidth(column), viewport()->height());
    const int last = rowAt(viewport()->height() - 1);
    for (int row = std::max(0, rowAt(0)); row <= (last < 0 ? m_model->rowCount() - 1 : last); ++row)
        if (!m_delegate->looksRight(m_model->index(row, 0)))
            viewport()->update(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
}

int ResultTable::columnOf(const QString& id) const
{
    for (int i = 0; i < m_model->columnCount(); ++i)
        if (m_model->columns()[static_cast<std::size_t>(i)].id == id)
            return i;
    return -1;
}

void ResultTable::showDefaultColumns()
{
    m_columnsShown = true;
    const auto face = m_model->catalogue() ? m_model->catalogue()->game().face : model::FaceLayout();
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const auto& column = m_model->columns()[static_cast<std::size_t>(i)];
        const auto kind = column.kind;
        const bool frame = kind == Kind::Attribute && face.frameBy == model::FrameBy::Choice &&
                           column.attribute == face.frame;
        const bool shown = frame || kind == Kind::Cost || kind == Kind::Name || kind == Kind::Domains ||
                           kind == Kind::Fight || kind == Kind::Adding;
        setColumnHidden(i, !shown);
        const int width = kind == Kind::Cost                            ? 44
                          : kind == Kind::Name                          ? 190
                          : kind == Kind::Domains                       ? 84
                          : kind == Kind::Fight                         ? 48
                          : kind == Kind::Adding                        ? wholeAdding
                          : kind == Kind::InDeck || kind == Kind::Owned ? 48
                                                                        : usualWidth;
        setColumnWidth(i, width);
    }
    keepChosen();
    fitColumns();
}

void ResultTable::keepChosen()
{
    m_chosen.assign(static_cast<std::size_t>(m_model->columnCount()), false);
    m_squeezed.assign(m_chosen.size(), false);
    m_widths.resize(m_chosen.size(), usualWidth);
    for (int i = 0; i < m_model->columnCount(); ++i)
        m_chosen[static_cast<std::size_t>(i)] = !isColumnHidden(i);
}

bool ResultTable::isSqueezed(int column) const
{
    return column >= 0 && static_cast<std::size_t>(column) < m_squeezed.size() &&
           m_squeezed[static_cast<std::size_t>(column)] && isColumnHidden(column);
}

// Takes columns away, the least telling first, until the name and the last words have room.
void ResultTable::squeezeColumns(int least)
{
    const int name = columnOf(QStringLiteral("name"));
    const int adding = columnOf(QStringLiteral("adding"));
    const auto widthOf = [&](int i) { return m_widths[static_cast<std::size_t>(i)]; };
    for (int i = 0; i < m_model->columnCount(); ++i) {
        if (!isColumnHidden(i)) // a hidden one says 0
            m_widths[static_cast<std::size_t>(i)] = columnWidth(i);
        if (!m_squeezed[static_cast<std::size_t>(i)])
            m_chosen[static_cast<std::size_t>(i)] = !isColumnHidden(i);
    }
    int needed = least;
    auto shown = m_chosen;
    for (int i = 0; i < m_model->columnCount(); ++i)
        if (shown[static_cast<std::size_t>(i)])
            needed += i == name ? 0 : i == adding ? leastAdding : widthOf(i);
    const bool narrow = viewport()->width() < narrowTable;
    for (const auto kind : {Kind::Keywords, Kind::Rarity, Kind::Set, Kind::Type, Kind::Attribute, Kind::Fight,
             Kind::InDeck, Kind::Domains})
        for (int i = m_model->columnCount() - 1; i >= 0; --i)
            if (narrow && needed > viewport()->width() && shown[static_cast<std::size_t>(i)] &&
                m_model->columns()[static_cast<std::size_t>(i)].kind == kind) {
                shown[static_cast<std::size_t>(i)] = false;
                needed -= widthOf(i);
            }
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_squeezed[at] = m_chosen[at] && !shown[at];
        if (isColumnHidden(i) == shown[at])
            setColumnHidden(i, !shown[at]);
    }
    m_delegate->setPipsBelowName(isSqueezed(columnOf(QStringLiteral("domains"))));
}

// The name takes what the others leave; where that is little, the last words go before the name does.
void ResultTable::fitColumns()
{
    const int name = columnOf(QStringLiteral("name"));
    const int adding = columnOf(QStringLiteral("adding"));
    if (name < 0 || m_chosen.size() != static_cast<std::size_t>(m_model->columnCount()))
        return;
    squeezeColumns(leastName);
    int others = 0;
    for (int i = 0; i < m_model->columnCount(); ++i)
        if (i != name && i != adding && !isColumnHidden(i))
            others += columnWidth(i);
    int left = viewport()->width() - others;
    if (adding >= 0 && !isColumnHidden(adding)) {
        const int words = std::clamp(left - wideName, leastAdding, wholeAdding);
        setColumnWidth(adding, words);
        left -= words;
    }
    setColumnWidth(name, std::max(leastName, left));
}

void ResultTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void ResultTable::columnMenu(const QPoint& at)
{
    QMenu menu(this);
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const auto& column = m_model->columns()[static_cast<std::size_t>(i)];
        auto* action = menu.addAction(isSqueezed(i) ? tr("%1 (no room now)").arg(column.title) : column.title);
        action->setCheckable(true);
        action->setChecked(m_chosen[static_cast<std::size_t>(i)]);
        action->setEnabled(column.kind != Kind::Name);
        connect(action, &QAction::toggled, this, [this, i](bool shown) {
            m_chosen[static_cast<std::size_t>(i)] = shown;
            setColumnHidden(i, !shown);
            fitColumns();
        });
    }
    menu.addSeparator();
    menu.addAction(tr("Reset columns"), this, [this] {
        showDefaultColumns();
        for (int i = 0; i < m_model->columnCount(); ++i)
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(i), i);
    });
    menu.exec(horizontalHeader()->mapToGlobal(at));
}

// As chosen: what is hidden only for want of room is not kept as hidden.
QByteArray ResultTable::columnState() const
{
    if (!m_columnsShown)
        return {};
    std::vector<int> squeezed;
    for (int i = 0; i < m_model->columnCount(); ++i)
        if (isSqueezed(i))
            squeezed.push_back(i);
    auto* header = horizontalHeader();
    const QSignalBlocker quiet(header);
    for (const int i : squeezed)
        header->setSectionHidden(i, false);
    auto state = keptColumns(*header);
    for (const int i : squeezed)
        header->setSectionHidden(i, true);
    return state;
}

bool ResultTable::setColumnState(const QByteArray& state)
{
    if (!restoreColumns(*horizontalHeader(), state))
        return false;
    m_columnsShown = true;
    horizontalHeader()->setSortIndicatorShown(false);
    const int name = columnOf(QStringLiteral("name"));
    setColumnHidden(name, false);
    keepChosen();
    fitColumns();
    return true;
}

std::vector<model::CardIndex> ResultTable::selectedCards() const
{
    std::vector<model::CardIndex> cards;
    for (const auto& index : selectionModel()->selectedRows())
        if (const auto card = m_model->cardAt(index.row()))
            cards.push_back(*card);
    if (cards.empty())
        if (const auto card = currentCard())
            cards.push_back(*card);
    return cards;
}

void ResultTable::setCurrentCard(model::CardIndex card)
{
    const int row = m_model->rowOf(card);
    if (m_model->rowCount() > 0)
        selectionModel()->setCurrentIndex(m_model->index(std::max(row, 0), columnOf(QStringLiteral("name"))),
            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows); // whatever keys are down
}

void ResultTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    if (const auto card = m_model->cardAt(current.row()); card && current.isValid())
        Q_EMIT currentCardChanged(*card);
    else
        Q_EMIT noCurrentCard();
}

void ResultTable::keyPressEvent(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentCard())
            Q_EMIT addWanted(modifiers);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal: Q_EMIT copiesWanted(1); return;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        Q_EMIT copiesWanted(
            event->key() == Qt::Key_Delete && modifiers.testFlag(Qt::ShiftModifier) ? -model::maxCopies : -1);
        return;
    case Qt::Key_Home:
    case Qt::Key_End: // of the cards, not of the columns
        goTo(event->key() == Qt::Key_Home ? 0 : m_model->rowCount() - 1, modifiers.testFlag(Qt::ShiftModifier));
        return;
    default: break;
    }
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9 && modifiers == Qt::NoModifier && currentCard())
        Q_EMIT countWanted(event->key() - Qt::Key_0);
    else
        QTableView::keyPressEvent(event);
}

int ResultTable::pipAt(const QPoint& at) const
{
    const auto index = indexAt(at);
    if (!index.isValid() || index.column() != columnOf(QStringLiteral("adding")) || index.data().toString().isEmpty())
        return 0;
    const int limit = index.data(app::CatalogueModel::LimitRole).toInt();
    if (index.data(app::CatalogueModel::CopiesRole).toInt() > limit)
        return 0;
    const auto cell = visualRect(index).adjusted(8, 0, -8, -1);
    for (int copies = 1; copies <= limit && copies <= mostPips; ++copies)
        if (ResultDelegate::pipRect(cell, limit, copies).adjusted(-1, -4, 1, 2).contains(at))
            return copies;
    return 0;
}

void ResultTable::hover(const QModelIndex& cell, int pip)
{
    const auto before = m_delegate->hovered();
    if (before == cell && m_delegate->hoveredPip() == pip)
        return;
    m_delegate->setHovered(cell, pip);
    for (const auto& changed : {before, cell})
        if (changed.isValid())
            viewport()->update(visualRect(changed));
}

void ResultTable::mouseMoveEvent(QMouseEvent* event)
{
    const auto at = event->position().toPoint();
    const int pip = pipAt(at);
    hover(pip > 0 ? indexAt(at) : QModelIndex(), pip);
    viewport()->setCursor(pip > 0 || stepAt(at) != 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QTableView::mouseMoveEvent(event);
}

void ResultTable::leaveEvent(QEvent* event)
{
    hover({}, 0);
    QTableView::leaveEvent(event);
}

int ResultTable::stepAt(const QPoint& at) const
{
    const auto index = indexAt(at);
    if (!index.isValid() || index.column() != columnOf(QStringLiteral("adding")) || index.data().toString().isEmpty())
        return 0;
    const auto cell = visualRect(index).adjusted(8, 0, -8, -1);
    return ResultDelegate::minusRect(cell).contains(at) ? -1 : ResultDelegate::plusRect(cell).contains(at) ? 1 : 0;
}

void ResultTable::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    m_stepping = left ? stepAt(event->position().toPoint()) : 0;
    m_pip = left ? pipAt(event->position().toPoint()) : 0;
    if ((m_stepping != 0 || m_pip != 0) && event->modifiers() != Qt::NoModifier) {
        // Of this row alone: Shift here is about the limit, not about more rows.
        selectionModel()->setCurrentIndex(
            indexAt(event->position().toPoint()), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        return;
    }
    QTableView::mousePressEvent(event);
}

void ResultTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (stepAt(event->position().toPoint()) != 0 || pipAt(event->position().toPoint()) != 0)
        mousePressEvent(event); // the second of two quick steps
    else
        QTableView::mouseDoubleClickEvent(event);
}

void ResultTable::mouseReleaseEvent(QMouseEvent* event)
{
    QTableView::mouseReleaseEvent(event);
    const auto at = event->position().toPoint();
    if (const int by = std::exchange(m_stepping, 0); by != 0 && stepAt(at) == by) {
        if (by > 0 && event->modifiers().testFlag(Qt::ShiftModifier)) // over the limit, if need be
            Q_EMIT addWanted(Qt::ControlModifier | Qt::ShiftModifier);
        else
            Q_EMIT copiesWanted(by);
    }
    // The last pip that is filled again: without it.
    if (const int pip = std::exchange(m_pip, 0); pip != 0 && pipAt(at) == pip)
        Q_EMIT countWanted(indexAt(at).data(app::CatalogueModel::CopiesRole).toInt() == pip ? pip - 1 : pip);
}

void ResultTable::contextMenuEvent(QContextMenuEvent* event)
{
    const auto at = event->reason() == QContextMenuEvent::Keyboard
                        ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                        : event->globalPos();
    if (currentCard())
        Q_EMIT menuWanted(at);
}

// The only chosen row; or all up to it, where the choice is stretched.
void ResultTable::goTo(int row, bool stretched)
{
    const auto column = columnOf(QStringLiteral("name"));
    const auto index = m_model->index(row, column);
    if (!index.isValid())
        return;
    const auto from = currentIndex();
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (stretched && from.isValid())
        selectionModel()->select(QItemSelection(m_model->index(std::min(from.row(), row), column),
                                     m_model->index(std::max(from.row(), row), column)),
            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void ResultTable::startDrag(Qt::DropActions)
{
    auto* cards = m_model->mimeData(selectionModel()->selectedRows());
    auto* drag = new QDrag(this);
    drag->setMimeData(cards);
    drag->exec(Qt::CopyAction);
}

} // namespace nexus::ui
