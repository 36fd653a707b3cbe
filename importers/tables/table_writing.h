// Tables put back into the text they were read from. Only cells whose value differs are written anew, in the form of
// the one that stood there: every other byte of the text stays. In a Markdown table that is aligned (its line of dashes
// is as wide as its headings, column by column) a cell keeps its width while the value fits and grows alone otherwise.
#pragma once

#include "importers/tables/table.h"

namespace nexus::importers {

struct WrittenRow {
    std::optional<std::size_t> from; // a row of the table as it was read; nothing: a new one
    std::vector<std::string> cells;  // as many as headings
    friend bool operator==(const WrittenRow&, const WrittenRow&) = default;
};

// The value as a cell can hold it: no blanks around it, line breaks \n.
[[nodiscard]] std::string cellValue(std::string_view text);

// `tables` were read from `text`; `wanted` are the rows of each as they are to be, those from the table in its order.
// Rows that are not wanted go with their line, new ones stand behind the one before them, in its form. What is written
// is read again: values that the form of the text cannot hold are refused.
[[nodiscard]] ReadResult<std::string> writeTables(
    std::string_view text, const std::vector<Table>& tables, const std::vector<std::vector<WrittenRow>>& wanted);

} // namespace nexus::importers
