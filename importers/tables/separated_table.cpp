#include "importers/tables/table.h"

#include "importers/reason_words.h"
#include "importers/tables/headings.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <csv.h>
#include <new>
#include <utility>

namespace nexus::importers {

namespace {

// Spreadsheets run it as a formula; so that defusing can be undone, one that is defused already counts too.
bool runs(std::string_view cell)
{
    const auto first = cell.find_first_not_of('\'');
    return first != std::string_view::npos && std::string_view("=+-@\t\r").find(cell[first]) != std::string_view::npos;
}

// A leading apostrophe before such a cell was put there to defuse it.
std::string armed(std::string cell) { return cell.starts_with('\'') && runs(cell) ? cell.substr(1) : cell; }

// Line breaks inside of a quoted cell, whatever the file ends its lines with, are \n.
std::string plainBreaks(std::string cell)
{
    if (cell.find('\r') == std::string::npos)
        return cell;
    std::string out;
    for (std::size_t i = 0; i < cell.size(); ++i)
        if (cell[i] != '\r')
            out += cell[i];
        else if (!out.empty() && (i + 1 == cell.size() || cell[i + 1] != '\n'))
            out += '\n';
    return out;
}

// Trimmed twice: behind the apostrophe may stand a blank.
std::string cellOf(std::string_view written)
{
    return std::string(model::trimmed(plainBreaks(armed(std::string(model::trimmed(written))))));
}

std::string_view unquoted(std::string_view cell)
{
    cell = model::trimmed(cell);
    return cell.size() > 1 && cell.starts_with('"') && cell.ends_with('"') ? cell.substr(1, cell.size() - 2) : cell;
}

// The foreign parser, fed in pieces: fields and rows come out by the two calls.
class FieldParser {
public:
    using OnField = void (*)(void* field, std::size_t size, void* data);
    using OnRow = void (*)(int end, void* data);
    FieldParser(char separator, OnField onField, OnRow onRow, void* data)
        : m_onField(onField)
        , m_onRow(onRow)
        , m_data(data)
    {
        if (csv_init(&m_parser, CSV_STRICT | CSV_STRICT_FINI | CSV_APPEND_NULL) != 0)
            throw std::bad_alloc();
        csv_set_blk_size(&m_parser, std::size_t{1} << 16U); // what a long cell grows by
        csv_set_delim(&m_parser, static_cast<unsigned char>(separator));
    }
    FieldParser(const FieldParser&) = delete;
    FieldParser& operator=(const FieldParser&) = delete;
    ~FieldParser() { csv_free(&m_parser); }

