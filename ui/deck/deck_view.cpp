#include "ui/deck/deck_view.h"

#include "app/base/language.h"
#include "app/base/qt_text.h"
#include "app/documents/deck_actions.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QDrag>
#include <QDragMoveEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QScrollBar>
#include <QSpinBox>

#include <cmath>

namespace nexus::ui {

namespace {

constexpr int left = 12, tight = 8;              // before a row's parts
constexpr int glowSteps = 14, glowInterval = 60; // a glow takes so many steps of so many milliseconds

bool isTight(const QRect& row) { return row.width() < DeckDelegate::roomyRow; }

} // namespace

DeckDelegate::DeckDelegate(app::DeckModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QRect DeckDelegate::minusRect(const QRect& row)
{
    return isTight(row) ? QRect(row.left() + tight - 6, row.top(), 18, row.height())
                        : QRect(row.left() + left - 6, row.top(), 24, row.height());
}
QRect DeckDelegate::countRect(const QRect& row)
{
    return isTight(row) ? QRect(row.left() + tight + 12, row.top(), 18, row.height())
                        : QRect(row.left() + left + 18, row.top(), 22, row.height());
}
QRect DeckDelegate::plusRect(const QRect& row)
{
    return isTight(row) ? QRect(row.left() + tight + 30, row.top(), 18, row.height())
                        : QRect(row.left() + left + 40, row.top(), 24, row.height());
}

void DeckDelegate::setGlow(const QModelIndex& row, int by, qreal strength)
{
    m_glowing = row;
    m_glowsBy = by;
    m_glow = strength;
}

QString DeckDelegate::glowWords() const
{
    if (!m_glowing.isValid() || m_glowsBy == 0)
        return {};
    return (m_glowsBy > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(m_glowsBy));
}

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {200, m_model->row(index) ? rowHeight : blockHeight};
}

QString DeckDelegate::howToFill(const model::SectionId& id) const
{
    const auto* section = m_model->document() ? m_model->document()->checker().ruleset().section(id) : nullptr;
    if (section && section->free)
        return tr("empty: Shift+Enter puts a card here");
    if (section && section->optional)
        return tr("empty: Ctrl+Enter puts a card here");
    return tr("empty: Enter adds a card");
}

void DeckDelegate::paintBlock(QPainter& painter, const QRect& rect, const app::DeckBlock& block) const
{
    const auto font = painter.font();
    const int edge = isTight(rect) ? tight : left;
    const auto inner = rect.adjusted(edge, 4, -edge, 0);
    painter.fillRect(QRect(inner.left(), rect.bottom(), inner.width(), 1), theme().line);
    painter.setFont(sized(font, 13, true));
    painter.setPen(theme().text);
    const int used = drawLine(painter, inner, q(block.label));
    painter.setFont(sized(font, 12));
    painter.setPen(theme().muted);
    drawLine(painter, inner.adjusted(used + 12, 0, 0, 0),
        block.rows.empty() ? howToFill(block.section) : q(block.summary), Qt::AlignRight | Qt::AlignVCenter);
}

void DeckDelegate::paintCard(
    QPainter& painter, const QStyleOptionViewItem& option, const app::DeckRow& row, bool striped) const
{
    const auto rect = option.rect;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const bool glows = m_glowing.isValid() && option.index == m_glowing;
    const auto ground = rect.adjusted(4, 0, -4, 0);
    if (selected || hovered || striped)
        drawRounded(painter, ground, 4, selected ? theme().selection : theme().hover);
    if (glows) { // the frame fades; the words stay readable on the ground of what is chosen
        auto lit = theme().accent;
        lit.setAlphaF(static_cast<float>(m_glow));
        drawRounded(painter, QRectF(ground).adjusted(1, 1, -1, -1), 4, theme().selection, QPen(lit, 1.5));
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        painter.fillRect(QRect(ground.left(), ground.top() + 4, 3, ground.height() - 8), theme().accent);

    const bool narrow = isTight(rect);
    const auto font = painter.font();
    painter.setPen(theme().muted);
    if (!narrow || selected || hovered) {
        drawLine(painter, minusRect(rect), QStringLiteral("−"), Qt::AlignCenter);
        drawLine(painter, plusRect(rect), QStringLiteral("+"), Qt::AlignCenter);
    }
    painter.setPen(theme().text);
    painter.setFont(sized(font, 13, true));
    drawLine(painter, countRect(rect), QString::number(row.entry.count), Qt::AlignCenter);

    // From the right: all copies, one copy, pips; the name takes what is left.
    int right = rect.right() - (narrow ? tight : left);
    const int cost = narrow ? 22 : 28;
    if (!narrow) {
        drawLine(painter, QRect(right - 40, rect.top(), 40, rect.height()),
            row.cost ? QString::number(*row.cost * row.entry.count) : QString(), Qt::AlignRight | Qt::AlignVCenter);
        right -= 48;
    }
    painter.setFont(sized(font, 13));
    painter.setPen(theme().muted);
    drawLine(painter, QRect(right - cost, rect.top(), cost, rect.height()),
        row.cost ? QString::number(*row.cost) : QString(), Qt::AlignRight | Qt::AlignVCenter);
    right -= cost + (narrow ? 4 : 12);
    if (row.card && m_model->document())
        right -= drawPips(painter, QRect(rect.left(), rect.top(), right - rect.left(), rect.height()),
            m_model->document()->checker().catalogue(), *row.card, true);
    if (glows && m_glowsBy != 0) {
        painter.setFont(sized(font, 12, true));
        painter.setPen(theme().accent);
        const auto by = glowWords();
        right -= 8;
        right -= drawLine(
            painter, QRect(right - 36, rect.top(), 36, rect.height()), by, Qt::AlignRight | Qt::AlignVCenter);
    }
    const int nameLeft = plusRect(rect).right() + (narrow ? 4 : 13);
    const QRect nameRect(nameLeft, rect.top(), right - 8 - nameLeft, rect.height());
    const bool wrong = !row.problem.empty();
    painter.setPen(wrong ? theme().bad : theme().text);
    painter.setFont(sized(font, 13, wrong));
    auto name = q(row.name);
    if (!row.entry.printing.empty())
        name += QStringLiteral("  ") + q(row.entry.printing);
    drawLine(painter, nameRect, wrong ? withSign(app::wrongSign, name) : name);
}

void DeckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* block = m_model->block(index);
    if (!block)
        return;
    painter->save();
    painter->setFont(option.font);
    if (const auto* row = m_model->row(index))
        paintCard(*painter, option, *row, index.row() % 2 == 1);
    else
        paintBlock(*painter, option.rect, *block);
    painter->restore();
}

QWidget* DeckDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* row = m_model->row(index);
    if (!row)
        return nullptr;
    auto* box = new QSpinBox(parent);
    box->setRange(0, model::maxCopies);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setAlignment(Qt::AlignCenter);
    box->setFrame(false);
    box->setAutoFillBackground(true);
    box->setAccessibleName(tr("Copies of %1").arg(q(row->name)));
    return box;
}

void DeckDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (const auto* row = m_model->row(index)) {
        auto* box = qobject_cast<QSpinBox*>(editor);
        box->setValue(row->entry.count);
        box->selectAll();
    }
}

void DeckDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const
{
    const auto* row = m_model->row(index);
    const auto* block = m_model->block(index);
    auto* box = qobject_cast<QSpinBox*>(editor);
    box->interpretText();
    if (row && block && m_model->document() && box->value() != row->entry.count)
        (void)app::setCopies(*m_model->document(), app::PlacedCard{block->section, row->entry}, box->value());
}

void DeckDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    editor->setGeometry(countRect(option.rect).adjusted(-12, 2, 12, -2));
}

DeckView::DeckView(app::DeckModel* model, QWidget* parent)
    : QTreeView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("deck"));
    setAccessibleName(tr("Deck"));
    setModel(model);
    setItemDelegate(new DeckDelegate(model, this));
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setItemsExpandable(false);
    setExpandsOnDoubleClick(false);
    setFrameShape(NoFrame);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(EditKeyPressed | DoubleClicked);
    setMouseTracking(true);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QWidget::customContextMenuRequested, this,
        [this](const QPoint& at) { Q_EMIT menuWanted(viewport()->mapToGlobal(at)); });
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &DeckView::rememberPlace);
    connect(model, &QAbstractItemModel::modelReset, this, &DeckView::restorePlace);
    connect(model, &app::DeckModel::touched, this, &DeckView::showTouch);
    m_glowTimer.setInterval(glowInterval);
    connect(&m_glowTimer, &QTimer::timeout, this, &DeckView::glow);
}

