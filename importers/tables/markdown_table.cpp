#include "importers/tables/table.h"

#include "importers/reason_words.h"
#include "model/base/text.h"

#include <algorithm>
#include <optional>

namespace nexus::importers {

namespace {

bool isPunctuation(char c)
{
    return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') || (c >= '{' && c <= '~');
}

bool startsWithBreak(std::string_view text, std::size_t& length)
{
    for (const std::string_view tag : {"<br>", "<br/>", "<br />", "<BR>", "<BR/>"})
        if (text.starts_with(tag)) {
            length = tag.size();
            return true;
        }
    return false;
}

std::string plainCell(std::string_view cell)
{
    std::string out;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        std::size_t tag = 0;
        if (cell[i] == '\\' && i + 1 < cell.size() && isPunctuation(cell[i + 1])) {
            out += cell[++i];
        } else if (cell.substr(i).starts_with("**")) {
            ++i;
        } else if (startsWithBreak(cell.substr(i), tag)) {
            out += '\n';
            i += tag - 1;
        } else {
            out += cell[i];
        }
    }
    return std::string(model::trimmed(out));
}

// What stands between bars that no backslash escapes; bars at both ends are the frame.
// Past maxTableColumns the rest of the line is left alone.
template <class Take> void splitAtBars(std::string_view line, const Take& take)
{
    line = model::trimmed(line);
    if (line.starts_with('|'))
        line.remove_prefix(1);
    std::size_t begin = 0, cells = 0;
    for (std::size_t i = 0; i < line.size() && cells <= maxTableColumns; ++i) {
        if (line[i] == '\\') {
            ++i;
        } else if (line[i] == '|') {
            take(line.substr(begin, i - begin));
            begin = i + 1;
            ++cells;
        }
    }
    if (begin < line.size() && cells <= maxTableColumns)
        take(line.substr(begin));
}

std::vector<std::string> cellsOf(std::string_view line, std::size_t expected)
{
    std::vector<std::string> cells;
    cells.reserve(expected);
    splitAtBars(line, [&](std::string_view cell) { cells.push_back(plainCell(cell)); });
    return cells;
}

bool isRule(std::string_view line)
{
    line = model::trimmed(line);
    return line.find('-') != std::string_view::npos && line.find('|') != std::string_view::npos &&
           std::all_of(line.begin(), line.end(),
               [](char c) { return c == '|' || c == '-' || c == ':' || c == ' ' || c == '\t'; });
}

} // namespace

std::vector<std::string_view> markdownCells(std::string_view row)
{
    std::vector<std::string_view> cells;
    splitAtBars(row, [&](std::string_view cell) { cells.push_back(cell); });
    return cells;
}

std::string markdownCell(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::size_t tag = 0;
        if (text[i] == '\n') {
            out += "<br>";
            continue;
        }
        if (text[i] == '\\' || text[i] == '|' || text.substr(i).starts_with("**") ||
            startsWithBreak(text.substr(i), tag))
            out += '\\';
        out += text[i];
    }
    return out;
}

ReadResult<std::vector<Table>> readMarkdownTables(std::string_view text)
{
    const auto* const start = text.data();
    const auto span = [start](std::string_view line) {
        const auto begin = static_cast<std::size_t>(line.data() - start);
        return ByteSpan{begin, begin + line.size()};
    };
    std::vector<Table> tables;
    std::optional<std::string_view> before; // the line above, where it could be headings
    std::size_t number = 0;
    TableTotals totals;
    bool inTable = false;
    while (!text.empty()) {
        const auto whole = takeLine(text);
        const auto line = whole.substr(0, lineEnd(whole));
        ++number;
        const bool hasBar = line.find('|') != std::string_view::npos;
        if (inTable && hasBar) {
            auto& table = tables.back();
            if (auto problem = addRow(table, {number, cellsOf(line, table.headings.size()), span(line)}, totals))
                return refuse(std::move(*problem));
            continue;
        }
        inTable = before && isRule(line);
        if (inTable) {
            Table table;
            table.line = number - 1;
            table.bytes = span(*before);
            table.form = TableForm::Markdown;
            if (auto problem = setHeadings(table, cellsOf(*before, 0)))
                return refuse(std::move(*problem));
            if (tables.size() >= maxTables)
                return refuse({.reason = ReasonWords::tr("the file has more than 1,000 tables"), .line = number});
            tables.push_back(std::move(table));
        }
        before = hasBar && !inTable ? std::optional(line) : std::nullopt;
    }
    return tables;
}

} // namespace nexus::importers
