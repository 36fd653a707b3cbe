#include "ui/collection/stack_table.h"

#include "model/collection/collection_edit.h"
#include "ui/theme/layout.h"
#include "ui/theme/painting.h"
#include "ui/theme/parts.h"
#include "ui/theme/row_table.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QStyledItemDelegate>

#include <algorithm>
#include <set>

namespace nexus::ui {

namespace {

using Model = app::CollectionModel;

constexpr int rowPixels = 28;

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
        const auto* shown = static_cast<const Model*>(index.model());
        const auto card = name ? index.data(Model::CardRole) : QVariant();
        if (card.isValid() && shown->catalogue() && card.toUInt() < shown->catalogue()->size())
            drawCardName(*painter, option.rect.adjusted(0, 0, 0, -1), index.data(Qt::DisplayRole).toString(),
                *shown->catalogue(), card.toUInt(), selected);
        else
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
            box->addItem(tr(model::conditionWord(static_cast<model::Condition>(i))));
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
        const int wanted = field ? app::wordsOf(*field).width : heldPixels;
        if (wanted > 0)
            setColumnWidth(column, std::max(wanted, horizontalHeader()->sectionSizeHint(column)));
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
        if (currentIndex().row() <= 0 && event->modifiers() == Qt::NoModifier)
            return Q_EMIT upFromFirst();
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

void StackTable::setColumnState(const QByteArray& state) { restoreColumns(*horizontalHeader(), state); }

StackForm::StackForm(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_title(plainLabel({}, this))
    , m_about(mutedLabel({}, this))
    , m_form(new QWidget(this))
    , m_condition(named(new QComboBox(m_form), tr("Condition")))
    , m_trouble(new LineLabel(this))
{
    setAccessibleName(tr("Details of the chosen stacks"));
    m_title->setFont(bold(sized(m_title->font(), 15)));
    auto* form = new QFormLayout(m_form);
    form->setContentsMargins({});
    form->setSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (int i = 0; i < model::conditionCount; ++i)
        m_condition->addItem(tr(model::conditionWord(static_cast<model::Condition>(i))));
    m_condition->setPlaceholderText(tr("different values"));
    std::vector<const app::FieldWords*> rows;
    for (const auto& words : app::fieldWords())
        if (*words.label != '\0')
            rows.push_back(&words);
    std::rotate(rows.begin(), rows.begin() + 2, rows.begin() + 6); // set and number behind the finish
    for (const auto* words : rows)
        if (words->field == model::StackField::Condition) {
            form->addRow(tr(words->label), m_condition);
        } else {
            auto* field = m_fields[words->field] = named(new QLineEdit(m_form), tr(words->label));
            field->setProperty("example", tr(words->example));
            form->addRow(tr(words->label), field);
            connect(field, &QLineEdit::editingFinished, this, [this, field, which = words->field] {
                if (field->isModified())
                    store(which, field->text());
            });
        }
    setLayout(columnOf(8, noMargins, {m_title, m_about, m_form, m_trouble, stretch()}));
    connect(m_condition, &QComboBox::activated, this, [this](int condition) {
        store(model::StackField::Condition, q(model::conditionCode(static_cast<model::Condition>(condition))));
    });
    connect(&workspace, &app::Workspace::collectionUpdated, this, &StackForm::refresh);
    refresh();
}

QLineEdit* StackForm::field(model::StackField field) const
{
    const auto at = m_fields.find(field);
    return at == m_fields.end() ? nullptr : at->second;
}

void StackForm::commit()
{
    for (const auto& [which, field] : m_fields)
        if (field->isModified())
            store(which, field->text());
}

void StackForm::setStacks(std::vector<model::StackId> stacks)
{
    if (stacks == m_stacks)
        return;
    commit();
    m_stacks = std::move(stacks);
    m_trouble->setText({});
    refresh();
}

void StackForm::refresh()
{
    if (m_filling)
        return;
    const auto& collection = m_workspace.collection().collection();
    std::erase_if(m_stacks, [&](model::StackId id) { return !collection.find(id); });
    m_form->setVisible(!m_stacks.empty());
    std::int64_t copies = 0;
    std::set<std::string> names;
    std::set<int> conditions;
    for (const auto id : m_stacks) {
        const auto* stack = collection.find(id);
        copies += stack->quantity;
        names.insert(stack->name);
        conditions.insert(static_cast<int>(stack->condition));
    }
    m_title->setText(m_stacks.empty()    ? tr("Nothing is chosen")
                     : names.size() == 1 ? q(*names.begin())
                                         : tr("%1 cards").arg(names.size()));
    QString about;
    if (m_stacks.size() == 1) {
        for (const auto deck : collection.builtDecks())
            if (const int held = collection.heldBy(deck, m_stacks.front()))
                about += (about.isEmpty() ? QString() : QStringLiteral("\n")) +
                         tr("%1 set aside for %2").arg(held).arg(m_workspace.collection().deckName(deck));
    } else if (!m_stacks.empty()) {
        about = tr("%1, %2: changes here apply to all of them.")
                    .arg(counted(m_stacks.size(), "stacks"), counted(copies, "copies"));
    } else {
        about = tr("Choose stacks in the table to see and change their details.");
    }
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    m_condition->setCurrentIndex(conditions.size() == 1 ? *conditions.begin() : -1);
    for (const auto& [which, field] : m_fields) {
        if (field->hasFocus() && field->isModified())
            continue; // somebody is typing
        std::set<QString> values;
        for (const auto id : m_stacks) {
            values.insert(q(model::fieldText(*collection.find(id), which)));
            if (values.size() > 1)
                break;
        }
        field->setText(values.size() == 1 ? *values.begin() : QString());
        field->setModified(false);
        field->setPlaceholderText(values.size() > 1 ? tr("different values")
                                  : field->property("example").toString().isEmpty()
                                      ? QString()
                                      : tr("such as %1").arg(field->property("example").toString()));
    }
}

void StackForm::store(model::StackField field, const QString& text)
{
    if (m_stacks.empty())
        return;
    const auto value = app::CollectionModel::fieldValue(field, text);
    const auto stacks = m_stacks;
    const auto done = value ? m_workspace.collection().edit([&](const model::Collection& collection) {
        return model::setField(collection, stacks, field, *value);
    })
                            : tl::expected<void, QString>(tl::unexpected(value.error()));
    m_trouble->setText(done ? QString() : done.error(), LineLabel::Tone::Bad);
    if (const auto at = m_fields.find(field); at != m_fields.end())
        at->second->setModified(false); // a refusal is not said again at every step
    refresh();
}

} // namespace nexus::ui
