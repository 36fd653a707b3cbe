#include "importers/collection_columns.h"
#include "importers/collection_file.h"
#include "importers/reason_words.h"
#include "importers/tables/cells.h"
#include "importers/tables/headings.h"
#include "importers/tables/table.h"
#include "model/base/text.h"
#include "model/collection/stack.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

namespace nexus::importers {

using model::FieldKind;
using model::Stack;
using model::StackField;

namespace {

// --- rows as stacks: what the cells of each column say

bool tellsNothing(std::string_view cell) { return cell.empty() || cell == "-" || cell == "N/A" || cell == "n/a"; }

// "NM/M" too.
std::optional<model::Condition> conditionInCell(std::string cell)
{
    auto condition = model::conditionOf(cell);
    if (!condition && std::erase(cell, '/') > 0)
        condition = model::conditionOf(cell);
    return condition;
}

// Tags in a cell of our own: parted by ';', with a backslash before ';' and '\' inside of a tag.
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

// The meaning of a cell, worked out again only where the cell above was another: columns repeat themselves.
template <class Value> struct Last {
    std::string text;
    std::optional<Value> value;
    bool known = false;
    template <class Read> const std::optional<Value>& of(const std::string& cell, Read&& read)
    {
        if (!known || text != cell) {
            text = cell;
            value = read(cell);
            known = true;
        }
        return value;
    }
};

std::vector<std::string> filledCells(std::vector<std::string> cells)
{
    std::erase_if(cells, [](const auto& cell) { return cell.empty(); });
    return cells;
}

class CollectionRows {
public:
    CollectionRows(const Table& table, CollectionColumns columns, const CollectionReading& reading)
        : m_table(table)
        , m_columns(std::move(columns))
        , m_list(reading.list)
        , m_day(m_columns.prices ? reading.day : std::string())
        , m_own(m_columns.form == CollectionForm::Own)
        , m_unknownUsed(m_columns.columns.size())
    {
        m_file.form = m_columns.form;
        m_file.prices = m_columns.prices;
        m_file.columns = readColumns(table, m_columns);
        m_file.notes = std::move(m_columns.notes);
        for (const auto* known : m_columns.columns)
            if (known && known->field)
                m_file.told.insert(*known->field);
        if (m_columns.find(Heading::SetName))
            m_file.told.insert(StackField::Set);
    }

    // The row becomes the file's next lines, or one of its problems.
    void read(const TableRow& row)
    {
        m_row = &row;
        m_good = true;
        m_marks.clear();
        m_setName.clear();
        m_counts = {};
        Stack stack;
        stack.list = m_list;
        stack.valued = m_day;
        for (std::size_t i = 0; i < row.cells.size() && m_good; ++i)
            if (!row.cells[i].empty())
                take(stack, i, row.cells[i]);
        if (stack.set.empty())
            stack.set = std::move(m_setName);
        if (m_good)
            check(stack);
        if (m_good)
            add(std::move(stack));
        else
            m_file.unread.push_back({row.line, cellOf(Heading::CardKey), {cellOf(Heading::Name)}});
    }

    [[nodiscard]] CollectionFile& file() { return m_file; }
    CollectionFile finish()
    {
        for (std::size_t i = 0; i < m_unknownUsed.size(); ++i)
            if (m_unknownUsed[i])
                m_file.unknownColumns.push_back(m_table.headings[i]);
        if (m_currencies.size() > 1)
            m_file.notes.push_back({.reason = ReasonWords::tr("the file has several currencies; the amounts are taken "
                                                              "as they stand, side by side"),
                .line = m_table.line,
                .value = shortened(model::joined({m_currencies.begin(), m_currencies.end()}, ", "))});
        m_file.problems.insert(m_file.problems.end(), m_table.broken.begin(), m_table.broken.end());
        for (const auto& row : m_table.brokenRows)
            m_file.unread.push_back({row.line, {}, filledCells(row.cells)});
        const auto byLine = [](const auto& a, const auto& b) { return a.line < b.line; };
        std::stable_sort(m_file.problems.begin(), m_file.problems.end(), byLine);
        std::stable_sort(m_file.unread.begin(), m_file.unread.end(), byLine);
        return std::move(m_file);
    }

private:
    [[nodiscard]] std::string cellOf(Heading heading) const
    {
        const auto column = m_columns.find(heading);
        return column ? m_row->cells[*column] : std::string();
    }

