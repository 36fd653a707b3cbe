#include "importers/tables/workbook.h"

#include "importers/tables/table_file.h"
#include "importers/text_guard.h"
#include "tests/fuzz/fuzz_input.h"

namespace workbook_fuzz {

using namespace nexus::importers;
using namespace nexus::test;

namespace {

void needBounded(const std::vector<Table>& tables)
{
    std::size_t rows = 0;
    for (const auto& table : tables) {
        need(!table.headings.empty() && table.headings.size() <= maxTableColumns, "a table has headings, not too many");
        for (const auto& row : table.rows)
            need(row.cells.size() == table.headings.size(), "a row has as many cells as the table has headings");
        rows += table.rows.size();
    }
    need(tables.size() <= maxTables && rows <= maxTableRows, "tables and rows are bounded");
}

} // namespace

NEXUS_FUZZER(bytes)
{
    const auto sheets = readWorkbook(bytes);
    if (!sheets)
        needReasons(sheets.error());
    if (!isWorkbook(bytes))
        return;
    const auto tables = tablesOf(bytes, maxCatalogueBytes);
    need(sheets || !tables, "tables of a workbook come from its sheets");
    if (tables)
        needBounded(*tables);
    else
        needReasons(tables.error());
}

} // namespace workbook_fuzz
