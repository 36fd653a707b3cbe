#include "importers/tables/table_file.h"

#include "importers/file_kind.h"
#include "importers/reason_words.h"
#include "importers/tables/headings.h"
#include "importers/tables/workbook.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nexus::importers {

namespace {

constexpr char32_t unknownSign = 0xfffd;

void appendUtf8(std::string& out, char32_t point)
{
    const auto byte = [&](char32_t value) { out += static_cast<char>(static_cast<unsigned char>(value)); };
    if (point < 0x80) {
        byte(point);
    } else if (point < 0x800) {
        byte(0xc0 | (point >> 6));
        byte(0x80 | (point & 0x3f));
    } else if (point < 0x10000) {
        byte(0xe0 | (point >> 12));
        byte(0x80 | ((point >> 6) & 0x3f));
        byte(0x80 | (point & 0x3f));
    } else {
        byte(0xf0 | (point >> 18));
        byte(0x80 | ((point >> 12) & 0x3f));
        byte(0x80 | ((point >> 6) & 0x3f));
        byte(0x80 | (point & 0x3f));
    }
}

bool isUtf16(std::string_view bytes) { return bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"); }

// Past its byte order mark; halves of a pair that stand alone become U+FFFD.
std::string fromUtf16(std::string_view bytes)
{
    const bool little = bytes.starts_with("\xff\xfe");
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]), second = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(little ? first | second << 8U : first << 8U | second);
    };
    std::string out;
    out.reserve(bytes.size() / 2 + bytes.size() / 8);
    for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
        const auto first = unit(at);
        const bool high = first >= 0xd800 && first < 0xdc00;
        const auto second = high && at + 3 < bytes.size() ? unit(at + 2) : char32_t{0};
        if (high && second >= 0xdc00 && second < 0xe000) {
            appendUtf8(out, 0x10000 + ((first - 0xd800) << 10U) + (second - 0xdc00));
            at += 2;
        } else {
            appendUtf8(out, first >= 0xd800 && first < 0xe000 ? unknownSign : first);
        }
    }
    return out;
}

// 0x80 to 0x9f of Windows-1252; the rest is Latin-1.
constexpr std::array<char32_t, 32> windowsSigns = {0x20ac, unknownSign, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
    0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, unknownSign, 0x017d, unknownSign, unknownSign, 0x2018, 0x2019, 0x201c,
    0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, unknownSign, 0x017e, 0x0178};

std::string fromWindows1252(std::string_view bytes)
{
    std::string out;
    out.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        appendUtf8(out, byte >= 0x80 && byte < 0xa0 ? windowsSigns[byte - 0x80U] : char32_t{byte});
    }
    return out;
}

// Rows of a sheet under its headings: rows are as wide as those, what stands beyond is broken.
std::optional<ImportProblem> addSheet(std::vector<Table>& tables, Sheet sheet, TableTotals& totals)
{
    if (sheet.rows.empty())
        return std::nullopt;
    std::vector<std::vector<std::string>> first;
    for (std::size_t i = 0; i < std::min(sheet.rows.size(), maxTitleRows); ++i)
        first.push_back(sheet.rows[i].cells);
    const auto heading = headingRow(first);
    Table table;
    table.name = std::move(sheet.name);
    table.form = TableForm::Sheet;
    table.line = sheet.rows[heading].line;
    if (auto problem = setHeadings(table, std::move(sheet.rows[heading].cells)))
        return problem;
    const auto width = table.headings.size();
    for (auto row = heading + 1; row < sheet.rows.size(); ++row) {
        if (sheet.rows[row].cells.size() < width)
            sheet.rows[row].cells.resize(width);
        if (auto problem = addRow(table, std::move(sheet.rows[row]), totals))
            return problem;
    }
    tables.push_back(std::move(table));
    return std::nullopt;
}

ReadResult<std::vector<Table>> sheetTables(std::string_view bytes)
{
    auto sheets = readWorkbook(bytes);
    if (!sheets)
        return tl::unexpected(sheets.error());
    std::vector<Table> tables;
    TableTotals totals;
    for (auto& sheet : *sheets)
        if (auto problem = addSheet(tables, std::move(sheet), totals))
            return refuse(std::move(*problem));
    if (tables.empty())
        return refuse({.reason = ReasonWords::tr("the workbook has no sheet with anything in it")});
    return tables;
}

} // namespace

std::optional<TextEncoding> textEncodingOf(std::string_view word)
{
    const auto form = model::headingForm(word);
    if (form == "utf8" || form == "utf16" || form == "unicode")
        return TextEncoding::Unicode;
    if (form == "windows1252" || form == "cp1252" || form == "latin1" || form == "ansi" || form == "iso88591")
        return TextEncoding::Windows1252;
    return std::nullopt;
}

bool mayBeWindows1252(std::string_view bytes)
{
    return !isUtf16(bytes) && !fileKind(bytes) && bytes.find('\0') == std::string_view::npos &&
           model::firstInvalidUtf8(bytes).has_value();
}

std::string inUnicode(std::string bytes, TextEncoding encoding)
{
    return encoding == TextEncoding::Windows1252 && mayBeWindows1252(bytes) ? fromWindows1252(bytes) : bytes;
}

ReadResult<std::string> tableText(std::string_view bytes, std::size_t maxBytes, TextEncoding encoding)
{
    if (auto kind = fileKind(bytes))
        return refuse({.reason = std::move(*kind)});
    std::string decoded;
    const bool large = bytes.size() > maxBytes; // which guardText says
    if (isUtf16(bytes) && !large)
        bytes = decoded = fromUtf16(bytes);
    else if (encoding == TextEncoding::Windows1252 && !large)
        bytes = decoded = fromWindows1252(bytes);
    return guardText(bytes, maxBytes).map([](std::string_view text) { return std::string(text); });
}

ReadResult<TableFile> readTableFile(std::string_view bytes, std::size_t maxBytes, TextEncoding encoding)
{
    TableFile file;
    if (isWorkbook(bytes)) {
        auto tables = sheetTables(bytes);
        if (!tables)
            return tl::unexpected(tables.error());
        file.tables = std::move(*tables);
        return file;
    }
    auto text = tableText(bytes, maxBytes, encoding);
    if (!text)
        return tl::unexpected(text.error());
    file.text = std::move(*text);
    auto tables = readTables(file.text);
    if (!tables)
        return tl::unexpected(tables.error());
    file.tables = std::move(*tables);
    return file;
}

ReadResult<std::vector<Table>> tablesOf(std::string_view bytes, std::size_t maxBytes)
{
    return readTableFile(bytes, maxBytes).map([](TableFile file) { return std::move(file.tables); });
}

} // namespace nexus::importers