    ImportProblem told(std::string reason, std::size_t column) const
    {
        return {.reason = std::move(reason),
            .line = m_row->line,
            .heading = m_table.headings[column],
            .value = shortened(m_row->cells[column]),
            .card = shortened(cellOf(Heading::Name))};
    }

    // The line cannot be read.
    void fault(std::string reason, std::size_t column)
    {
        m_file.problems.push_back(told(std::move(reason), column));
        m_good = false;
    }

    // Only this cell cannot.
    void leftOut(const std::string& reason, std::size_t column)
    {
        if (m_file.notes.size() < maxCollectionProblems)
            m_file.notes.push_back(told(filled(ReasonWords::tr("%1; it is left out"), {reason}), column));
    }

    bool text(std::string& target, std::size_t column, const std::string& cell, std::size_t most = maxNameLength,
        bool breaks = false)
    {
        if (auto wrong = textFault(cell, most, breaks)) {
            leftOut(*wrong, column);
            return false;
        }
        target = cell;
        return true;
    }

    // Words of other programs become ours.
    template <class Code>
    void coded(std::string& target, Last<std::string>& last, Code code, std::size_t column, const std::string& cell)
    {
        if (text(target, column, cell) && !m_own)
            target = *last.of(cell, [&](const auto& word) { return std::optional(code(word)); });
    }

    void take(Stack& stack, std::size_t i, const std::string& cell)
    {
        const auto* known = m_columns.columns[i];
        if (!known)
            m_unknownUsed[i] = true;
        else if (!known->field)
            takeOther(stack, *known, i, cell);
        else if (known->heading == Heading::Name || known->heading == Heading::CardKey)
            takeCard(stack, known->heading == Heading::CardKey, i, cell);
        else
            takeField(stack, model::infoOf(*known->field), i, cell);
    }

    void takeCard(Stack& stack, bool key, std::size_t i, const std::string& cell)
    {
        if (auto wrong = textFault(cell, key ? 2 * maxNameLength : maxNameLength, false))
            return fault(std::move(*wrong), i);
        if (key)
            stack.card = model::CardKey(cell);
        else
            stack.name = cell;
    }

    void takeField(Stack& stack, const model::StackFieldInfo& info, std::size_t i, const std::string& cell)
    {
        const auto string = [&]() -> std::string& { return stack.*std::get<std::string Stack::*>(info.member); };
        switch (info.kind) {
        case FieldKind::List:
            if (const auto& list = m_lastList.of(cell, model::stackListOf))
                stack.list = *list;
            else
                fault(ReasonWords::tr("is not owned, wanted or unmatched"), i);
            break;
        case FieldKind::Key: break; // takeCard
        case FieldKind::Text: (void)text(string(), i, cell); break;
        case FieldKind::Lines: (void)text(string(), i, cell, model::maxStackNotes, true); break;
        case FieldKind::Copies:
            if (info.field == StackField::Quantity)
                m_counts.all = copies(i, cell);
            else if (const auto forTrade = copiesInCell(cell))
                stack.forTrade = *forTrade;
            else
                leftOut(ReasonWords::tr("is not a whole number from 0 to 1,000,000"), i);
            break;
        case FieldKind::Condition: condition(stack, i, cell); break;
        case FieldKind::Language: coded(string(), m_lastLanguage, model::languageCode, i, cell); break;
        case FieldKind::Finish: coded(string(), m_lastFinish, model::finishOf, i, cell); break;
        case FieldKind::Day: day(string(), i, cell); break;
        case FieldKind::Amount:
            amount(stack.*std::get<std::optional<std::int64_t> Stack::*>(info.member), i, cell);
            break;
        case FieldKind::Tags: tags(stack, i, cell); break;
        }
    }

