#include "importers/collection_file.h"

#include "importers/reason_words.h"
#include "importers/tables/table.h"
#include "model/base/text.h"
#include "model/collection/stack.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <set>
#include <system_error>

namespace nexus::importers {

using model::FieldKind;
using model::Stack;
using model::StackField;

namespace {

// --- what the columns mean, by their headings, and whose table it is

// What columns of other programs say beside the fields of a stack.
enum class OtherColumn { Unknown, ListKind, SetName, Currency, Mark };

struct CollectionColumn {
    std::optional<model::StackField> field;
    OtherColumn other = OtherColumn::Unknown; // where it is no field
    const char* mark = nullptr;               // the tag a Mark column puts on a stack
    friend bool operator==(const CollectionColumn&, const CollectionColumn&) = default;
};

struct CollectionColumns {
    CollectionForm form = CollectionForm::Other;
    std::vector<CollectionColumn> columns; // as many as headings; each once, but Unknown and Mark
    std::optional<std::size_t> find(const CollectionColumn& column) const
    {
        const auto at = std::find(columns.begin(), columns.end(), column);
        return at == columns.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - columns.begin()));
    }
};

struct OtherHeading {
    std::string_view form; // model::headingForm
    OtherColumn column;
    const char* mark = nullptr;
};
constexpr OtherHeading otherHeadings[] = {
    {"bindertype", OtherColumn::ListKind},
    {"setname", OtherColumn::SetName},
    {"edition", OtherColumn::SetName},
    {"editionname", OtherColumn::SetName},
    {"expansion", OtherColumn::SetName},
    {"currency", OtherColumn::Currency},
    {"purchasepricecurrency", OtherColumn::Currency},
    {"signed", OtherColumn::Mark, "signed"},
    {"artistproof", OtherColumn::Mark, "artist proof"},
    {"alteredart", OtherColumn::Mark, "altered"},
    {"altered", OtherColumn::Mark, "altered"},
    {"alter", OtherColumn::Mark, "altered"},
    {"misprint", OtherColumn::Mark, "misprint"},
    {"promo", OtherColumn::Mark, "promo"},
    {"textless", OtherColumn::Mark, "textless"},
    {"proxy", OtherColumn::Mark, "proxy"},
};

// The first program of which a heading, or two together, speak.
struct Sign {
    CollectionForm form;
    std::string_view heading, beside; // beside: must be there too, unless it is empty
};
constexpr Sign signs[] = {
    {CollectionForm::Own, "cardkey", ""},
    {CollectionForm::ManaBox, "manaboxid", ""},
    {CollectionForm::ManaBox, "bindername", "bindertype"},
    {CollectionForm::DragonShield, "tradequantity", ""},
    {CollectionForm::DragonShield, "foldername", ""},
    {CollectionForm::DragonShield, "cardname", "pricebought"},
    {CollectionForm::DelverLens, "quantityx", ""},
    {CollectionForm::DelverLens, "collector'snumber", ""},
    {CollectionForm::DelverLens, "listname", "editioncode"},
    {CollectionForm::Archidekt, "multiverseid", ""},
    {CollectionForm::Archidekt, "dateadded", "finish"},
    {CollectionForm::Deckbox, "artistproof", ""},
    {CollectionForm::Deckbox, "alteredart", ""},
    {CollectionForm::Deckbox, "printingid", ""},
    {CollectionForm::Deckbox, "tradelistcount", "cardnumber"},
    {CollectionForm::Moxfield, "tradelistcount", ""},
    {CollectionForm::Moxfield, "lastmodified", "collectornumber"},
};

CollectionForm formOf(const std::vector<std::string>& forms)
{
    const auto has = [&](std::string_view form) { return std::find(forms.begin(), forms.end(), form) != forms.end(); };
    for (const auto& sign : signs)
        if (has(sign.heading) && (sign.beside.empty() || has(sign.beside)))
            return sign.form;
    return CollectionForm::Other;
}

CollectionColumn collectionColumnOf(const std::string& form)
{
    for (const auto& info : model::stackFields)
        for (const auto known : model::split(info.headingForms, ' '))
            if (form == known)
                return {.field = info.field};
    for (const auto& known : otherHeadings)
        if (form == known.form)
            return {.other = known.column, .mark = known.mark};
    return {};
}

CollectionColumns collectionColumns(const std::vector<std::string>& headings)
{
    std::vector<std::string> forms;
    for (const auto& heading : headings)
        forms.push_back(model::headingForm(heading));
    CollectionColumns found{formOf(forms), {}};
    for (const auto& form : forms) {
        auto column = collectionColumnOf(form);
        if (column.other != OtherColumn::Mark && found.find(column))
            column = {}; // the first one counts
        found.columns.push_back(column);
    }
    return found;
}

// --- rows as stacks: what the cells of each column say

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