// --- where everything is ----------------------------------------------------------------------------------------

void DeckView::updateGeometries()
{
    app::RowRoom room;
    room.width = viewport()->width();
    room.row = DeckDelegate::rowHeight;
    room.heading = DeckDelegate::blockHeight;
    room.belowBlock = 6;
    room.leastColumn = 268;
    room.between = 14;
    room.mostColumns = m_model->hasCards() ? 3 : 1;
    m_columns = app::rowColumns(m_model->blocks(), room, m_columns.beginsAt);
    auto* bar = verticalScrollBar();
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(DeckDelegate::rowHeight);
    bar->setRange(0, std::max(0, m_columns.height - viewport()->height()));
    QAbstractItemView::updateGeometries();
}

const app::ShownRow* DeckView::placeOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return nullptr;
    const auto block = index.parent().isValid() ? index.parent().row() : index.row();
    return m_columns.find(static_cast<std::size_t>(block), index.parent().isValid() ? index.row() : -1);
}

QModelIndex DeckView::indexOf(const app::ShownRow& place) const
{
    const auto block = m_model->index(static_cast<int>(place.block), 0);
    return place.row < 0 ? block : m_model->index(place.row, 0, block);
}

QRect DeckView::visualRect(const QModelIndex& index) const
{
    const auto* place = placeOf(index);
    return place ? place->area.translated(0, -verticalOffset()) : QRect();
}

QModelIndex DeckView::indexAt(const QPoint& point) const
{
    const auto* place = m_columns.at(point + QPoint(0, verticalOffset()));
    return place ? indexOf(*place) : QModelIndex();
}

// The first row of a block with its heading.
void DeckView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    const auto* place = placeOf(index);
    if (!place)
        return;
    auto* bar = verticalScrollBar();
    const int top = place->area.top() - (place->row == 0 ? DeckDelegate::blockHeight : 0);
    const int bottom = place->area.bottom() + 1, height = viewport()->height();
    if (hint == PositionAtCenter)
        bar->setValue((top + bottom - height) / 2);
    else if (hint == PositionAtTop || top < bar->value())
        bar->setValue(top);
    else if (hint == PositionAtBottom || bottom > bar->value() + height)
        bar->setValue(bottom - height);
}

void DeckView::scrollContentsBy(int dx, int dy)
{
    scrollDirtyRegion(dx, dy);
    viewport()->scroll(dx, dy);
}

// From the row at one corner to that at the other, as they are read.
void DeckView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    const auto from = indexAt(rect.topLeft()), to = indexAt(rect.bottomRight());
    const auto *first = placeOf(from), *last = placeOf(to);
    QItemSelection chosen;
    if (first && last) {
        if (last < first)
            std::swap(first, last);
        for (; first <= last; ++first)
            if (first->row >= 0)
                chosen.select(indexOf(*first), indexOf(*first));
    } else {
        const auto wanted = rect.normalized().translated(0, verticalOffset());
        for (const auto& place : m_columns.places)
            if (place.row >= 0 && place.area.intersects(wanted))
                chosen.select(indexOf(place), indexOf(place));
    }
    selectionModel()->select(chosen, command);
}