    void takeOther(Stack& stack, const KnownHeading& known, std::size_t i, const std::string& cell)
    {
        switch (known.heading) {
        case Heading::NormalCount: m_counts.normal = copies(i, cell); break;
        case Heading::FoilCount: m_counts.foils = copies(i, cell); break;
        case Heading::WantedCount: m_counts.wanted = copies(i, cell); break;
        case Heading::ListKind: // lists of ManaBox are no part of its collection
            if (model::headingForm(cell) == "list")
                stack.list = model::StackList::Wanted;
            break;
        case Heading::SetName: (void)text(m_setName, i, cell); break;
        case Heading::Currency: currency(cell); break;
        case Heading::Mark:
            if (!saysNo(cell))
                m_marks.emplace_back(known.name);
            break;
        default: break;
        }
    }

    void currency(const std::string& sign)
    {
        constexpr std::size_t mostTold = 10;
        if (!sign.empty() && m_lastCurrency != sign && m_currencies.size() < mostTold)
            m_currencies.insert(sign);
        m_lastCurrency = sign;
    }

    // "Near Mint Foil" tells the finish, too.
    void condition(Stack& stack, std::size_t column, const std::string& cell)
    {
        if (const auto& found = m_lastCondition.of(cell, conditionInCell)) {
            stack.condition = *found;
            return;
        }
        const auto blank = cell.find_last_of(' ');
        const auto finish = blank == std::string::npos ? std::string() : model::finishOf(cell.substr(blank + 1));
        const auto found = finish == "foil" || finish == "etched" || finish == "holofoil"
                               ? conditionInCell(cell.substr(0, blank))
                               : std::nullopt;
        if (!found)
            return leftOut(ReasonWords::tr("is no condition such as NM, Near Mint or Lightly Played"), column);
        stack.condition = *found;
        if (stack.finish.empty())
            stack.finish = finish;
    }

    void day(std::string& target, std::size_t column, const std::string& cell)
    {
        const auto order = m_columns.forms.days();
        if (const auto& iso = m_lastDay.of(cell, [&](const auto& date) { return model::isoDay(date, order); }))
            target = *iso;
        else if (!tellsNothing(cell))
            leftOut(ReasonWords::tr("is no day such as 2025-03-09"), column);
    }

    int copies(std::size_t column, const std::string& cell)
    {
        const auto number = copiesInCell(cell);
        if (!number)
            fault(ReasonWords::tr("is not a whole number from 0 to 1,000,000"), column);
        return number.value_or(0);
    }

    void amount(std::optional<std::int64_t>& target, std::size_t column, const std::string& cell)
    {
        if (tellsNothing(cell))
            return;
        target = model::amountOf(cell, m_own ? model::DecimalSign::Point : m_columns.decimal);
        if (target)
            currency(model::currencyOf(cell));
        else if (model::isDoubtfulAmount(cell))
            leftOut(filled(ReasonWords::tr("may be %1 or %2"),
                        {model::amountText(model::amountOf(cell, model::DecimalSign::Point).value_or(0)),
                            model::amountText(model::amountOf(cell, model::DecimalSign::Comma).value_or(0))}),
                column);
        else
            leftOut(ReasonWords::tr("is no amount such as 12.50"), column);
    }

    void tags(Stack& stack, std::size_t column, const std::string& cell)
    {
        auto found = m_own ? ownTags(cell) : model::tagsIn(cell, cell.find(';') != std::string::npos ? ';' : ',');
        if (found.size() > model::maxStackTags)
            return leftOut(ReasonWords::tr("has more than 64 tags"), column);
        for (const auto& tag : found)
            if (const auto wrong = textFault(tag, maxNameLength, false))
                return leftOut(*wrong, column);
        stack.tags = std::move(found);
    }

