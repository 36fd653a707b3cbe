#include "importers/collection_rows.h"

#include "model/base/text.h"

#include <algorithm>
#include <charconv>

namespace nexus::importers {

using model::FieldKind;
using model::Stack;
using model::StackField;

namespace {

// "3", "3x", "x3", "3 x".
std::optional<int> copiesOf(std::string_view cell)
{
    if (cell.ends_with('x') || cell.ends_with('X'))
        cell.remove_suffix(1);
    else if (cell.starts_with('x') || cell.starts_with('X'))
        cell.remove_prefix(1);
    cell = model::trimmed(cell);
    int copies = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), copies);
    if (error != std::errc() || end != cell.data() + cell.size() || cell.front() == '-' ||
        copies > model::maxStackCopies)
        return std::nullopt;
    return copies;
}

bool saysNo(std::string_view cell)
{
    const auto form = model::headingForm(cell);
    return form.empty() || form == "no" || form == "false" || form == "0" || form == "n" || form == "none";
}

bool tellsNothing(std::string_view cell) { return cell.empty() || cell == "-" || cell == "N/A" || cell == "n/a"; }

// "NM/M" too.
std::optional<model::Condition> conditionInCell(std::string cell)
{
    auto condition = model::conditionOf(cell);
    if (!condition && std::erase(cell, '/') > 0)
        condition = model::conditionOf(cell);
    return condition;
}

} // namespace

std::string joinedTags(const std::vector<std::string>& tags)
{
    std::string cell;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        cell += i == 0 ? "" : ";";
        for (const char c : tags[i]) {
            if (c == ';' || c == '\\')
                cell += '\\';
            cell += c;
        }
    }
    return cell;
}

std::vector<std::string> ownTags(std::string_view cell)
{
    std::vector<std::string> tags(1);
    for (std::size_t i = 0; i < cell.size(); ++i)
        if (cell[i] == ';')
            tags.emplace_back();
        else
            tags.back() += cell[i] == '\\' && i + 1 < cell.size() ? cell[++i] : cell[i];
    for (auto& tag : tags)
        tag = std::string(model::trimmed(tag));
    std::erase_if(tags, [](const auto& tag) { return tag.empty(); });
    return tags;
}

CollectionRows::CollectionRows(const Table& table, CollectionColumns columns, model::StackList list)
    : m_table(table)
    , m_columns(std::move(columns))
    , m_list(list)
    , m_own(m_columns.form == CollectionForm::Own)
    , m_unknownUsed(m_columns.columns.size())
{
    m_file.form = m_columns.form;
}

void CollectionRows::read(const TableRow& row)
{
    m_row = &row;
    m_good = true;
    m_marks.clear();
    m_setName.clear();
    Stack stack;
    stack.list = m_list;
    for (std::size_t i = 0; i < row.cells.size() && m_good; ++i)
        if (!row.cells[i].empty() || m_columns.columns[i].field == StackField::Quantity)
            take(stack, i, row.cells[i]);
    if (stack.set.empty())
        stack.set = std::move(m_setName);
    if (m_good)
        check(stack);
    if (m_good)
        m_file.lines.push_back({row.line, std::move(stack), {}});
}