QRegion DeckView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const auto& index : selection.indexes())
        region += visualRect(index);
    return region;
}

// --- what was just done -----------------------------------------------------------------------------------------

void DeckView::showTouch(const model::SectionId& section, const model::DeckEntry& entry, int by)
{
    const auto index = m_model->find(section, entry);
    const auto* row = m_model->row(index);
    if (!row)
        return;
    executeDelayedItemsLayout();
    scrollTo(index);
    if (row->card)
        Q_EMIT cardTouched(*row->card);
    auto* delegate = static_cast<DeckDelegate*>(itemDelegate());
    if (const auto before = delegate->glowing(); before.isValid())
        viewport()->update(visualRect(before));
    delegate->setGlow(index, by, 1);
    viewport()->update(visualRect(index));
    m_glowsBy = by;
    m_glowStep = 0;
    m_glowTimer.start();
}

void DeckView::glow()
{
    auto* delegate = static_cast<DeckDelegate*>(itemDelegate());
    const auto index = delegate->glowing();
    const bool over = ++m_glowStep >= glowSteps || !index.isValid();
    if (over)
        m_glowTimer.stop();
    delegate->setGlow(over ? QModelIndex() : index, m_glowsBy, 1.0 - qreal(m_glowStep) / glowSteps);
    viewport()->update(visualRect(index));
}

void DeckView::rememberPlace()
{
    m_keptScroll = verticalScrollBar()->value();
    const auto current = currentIndex();
    m_keptSelected = selectionModel()->selectedRows().size() > 1 ? selectedCards() : std::vector<app::PlacedCard>();
    m_keptRow = 0;
    if (const auto* row = m_model->row(current)) {
        m_keptSection = m_model->block(current)->section;
        m_keptEntry = row->entry;
        m_keptRow = current.row();
    } else {
        m_keptEntry = {};
    }
}

void DeckView::restorePlace()
{
    expandAll();
    if (!m_keptEntry.card.empty()) {
        auto found = m_model->find(m_keptSection, m_keptEntry);
        if (!found.isValid()) // its last copy is out: the row that took its place
            for (int b = 0; b < m_model->rowCount() && !found.isValid(); ++b) {
                const auto block = m_model->index(b, 0);
                if (m_model->block(block)->section == m_keptSection && m_model->rowCount(block) > 0)
                    found = m_model->index(std::min(m_keptRow, m_model->rowCount(block) - 1), 0, block);
            }
        if (found.isValid())
            selectionModel()->setCurrentIndex(found, QItemSelectionModel::ClearAndSelect); // whatever keys are down
    }
    for (const auto& card : m_keptSelected)
        if (const auto index = m_model->find(card.section, card.entry); index.isValid())
            selectionModel()->select(index, QItemSelectionModel::Select);
    verticalScrollBar()->setValue(m_keptScroll);
}

std::vector<app::PlacedCard> DeckView::selectedCards() const
{
    std::vector<app::PlacedCard> cards;
    auto rows = selectionModel()->selectedRows();
    if (rows.empty() && currentIndex().isValid())
        rows << currentIndex();
    for (const auto& index : rows)
        if (const auto* row = m_model->row(index))
            cards.push_back({m_model->block(index)->section, row->entry});
    return cards;
}

const app::DeckRow* DeckView::currentRow() const { return m_model->row(currentIndex()); }

void DeckView::selectCards(const std::vector<std::string>& names)
{
    const auto found = m_model->named(names);
    if (found.empty())
        return;
    selectionModel()->setCurrentIndex(found.front(), QItemSelectionModel::ClearAndSelect);
    for (const auto& index : found)
        selectionModel()->select(index, QItemSelectionModel::Select);
    scrollTo(found.front(), EnsureVisible);
}