    void check(Stack& stack)
    {
        std::move(m_marks.begin(), m_marks.end(), std::back_inserter(stack.tags));
        stack.tags = model::distinctTags(std::move(stack.tags));
        if (stack.tags.size() > model::maxStackTags)
            stack.tags.resize(model::maxStackTags);
        if (const auto name = m_columns.find(Heading::Name); stack.card.empty() && model::fold(stack.name).empty())
            fault(ReasonWords::tr("is missing"), *name);
    }

    // Copies that are foil are a stack of their own.
    void add(Stack stack)
    {
        const bool counted = m_counts.all || m_counts.normal || m_counts.foils || m_columns.find(Heading::Quantity) ||
                             m_columns.find(Heading::NormalCount) || m_columns.find(Heading::FoilCount) ||
                             m_columns.find(Heading::WantedCount);
        int foils = m_counts.foils.value_or(0), others = m_counts.normal.value_or(m_counts.all.value_or(0));
        if (m_columns.foilCounts)
            others -= foils;
        if (m_columns.prices || !counted) {
            foils = 0;
            others = 1;
        }
        const int wanted = m_columns.prices ? 0 : m_counts.wanted.value_or(0);
        if (foils + others + wanted == 0) {
            ++m_file.withoutCopies;
            return;
        }
        if (const auto column = m_columns.find(Heading::ForTrade); column && stack.forTrade > foils + others) {
            leftOut(ReasonWords::tr("is more than there are copies"), *column);
            stack.forTrade = 0;
        }
        auto given = m_row->bytes;
        if (m_table.form == TableForm::Sheet) { // has no text of its own
            given.begin = m_file.text.size();
            m_file.text += model::joined(filledCells(m_row->cells), ", ");
            given.end = m_file.text.size();
        }
        auto forTrade = stack.forTrade;
        for (const auto& [count, foil] : {std::pair(others, false), std::pair(foils, true)}) {
            if (count < 1)
                continue;
            auto part = stack;
            part.quantity = count;
            part.forTrade = std::min(forTrade, count);
            forTrade -= part.forTrade;
            if (foil && part.finish.empty())
                part.finish = "foil";
            m_file.lines.push_back({m_row->line, std::move(part), given});
        }
        if (wanted > 0)
            m_file.lines.push_back({m_row->line, asWant(std::move(stack), wanted), given});
    }

    // What is said of the copies that are there says nothing of those looked for.
    static Stack asWant(Stack stack, int copies)
    {
        Stack want;
        want.list = model::StackList::Wanted;
        want.card = std::move(stack.card);
        want.name = std::move(stack.name);
        want.set = std::move(stack.set);
        want.number = std::move(stack.number);
        want.value = stack.value;
        want.valued = std::move(stack.valued);
        want.quantity = copies;
        return want;
    }

