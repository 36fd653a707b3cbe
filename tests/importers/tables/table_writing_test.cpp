#include "importers/tables/table_writing.h"

#include "model/base/random.h"
#include "tests/importers/problems.h"
#include "tests/support/random_values.h"
#include "tests/support/test_class.h"

#include <rapidcheck.h>

namespace table_writing_test {

using namespace nexus::importers;
using namespace nexus::test;
using nexus::model::Random;

using Cells = std::vector<std::string>;
using Wanted = std::vector<std::vector<WrittenRow>>;

std::size_t pick(Random& random, std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); }

// A text with tables that knows where it put each cell.
class OddText {
public:
    explicit OddText(std::uint64_t seed)
        : m_random(seed, 41)
        , m_markdown(m_random.below(2) == 0)
        , m_separator(m_random.below(2) ? ',' : '\t')
        , m_end(m_random.below(2) ? "\r\n" : "\n")
    {
        const auto tables = m_markdown ? 1 + m_random.below(3) : 1;
        for (std::size_t t = 0; t < tables; ++t) {
            if (m_markdown)
                text += "# Part " + std::to_string(t) + m_end + m_end;
            addTable();
            if (m_markdown)
                text += m_end + "Words between, with a comma." + m_end;
        }
        if (m_random.below(2) && !m_markdown)
            text.resize(text.size() - m_end.size());
    }

    std::string text;
    std::vector<std::vector<std::vector<ByteSpan>>> spans; // table, row, column

private:
    void addTable()
    {
        const auto columns = 2 + m_random.below(4);
        m_framed = m_random.below(3) > 0;
        Cells headings;
        for (std::size_t c = 0; c < columns; ++c)
            headings.push_back(std::string(1, static_cast<char>('a' + c)));
        (void)addRow(headings);
        if (m_markdown) {
            for (std::size_t c = 0; c < columns; ++c)
                text += m_random.below(2) ? "|---" : "|:-:";
            text += "|" + m_end;
        }
        auto& rows = spans.emplace_back();
        for (auto count = 1 + m_random.below(4); count > 0; --count) {
            Cells cells;
            for (std::size_t c = 0; c < columns; ++c)
                cells.push_back(m_markdown ? markdown() : separated());
            rows.push_back(addRow(cells));
        }
    }
    std::vector<ByteSpan> addRow(const Cells& cells)
    {
        std::vector<ByteSpan> row;
        text += m_markdown && m_framed ? "|" : "";
        for (std::size_t c = 0; c < cells.size(); ++c) {
            if (c > 0)
                text += m_markdown ? '|' : m_separator;
            const bool atEdge = m_markdown && !m_framed; // blanks there are no part of the cell
            text += c == 0 && atEdge ? "" : std::string(m_random.below(3), ' ');
            const auto begin = text.size();
            text += cells[c];
            row.push_back({begin, text.size()});
            text += c + 1 == cells.size() && atEdge ? "" : std::string(m_random.below(4), ' ');
        }
        text += (m_markdown && m_framed ? "|" : "") + m_end;
        return row;
    }
    std::string markdown()
    {
        const char* cells[] = {"7", "**Bold**", "a \\| b", "one<br>two", "\\*star\\*", "back\\\\", "plain words", "ü"};
        return cells[m_random.below(8)];
    }
    std::string separated()
    {
        const char* cells[] = {
            "7", "\"a, b\"", "\"say \"\"x\"\"\"", "\"one\ntwo\"", "'=1+1", "plain words", "\"q\"", "ü"};
        return cells[m_random.below(8)];
    }

    Random m_random;
    bool m_markdown, m_framed = true;
    char m_separator;
    std::string m_end;
};

std::string valueOf(Random& random)
{
    const char* starts[] = {"", "9", "a|b", "**bold**", "***", "\\", "\\|", "<br>", "one\ntwo", "a,b", "say \"x\"",
        "=1", "'=1", "-3", "a\tb", "*", "ends\\", "| ", "<br/>x", "&lt;"};
    return cellValue(std::string(starts[random.below(20)]) + (random.below(2) ? randomName(random.next()) : ""));
}

Wanted rowsOf(const std::vector<Table>& tables)
{
    Wanted wanted;
    for (const auto& table : tables) {
        auto& rows = wanted.emplace_back();
        for (std::size_t r = 0; r < table.rows.size(); ++r)
            rows.push_back({r, table.rows[r].cells});
    }
    return wanted;
}
std::vector<std::vector<Cells>> cellsOf(const std::vector<Table>& tables)
{
    std::vector<std::vector<Cells>> all;
    for (const auto& table : tables) {
        auto& rows = all.emplace_back();
        for (const auto& row : table.rows)
            rows.push_back(row.cells);
    }
    return all;
}