CollectionFile CollectionRows::finish()
{
    for (std::size_t i = 0; i < m_unknownUsed.size(); ++i)
        if (m_unknownUsed[i])
            m_file.unknownColumns.push_back(m_table.headings[i]);
    if (m_currencies.size() > 1)
        m_file.notes.push_back({.reason = "names several currencies; the amounts are taken as they stand, side by side",
            .line = m_table.line,
            .heading = m_table.headings[*m_columns.find({.other = OtherColumn::Currency})],
            .value = shortened(model::joined({m_currencies.begin(), m_currencies.end()}, ", "))});
    m_file.problems.insert(m_file.problems.end(), m_table.broken.begin(), m_table.broken.end());
    std::stable_sort(
        m_file.problems.begin(), m_file.problems.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
    return std::move(m_file);
}

ImportProblem CollectionRows::told(std::string reason, std::size_t column) const
{
    const auto name = m_columns.find({StackField::Name});
    return {.reason = std::move(reason),
        .line = m_row->line,
        .heading = m_table.headings[column],
        .value = shortened(m_row->cells[column]),
        .card = name ? shortened(m_row->cells[*name]) : std::string()};
}

void CollectionRows::fault(std::string reason, std::size_t column)
{
    m_file.problems.push_back(told(std::move(reason), column));
    m_good = false;
}

void CollectionRows::text(
    std::string& target, std::size_t column, const std::string& cell, std::size_t most, bool breaks)
{
    if (auto wrong = textFault(cell, most, breaks))
        return fault(std::move(*wrong), column);
    target = cell;
}

void CollectionRows::take(Stack& stack, std::size_t i, const std::string& cell)
{
    const auto& column = m_columns.columns[i];
    if (!column.field)
        return takeOther(stack, i, cell);
    const auto& info = model::infoOf(*column.field);
    const auto string = [&]() -> std::string& { return stack.*std::get<std::string Stack::*>(info.member); };
    switch (info.kind) {
    case FieldKind::List:
        if (const auto& list = m_lastList.of(cell, [](const auto& word) { return model::stackListOf(word); }))
            stack.list = *list;
        else
            fault("is not owned, wanted or unmatched", i);
        break;
    case FieldKind::Key: {
        std::string key;
        text(key, i, cell, 2 * maxNameLength);
        stack.card = model::CardKey(std::move(key));
        break;
    }
    case FieldKind::Text: text(string(), i, cell); break;
    case FieldKind::Lines: text(string(), i, cell, model::maxStackNotes, true); break;
    case FieldKind::Copies:
        copies(stack.*std::get<int Stack::*>(info.member), info.field == StackField::Quantity ? 1 : 0, i, cell);
        break;
    case FieldKind::Condition:
        if (const auto& condition = m_lastCondition.of(cell, conditionInCell))
            stack.condition = *condition;
        else
            fault("is no condition such as NM, Near Mint or Lightly Played", i);
        break;
    case FieldKind::Language:
        text(string(), i, cell);
        if (m_good && !m_own)
            string() = *m_lastLanguage.of(
                cell, [](const auto& word) { return std::optional(model::languageCode(word)); });
        break;
    case FieldKind::Finish:
        text(string(), i, cell);
        if (m_good && !m_own)
            string() = *m_lastFinish.of(cell, [](const auto& word) { return std::optional(model::finishOf(word)); });
        break;
    case FieldKind::Day: day(string(), i, cell); break;
    case FieldKind::Amount: amount(stack.*std::get<std::optional<std::int64_t> Stack::*>(info.member), i, cell); break;
    case FieldKind::Tags: tags(stack, i, cell); break;
    }
}

void CollectionRows::takeOther(Stack& stack, std::size_t i, const std::string& cell)
{
    switch (m_columns.columns[i].other) {
    case OtherColumn::Unknown: m_unknownUsed[i] = true; break;
    case OtherColumn::ListKind: // lists of ManaBox are no part of its collection
        if (model::headingForm(cell) == "list")
            stack.list = model::StackList::Wanted;
        break;
    case OtherColumn::SetName: text(m_setName, i, cell); break;
    case OtherColumn::Currency:
        if (m_lastCurrency != cell && m_currencies.size() < 10)
            m_currencies.insert(cell);
        m_lastCurrency = cell;
        break;
    case OtherColumn::Mark:
        if (!saysNo(cell))
            m_marks.emplace_back(m_columns.columns[i].mark);
        break;
    }
}

void CollectionRows::day(std::string& target, std::size_t column, const std::string& cell)
{
    if (const auto& iso = m_lastDay.of(cell, [](const auto& date) { return model::isoDay(date); }))
        target = *iso;
    else if (!tellsNothing(cell) && m_file.notes.size() < maxCollectionProblems)
        m_file.notes.push_back(told("is no day such as 2025-03-09; it is left out", column));
}

void CollectionRows::copies(int& target, int least, std::size_t column, const std::string& cell)
{
    const auto number = cell.empty() ? std::nullopt : copiesOf(cell);
    if (cell.empty())
        fault("is missing", column);
    else if (!number || *number < least)
        fault("is not a whole number from " + std::to_string(least) + " to 1,000,000", column);
    else
        target = *number;
}

void CollectionRows::amount(std::optional<std::int64_t>& target, std::size_t column, const std::string& cell)
{
    if (tellsNothing(cell))
        return;
    target = model::amountOf(cell);
    if (!target)
        fault("is no amount such as 12.50", column);
}

void CollectionRows::tags(Stack& stack, std::size_t column, const std::string& cell)
{
    stack.tags = m_own ? ownTags(cell) : model::tagsIn(cell, cell.find(';') != std::string::npos ? ';' : ',');
    if (stack.tags.size() > model::maxStackTags)
        return fault("has more than 64 tags", column);
    for (const auto& tag : stack.tags)
        if (auto wrong = textFault(tag, maxNameLength, false))
            return fault(std::move(*wrong), column);
}

void CollectionRows::check(Stack& stack)
{
    std::move(m_marks.begin(), m_marks.end(), std::back_inserter(stack.tags));
    stack.tags = model::distinctTags(std::move(stack.tags));
    const auto name = m_columns.find({StackField::Name});
    if (stack.card.empty() && model::fold(stack.name).empty())
        fault("is missing", *name);
    else if (stack.forTrade > stack.quantity)
        fault("is more than there are copies", *m_columns.find({StackField::ForTrade}));
}

} // namespace nexus::importers
