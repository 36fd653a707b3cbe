#include "importers/tables/table.h"

#include "tests/importers/problems.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace table_test {

using namespace nexus::importers;
using namespace nexus::test;

class TableTest : public QObject {
    Q_OBJECT

private:
    using Cells = std::vector<std::string>;
    static Table separated(const std::string& text) { return readSeparatedTable(text).value().at(0); }
    static std::vector<Table> markdown(const std::string& text) { return readMarkdownTables(text).value(); }

private Q_SLOTS:
    void theFormIsSeenInTheText()
    {
        QVERIFY(tableForm("a,b\n1,2\n") == TableForm::Separated);
        QVERIFY(tableForm("|a|b|\n|---|---|\n") == TableForm::Markdown);
        QVERIFY(tableForm("# Title\n\n|a|b|\n|-|-|\n") == TableForm::Markdown);
        QVERIFY(tableForm("a | b\n:-: | --\n") == TableForm::Markdown);
        QVERIFY(tableForm("| a |") == TableForm::Markdown);
        QVERIFY(tableForm("a,\"x | y\"\n-,-\n") == TableForm::Separated);
        QVERIFY(tableForm("a,b\n1,\"x\n|-|-|\ny\"\n") == TableForm::Separated);
        QVERIFY(tableForm("A 5\" gun.\n\n|a|b|\n|-|-|\n") == TableForm::Markdown);
        QVERIFY(tableForm("") == TableForm::Separated);
    }

    void separatorsAreFoundInTheHeadings()
    {
        QCOMPARE(separated("a,b;c\n1,2\n").headings, (Cells{"a", "b;c"}));
        QCOMPARE(separated("a;b;c,d\n1;2;3\n").headings, (Cells{"a", "b", "c,d"}));
        QCOMPARE(separated("a\tb,c\td\n").headings, (Cells{"a", "b,c", "d"}));
        QCOMPARE(separated("sep=;\na,b,c;d\n").headings, (Cells{"a,b,c", "d"}));
        QCOMPARE(separated("sep=|\na|b\n").headings, (Cells{"a", "b"}));
        QCOMPARE(separated("only\none\n").headings, Cells{"only"});
    }

