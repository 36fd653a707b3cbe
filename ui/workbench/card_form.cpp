#include "ui/workbench/card_form.h"

#include "app/base/qt_text.h"
#include "model/base/text.h"
#include "ui/theme/layout.h"
#include "ui/theme/parts.h"
#include "ui/theme/text_field.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace nexus::ui {

using importers::CardField;
using model::AttributeKind;

namespace {

// Proposes the word after the last comma.
class LastWordCompleter : public QCompleter {
public:
    using QCompleter::QCompleter;
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override
    {
        const auto text = static_cast<QLineEdit*>(widget())->text();
        const auto comma = text.lastIndexOf(QLatin1Char(','));
        return (comma < 0 ? QString() : text.left(comma) + QStringLiteral(", ")) + QCompleter::pathFromIndex(index);
    }
    [[nodiscard]] QStringList splitPath(const QString& text) const override
    {
        return {text.mid(text.lastIndexOf(QLatin1Char(',')) + 1).trimmed()};
    }
};

} // namespace

CardForm::CardForm(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("The selected card"));
}

void CardForm::setCard(app::CardListDocument* list, std::optional<importers::SheetPlace> place)
{
    m_list = list;
    m_place = list ? place : std::nullopt;
    if (m_built != list || !m_place || m_place->table != m_table || m_fields.empty())
        rebuild();
    refresh();
}

void CardForm::rebuild()
{
    m_fields.clear();
    m_built = m_list;
    if (!m_place) {
        setWidget(new QWidget);
        return;
    }
    m_table = m_place->table;
    auto* lines = new QFormLayout;
    lines->setRowWrapPolicy(QFormLayout::WrapLongRows);
    lines->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (std::size_t column = 0; column < m_list->sheet().tables[m_table].headings.size(); ++column) {
        m_fields.push_back(makeField(column));
        lines->addRow(m_fields.back().heading, named(m_fields.back().widget, m_fields.back().heading));
    }
    setWidget(asWidget(lines, {12, 12, 12, 12}));
}

CardForm::Field CardForm::makeField(std::size_t column)
{
    const auto& game = m_list->game();
    const auto& heading = m_list->sheet().tables[m_table].headings[column];
    const auto meaning = importers::columnOf(heading, game, importers::setCode(m_list->options().set));
    const auto* attribute = meaning.field == CardField::Attribute ? &game.attributes[meaning.attribute] : nullptr;
    Field field{q(heading), nullptr, {}, {}};
    if ((attribute && attribute->kind == AttributeKind::Text) || meaning.field == CardField::Rules ||
        meaning.field == CardField::Flavor) {
        auto* edit = new TextField(model::maxTextLength);
        edit->setTabChangesFocus(true);
        edit->setFixedHeight(edit->fontMetrics().lineSpacing() * 5 + 12);
        connect(edit, &QPlainTextEdit::textChanged, this, [this, column] { typed(column); });
        field.text = [edit] { return edit->toPlainText(); };
        field.setText = [edit](const QString& text) { edit->setPlainText(text); };
        field.widget = edit;
        return field;
    }
    if (attribute && (attribute->kind == AttributeKind::Choice || attribute->kind == AttributeKind::Flag)) {
        auto* choice = new QComboBox;
        choice->setEditable(true);
        choice->setInsertPolicy(QComboBox::NoInsert);
        choice->addItems(attribute->kind == AttributeKind::Choice
                             ? texts(attribute->choices)
                             : QStringList{QStringLiteral("yes"), QStringLiteral("no")});
        connect(choice, &QComboBox::editTextChanged, this, [this, column] { typed(column); });
        field.text = [choice] { return choice->currentText(); };
        field.setText = [choice](const QString& text) { choice->setEditText(text); };
        field.widget = choice;
        return field;
    }
    auto* edit = new QLineEdit;
    if (const auto words = wordsOf(meaning.field); !words.isEmpty()) {
        auto* completer = new LastWordCompleter(words, edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        edit->setCompleter(completer);
    }
    connect(edit, &QLineEdit::textChanged, this, [this, column] { typed(column); });
    field.text = [edit] { return edit->text(); };
    field.setText = [edit](const QString& text) { edit->setText(text); };
    field.widget = edit;
    return field;
}

// What the list and the game have in such a field.
QStringList CardForm::wordsOf(CardField field) const
{
    std::set<std::string> words;
    const auto& game = m_list->game();
    if (field == CardField::Type)
        for (const auto& type : game.types)
            words.insert(type.name);
    if (field == CardField::Keywords)
        for (const auto& keyword : game.keywords)
            words.insert(keyword.name);
    for (const auto& listed : m_list->reading().list.cards) {
        if (field == CardField::Type)
            words.insert(listed.card.type);
        if (field == CardField::Subtypes)
            words.insert(listed.card.subtypes.begin(), listed.card.subtypes.end());
        if (field == CardField::Keywords)
            words.insert(listed.card.keywords.begin(), listed.card.keywords.end());
    }
    QStringList list;
    for (const auto& word : words)
        list << q(word);
    return list;
}

void CardForm::refresh()
{
    if (!m_list || !m_place)
        return;
    const auto& tables = m_list->sheet().tables;
    if (m_place->table >= tables.size() || m_place->row >= tables[m_place->table].rows.size())
        return;
    const auto& cells = tables[m_place->table].rows[m_place->row].cells;
    m_filling = true;
    for (std::size_t column = 0; column < m_fields.size() && column < cells.size(); ++column)
        if (importers::cellValue(m_fields[column].text().toStdString()) != cells[column])
            m_fields[column].setText(q(cells[column]));
    m_filling = false;
}

void CardForm::typed(std::size_t column)
{
    if (!m_filling && m_list && m_place)
        m_list->setCell(*m_place, column, m_fields[column].text());
}

QWidget* CardForm::field(const QString& heading) const
{
    const auto at = std::find_if(
        m_fields.begin(), m_fields.end(), [&](const auto& field) { return field.heading == heading; });
    return at == m_fields.end() ? nullptr : at->widget;
}

void CardForm::focusName()
{
    if (!m_list || !m_place)
        return;
    const auto column = importers::columnOfField(
        m_list->sheet().tables[m_place->table], CardField::Name, m_list->game(), m_list->options().set);
    if (column && *column < m_fields.size())
        focusField(m_fields[*column].widget);
}

void CardForm::focusField(QWidget* field)
{
    ensureWidgetVisible(field);
    field->setFocus();
    if (auto* edit = qobject_cast<QLineEdit*>(field))
        edit->selectAll();
    else if (auto* choice = qobject_cast<QComboBox*>(field); choice && choice->lineEdit())
        choice->lineEdit()->selectAll();
}

} // namespace nexus::ui