class CollectionRows {
public:
    CollectionRows(const Table& table, CollectionColumns columns, model::StackList list)
        : m_table(table)
        , m_columns(std::move(columns))
        , m_list(list)
        , m_own(m_columns.form == CollectionForm::Own)
        , m_unknownUsed(m_columns.columns.size())
    {
        m_file.form = m_columns.form;
    }

    // The row becomes the file's next line, or one of its problems.
    void read(const TableRow& row)
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

    [[nodiscard]] CollectionFile& file() { return m_file; }
    CollectionFile finish()
    {
        for (std::size_t i = 0; i < m_unknownUsed.size(); ++i)
            if (m_unknownUsed[i])
                m_file.unknownColumns.push_back(m_table.headings[i]);
        if (m_currencies.size() > 1)
            m_file.notes.push_back({.reason = ReasonWords::tr(
                                        "names several currencies; the amounts are taken as they stand, side by side"),
                .line = m_table.line,
                .heading = m_table.headings[*m_columns.find({.other = OtherColumn::Currency})],
                .value = shortened(model::joined({m_currencies.begin(), m_currencies.end()}, ", "))});
        m_file.problems.insert(m_file.problems.end(), m_table.broken.begin(), m_table.broken.end());
        std::stable_sort(m_file.problems.begin(), m_file.problems.end(),
            [](const auto& a, const auto& b) { return a.line < b.line; });
        return std::move(m_file);
    }

private:
    ImportProblem told(std::string reason, std::size_t column) const
    {
        const auto name = m_columns.find({StackField::Name});
        return {.reason = std::move(reason),
            .line = m_row->line,
            .heading = m_table.headings[column],
            .value = shortened(m_row->cells[column]),
            .card = name ? shortened(m_row->cells[*name]) : std::string()};
    }

    void fault(std::string reason, std::size_t column)
    {
        m_file.problems.push_back(told(std::move(reason), column));
        m_good = false;
    }

    void text(std::string& target, std::size_t column, const std::string& cell, std::size_t most = maxNameLength,
        bool breaks = false)
    {
        if (auto wrong = textFault(cell, most, breaks))
            return fault(std::move(*wrong), column);
        target = cell;
    }

    // Words of other programs become ours.
    template <class Code>
    void coded(std::string& target, Last<std::string>& last, Code code, std::size_t column, const std::string& cell)
    {
        text(target, column, cell);
        if (m_good && !m_own)
            target = *last.of(cell, [&](const auto& word) { return std::optional(code(word)); });
    }

    void take(Stack& stack, std::size_t i, const std::string& cell)
    {
        const auto& column = m_columns.columns[i];
        if (!column.field)
            return takeOther(stack, i, cell);
        const auto& info = model::infoOf(*column.field);
        const auto string = [&]() -> std::string& { return stack.*std::get<std::string Stack::*>(info.member); };
        switch (info.kind) {
        case FieldKind::List:
            if (const auto& list = m_lastList.of(cell, model::stackListOf))
                stack.list = *list;
            else
                fault(ReasonWords::tr("is not owned, wanted or unmatched"), i);
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
                fault(ReasonWords::tr("is no condition such as NM, Near Mint or Lightly Played"), i);
            break;
        case FieldKind::Language: coded(string(), m_lastLanguage, model::languageCode, i, cell); break;
        case FieldKind::Finish: coded(string(), m_lastFinish, model::finishOf, i, cell); break;
        case FieldKind::Day: day(string(), i, cell); break;
        case FieldKind::Amount:
            amount(stack.*std::get<std::optional<std::int64_t> Stack::*>(info.member), i, cell);
            break;
        case FieldKind::Tags: tags(stack, i, cell); break;
        }
    }

    void takeOther(Stack& stack, std::size_t i, const std::string& cell)
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

    void day(std::string& target, std::size_t column, const std::string& cell)
    {
        if (const auto& iso = m_lastDay.of(cell, [](const auto& date) { return model::isoDay(date); }))
            target = *iso;
        else if (!tellsNothing(cell) && m_file.notes.size() < maxCollectionProblems)
            m_file.notes.push_back(told("is no day such as 2025-03-09; it is left out", column));
    }

    void copies(int& target, int least, std::size_t column, const std::string& cell)
    {
        const auto number = cell.empty() ? std::nullopt : copiesOf(cell);
        if (cell.empty())
            fault(ReasonWords::tr("is missing"), column);
        else if (!number || *number < least)
            fault(
                filled(ReasonWords::tr("is not a whole number from %1 to 1,000,000"), {std::to_string(least)}), column);
        else
            target = *number;
    }

    void amount(std::optional<std::int64_t>& target, std::size_t column, const std::string& cell)
    {
        if (tellsNothing(cell))
            return;
        target = model::amountOf(cell);
        if (!target)
            fault(ReasonWords::tr("is no amount such as 12.50"), column);
    }

