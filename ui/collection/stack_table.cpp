#include "ui/collection/stack_table.h"

#include "app/text/collection_text.h"
#include "ui/theme/painting.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QStyledItemDelegate>

#include <algorithm>

namespace nexus::ui {

namespace {

using Model = app::CollectionModel;

constexpr int rowPixels = 26;

class StackDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto heading = index.data(Model::HeadingRole).toString();
        painter->save();
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        painter->fillRect(option.rect, !heading.isEmpty() ? theme().ground
                                       : selected         ? theme().selection
                                                          : theme().pane);
        if (!heading.isEmpty()) {
            // One text over all columns: each cell paints its part of it.
            const auto* view = qobject_cast<const QTableView*>(option.widget);
            const int left = option.rect.left() -
                             (view ? view->columnViewportPosition(index.column()) - view->columnViewportPosition(0)
                                   : 0);
            painter->setClipRect(option.rect);
            painter->setPen(theme().text);
            painter->setFont(sized(option.font, 12, true));
            (void)drawLine(*painter,
                QRect(left + 8, option.rect.top(), view ? view->viewport()->width() : 400, option.rect.height()),
                heading);
            painter->restore();
            return;
        }
        const bool number = (index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
        const bool name = index.column() == Model::Card, strong = name || index.column() == Model::Quantity;
        if (option.font != m_font) {
            m_font = option.font;
            m_plain = sized(option.font, 13, false);
            m_strong = sized(option.font, 13, true);
        }
        painter->setFont(strong ? m_strong : m_plain);
        painter->setPen(strong ? theme().text : selected ? theme().text : theme().muted);
        (void)drawLine(*painter, option.rect.adjusted(8, 0, -8, -1), index.data(Qt::DisplayRole).toString(),
            (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        painter->setPen(theme().line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if ((option.state & QStyle::State_HasFocus) != 0) {
            painter->setPen(theme().accent);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
        }
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return {60, rowPixels}; }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (Model::columnAt(index.column()) != model::StackField::Condition)
            return QStyledItemDelegate::createEditor(parent, option, index);
        auto* box = new QComboBox(parent);
        for (int i = 0; i < model::conditionCount; ++i)
            box->addItem(QString::fromUtf8(model::conditionWord(static_cast<model::Condition>(i))));
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* box = qobject_cast<QComboBox*>(editor))
            box->setCurrentIndex(index.data(Qt::EditRole).toInt());
        else
            QStyledItemDelegate::setEditorData(editor, index);
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        if (const auto* box = qobject_cast<QComboBox*>(editor))
            model->setData(index, box->currentIndex(), Qt::EditRole);
        else
            QStyledItemDelegate::setModelData(editor, model, index);
    }

private:
    mutable QFont m_font, m_plain, m_strong; // made once, not for each cell
};

} // namespace

StackTable::StackTable(app::CollectionModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("stacks"));
    setAccessibleName(tr("Stacks of the collection"));
    setModel(model);
    setItemDelegate(new StackDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(rowPixels);
    auto* header = horizontalHeader();
    header->setSectionsMovable(true);
    header->setStretchLastSection(true);
    header->setHighlightSections(false);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(Model::Card, Qt::AscendingOrder);
    header->setSectionsClickable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::sortIndicatorChanged, this,
        [this](int column, Qt::SortOrder order) { m_model->sort(column, order); });
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint& at) {
        QMenu menu(this);
        for (int column = 0; column < m_model->columnCount(); ++column) {
            auto* action = menu.addAction(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
            action->setCheckable(true);
            action->setChecked(!isColumnHidden(column));
            action->setEnabled(column != Model::Card && column != Model::Quantity);
            connect(action, &QAction::toggled, this, [this, column](bool shown) { setColumnHidden(column, !shown); });
        }
        menu.exec(header->mapToGlobal(at));
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        m_model->setMarked(selectedStacks());
        Q_EMIT chosen();
    });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &StackTable::chosen);
    showDefaultColumns();
}

void StackTable::showDefaultColumns()
{
    constexpr int heldPixels = 72;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const auto field = Model::columnAt(column);
        const int pixels = field ? app::wordsOf(*field).width : heldPixels;
        if (pixels > 0)
            setColumnWidth(column, pixels);
        else
            setColumnHidden(column, true);
    }
}

std::vector<model::StackId> StackTable::selectedStacks() const
{
    std::vector<int> rows;
    for (const auto& range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<model::StackId> stacks;
    for (const int row : rows)
        if (const auto* stack = m_model->stackAt(row))
            stacks.push_back(stack->id);
    return stacks;
}

void StackTable::choose(model::StackId stack)
{
    const int row = m_model->rowOf(stack);
    if (row < 0)
        return;
    const auto index = m_model->index(row, Model::Card);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void StackTable::chooseFirst()
{
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const auto* stack = m_model->stackAt(row))
            return choose(stack->id);
}

void StackTable::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Plus: Q_EMIT quantityWanted(1); return;
    case Qt::Key_Minus: Q_EMIT quantityWanted(-1); return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (event->modifiers() & Qt::ShiftModifier)
            Q_EMIT removeWanted();
        else
            Q_EMIT quantityWanted(-1);
        return;
    case Qt::Key_Up:
        if (currentIndex().row() <= 0 && event->modifiers() == Qt::NoModifier) {
            Q_EMIT upFromFirst();
            return;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid() && state() != EditingState) {
            edit(m_model->index(currentIndex().row(),
                currentIndex().column() == Model::Card ? Model::Quantity : currentIndex().column()));
            return;
        }
        break;
    default: break;
    }
    QTableView::keyPressEvent(event);
}

void StackTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addActions(actions());
    menu.exec(event->globalPos());
}

QByteArray StackTable::columnState() const { return horizontalHeader()->saveState(); }

void StackTable::setColumnState(const QByteArray& state)
{
    if (!state.isEmpty())
        horizontalHeader()->restoreState(state);
}

} // namespace nexus::ui
