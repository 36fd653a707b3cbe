#include "ui/collection/stack_form.h"

#include "app/base/qt_text.h"
#include "app/text/finding_text.h"
#include "model/base/text.h"
#include "model/collection/collection_edit.h"
#include "ui/theme/counted.h"
#include "ui/theme/layout.h"
#include "ui/theme/line_label.h"
#include "ui/theme/parts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <algorithm>
#include <set>

namespace nexus::ui {

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
    for (int i = 0; i < model::conditionCount; ++i)
        m_condition->addItem(q(model::conditionWord(static_cast<model::Condition>(i))));
    m_condition->setPlaceholderText(tr("different ones"));
    std::vector<const app::FieldWords*> rows;
    for (const auto& words : app::fieldWords())
        if (*words.label != '\0')
            rows.push_back(&words);
    std::rotate(rows.begin(), rows.begin() + 2, rows.begin() + 6); // set and number behind the finish
    for (const auto* words : rows)
        if (words->field == model::StackField::Condition)
            form->addRow(tr(words->label), m_condition);
        else
            addField(form, *words);
    setLayout(columnOf(8, noMargins, {m_title, m_about, m_form, m_trouble, stretch()}));
    connect(m_condition, &QComboBox::activated, this, [this](int condition) {
        store(model::StackField::Condition, q(model::conditionCode(static_cast<model::Condition>(condition))));
    });
    connect(&workspace, &app::Workspace::collectionUpdated, this, &StackForm::refresh);
    refresh();
}

void StackForm::addField(QFormLayout* form, const app::FieldWords& words)
{
    auto* field = new QLineEdit(m_form);
    field->setAccessibleName(tr(words.label));
    field->setProperty("example", tr(words.example));
    form->addRow(tr(words.label), field);
    m_fields[words.field] = field;
    connect(field, &QLineEdit::editingFinished, this, [this, field, which = words.field] {
        if (field->isModified())
            store(which, field->text());
    });
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
        about = tr("%1, %2: what you write here is told of all of them.")
                    .arg(counted(m_stacks.size(), "stack", "stacks"), counted(copies, "copy", "copies"));
    } else {
        about = tr("Choose stacks in the table to see and change what is told of them.");
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
        field->setPlaceholderText(values.size() > 1 ? tr("different ones")
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