    bool feed(std::string_view piece)
    {
        return csv_parse(&m_parser, piece.data(), piece.size(), m_onField, m_onRow, m_data) == piece.size();
    }
    bool finish() { return csv_fini(&m_parser, m_onField, m_onRow, m_data) == 0; }

private:
    csv_parser m_parser{};
    OnField m_onField;
    OnRow m_onRow;
    void* m_data;
};

class Collector {
public:
    Collector(const char* start, char separator)
        : m_parser(separator, &onField, &onRow, this)
        , m_start(start)
    {
        m_table.separator = separator;
    }
    // A line with its ending.
    bool feed(std::string_view line, std::size_t number)
    {
        const auto begin = static_cast<std::size_t>(line.data() - m_start);
        if (!m_rowOpen) {
            m_rowStart = number;
            m_bytes.begin = begin;
        }
        m_bytes.end = begin + std::min(line.find_last_not_of("\r\n") + 1, line.size());
        m_rowEnded = false;
        const bool blank = !m_rowOpen && model::trimmed(line).empty();
        if (!m_parser.feed(line))
            return false;
        m_rowOpen = !m_rowEnded && !blank;
        return true;
    }
    bool finish()
    {
        const bool good = m_parser.finish();
        takeHeadings();
        return good;
    }
    [[nodiscard]] std::size_t rowStart() const { return m_rowStart; }
    [[nodiscard]] const std::optional<ImportProblem>& problem() const { return m_problem; }
    Table take() { return std::move(m_table); }

private:
    static void onField(void* data, std::size_t size, void* self)
    {
        auto& collector = *static_cast<Collector*>(self);
        auto& cells = collector.m_cells;
        if (cells.empty())
            cells.reserve(collector.m_table.headings.size());
        if (cells.size() <= maxTableColumns)
            cells.push_back(cellOf({static_cast<const char*>(data), size}));
    }
    static void onRow(int, void* self) { static_cast<Collector*>(self)->endRow(); }
    void endRow()
    {
        m_rowEnded = true;
        auto cells = std::exchange(m_cells, {});
        if (std::all_of(cells.begin(), cells.end(), [](const auto& cell) { return cell.empty(); }))
            return;
        if (m_problem)
            return;
        if (m_headed) {
            m_problem = addRow(m_table, {m_rowStart, std::move(cells), m_bytes}, m_totals);
            return;
        }
        m_first.push_back({m_rowStart, std::move(cells), m_bytes});
        if (m_first.size() == maxTitleRows)
            takeHeadings();
    }
    // Titles above the headings are no rows.
    void takeHeadings()
    {
        if (m_headed || m_first.empty())
            return;
        m_headed = true;
        std::vector<std::vector<std::string>> cells;
        for (const auto& row : m_first)
            cells.push_back(row.cells);
        const auto heading = headingRow(cells);
        m_table.line = m_first[heading].line;
        m_table.bytes = m_first[heading].bytes;
        m_problem = setHeadings(m_table, std::move(m_first[heading].cells));
        for (auto row = heading + 1; row < m_first.size() && !m_problem; ++row)
            m_problem = addRow(m_table, std::move(m_first[row]), m_totals);
        m_first.clear();
    }
    FieldParser m_parser;
    const char* m_start; // of the text
    Table m_table;
    std::optional<ImportProblem> m_problem;
    TableTotals m_totals;
    std::vector<std::string> m_cells;
    std::size_t m_rowStart = 1;
    ByteSpan m_bytes; // of the row
    bool m_rowOpen = false, m_rowEnded = false, m_headed = false;
    std::vector<TableRow> m_first; // until the headings are found among them
};

constexpr char separators[] = {',', '\t', ';'};

// The sign most cells of a line are parted by; none where there is none of them.
std::optional<char> commonestSeparator(std::string_view line)
{
    std::optional<char> best;
    std::ptrdiff_t most = 0;
    for (const char candidate : separators)
        if (const auto count = std::count(line.begin(), line.end(), candidate); count > most) {
            most = count;
            best = candidate;
        }
    return best;
}

// By the line of the headings, which titles may stand above.
char separatorOf(std::string_view text)
{
    std::optional<char> first;
    for (std::size_t i = 0; i < maxTitleRows && !text.empty(); ++i) {
        const auto line = model::trimmed(takeLine(text));
        std::ptrdiff_t most = 1;
        std::optional<char> best;
        for (const char candidate : separators) {
            if (line.find(candidate) == std::string_view::npos || line.size() > maxTextLength)
                continue;
            const auto cells = separatedCells(line, candidate);
            const auto known = std::count_if(cells.begin(), cells.end(),
                [](auto cell) { return headingOf(model::headingForm(cellOf(unquoted(cell)))); });
            if (known > most) {
                most = known;
                best = candidate;
            }
        }
        if (best)
            return *best;
        if (!first)
            first = commonestSeparator(line);
    }
    return first.value_or(',');
}

// What a first line such as `sep=;` says, also within quotes; a tab or nothing behind it is a tab.
struct SeparatorLine {
    bool there = false;
    char sign = 0; // 0: none that can part cells
};
SeparatorLine separatorLine(std::string_view line)
{
    line = line.substr(0, lineEnd(line));
    while (line.starts_with(' '))
        line.remove_prefix(1);
    const bool quoted = line.starts_with('"');
    if (quoted)
        line.remove_prefix(1);
    constexpr std::string_view word = "sep=";
    if (model::fold(line.substr(0, word.size())) != word)
        return {};
    line.remove_prefix(word.size());
    if (quoted && line.size() > 1)
        line = line.substr(0, line.find_last_not_of("\" ") + 1);
    if (line.empty() || (quoted && line == "\""))
        return {true, '\t'};
    const char sign = line.front();
    const bool parts = sign > 0 && sign != '"' && sign != '\'' && !std::isalnum(static_cast<unsigned char>(sign));
    const bool alone = line.find_first_not_of(std::string{sign, ' '}) == std::string_view::npos;
    return {true, parts && alone ? sign : '\0'};
}

} // namespace

std::size_t lineEnd(std::string_view text)
{
    // find_first_of asks the C library at every byte.
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; });
    return static_cast<std::size_t>(end - text.begin());
}

