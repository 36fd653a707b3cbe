// Workbooks of spreadsheet programs as rows of text: Office Open XML (.xlsx) and OpenDocument (.ods). Numbers are
// written with a point and as many places as they need, dates as 2025-03-09, formulas by the value that was last worked
// out. Hidden sheets are passed over. ZIP and XML come through their own doors (zip_file.h, xml/xml_tree.h).
#pragma once

#include "importers/import_problem.h"
#include "importers/tables/table.h"

#include <string>
#include <string_view>
#include <vector>

namespace nexus::importers {

struct Sheet {
    std::string name;
    std::vector<TableRow> rows; // that are not empty; `line`: the row's number in the sheet; of different widths
};

// By its contents: the archive has the parts of a workbook.
[[nodiscard]] bool isWorkbook(std::string_view bytes);
// In the order of the workbook. Bounded: parts by maxXmlWalkBytes, rows and cells as a table of text is.
[[nodiscard]] ReadResult<std::vector<Sheet>> readWorkbook(std::string_view bytes);

} // namespace nexus::importers