    void tags(Stack& stack, std::size_t column, const std::string& cell)
    {
        stack.tags = m_own ? ownTags(cell) : model::tagsIn(cell, cell.find(';') != std::string::npos ? ';' : ',');
        if (stack.tags.size() > model::maxStackTags)
            return fault(ReasonWords::tr("has more than 64 tags"), column);
        for (const auto& tag : stack.tags)
            if (auto wrong = textFault(tag, maxNameLength, false))
                return fault(std::move(*wrong), column);
    }

    void check(Stack& stack)
    {
        std::move(m_marks.begin(), m_marks.end(), std::back_inserter(stack.tags));
        stack.tags = model::distinctTags(std::move(stack.tags));
        const auto name = m_columns.find({StackField::Name});
        if (stack.card.empty() && model::fold(stack.name).empty())
            fault(ReasonWords::tr("is missing"), *name);
        else if (stack.forTrade > stack.quantity)
            fault(ReasonWords::tr("is more than there are copies"), *m_columns.find({StackField::ForTrade}));
    }

    const Table& m_table;
    CollectionColumns m_columns;
    model::StackList m_list;
    bool m_own = false, m_good = true;
    const TableRow* m_row = nullptr;
    std::vector<bool> m_unknownUsed;
    std::string m_setName, m_lastCurrency;
    std::vector<std::string> m_marks;
    std::set<std::string> m_currencies;
    Last<model::StackList> m_lastList;
    Last<model::Condition> m_lastCondition;
    Last<std::string> m_lastLanguage, m_lastFinish, m_lastDay;
    CollectionFile m_file;
};

// --- the lines as they stand

// The text of lines from where a row begins; asked for in ascending order.
class SourceLines {
public:
    explicit SourceLines(std::string_view text)
        : m_text(text)
    {
    }
    // Lines from `line` to before `next`.
    std::string_view slice(std::size_t line, std::size_t next)
    {
        const auto begin = startOf(line);
        return m_text.substr(begin, startOf(next) - begin);
    }

private:
    std::size_t startOf(std::size_t line)
    {
        for (; m_line < line && m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '\n' || (c == '\r' && !(m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n')))
                ++m_line;
        }
        return m_at;
    }
    std::string_view m_text;
    std::size_t m_at = 0, m_line = 1;
};

ImportProblem noCollection(std::size_t line)
{
    return {.reason = ReasonWords::tr(
                "this is no collection: expected headings with a column Name, and best Quantity, Set, Number, "
                "Condition, Language, Foil"),
        .line = line};
}

// What fits into a list of lines, cut between code points.
std::string givenText(std::string_view text)
{
    constexpr std::size_t most = 300;
    if (text.size() <= most)
        return std::string(text);
    auto end = most;
    while ((static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

// A row ends where the next one begins, read or not.
void addGiven(CollectionFile& file, const Table& table, std::string_view text)
{
    SourceLines source(text);
    std::size_t row = 0, broken = 0;
    for (auto& line : file.lines) {
        while (row < table.rows.size() && table.rows[row].line <= line.line)
            ++row;
        while (broken < table.broken.size() && table.broken[broken].line <= line.line)
            ++broken;
        auto end = std::string::npos;
        if (row < table.rows.size())
            end = table.rows[row].line;
        if (broken < table.broken.size())
            end = std::min(end, table.broken[broken].line);
        line.given = givenText(model::trimmed(source.slice(line.line, end)));
    }
}

} // namespace

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
    const auto tellsOfCopies = [](const std::string& form) {
        const auto field = collectionColumnOf(form).field;
        return field == StackField::Condition || field == StackField::Language || field == StackField::Finish;
    };
    return headings.size() > 1 &&
           (formOf(headings) != CollectionForm::Other || std::any_of(headings.begin(), headings.end(), tellsOfCopies));
}

ReadResult<CollectionFile> readCollectionCsv(std::string_view bytes, model::StackList list)
{
    const auto text = guardText(bytes, maxCollectionBytes);
    if (!text)
        return tl::unexpected(text.error());
    auto tables = readSeparatedTable(*text);
    if (!tables)
        return tl::unexpected(tables.error());
    auto& table = tables->front();
    auto columns = collectionColumns(table.headings);
    if (!columns.find({model::StackField::Name}))
        return refuse(noCollection(table.line));
    CollectionRows rows(table, std::move(columns), list);
    rows.file().lines.reserve(table.rows.size());
    for (auto& row : table.rows) {
        rows.read(row);
        std::vector<std::string>().swap(row.cells); // a large file would be held twice
        if (rows.file().problems.size() > maxCollectionProblems)
            return refuse({.reason = ReasonWords::tr("more than 10,000 lines cannot be read: this is no collection"),
                .line = row.line});
    }
    auto file = rows.finish();
    addGiven(file, table, *text);
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