std::string_view takeLine(std::string_view& text)
{
    const auto end = lineEnd(text);
    const auto line = text.substr(0, end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
    text.remove_prefix(line.size());
    return line;
}

ReadResult<std::vector<Table>> readSeparatedTable(std::string_view text)
{
    const auto* const start = text.data();
    std::size_t number = 1;
    auto rest = text;
    const auto named = separatorLine(takeLine(rest));
    if (named.there) {
        if (named.sign == 0)
            return refuse(
                {.reason = ReasonWords::tr("“sep=” names no single sign that could part cells"), .line = number});
        text = rest;
        ++number;
    }
    const char separator = named.there ? named.sign : separatorOf(text);
    Collector collector(start, separator);
    for (; !text.empty(); ++number) {
        if (!collector.feed(takeLine(text), number))
            return refuse(
                {.reason = ReasonWords::tr("a quote stands inside of a field; double it and put the field in quotes"),
                    .line = number});
        if (collector.problem())
            return refuse(*collector.problem());
    }
    if (!collector.finish())
        return refuse({.reason = ReasonWords::tr("a quote is opened in this row and never closed"),
            .line = collector.rowStart()});
    if (collector.problem())
        return refuse(*collector.problem());
    std::vector<Table> tables;
    tables.push_back(collector.take());
    return tables;
}

std::optional<ImportProblem> setHeadings(Table& table, std::vector<std::string> headings)
{
    if (headings.size() > maxTableColumns)
        return ImportProblem{.reason = ReasonWords::tr("the table has more than 500 columns"), .line = table.line};
    for (auto& heading : headings)
        if (textFault(heading, maxNameLength, false))
            heading = shortened(heading);
    table.headings = std::move(headings);
    return std::nullopt;
}

std::optional<ImportProblem> addRow(Table& table, TableRow row, TableTotals& totals)
{
    const auto columns = table.headings.size();
    if (++totals.rows > maxTableRows)
        return ImportProblem{.reason = ReasonWords::tr("the table has more than 250,000 rows"), .line = row.line};
    if (row.cells.size() == columns) {
        totals.cells += columns;
        if (totals.cells > maxTableCells)
            return ImportProblem{
                .reason = ReasonWords::tr("the tables have more than 4,000,000 cells"), .line = row.line};
        table.rows.push_back(std::move(row));
        return std::nullopt;
    }
    if (++totals.broken > maxBrokenRows)
        return ImportProblem{
            .reason = ReasonWords::tr("more than 10,000 rows have too few or too many cells"), .line = row.line};
    const auto count = row.cells.size();
    const auto first = row.cells.empty() ? std::string() : shortened(row.cells.front());
    const auto cells = std::to_string(count), wanted = std::to_string(columns);
    auto reason = count > maxTableColumns ? filled(ReasonWords::tr("has over 500 cells, the headings are %1"), {wanted})
                  : first.empty()
                      ? filled(ReasonWords::tr("the row has %1 cells, the headings are %2"), {cells, wanted})
                      : filled(ReasonWords::tr("has %1 cells, the headings are %2", "a row"), {cells, wanted});
    table.broken.push_back({.reason = std::move(reason), .line = row.line, .value = first});
    table.brokenRows.push_back(std::move(row));
    return std::nullopt;
}

TableForm tableForm(std::string_view text)
{
    // Markdown has a line of bars and dashes under its headings; a separated table has no such line.
    // But a quoted cell may hold lines of any kind.
    auto rest = model::trimmed(text);
    const auto first = rest.substr(0, lineEnd(rest));
    const bool separated = first.find_first_of(",;\t") != std::string_view::npos &&
                           first.find('|') == std::string_view::npos;
    bool inQuotes = false;
    for (int i = 0; i < 2000 && !rest.empty(); ++i) {
        const auto line = model::trimmed(takeLine(rest));
        if (separated && std::count(line.begin(), line.end(), '"') % 2 == 1)
            inQuotes = !inQuotes;
        const bool rule = line.find('-') != std::string_view::npos && line.find('|') != std::string_view::npos &&
                          line.find_first_not_of("|-: \t") == std::string_view::npos;
        if (rule && !inQuotes)
            return TableForm::Markdown;
    }
    return model::trimmed(text).starts_with('|') ? TableForm::Markdown : TableForm::Separated;
}

ReadResult<std::vector<Table>> readTables(std::string_view text)
{
    return tableForm(text) == TableForm::Markdown ? readMarkdownTables(text) : readSeparatedTable(text);
}

std::vector<std::string_view> separatedCells(std::string_view row, char separator)
{
    struct Ends {
        std::size_t at = 0;
        std::vector<std::size_t> fields;
    } ends;
    FieldParser parser(
        separator,
        [](void*, std::size_t, void* data) {
            auto& seen = *static_cast<Ends*>(data);
            seen.fields.push_back(seen.at);
        },
        [](int, void*) {}, &ends);
    // Byte by byte, for the parser does not say where it is: a field ends with the byte that makes it come out.
    for (; ends.at < row.size(); ++ends.at)
        if (!parser.feed(row.substr(ends.at, 1)))
            return {};
    if (!parser.finish())
        return {};
    std::vector<std::string_view> cells;
    std::size_t begin = 0;
    for (const auto end : ends.fields) {
        cells.push_back(row.substr(begin, end - begin));
        begin = end + 1;
    }
    return cells;
}

std::vector<std::string_view> writtenCells(const Table& table, std::string_view row)
{
    return table.form == TableForm::Markdown ? markdownCells(row) : separatedCells(row, table.separator);
}

std::string csvCell(std::string_view text, char separator, bool quoted)
{
    std::string cell;
    if (runs(text))
        cell += '\'';
    cell += text;
    if (!quoted && cell.find_first_of(",;\"\n\r\t") == std::string::npos && cell.find(separator) == std::string::npos)
        return cell;
    std::string out = "\"";
    for (const char c : cell)
        out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

bool isNamed(const std::vector<std::string>& names, const std::string& form)
{
    return std::any_of(names.begin(), names.end(), [&](const auto& name) { return model::hasHeadingForm(name, form); });
}

} // namespace nexus::importers