void DeckView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    if (const auto* row = m_model->row(current); row && row->card)
        Q_EMIT currentCardChanged(*row->card);
}

void DeckView::keyPressEvent(QKeyEvent* event)
{
    if (state() == EditingState &&
        !hasFocus()) { // what the editor of a count leaves over, as Enter, is not for the deck
        event->ignore();
        return;
    }
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            if (modifiers.testFlag(Qt::ControlModifier)) {
                Q_EMIT sideWanted();
                return;
            }
            if (modifiers != Qt::NoModifier)
                break;
        }
        Q_EMIT copiesWanted(1);
        return;
    case Qt::Key_Minus: Q_EMIT copiesWanted(-1); return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (modifiers.testFlag(Qt::ShiftModifier))
            Q_EMIT allOutWanted();
        else
            Q_EMIT copiesWanted(-1);
        return;
    default: break;
    }
    // A number sets the count: the first figure opens the editor and is its first figure.
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9 && modifiers == Qt::NoModifier &&
        m_model->row(currentIndex())) {
        QTreeView::edit(currentIndex());
        if (auto* box = viewport()->findChild<QSpinBox*>()) {
            box->setValue(event->key() - Qt::Key_0);
            auto* line = box->findChild<QLineEdit*>();
            line->end(false); // further figures come behind the first, not in its place
            line->setFocus();
        }
        return;
    }
    QTreeView::keyPressEvent(event);
}

bool DeckView::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    // A double click edits only on the count; elsewhere it would come in the way of plain clicks.
    if (trigger == DoubleClicked) {
        const auto* mouse = dynamic_cast<QMouseEvent*>(event);
        if (!mouse || !countPlaces(index).count.contains(mouse->pos()))
            return false;
    }
    return QTreeView::edit(index, trigger, event);
}

QModelIndex DeckView::rowFrom(QModelIndex index, bool down) const
{
    while (index.isValid() && !m_model->row(index))
        index = down ? indexBelow(index) : indexAbove(index);
    return index;
}

// The keyboard goes from card to card; headings have nothing to do.
QModelIndex DeckView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action == MoveLeft || action == MoveRight) {
        const auto* from = placeOf(currentIndex());
        const auto* beside = from ? m_columns.beside(*from, action == MoveLeft ? -1 : 1) : nullptr;
        return beside ? indexOf(*beside) : currentIndex();
    }
    const auto to = QTreeView::moveCursor(action, modifiers);
    const bool down = action == MoveDown || action == MoveNext || action == MovePageDown || action == MoveHome;
    auto row = rowFrom(to, down);
    if (!row.isValid() && (action == MoveEnd || action == MoveHome || action == MovePageDown || action == MovePageUp))
        row = rowFrom(to, !down);
    return row.isValid() ? row : currentIndex();
}

void DeckView::focusInEvent(QFocusEvent* event)
{
    QTreeView::focusInEvent(event);
    if (event->reason() == Qt::MouseFocusReason || m_model->row(currentIndex()))
        return;
    if (const auto first = firstCard(); first.isValid())
        setCurrentIndex(first);
}

QModelIndex DeckView::firstCard() const { return rowFrom(m_model->index(0, 0), true); }

DeckView::CountPlaces DeckView::countPlaces(const QModelIndex& index) const
{
    const auto row = visualRect(index);
    return {DeckDelegate::minusRect(row), DeckDelegate::countRect(row), DeckDelegate::plusRect(row)};
}

bool DeckView::clickSign(const QMouseEvent* event)
{
    const auto index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !m_model->row(index))
        return false;
    const auto places = countPlaces(index);
    const bool minus = places.minus.contains(event->pos());
    if (!minus && !places.plus.contains(event->pos()))
        return false;
    if (!selectionModel()->isSelected(index))
        setCurrentIndex(index);
    Q_EMIT copiesWanted(minus ? -1 : 1);
    return true;
}

