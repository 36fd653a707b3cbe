#include "importers/collection_rows.h"

#include "model/base/text.h"

#include <algorithm>
#include <charconv>

namespace nexus::importers {

using RowField = CollectionField;
using model::Stack;

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

std::vector<std::string> othersTags(std::string_view cell)
{
    std::vector<std::string> tags;
    for (const auto part : model::split(cell, cell.find(';') != std::string_view::npos ? ';' : ','))
        if (const auto tag = model::trimmed(part); !tag.empty())
            tags.emplace_back(tag);
    return tags;
}

std::optional<model::Condition> conditionOf(std::string cell)
{
    auto condition = model::conditionOf(cell);
    if (!condition && std::erase(cell, '/') > 0) // "NM/M"
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
        if (!row.cells[i].empty() || m_columns.columns[i].field == RowField::Quantity)
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
            .heading = m_table.headings[*m_columns.find(RowField::Currency)],
            .value = shortened(model::joined({m_currencies.begin(), m_currencies.end()}, ", "))});
    m_file.problems.insert(m_file.problems.end(), m_table.broken.begin(), m_table.broken.end());
    std::stable_sort(
        m_file.problems.begin(), m_file.problems.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
    return std::move(m_file);
}

ImportProblem CollectionRows::told(std::string reason, std::size_t column) const
{
    const auto name = m_columns.find(RowField::Name);
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
    switch (m_columns.columns[i].field) {
    case RowField::Unknown: m_unknownUsed[i] = true; break;
    case RowField::Key: {
        std::string key;
        text(key, i, cell, 2 * maxNameLength);
        stack.card = model::CardKey(std::move(key));
        break;
    }
    case RowField::Name: text(stack.name, i, cell); break;
    case RowField::SetCode: text(stack.set, i, cell); break;
    case RowField::SetName: text(m_setName, i, cell); break;
    case RowField::Number: text(stack.number, i, cell); break;
    case RowField::Place: text(stack.place, i, cell); break;
    case RowField::Page: text(stack.page, i, cell); break;
    case RowField::LentTo: text(stack.lentTo, i, cell); break;
    case RowField::Notes: text(stack.notes, i, cell, maxStackNotes, true); break;
    case RowField::Quantity: copies(stack.quantity, 1, i, cell); break;
    case RowField::ForTrade: copies(stack.forTrade, 0, i, cell); break;
    case RowField::Paid: amount(stack.paid, i, cell); break;
    case RowField::Value: amount(stack.value, i, cell); break;
    case RowField::Tags: tags(stack, i, cell); break;
    case RowField::Mark:
        if (!saysNo(cell))
            m_marks.emplace_back(m_columns.columns[i].mark);
        break;
    default: takeWord(stack, i, cell);
    }
}

void CollectionRows::takeWord(Stack& stack, std::size_t i, const std::string& cell)
{
    switch (m_columns.columns[i].field) {
    case RowField::List:
        if (const auto& list = m_lastList.of(cell, [](const auto& word) { return stackListOf(word); }))
            stack.list = *list;
        else
            fault("is not owned, wanted or unmatched", i);
        break;
    case RowField::ListKind: // lists of ManaBox are no part of its collection
        if (model::headingForm(cell) == "list")
            stack.list = model::StackList::Wanted;
        break;
    case RowField::Condition:
        if (const auto& condition = m_lastCondition.of(cell, [](const auto& word) { return conditionOf(word); }))
            stack.condition = *condition;
        else
            fault("is no condition such as NM, Near Mint or Lightly Played", i);
        break;
    case RowField::Language:
        text(stack.language, i, cell);
        if (m_good && !m_own)
            stack.language = *m_lastLanguage.of(
                cell, [](const auto& word) { return std::optional(model::languageCode(word)); });
        break;
    case RowField::Finish:
        text(stack.finish, i, cell);
        if (m_good && !m_own)
            stack.finish = *m_lastFinish.of(
                cell, [](const auto& word) { return std::optional(model::finishOf(word)); });
        break;
    case RowField::Acquired: acquired(stack, i, cell); break;
    case RowField::Currency:
        if (m_lastCurrency != cell && m_currencies.size() < 10)
            m_currencies.insert(cell);
        m_lastCurrency = cell;
        break;
    default: break;
    }
}

void CollectionRows::acquired(Stack& stack, std::size_t column, const std::string& cell)
{
    if (const auto& day = m_lastDay.of(cell, [](const auto& date) { return isoDay(date); }))
        stack.acquired = *day;
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
    target = oneAmount(cell);
    if (!target)
        fault("is no amount such as 12.50", column);
}

void CollectionRows::tags(Stack& stack, std::size_t column, const std::string& cell)
{
    stack.tags = m_own ? ownTags(cell) : othersTags(cell);
    if (stack.tags.size() > maxStackTags)
        return fault("has more than 64 tags", column);
    for (const auto& tag : stack.tags)
        if (auto wrong = textFault(tag, maxNameLength, false))
            return fault(std::move(*wrong), column);
}

void CollectionRows::check(Stack& stack)
{
    for (auto& mark : m_marks)
        if (std::find(stack.tags.begin(), stack.tags.end(), mark) == stack.tags.end())
            stack.tags.push_back(std::move(mark));
    const auto name = m_columns.find(RowField::Name);
    if (stack.card.empty() && model::fold(stack.name).empty())
        fault("is missing", *name);
    else if (stack.forTrade > stack.quantity)
        fault("is more than there are copies", *m_columns.find(RowField::ForTrade));
}

} // namespace nexus::importers
