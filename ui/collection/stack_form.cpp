#include "ui/collection/stack_form.h"

#include "app/text/finding_text.h"
#include "app/text/qt_text.h"
#include "model/base/text.h"
#include "model/collection/collection_edit.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QLineEdit>

#include <set>

namespace nexus::ui {

namespace {

using StackColumn = app::CollectionModel::Column;

QString textOf(const model::Stack& stack, int column)
{
    const auto amount = [](const std::optional<std::int64_t>& value) {
        return value ? q(model::amountText(*value)) : QString();
    };
    switch (column) {
    case StackColumn::Quantity: return QString::number(stack.quantity);
    case StackColumn::Trade: return QString::number(stack.forTrade);
    case StackColumn::Set: return q(stack.set);
    case StackColumn::Number: return q(stack.number);
    case StackColumn::Language: return q(stack.language);
    case StackColumn::Finish: return q(stack.finish);
    case StackColumn::Place: return q(stack.place);
    case StackColumn::Page: return q(stack.page);
    case StackColumn::LentTo: return q(stack.lentTo);
    case StackColumn::Acquired: return q(stack.acquired);
    case StackColumn::Paid: return amount(stack.paid);
    case StackColumn::Value: return amount(stack.value);
    case StackColumn::Tags: return q(model::joined(stack.tags, ", "));
    case StackColumn::Notes: return q(stack.notes);
    default: return {};
    }
}

} // namespace

StackForm::StackForm(app::Workspace& workspace, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_title(plainLabel({}, this))
    , m_about(mutedLabel({}, this))
    , m_form(new QWidget(this))
    , m_condition(named(new QComboBox(m_form), tr("Condition")))
    , m_trouble(new LineLabel(this))
{
    setAccessibleName(tr("What is told of the chosen stacks"));
    auto font = m_title->font();
    font.setPixelSize(15);
    font.setBold(true);
    m_title->setFont(font);
    auto* form = new QFormLayout(m_form);
    form->setContentsMargins({});
    form->setSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addField(form, StackColumn::Quantity, tr("Copies"));
    for (int i = 0; i < model::conditionCount; ++i)
        m_condition->addItem(q(model::conditionWord(static_cast<model::Condition>(i))));
    m_condition->setPlaceholderText(tr("different ones"));
    form->addRow(tr("Condition"), m_condition);
    addField(form, StackColumn::Language, tr("Language"), tr("en"));
    addField(form, StackColumn::Finish, tr("Finish"), tr("foil"));
    addField(form, StackColumn::Set, tr("Set"));
    addField(form, StackColumn::Number, tr("Number"));
    addField(form, StackColumn::Place, tr("Place"), tr("Binder 2"));
    addField(form, StackColumn::Page, tr("Page"), tr("14"));
    addField(form, StackColumn::LentTo, tr("Lent to"));
    addField(form, StackColumn::Trade, tr("For trade"));
    addField(form, StackColumn::Acquired, tr("Acquired"), tr("2026-11-21"));
    addField(form, StackColumn::Paid, tr("Paid each"), tr("2.50"));
    addField(form, StackColumn::Value, tr("Value each"), tr("3.00"));
    addField(form, StackColumn::Tags, tr("Tags"), tr("gift, signed"));
    addField(form, StackColumn::Notes, tr("Notes"));
    setLayout(columnOf(8, noMargins, {m_title, m_about, m_form, m_trouble, stretch()}));
    connect(m_condition, &QComboBox::activated, this, [this](int condition) {
        store(StackColumn::Condition, q(model::conditionCode(static_cast<model::Condition>(condition))));
    });
    connect(&workspace, &app::Workspace::collectionUpdated, this, &StackForm::refresh);
    refresh();
}

void StackForm::addField(QFormLayout* form, StackColumn column, const QString& label, const QString& example)
{
    auto* field = new QLineEdit(m_form);
    field->setAccessibleName(label);
    field->setProperty("example", example);
    form->addRow(label, field);
    m_fields[column] = field;
    connect(field, &QLineEdit::editingFinished, this, [this, field, column] {
        if (field->isModified())
            store(column, field->text());
    });
}

QLineEdit* StackForm::field(StackColumn column) const
{
    const auto at = m_fields.find(column);
    return at == m_fields.end() ? nullptr : at->second;
}

void StackForm::commit()
{
    for (const auto& [column, field] : m_fields)
        if (field->isModified())
            store(column, field->text());
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
        about = tr("%1, %2: what you write here is told of all of them.")
                    .arg(counted(m_stacks.size(), "stack", "stacks"), counted(copies, "copy", "copies"));
    } else {
        about = tr("Choose stacks in the table to see and change what is told of them.");
    }
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    m_condition->setCurrentIndex(conditions.size() == 1 ? *conditions.begin() : -1);
    for (const auto& [column, field] : m_fields) {
        if (field->hasFocus() && field->isModified())
            continue; // somebody is typing
        std::set<QString> values;
        for (const auto id : m_stacks) {
            values.insert(textOf(*collection.find(id), column));
            if (values.size() > 1)
                break;
        }
        field->setText(values.size() == 1 ? *values.begin() : QString());
        field->setModified(false);
        field->setPlaceholderText(values.size() > 1 ? tr("different ones")
                                  : field->property("example").toString().isEmpty()
                                      ? QString()
                                      : tr("such as %1").arg(field->property("example").toString()));
    }
}

void StackForm::store(int column, const QString& text)
{
    if (m_stacks.empty())
        return;
    const auto field = app::CollectionModel::fieldValue(column, text);
    const auto stacks = m_stacks;
    const auto done = field ? m_workspace.collection().edit([&](const model::Collection& collection) {
        return model::setField(collection, stacks, field->first, field->second);
    })
                            : tl::expected<void, QString>(tl::unexpected(field.error()));
    m_trouble->setText(done ? QString() : done.error(), LineLabel::Tone::Bad);
    if (const auto at = m_fields.find(column); at != m_fields.end() && done)
        at->second->setModified(false);
    if (!done)
        if (const auto at = m_fields.find(column); at != m_fields.end())
            at->second->setModified(false); // told; not told again at every step
    refresh();
}

} // namespace nexus::ui