void DeckView::mousePressEvent(QMouseEvent* event)
{
    if (!clickSign(event))
        QTreeView::mousePressEvent(event);
}

// The second of two quick clicks counts too. A tree's own double click looks for the row at that height.
void DeckView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!clickSign(event))
        QAbstractItemView::mouseDoubleClickEvent(event);
}

void DeckView::mouseMoveEvent(QMouseEvent* event)
{
    const auto index = indexAt(event->pos());
    const auto places = countPlaces(index);
    const bool onSign = m_model->row(index) &&
                        (places.minus.contains(event->pos()) || places.plus.contains(event->pos()));
    viewport()->setCursor(onSign ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QTreeView::mouseMoveEvent(event);
}

void DeckView::leaveEvent(QEvent* event)
{
    viewport()->unsetCursor();
    QTreeView::leaveEvent(event);
}

void DeckView::startDrag(Qt::DropActions)
{
    auto* cards = m_model->mimeData(selectionModel()->selectedRows());
    if (!cards)
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(cards);
    if (const auto picture = dragPicture(); !picture.isNull())
        drag->setPixmap(picture);
    drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
}

void DeckView::dragMoveEvent(QDragMoveEvent* event)
{
    QTreeView::dragMoveEvent(event);
    const auto index = indexAt(event->position().toPoint());
    const bool takes = m_model->canDropMimeData(event->mimeData(), event->dropAction(), 0, 0, index);
    if (takes)
        event->acceptProposedAction();
    const auto* place = placeOf(index);
    markDrop(takes && place ? static_cast<int>(place->block) : -1);
}

void DeckView::dragLeaveEvent(QDragLeaveEvent* event)
{
    markDrop(-1);
    QTreeView::dragLeaveEvent(event);
}

void DeckView::dropEvent(QDropEvent* event)
{
    markDrop(-1);
    QTreeView::dropEvent(event);
}

void DeckView::markDrop(int block)
{
    if (std::exchange(m_dropBlock, block) != block)
        viewport()->update();
}

QString DeckView::emptyWords() const
{
    if (m_model->isFiltered())
        return tr("No card of this deck matches.");
    const auto& ruleset = m_model->document()->checker().ruleset();
    const auto side = app::sideSection(ruleset);
    return side ? tr("The deck is empty. Ctrl+F searches cards, Enter adds the chosen one, Ctrl+Enter adds it to the "
                     "%1. "
                     "Or paste a list with Ctrl+Shift+V.")
                      .arg(app::withinSentence(app::sectionLabel(ruleset, *side)))
                : tr("The deck is empty. Ctrl+F searches cards, Enter adds the chosen one. Or paste a list with "
                     "Ctrl+Shift+V.");
}

void DeckView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    if (m_model->rowCount() == 0) {
        if (!m_model->document())
            return;
        painter.setPen(theme().muted);
        painter.drawText(
            viewport()->rect().adjusted(32, 32, -32, -32), Qt::AlignCenter | Qt::TextWordWrap, emptyWords());
        return;
    }
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const auto hovered = underMouse() ? indexAt(viewport()->mapFromGlobal(QCursor::pos())) : QModelIndex();
    QRect drop;
    for (const auto& place : m_columns.places) {
        option.rect = place.area.translated(0, -verticalOffset());
        if (static_cast<int>(place.block) == m_dropBlock)
            drop |= option.rect;
        if (!option.rect.intersects(event->rect()))
            continue;
        option.index = indexOf(place);
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(option.index));
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && currentIndex() == option.index);
        option.state.setFlag(QStyle::State_MouseOver, hovered == option.index);
        itemDelegate()->paint(&painter, option, option.index);
    }
    if (!drop.isEmpty())
        drawRounded(painter, QRectF(drop).adjusted(1, 1, -1, -1), 6, Qt::transparent, QPen(theme().accent, 2));
}

} // namespace nexus::ui
