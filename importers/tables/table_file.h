// Tables out of a file, whatever it is: text in UTF-8 or UTF-16 (Markdown, CSV, TSV), a workbook (.xlsx, .ods), or text
// in Windows-1252 where a person says so. The one way in for readers of cards, decks and collections.
#pragma once

#include "importers/tables/table.h"

#include <optional>
#include <string>
#include <string_view>

namespace nexus::importers {

enum class TextEncoding { Unicode, Windows1252 };
[[nodiscard]] std::optional<TextEncoding> textEncodingOf(std::string_view word); // "utf-8", "windows-1252"
// Text that is no UTF-8 but may be Windows-1252: what to offer.
[[nodiscard]] bool mayBeWindows1252(std::string_view bytes);

// In UTF-8 where a person says that the bytes are Windows-1252, and they may be; else as they are.
[[nodiscard]] std::string inUnicode(std::string bytes, TextEncoding encoding);

// The text as UTF-8, past guardText.
[[nodiscard]] ReadResult<std::string> tableText(
    std::string_view bytes, std::size_t maxBytes, TextEncoding encoding = TextEncoding::Unicode);

struct TableFile {
    std::string text; // the rows' bytes are of it; empty of a workbook
    std::vector<Table> tables;
};
// Of a workbook a table a sheet, without those that are empty. Refused with what it is: other known kinds of files.
[[nodiscard]] ReadResult<TableFile> readTableFile(
    std::string_view bytes, std::size_t maxBytes, TextEncoding encoding = TextEncoding::Unicode);
// Where nobody asks for the text.
[[nodiscard]] ReadResult<std::vector<Table>> tablesOf(std::string_view bytes, std::size_t maxBytes);

} // namespace nexus::importers