// The text with one cell changed.
std::string changed(const std::string& text, std::size_t row, std::size_t column, const std::string& value)
{
    const auto tables = readTables(text).value();
    auto wanted = rowsOf(tables);
    wanted[0][row].cells[column] = value;
    return writeTables(text, tables, wanted).value();
}

class TableWritingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneCellChangesAndNoOtherByte()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const OddText odd(seed);
            RC_LOG() << odd.text;
            const auto tables = readTables(odd.text).value();
            RC_ASSERT(tables.size() == odd.spans.size());
            Random random(seed, 43);
            const auto t = pick(random, tables.size()), r = pick(random, tables[t].rows.size()),
                       c = pick(random, tables[t].headings.size());
            auto wanted = rowsOf(tables);
            auto& cell = wanted[t][r].cells[c];
            cell = valueOf(random);
            // A row of a separated table that says nothing is none.
            const auto& cells = wanted[t][r].cells;
            RC_PRE(std::any_of(cells.begin(), cells.end(), [](const auto& text) { return !text.empty(); }));
            RC_LOG() << "\nnow: " << cell << "\n";
            const auto out = writeTables(odd.text, tables, wanted);
            RC_ASSERT(out.has_value());
            RC_LOG() << *out;
            if (cell == tables[t].rows[r].cells[c]) {
                RC_ASSERT(*out == odd.text);
                return;
            }
            // Blanks around the cell may go or come with it, nothing else.
            auto [begin, end] = odd.spans[t][r][c];
            while (begin > 0 && odd.text[begin - 1] == ' ')
                --begin;
            while (end < odd.text.size() && odd.text[end] == ' ')
                ++end;
            RC_ASSERT(out->starts_with(odd.text.substr(0, begin)));
            RC_ASSERT(out->ends_with(odd.text.substr(end)));
            auto expected = cellsOf(tables);
            expected[t][r][c] = cell;
            RC_ASSERT(cellsOf(readTables(*out).value()) == expected);
        }));
    }

    void rowsGoAndComeAsLines()
    {
        QVERIFY(rc::check([](std::uint64_t seed) {
            const OddText odd(seed);
            RC_LOG() << odd.text;
            const auto tables = readTables(odd.text).value();
            Random random(seed, 47);
            auto wanted = rowsOf(tables);
            const auto t = pick(random, tables.size());
            auto& rows = wanted[t];
            if (random.below(2))
                rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(pick(random, rows.size())));
            for (auto count = random.below(3); count > 0; --count) {
                WrittenRow row{std::nullopt, {"new"}};
                while (row.cells.size() < tables[t].headings.size())
                    row.cells.push_back(valueOf(random));
                rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(pick(random, rows.size() + 1)), row);
            }
            const auto out = writeTables(odd.text, tables, wanted);
            RC_ASSERT(out.has_value());
            RC_LOG() << *out;
            const auto again = readTables(*out).value();
            // Taken back, it is the text it was.
            auto back = rowsOf(again);
            std::vector<WrittenRow> kept;
            for (std::size_t i = 0; i < rows.size(); ++i)
                if (rows[i].from)
                    kept.push_back(back[t][i]);
            back[t] = kept;
            const auto without = writeTables(*out, again, back);
            RC_ASSERT(without.has_value());
            std::string lines = odd.text;
            for (auto r = tables[t].rows.size(); r-- > 0;)
                if (std::none_of(rows.begin(), rows.end(), [&](const auto& row) { return row.from == r; })) {
                    auto rest = std::string_view(lines).substr(tables[t].rows[r].bytes.end);
                    const auto end = tables[t].rows[r].bytes.end + takeLine(rest).size();
                    lines.erase(tables[t].rows[r].bytes.begin, end - tables[t].rows[r].bytes.begin);
                }
            const auto plain = [](std::string text) { // whether the last line is ended may differ
                while (text.ends_with('\n') || text.ends_with('\r'))
                    text.pop_back();
                return text;
            };
            RC_ASSERT(plain(*without) == plain(lines));
        }));
    }

    void anAlignedCellKeepsItsWidthWhileTheValueFits()
    {
        const std::string text =
            "| Name   | CP |  Far |\n|--------|---:|------|\n| Docker | 10 |    3 |\n| Ox     |  2 |    1 |\n";
        QCOMPARE(changed(text, 0, 0, "Oar"),
            std::string(
                "| Name   | CP |  Far |\n|--------|---:|------|\n| Oar    | 10 |    3 |\n| Ox     |  2 |    1 |\n"));
        QCOMPARE(changed(text, 0, 0, "Dockers"),
            std::string(
                "| Name   | CP |  Far |\n|--------|---:|------|\n| Dockers | 10 |    3 |\n| Ox     |  2 |    1 |\n"));
        QCOMPARE(changed(text, 0, 1, "9"),
            std::string(
                "| Name   | CP |  Far |\n|--------|---:|------|\n| Docker | 9  |    3 |\n| Ox     |  2 |    1 |\n"));
        QCOMPARE(changed(text, 1, 1, "12"),
            std::string(
                "| Name   | CP |  Far |\n|--------|---:|------|\n| Docker | 10 |    3 |\n| Ox     | 12 |    1 |\n"));
        QCOMPARE(changed(text, 1, 2, "10"),
            std::string(
                "| Name   | CP |  Far |\n|--------|---:|------|\n| Docker | 10 |    3 |\n| Ox     |  2 |   10 |\n"));
        QCOMPARE(changed(text, 0, 0, "Ümläu"),
            std::string(
                "| Name   | CP |  Far |\n|--------|---:|------|\n| Ümläu  | 10 |    3 |\n| Ox     |  2 |    1 |\n"));
    }

    void aTableThatIsNotAlignedIsNotPadded()
    {
        const std::string text = "| Name | CP |\n| --- | --- |\n| Docker | 10 |\n";
        QCOMPARE(changed(text, 0, 1, "9"), std::string("| Name | CP |\n| --- | --- |\n| Docker | 9 |\n"));
        QCOMPARE(changed(text, 0, 0, "Oar"), std::string("| Name | CP |\n| --- | --- |\n| Oar | 10 |\n"));
    }

    void aSeparatedCellKeepsItsQuotesAndBlanks()
    {
        const std::string text = "a,b\r\n\"1\", 2 \r\n3,\"x, y\"\r\n";
        QCOMPARE(changed(text, 0, 0, "9"), std::string("a,b\r\n\"9\", 2 \r\n3,\"x, y\"\r\n"));
        QCOMPARE(changed(text, 0, 1, "9"), std::string("a,b\r\n\"1\", 9 \r\n3,\"x, y\"\r\n"));
        QCOMPARE(changed(text, 0, 1, "=9"), std::string("a,b\r\n\"1\", '=9 \r\n3,\"x, y\"\r\n"));
        QCOMPARE(changed(text, 1, 0, "p, q"), std::string("a,b\r\n\"1\", 2 \r\n\"p, q\",\"x, y\"\r\n"));
        QCOMPARE(changed("sep=|\na|b\n1|2\n", 0, 0, "x|y"), std::string("sep=|\na|b\n\"x|y\"|2\n"));
    }

    void aNewRowHasTheFormOfTheOneBefore()
    {
        const std::string text = "| Name   | CP |\n|--------|----|\n| Docker | 10 |\n\nEnd\n";
        const auto tables = readTables(text).value();
        auto wanted = rowsOf(tables);
        wanted[0].push_back({std::nullopt, {"Oar", "2"}});
        QCOMPARE(writeTables(text, tables, wanted).value(),
            std::string("| Name   | CP |\n|--------|----|\n| Docker | 10 |\n| Oar    | 2  |\n\nEnd\n"));
        const std::string csv = "a,b\r\n\"x\",1"; // the last line is not ended
        const auto one = readTables(csv).value();
        auto more = rowsOf(one);
        more[0].push_back({std::nullopt, {"y", "2"}});
        more[0].push_back({std::nullopt, {"z", "3"}});
        QCOMPARE(writeTables(csv, one, more).value(), std::string("a,b\r\n\"x\",1\r\n\"y\",2\r\n\"z\",3"));
    }

    void whatTheFormCannotHoldIsRefused()
    {
        const std::string text = "a,b\n1,2\n3,4\n";
        const auto tables = readTables(text).value();
        auto wanted = rowsOf(tables);
        wanted[0][0].cells = {"", ""}; // an empty line of a separated table is no row
        QVERIFY(says(problemsOf(writeTables(text, tables, wanted)), "cannot hold the row"));
    }
};

NEXUS_TEST(TableWritingTest, Events);

} // namespace table_writing_test

#include "table_writing_test.moc"
