#include "ui/catalogue/result_table.h"

#include "ui/catalogue/result_delegate.h"
#include "ui/theme/theme.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>

namespace nexus::ui {

namespace {

constexpr int leastName = 140, leastAdding = 90, wholeAdding = 212;

} // namespace

ResultTable::ResultTable(app::CatalogueModel* model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("results"));
    setAccessibleName(tr("Cards found"));
    setModel(model);
    setItemDelegate(new ResultDelegate(model, this));
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
        Q_EMIT sortWanted(m_sorted >= 0 ? m_model->headerData(m_sorted, Qt::Horizontal, app::CatalogueModel::ColumnIdRole).toString()
                                        : QString(),
                          m_descending);
    });
    connect(this, &QTableView::doubleClicked, this, [this] { Q_EMIT addWanted(Qt::NoModifier); });
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        if (!m_columnsShown && m_model->columnCount() > 0)
            showDefaultColumns();
    });
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
    using Kind = app::CatalogueModel::Column::Kind;
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const auto kind = m_model->columns()[static_cast<std::size_t>(i)].kind;
        const bool shown = kind == Kind::Cost || kind == Kind::Name || kind == Kind::Domains || kind == Kind::Fight ||
                           kind == Kind::Adding;
        setColumnHidden(i, !shown);
        const int width = kind == Kind::Cost      ? 44
                          : kind == Kind::Name    ? 190
                          : kind == Kind::Domains ? 92
                          : kind == Kind::Fight   ? 48
                          : kind == Kind::Adding  ? 212
                          : kind == Kind::InDeck  ? 48
                                                  : 90;
        setColumnWidth(i, width);
    }
    fitNameColumn();
}

// The name takes what the others leave; where that is little, the last words go before the name does.
void ResultTable::fitNameColumn()
{
    const int name = columnOf(QStringLiteral("name"));
    const int adding = columnOf(QStringLiteral("adding"));
    if (name < 0)
        return;
    int others = 0;
    for (int i = 0; i < m_model->columnCount(); ++i)
        if (i != name && i != adding && !isColumnHidden(i))
            others += columnWidth(i);
    int left = viewport()->width() - others;
    if (adding >= 0 && !isColumnHidden(adding)) {
        const int words = std::clamp(left - leastName, leastAdding, wholeAdding);
        setColumnWidth(adding, words);
        left -= words;
    }
    setColumnWidth(name, std::max(leastName, left));
}

void ResultTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitNameColumn();
}

void ResultTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void ResultTable::columnMenu(const QPoint& at)
{
    QMenu menu(this);
    for (int i = 0; i < m_model->columnCount(); ++i) {
        const auto& column = m_model->columns()[static_cast<std::size_t>(i)];
        auto* action = menu.addAction(column.title);
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(i));
        action->setEnabled(column.kind != app::CatalogueModel::Column::Kind::Name);
        connect(action, &QAction::toggled, this, [this, i](bool shown) {
            setColumnHidden(i, !shown);
            fitNameColumn();
        });
    }
    menu.addSeparator();
    menu.addAction(tr("Columns as at first"), this, [this] {
        showDefaultColumns();
        for (int i = 0; i < m_model->columnCount(); ++i)
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(i), i);
    });
    menu.exec(horizontalHeader()->mapToGlobal(at));
}

QByteArray ResultTable::columnState() const { return m_columnsShown ? horizontalHeader()->saveState() : QByteArray(); }

bool ResultTable::setColumnState(const QByteArray& state)
{
    if (state.isEmpty() || m_model->columnCount() == 0 || !horizontalHeader()->restoreState(state))
        return false;
    m_columnsShown = true;
    horizontalHeader()->setSortIndicatorShown(false);
    const int name = columnOf(QStringLiteral("name"));
    setColumnHidden(name, false);
    fitNameColumn();
    return true;
}

std::optional<model::CardIndex> ResultTable::currentCard() const { return m_model->cardAt(currentIndex().row()); }

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
        setCurrentIndex(m_model->index(std::max(row, 0), columnOf(QStringLiteral("name"))));
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
    case Qt::Key_Equal:
        Q_EMIT copiesWanted(1);
        return;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
        Q_EMIT copiesWanted(event->key() == Qt::Key_Delete && modifiers.testFlag(Qt::ShiftModifier) ? -model::maxCopies : -1);
        return;
    default: QTableView::keyPressEvent(event);
    }
}

void ResultTable::startDrag(Qt::DropActions)
{
    auto* cards = m_model->mimeData(selectionModel()->selectedRows());
    auto* drag = new QDrag(this);
    drag->setMimeData(cards);
    drag->exec(Qt::CopyAction);
}

} // namespace nexus::ui
