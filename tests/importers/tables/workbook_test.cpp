#include "importers/tables/workbook.h"

#include "importers/collection_file.h"
#include "importers/registry.h"
#include "importers/tables/table_file.h"
#include "importers/xml/xml_tree.h"
#include "tests/importers/problems.h"
#include "tests/support/starter.h"
#include "tests/support/test_class.h"
#include "tests/support/zip.h"

namespace workbook_test {

using namespace nexus::importers;
using namespace nexus::test;

using Cells = std::vector<std::string>;

// A workbook with these sheets in Excel's form; a sheet is its rows of <c> elements.
std::string office(const std::vector<std::pair<std::string, std::string>>& sheets, const std::string& texts = {},
    const std::string& book = {})
{
    std::string list, relations;
    std::vector<std::pair<std::string, std::string>> files;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const auto number = std::to_string(i + 1);
        list += "<sheet name=\"" + sheets[i].first + "\" sheetId=\"" + number + "\" r:id=\"rId" + number + "\"/>";
        relations += "<Relationship Id=\"rId" + number + "\" Target=\"worksheets/sheet" + number + ".xml\"/>";
        files.emplace_back("xl/worksheets/sheet" + number + ".xml",
            "<worksheet><sheetData>" + sheets[i].second + "</sheetData></worksheet>");
    }
    files.emplace_back("xl/workbook.xml", "<workbook>" + book + "<sheets>" + list + "</sheets></workbook>");
    files.emplace_back("xl/_rels/workbook.xml.rels", "<Relationships>" + relations + "</Relationships>");
    files.emplace_back("xl/sharedStrings.xml", "<sst>" + texts + "</sst>");
    files.emplace_back("xl/styles.xml",
        "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"dd/mm/yy\"/>"
        "<numFmt numFmtId=\"171\" formatCode=\"0.00 &quot;days&quot; [Red]\"/></numFmts>"
        "<cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs><xf numFmtId=\"0\"/>"
        "<xf numFmtId=\"14\"/><xf numFmtId=\"170\"/><xf numFmtId=\"171\"/></cellXfs>"
        "</styleSheet>");
    return zipOf(files);
}

// The same of LibreOffice.
std::string open(const std::string& tables)
{
    return zipOf({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
        {"content.xml",
            "<office:document-content><office:automatic-styles><style:style style:name=\"hid\">"
            "<style:table-properties table:display=\"false\"/></style:style></office:automatic-styles><office:body>"
            "<office:spreadsheet>" +
                tables + "</office:spreadsheet></office:body></office:document-content>"}});
}

std::vector<Cells> rowsOf(const Sheet& sheet)
{
    std::vector<Cells> rows;
    for (const auto& row : sheet.rows)
        rows.push_back(row.cells);
    return rows;
}

class WorkbookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsOfExcel_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("text");
        const auto add = [](const char* name, const char* cell, const char* text) {
            QTest::newRow(name) << QString::fromUtf8(cell) << QString::fromUtf8(text);
        };
        add("shared text", R"(<c t="s"><v>0</v></c>)", "Reading Lamp");
        add("rich text without its guide", R"(<c t="s"><v>1</v></c>)", "Wick Sprite");
        add("text in its place", R"(<c t="inlineStr"><is><t>A &amp; B</t></is></c>)", "A & B");
        add("text that is not there", R"(<c t="s"><v>9</v></c>)", "");
        add("whole number", "<c><v>4</v></c>", "4");
        add("whole number as it is kept", "<c><v>4.0</v></c>", "4");
        add("three places", "<c><v>1.005</v></c>", "1.005");
        add("what adding up leaves", "<c><v>0.30000000000000004</v></c>", "0.3");
        add("power of ten", "<c><v>1.5E3</v></c>", "1500");
        add("formula", "<c><f>A1*2</f><v>6</v></c>", "6");
        add("formula of a text", R"(<c t="str"><f>"x"</f><v>x</v></c>)", "x");
        add("yes", R"(<c t="b"><v>1</v></c>)", "true");
        add("day", R"(<c s="1"><v>45725</v></c>)", "2025-03-09");
        add("day and time", R"(<c s="1"><v>45725.75</v></c>)", "2025-03-09");
        add("day by a form of one's own", R"(<c s="2"><v>45725</v></c>)", "2025-03-09");
        add("no day in spite of its letters", R"(<c s="3"><v>45725</v></c>)", "45725");
        add("first day", R"(<c s="1"><v>1</v></c>)", "1900-01-01");
        add("day after the one that never was", R"(<c s="1"><v>61</v></c>)", "1900-03-01");
        add("day written out", R"(<c t="d"><v>2025-03-09T10:00</v></c>)", "2025-03-09");
    }

    void cellsOfExcel()
    {
        QFETCH(QString, cell);
        QFETCH(QString, text);
        const auto sheets = readWorkbook(office({{"S", "<row><c><v>7</v></c>" + cell.toStdString() + "</row>"}},
            "<si><t>Reading Lamp</t></si><si><r><t>Wick </t></r><r><t>Sprite</t></r><rPh><t>guide</t></rPh></si>"));
        QVERIFY(sheets);
        const auto& cells = sheets->at(0).rows.at(0).cells;
        QCOMPARE(QString::fromStdString(cells.size() > 1 ? cells[1] : ""), text);
    }

    void daysFrom1904()
    {
        const auto sheets = readWorkbook(
            office({{"S", R"(<row><c s="1"><v>44263</v></c></row>)"}}, {}, R"(<workbookPr date1904="1"/>)"));
        QCOMPARE(sheets.value().at(0).rows.at(0).cells, (Cells{"2025-03-09"}));
    }

    void cellsKnowTheirPlace()
    {
        const auto sheets = readWorkbook(
            office({{"S", R"(<row r="3"><c r="B3"><v>1</v></c><c><v>2</v></c><c r="AA3"><v>3</v></c></row>)"
                          R"(<row r="9"><c r="A9"><v>4</v></c></row><row><c><v>5</v></c></row>)"}}));
        const auto& rows = sheets.value().at(0).rows;
        QCOMPARE(rows[0].line, std::size_t{3});
        QCOMPARE(rows[0].cells.size(), std::size_t{27});
        QCOMPARE(rows[0].cells[1] + rows[0].cells[2] + rows[0].cells[26], std::string("123"));
        QCOMPARE(rows[1].line, std::size_t{9});
        QCOMPARE(rows[2].line, std::size_t{10});
    }

    void hiddenSheetsArePassedOver()
    {
        auto bytes = office(
            {{"Shown", "<row><c><v>1</v></c></row>"}, {"X\" state=\"hidden", "<row><c><v>2</v></c></row>"}});
        const auto sheets = readWorkbook(bytes).value();
        QCOMPARE(sheets.size(), std::size_t{1});
        QCOMPARE(sheets[0].name, std::string("Shown"));
        const auto opened = readWorkbook(
            open("<table:table table:name=\"A\" table:style-name=\"hid\"><table:table-row>"
                 "<table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>"
                 "</table:table><table:table table:name=\"B\"/>"))
                                .value();
        QCOMPARE(opened.size(), std::size_t{1});
        QCOMPARE(opened[0].name, std::string("B"));
    }

    void cellsOfOpenDocument()
    {
        const auto sheets = readWorkbook(open(
            "<table:table table:name=\"Cards\"><table:table-header-rows><table:table-row><table:table-cell>"
            "<text:p>Name</text:p></table:table-cell><table:table-cell><text:p>Count</text:p></table:table-cell>"
            "</table:table-row></table:table-header-rows><table:table-row table:number-rows-repeated=\"2\">"
            "<table:table-cell><office:annotation><text:p>aside</text:p></office:annotation>"
            "<text:p>Reading<text:s text:c=\"2\"/>Lamp</text:p><text:p>second</text:p></table:table-cell>"
            "<table:table-cell table:number-columns-repeated=\"2\" office:value-type=\"float\" office:value=\"1.005\">"
            "<text:p>1,01</text:p></table:table-cell></table:table-row>"
            "<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell "
            "table:number-columns-repeated=\"1024\"/></table:table-row><table:table-row><table:table-cell/>"
            "<table:table-cell office:value-type=\"date\" office:date-value=\"2025-03-09T12:00\"/></table:table-row>"
            "</table:table>"));
        const auto& sheet = sheets.value().at(0);
        QCOMPARE(rowsOf(sheet), (std::vector<Cells>{{"Name", "Count"}, {"Reading  Lamp\nsecond", "1.005", "1.005"},
                                    {"Reading  Lamp\nsecond", "1.005", "1.005"}, {"", "2025-03-09"}}));
        QCOMPARE(sheet.rows[3].line, std::size_t{1048004});
    }

    void everyReaderTakesThem()
    {
        const auto bytes = office({{"Title", "<row><c t=\"inlineStr\"><is><t>My cards</t></is></c></row><row/><row>"
                                             "<c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row><row>"
                                             "<c t=\"s\"><v>2</v></c><c><v>3</v></c></row>"}},
            "<si><t>Name</t></si><si><t>Anzahl</t></si><si><t>Reading Lamp</t></si>");
        const auto decks = readDecks("list.xlsx", bytes, starterGame());
        QVERIFY(decks);
        QCOMPARE(decks->at(0).deck.sections.at(0).entries.at(0).count, 3);
        const auto file = readTableFile(bytes, maxTableRows);
        QCOMPARE(file.value().tables.at(0).headings, (Cells{"Name", "Anzahl"}));
        QCOMPARE(file.value().tables.at(0).rows.at(0).line, std::size_t{4});
        QVERIFY(contentsOf(bytes).workbook);
        const auto cards = office({{"Cards", "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row>"
                                             "<row><c t=\"s\"><v>2</v></c><c t=\"s\"><v>3</v></c></row>"}},
            "<si><t>Kartenname</t></si><si><t>Typ</t></si><si><t>New Lamp</t></si><si><t>Unit</t></si>");
        QCOMPARE(readCards(cards, starterGame()).value().cards.at(0).card.name, std::string("New Lamp"));
    }

    void aSheetWithoutHeadingsIsAListOfCards()
    {
        const auto bytes = office({{"Sheet1", "<row><c><v>4</v></c><c t=\"s\"><v>0</v></c></row>"
                                              "<row><c><v>2</v></c><c t=\"s\"><v>1</v></c></row>"}},
            "<si><t>Reading Lamp</t></si><si><t>Bolt Mice</t></si>");
        const auto decks = readDecks("list.xlsx", bytes, starterGame());
        QVERIFY(decks && decks->size() == 1);
        const auto& rows = decks->at(0).deck.sections.at(0).entries;
        QCOMPARE(rows.size(), std::size_t{2});
        QVERIFY(rows[0].card == "Reading Lamp" && rows[0].count == 4 && rows[1].count == 2);
        const auto words = office({{"Sheet1", "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row>"}},
            "<si><t>Reading Lamp</t></si><si><t>Bolt Mice</t></si>");
        QVERIFY(!readDecks("list.xlsx", words, starterGame())); // counts nothing
    }

    void boundsHold()
    {
        const auto repeated = open(
            "<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"1000000\">"
            "<table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>");
        QVERIFY(says(problemsOf(readWorkbook(repeated)), "more than 250,000 rows"));
        QVERIFY(says(problemsOf(readWorkbook(office({{"A", "<row><c r=\"ZZZ1\"><v>1</v></c></row>"}}))),
            "more than 500 columns"));
        std::string many;
        for (std::size_t i = 0; i < maxXmlWalkParts / 2; ++i)
            many += "<c/>";
        many += many;
        QVERIFY(says(problemsOf(readWorkbook(office({{"A", many}}))), "more than 2,500,000 tags"));
        QVERIFY(says(problemsOf(readWorkbook(office({{"A", "<row><c></row>"}}))), "well-formed"));
        const auto typed = zipOf({{"xl/workbook.xml", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>"}});
        QVERIFY(says(problemsOf(readWorkbook(typed)), "document type"));
        const auto twice = zipOf({{"xl/workbook.xml", "<a/>"}, {"b", "1"}, {"xl/workbook.xml", "<b/>"}});
        QVERIFY(says(problemsOf(readWorkbook(twice)), "in the archive twice"));
        std::string deep;
        for (int i = 0; i < 100; ++i)
            deep = "<row>" + deep + "</row>";
        QVERIFY(says(problemsOf(readWorkbook(office({{"A", deep}}))), "deeper than 64"));
    }

    void encodings_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("encoding");
        const auto unicode = static_cast<int>(TextEncoding::Unicode);
        const std::u16string text = u"Name,Anzahl\nStück €\U0001F600,2\n";
        QByteArray little("\xff\xfe", 2), big("\xfe\xff", 2);
        for (const char16_t unit : text) {
            const auto low = static_cast<char>(unit & 0xff), high = static_cast<char>(unit >> 8);
            little.append(low).append(high);
            big.append(high).append(low);
        }
        QTest::newRow("UTF-8") << QByteArray("Name,Anzahl\nStück €\xf0\x9f\x98\x80,2\n") << unicode;
        QTest::newRow("with a mark") << QByteArray("\xef\xbb\xbfName,Anzahl\nStück €\xf0\x9f\x98\x80,2\n") << unicode;
        QTest::newRow("UTF-16, little end first") << little << unicode;
        QTest::newRow("UTF-16, big end first") << big << unicode;
    }

    void encodings()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, encoding);
        const auto file = readTableFile(bytes.toStdString(), maxCatalogueBytes, static_cast<TextEncoding>(encoding));
        QVERIFY(file);
        QCOMPARE(file->tables.at(0).rows.at(0).cells, (Cells{"Stück €\xf0\x9f\x98\x80", "2"}));
    }

    void windowsTextIsTakenWhereItIsAskedFor()
    {
        const std::string bytes = "Name;Preis\nSt\xfc"
                                  "ck;2,50 \x80\n";
        QVERIFY(says(problemsOf(readTableFile(bytes, maxCatalogueBytes)), "no UTF-8"));
        QVERIFY(mayBeWindows1252(bytes));
        QVERIFY(!mayBeWindows1252("Name;Preis\n"));
        QVERIFY(!mayBeWindows1252(std::string("a\xfc\0b", 4)));
        const auto file = readTableFile(bytes, maxCatalogueBytes, TextEncoding::Windows1252);
        QCOMPARE(file.value().tables.at(0).rows.at(0).cells, (Cells{"Stück", "2,50 €"}));
        QVERIFY(textEncodingOf("Windows-1252") == TextEncoding::Windows1252);
        QVERIFY(!textEncodingOf("ebcdic"));
    }
};

NEXUS_TEST(WorkbookTest, Events);

} // namespace workbook_test

#include "workbook_test.moc"