    struct Counts {
        std::optional<int> all, normal, foils, wanted;
    };
    const Table& m_table;
    CollectionColumns m_columns;
    model::StackList m_list;
    std::string m_day; // the prices are of, where their line tells none
    bool m_own = false, m_good = true;
    const TableRow* m_row = nullptr;
    Counts m_counts;
    std::vector<bool> m_unknownUsed;
    std::string m_setName, m_lastCurrency;
    std::vector<std::string> m_marks;
    std::set<std::string> m_currencies;
    Last<model::StackList> m_lastList;
    Last<model::Condition> m_lastCondition;
    Last<std::string> m_lastLanguage, m_lastFinish, m_lastDay;
    CollectionFile m_file;
};

ImportProblem noCollection(std::size_t line)
{
    return {.reason = ReasonWords::tr(
                "this is no collection: expected headings with a column Name, and best Quantity, Set, Number, "
                "Condition, Language, Foil"),
        .line = line};
}

} // namespace

std::string givenText(const CollectionFile& file, const CollectionLine& line)
{
    constexpr std::size_t most = 300;
    const auto text = model::trimmed(
        std::string_view(file.text).substr(line.given.begin, line.given.end - line.given.begin));
    if (text.size() <= most)
        return std::string(text);
    auto end = most; // between code points
    while ((static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

const char* collectionFormName(CollectionForm form)
{
    static constexpr std::array names{"NexusDeck", "Moxfield", "Deckbox", "ManaBox", "Archidekt", "Dragon Shield",
        "Delver Lens", "other table", "JSON"};
    return names[static_cast<std::size_t>(form)];
}

bool isCollection(const Contents& contents)
{
    if (contents.text.starts_with('{'))
        return contents.hasKey("stacks");
    const auto headings = headingForms(contents);
    return headings.size() > 1 && (formOfHeadings(headings) != CollectionForm::Other ||
                                      std::any_of(headings.begin(), headings.end(), tellsOfCopies));
}

namespace {

struct ChosenTable {
    Table* table = nullptr;
    CollectionColumns columns;
    std::vector<std::string> others; // sheets that could be meant, too
    std::vector<ImportProblem> notes;
};

// The first table that has names of cards, or the sheet that is asked for.
ReadResult<ChosenTable> chosenTable(std::vector<Table>& tables, const CollectionReading& reading)
{
    ChosenTable chosen;
    const auto wanted = model::fold(reading.sheet);
    std::vector<ImportProblem> problems;
    std::vector<std::string> sheets;
    for (auto& table : tables) {
        sheets.push_back(table.name);
        const bool asked = !wanted.empty() && model::fold(table.name) == wanted;
        auto columns = collectionColumns(table, reading);
        if (!columns) {
            problems = columns.error();
            continue;
        }
        if (!columns->find(Heading::Name))
            continue;
        if (asked || (wanted.empty() && !chosen.table)) {
            chosen.table = &table;
            chosen.columns = std::move(*columns);
        } else if (!table.name.empty()) {
            chosen.others.push_back(table.name);
        } else {
            chosen.notes.push_back(
                {.reason = ReasonWords::tr("a further table with names of cards is not read"), .line = table.line});
        }
    }
    if (chosen.table)
        return chosen;
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    if (!wanted.empty())
        return refuse({.reason = orNearest(
                           ReasonWords::tr("is no sheet of the workbook with names of cards"), reading.sheet, sheets),
            .value = shortened(reading.sheet)});
    return refuse(noCollection(tables.empty() ? 1 : tables.front().line));
}

} // namespace

ReadResult<CollectionFile> readCollectionTable(std::string_view bytes, const CollectionReading& reading)
{
    auto read = readTableFile(bytes, maxCollectionBytes, reading.encoding);
    if (!read)
        return tl::unexpected(read.error());
    auto chosen = chosenTable(read->tables, reading);
    if (!chosen)
        return tl::unexpected(chosen.error());
    auto& table = *chosen->table;
    CollectionRows rows(table, std::move(chosen->columns), reading);
    rows.file().lines.reserve(table.rows.size());
    for (auto& row : table.rows) {
        rows.read(row);
        std::vector<std::string>().swap(row.cells); // a large file would be held twice
        if (rows.file().problems.size() > maxCollectionProblems)
            return refuse({.reason = ReasonWords::tr("more than 10,000 lines cannot be read: this is no collection"),
                .line = row.line});
    }
    auto file = rows.finish();
    file.sheet = table.name;
    file.otherSheets = std::move(chosen->others);
    file.notes.insert(file.notes.end(), chosen->notes.begin(), chosen->notes.end());
    if (table.form != TableForm::Sheet)
        file.text = std::move(read->text);
    return file;
}

std::string writeCollectionCsv(std::span<const model::Stack> stacks)
{
    std::string out;
    for (const auto& field : model::stackFields)
        out.append(field.heading).append(",");
    out.back() = '\n';
    for (const auto& stack : stacks) {
        for (const auto& info : model::stackFields)
            out.append(csvCell(info.kind == model::FieldKind::Tags ? joinedTags(stack.tags)
                                                                   : model::fieldText(stack, info.field)))
                .append(",");
        out.back() = '\n';
    }
    return out;
}

} // namespace nexus::importers
