// Tables out of text: Markdown (several in one file), CSV and TSV. Cells are plain text: bold marks, <br> and
// escapes of Markdown, quotes of CSV and the apostrophe that defuses a spreadsheet formula are taken off. Rows know
// which bytes of the text they are, so that they can be written back (table_writing.h).
#pragma once

#include "importers/import_problem.h"

#include <optional>
#include <string_view>
#include <vector>

namespace nexus::importers {

enum class TableForm { Markdown, Separated, Sheet };

struct ByteSpan {
    std::size_t begin = 0, end = 0;
};
struct TableRow {
    std::size_t line = 0; // where the row begins
    std::vector<std::string> cells;
    ByteSpan bytes; // without the ending of its last line
};
struct Table {
    std::string name;     // of a sheet of a workbook
    std::size_t line = 0; // of the headings
    ByteSpan bytes;       // of the headings
    TableForm form = TableForm::Separated;
    char separator = ','; // TableForm::Separated
    std::vector<std::string> headings;
    std::vector<TableRow> rows; // as many cells as headings; others are in `broken`
    std::vector<ImportProblem> broken;
    std::vector<TableRow> brokenRows; // as they stand, beside `broken`
};

constexpr std::size_t maxTables = 1000; // in one file
constexpr std::size_t maxTableRows = 250'000;
constexpr std::size_t maxBrokenRows = 10'000;
constexpr std::size_t maxTableCells = 4'000'000;
constexpr std::size_t maxTableColumns = 500; // of one table

// Counts over all tables of a file.
struct TableTotals {
    std::size_t rows = 0, broken = 0, cells = 0;
};
// Whether the heading, folded by model::headingForm, is one of a game's names for it.
[[nodiscard]] bool isNamed(const std::vector<std::string>& names, const std::string& form);
// The row joins the table, among the broken ones where it does not fit the headings. Gives the bound it breaks.
[[nodiscard]] std::optional<ImportProblem> addRow(Table& table, TableRow row, TableTotals& totals);
// Headings without control characters, marks and excess length: they are quoted in messages.
[[nodiscard]] std::optional<ImportProblem> setHeadings(Table& table, std::vector<std::string> headings);

// `text` has passed guardText. A Markdown text without a table gives an empty list.
[[nodiscard]] ReadResult<std::vector<Table>> readMarkdownTables(std::string_view text);
// Separator (comma, semicolon or tab) found from a `sep=` line, which may name any sign, or the headings. Titles
// above the headings are passed over (headings.h).
[[nodiscard]] ReadResult<std::vector<Table>> readSeparatedTable(std::string_view text);
// By the form of the text itself, whatever the file is called.
[[nodiscard]] TableForm tableForm(std::string_view text);
[[nodiscard]] ReadResult<std::vector<Table>> readTables(std::string_view text);
// The cells of a row as they are written, with their blanks and quotes: views into `row`, which is whole and has no
// ending of its last line.
[[nodiscard]] std::vector<std::string_view> markdownCells(std::string_view row);
[[nodiscard]] std::vector<std::string_view> separatedCells(std::string_view row, char separator);
[[nodiscard]] std::vector<std::string_view> writtenCells(const Table& table, std::string_view row);
// A CSV cell: quoted where needed or wanted, defused where a spreadsheet would run it.
[[nodiscard]] std::string csvCell(std::string_view text, char separator = ',', bool quoted = false);
// A Markdown cell: on one line, with escapes, without blanks around it.
[[nodiscard]] std::string markdownCell(std::string_view text);
// Takes one physical line with its ending off the front: \n, \r\n or \r.
[[nodiscard]] std::string_view takeLine(std::string_view& text);
// The bytes of the first line without its ending.
[[nodiscard]] std::size_t lineEnd(std::string_view text);

} // namespace nexus::importers