    void theFirstLineMayNameAnySign_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"sep=\t", "\"sep=\t\"", "SEP=\t", "sep=", "sep=\t\t\t"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }

    void theFirstLineMayNameAnySign()
    {
        QFETCH(QString, line);
        const auto table = separated(line.toStdString() + "\r\nQty.\tName\r\n2.0\tA, b\r\n");
        QCOMPARE(table.headings, (Cells{"Qty.", "Name"}));
        QCOMPARE(table.rows.at(0).cells, (Cells{"2.0", "A, b"}));
        for (const char sign : {'|', ':', '^', '~', '!', '#'})
            QCOMPARE(separated(std::string("sep=") + sign + "\na" + sign + "b\n").headings, (Cells{"a", "b"}));
        for (const char* none : {"sep=ab\na,b\n", "sep=§\na§b\n", "sep=\"\na,b\n"})
            QVERIFY2(says(problemsOf(readSeparatedTable(none)), "names no single sign"), none);
    }

    void titlesStandAboveTheHeadings_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("a word") << "My cards\nName;Anzahl\nA;1\n" << 2;
        QTest::newRow("padded, and a blank row") << "My cards;\n;\nName;Anzahl\nA;1\n" << 3;
        QTest::newRow("with commas") << "Mine, of May, 2025\n\nName;Anzahl\nA;1\n" << 3;
        QTest::newRow("two cells") << "Mine;2025\nName;Anzahl\nA;1\n" << 2;
        QTest::newRow("none") << "Name;Anzahl\nA;1\n" << 1;
    }

    void titlesStandAboveTheHeadings()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        const auto table = separated(text.toStdString());
        QCOMPARE(table.headings, (Cells{"Name", "Anzahl"}));
        QCOMPARE(table.line, static_cast<std::size_t>(line));
        QCOMPARE(table.rows.size(), std::size_t{1});
        QCOMPARE(table.rows.at(0).line, static_cast<std::size_t>(line + 1));
    }

    void rowsKnowTheirLine()
    {
        const auto table = separated("\n\na,b\n1,2\n\n3,\"x\ny\nz\"\n\n4,5\n");
        QCOMPARE(table.line, std::size_t{3});
        QCOMPARE(table.rows.size(), std::size_t{3});
        QCOMPARE(table.rows[0].line, std::size_t{4});
        QCOMPARE(table.rows[1].line, std::size_t{6});
        QCOMPARE(table.rows[1].cells, (Cells{"3", "x\ny\nz"}));
        QCOMPARE(table.rows[2].line, std::size_t{10});
        QCOMPARE(separated("sep=,\na\n1\n").rows[0].line, std::size_t{3});
    }

    void rowsOfAnotherWidthAreBroken()
    {
        const auto table = separated("a,b\n1\n1,2,3\n1,2\n");
        QCOMPARE(table.rows.size(), std::size_t{1});
        QCOMPARE(table.broken.size(), std::size_t{2});
        QVERIFY(saysInLine(table.broken, 2, "1 cells, the headings are 2"));
        QVERIFY(saysInLine(table.broken, 3, "3 cells, the headings are 2"));
        QCOMPARE(table.broken[0].value, std::string("1"));
    }

    void theApostropheThatDefusesIsTakenOff()
    {
        QCOMPARE(separated("a,b\n'=1,'x\n'+1,''-2\n\"'@y\",'\n").rows[0].cells, (Cells{"=1", "'x"}));
        QCOMPARE(separated("a,b\n'+1,''-2\n").rows[0].cells, (Cells{"+1", "'-2"}));
        QCOMPARE(separated("a,b\n\"'@y\",'\n").rows[0].cells, (Cells{"@y", "'"}));
    }

    void aCellIsQuotedAndDefusedWhereNeeded_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        const auto row = [](const char* text, const char* cell) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(cell);
        };
        row("plain", "plain");
        row("", "");
        row("a,b", "\"a,b\"");
        row("a;b", "\"a;b\"");
        row("a\tb", "\"a\tb\"");
        row("a\nb", "\"a\nb\"");
        row("say \"x\"", "\"say \"\"x\"\"\"");
        row("=1", "'=1");
        row("+1", "'+1");
        row("-1", "'-1");
        row("@x", "'@x");
        row("\tx", "\"'\tx\"");
        row("\rx", "\"'\rx\"");
        row("'=1", "''=1");
        row("''=1", "'''=1");
        row("'x", "'x");
        row("a=1", "a=1");
        row("=a,b", "\"'=a,b\"");
    }
    void aCellIsQuotedAndDefusedWhereNeeded()
    {
        QFETCH(QString, text);
        QFETCH(QString, cell);
        QCOMPARE(QString::fromStdString(csvCell(text.toStdString())), cell);
    }

    void anyCellIsReadBackTheSame()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const char* starts[] = {"", "=", "+", "-", "@", "'", "''", "'=", "\"", ",", ";", "\n", "a\nb"};
            Cells cells;
            for (std::uint64_t i = 0; i < 4; ++i)
                cells.push_back(std::string(starts[(seed >> (i * 8U)) % 13]) + randomName(seed * 7 + i));
            cells.push_back("z");                // a row of blanks is none
            std::string text = "Name,b,c,d,e\n"; // else two cells of “#” are the headings
            for (const auto& cell : cells)
                text += csvCell(cell) + (&cell == &cells.back() ? "\n" : ",");
            const auto tables = readSeparatedTable(text);
            RC_ASSERT(tables.has_value());
            RC_ASSERT(tables->at(0).rows.size() == std::size_t{1});
            auto read = tables->at(0).rows[0].cells;
            for (auto& cell : cells)
                if (cell.starts_with('\n'))
                    cell.erase(0, 1); // blanks around a cell are no part of it
            RC_ASSERT(read == cells);
        }));
    }

    void lineBreaksInCellsArePlain()
    {
        QCOMPARE(separated("a,b\r\n1,\"x\r\ny\"\r\n").rows[0].cells[1], std::string("x\ny"));
        QCOMPARE(separated("a,b\r1,\"x\ry\"\r").rows[0].cells[1], std::string("x\ny"));
        QCOMPARE(separated("a,b\n1,\"x\r\r\ny\"\n").rows[0].cells[1], std::string("x\n\ny"));
    }

    void brokenQuotesAreRefused()
    {
        QVERIFY(saysInLine(problemsOf(readSeparatedTable("a,b\n1,2\n\"3,4\n5,6\n")), 3, "never closed"));
        QVERIFY(saysInLine(problemsOf(readSeparatedTable("a,b\n1,2 \"x\"\n")), 2, "inside of a field"));
    }

    void everyMarkdownTableOfAFileIsFound()
    {
        const auto tables = markdown(
            "# Title\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\ntext | with a bar\n\nc | d\n--- | ---\n3 | 4\n5 | 6\nend\n");
        QCOMPARE(tables.size(), std::size_t{2});
        QCOMPARE(tables[0].line, std::size_t{3});
        QCOMPARE(tables[0].headings, (Cells{"a", "b"}));
        QCOMPARE(tables[0].rows.size(), std::size_t{1});
        QCOMPARE(tables[1].line, std::size_t{9});
        QCOMPARE(tables[1].rows.size(), std::size_t{2});
        QCOMPARE(tables[1].rows[1].line, std::size_t{12});
        QVERIFY(markdown("no table\n").empty());
    }

    void markdownCellsArePlainText()
    {
        const auto rows =
            markdown("|a|b|\n|-|-|\n|**x** y|p<br>q<br/>r<BR>s|\n|a \\| b|\\*c\\* \\\\|\n||  |\n").at(0).rows;
        QCOMPARE(rows[0].cells, (Cells{"x y", "p\nq\nr\ns"}));
        QCOMPARE(rows[1].cells, (Cells{"a | b", "*c* \\"}));
        QCOMPARE(rows[2].cells, (Cells{"", ""}));
    }

    void headingsAreCleanAndShort()
    {
        const auto table = separated("Na\u202eme,\"Ty\npe\"," + std::string(1000, 'h') + "\n1,2,3\n");
        QCOMPARE(table.headings[0], std::string("Na me"));
        QCOMPARE(table.headings[1], std::string("Ty pe"));
        QVERIFY(table.headings[2].size() < 100);
    }

    void tablesAreBounded()
    {
        const auto wide = [](std::size_t columns) { return "a" + std::string(columns - 1, ',') + "\n"; };
        QVERIFY(readSeparatedTable(wide(500)));
        QVERIFY(saysInLine(problemsOf(readSeparatedTable(wide(501))), 1, "500 columns"));
        std::string rows = "a\n";
        for (int i = 0; i < 250'001; ++i)
            rows += "b\n";
        QVERIFY(saysInLine(problemsOf(readSeparatedTable(rows)), 250'002, "250,000 rows"));
        rows.resize(rows.size() - 2);
        QVERIFY(readSeparatedTable(rows));
        std::string broken = "a,b\n";
        for (int i = 0; i < 10'001; ++i)
            broken += "b\n";
        QVERIFY(saysInLine(problemsOf(readSeparatedTable(broken)), 10'002, "10,000 rows"));
    }
};

NEXUS_TEST(TableTest, Events);

} // namespace table_test

#include "table_test.moc"
