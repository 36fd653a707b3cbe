#include "db/row_sums.h"

#include "tests/support/scratch.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <rapidcheck.h>

namespace row_sums_test {

using namespace nexus::db;

class RowSumsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatDiffersInKindOrPlaceDiffers()
    {
        const auto sum = [](auto&&... values) {
            RowSum row;
            (row.add(values), ...);
            return row.value();
        };
        QVERIFY(sum("ab", "c") != sum("a", "bc"));
        QVERIFY(sum("", "a") != sum("a", ""));
        QVERIFY(sum(std::int64_t{1}) != sum("1"));
        QVERIFY(sum("") != RowSum().addNull().value());
        QVERIFY(RowSum().value() != RowSum().addNull().value());
        QVERIFY(sum(std::int64_t{0}) != sum("\0\0\0\0\0\0\0\0"));
        QCOMPARE(sum("x", std::int64_t{7}), sum("x", std::int64_t{7}));
    }

    void oneBitMakesAnotherSum()
    {
        QVERIFY(rc::check([](const std::string& text, std::int64_t number) {
            RC_PRE(!text.empty());
            auto other = text;
            const auto bit = *rc::gen::inRange<std::size_t>(0, text.size() * 8);
            other[bit / 8] = static_cast<char>(other[bit / 8] ^ (1 << (bit % 8)));
            RC_ASSERT(RowSum().add(std::string_view(text)).add(number).value() !=
                      RowSum().add(std::string_view(other)).add(number).value());
            RC_ASSERT(RowSum().add(number).value() != RowSum().add(number ^ 1).value());
        }));
    }

    void aColumnSumsAsTheValueThatWasBound()
    {
        const nexus::test::Scratch scratch;
        SQLite::Database database(scratch.path("a.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        SQLite::Statement row(database, "SELECT 42, 'four', NULL, x'0001'");
        QVERIFY(row.executeStep());
        QCOMPARE(RowSum().add(row.getColumn(0)).value(), RowSum().add(std::int64_t{42}).value());
        QCOMPARE(RowSum().add(row.getColumn(1)).value(), RowSum().add("four").value());
        QCOMPARE(RowSum().add(row.getColumn(2)).value(), RowSum().addNull().value());
        QCOMPARE(RowSum().add(row.getColumn(3)).value(), RowSum().addBytes(std::string_view("\0\1", 2)).value());
    }

    void aTablesSumIsThatOfItsRowsInAnyOrder()
    {
        QVERIFY(rc::check([](std::vector<std::int64_t> rows) {
            TableSum there, back;
            for (const auto row : rows)
                there.add(row);
            std::reverse(rows.begin(), rows.end());
            for (const auto row : rows)
                back.add(row);
            RC_ASSERT(there == back);
            if (!rows.empty()) {
                back.take(rows.front());
                RC_ASSERT(!(there == back));
                back.add(rows.front() ^ 1);
                RC_ASSERT(!(there == back));
                back.take(rows.front() ^ 1);
                for (std::size_t i = 1; i < rows.size(); ++i)
                    back.take(rows[i]);
                RC_ASSERT(back == TableSum{});
            }
        }));
    }

    void aTablesSumIsKept()
    {
        const nexus::test::Scratch scratch;
        SQLite::Database database(scratch.path("a.sqlite").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE table_sums(name TEXT PRIMARY KEY, row_count INTEGER NOT NULL, row_sum INTEGER NOT "
                      "NULL) WITHOUT ROWID");
        QVERIFY(readTableSum(database, "a") == TableSum{});
        const TableSum large{3, 0xfedcba9876543210U};
        writeTableSum(database, "a", large);
        writeTableSum(database, "b", {1, 2});
        QVERIFY(readTableSum(database, "a") == large);
        writeTableSum(database, "a", {4, 5});
        QVERIFY((readTableSum(database, "a") == TableSum{4, 5}));
    }
};

NEXUS_TEST(RowSumsTest, Events);

} // namespace row_sums_test

#include "row_sums_test.moc"
