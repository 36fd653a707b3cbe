// A collection of a spreadsheet program read as tables. Limit: 1 s at 20,000 rows.
#include "importers/tables/table_file.h"
#include "importers/text_guard.h"
#include "tests/support/zip.h"

#include <benchmark/benchmark.h>

using namespace nexus;

static constexpr int rowCount = 20'000;

static const std::string& officeBook()
{
    static const std::string book = [] {
        std::string rows =
            R"(<row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Quantity</t></is></c></row>)";
        for (int row = 0; row < rowCount; ++row)
            rows += R"(<row><c t="inlineStr"><is><t>Card )" + std::to_string(row) +
                    "</t></is></c><c><v>3</v></c></row>";
        return test::zipOf(
            {{"xl/workbook.xml", R"(<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>)"},
                {"xl/_rels/workbook.xml.rels",
                    R"(<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>)"},
                {"xl/worksheets/sheet1.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}});
    }();
    return book;
}

static const std::string& openBook()
{
    static const std::string book = [] {
        const auto cell = [](const std::string& text) {
            return R"(<table:table-cell office:value-type="string"><text:p>)" + text + "</text:p></table:table-cell>";
        };
        std::string rows = "<table:table-row>" + cell("Name") + cell("Quantity") + "</table:table-row>";
        for (int row = 0; row < rowCount; ++row)
            rows += "<table:table-row>" + cell("Card " + std::to_string(row)) +
                    R"(<table:table-cell office:value-type="float" office:value="3"/></table:table-row>)";
        return test::zipOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
            {"content.xml", "<office:document-content><office:body><office:spreadsheet><table:table>" + rows +
                                "</table:table></office:spreadsheet></office:body></office:document-content>"}});
    }();
    return book;
}

static void readBook(benchmark::State& state, const std::string& bytes)
{
    for (auto _ : state) {
        const auto tables = importers::tablesOf(bytes, importers::maxCatalogueBytes);
        if (!tables || tables->size() != 1 || tables->front().rows.size() != rowCount)
            state.SkipWithError("not read");
    }
    state.counters["fileMB"] = static_cast<double>(bytes.size()) / 1e6;
}
BENCHMARK_CAPTURE(readBook, xlsx, officeBook())->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();
BENCHMARK_CAPTURE(readBook, ods, openBook())->Unit(benchmark::kMillisecond)->Repetitions(5)->ReportAggregatesOnly();

BENCHMARK_MAIN();
