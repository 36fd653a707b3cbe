// Checksums of what users wrote. A row's sum is made of all its values, a table's of its rows whatever their order, so
// that a changed, lost or doubled row is found when the table is read (resources/contributing/formats.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace SQLite {
class Column;
class Database;
class Statement;
} // namespace SQLite

namespace nexus::db {

// XXH3 over the values, each with its kind and length: no two rows that differ look alike to it.
class RowSum {
public:
    RowSum() { m_bytes.reserve(512); }
    RowSum& add(std::int64_t number);
    RowSum& add(std::string_view text);
    RowSum& addBytes(std::string_view bytes); // a blob
    RowSum& addNull();
    RowSum& add(const SQLite::Column& column);        // as SQLite has it
    RowSum& add(SQLite::Statement& row, int columns); // the first columns of a row
    [[nodiscard]] std::int64_t value() const;

private:
    std::string m_bytes;
};

// Rows and the sum of their sums, of one table; kept beside it in the table table_sums in the same transaction.
struct TableSum {
    std::int64_t rows = 0;
    std::uint64_t sum = 0;
    void add(std::int64_t rowSum) { ++rows, sum += static_cast<std::uint64_t>(rowSum) * 0x9e3779b97f4a7c15U; }
    void take(std::int64_t rowSum) { --rows, sum -= static_cast<std::uint64_t>(rowSum) * 0x9e3779b97f4a7c15U; }
    friend bool operator==(const TableSum&, const TableSum&) = default;
};
[[nodiscard]] std::string textOf(const SQLite::Column& column);                     // every byte of a text or blob
[[nodiscard]] TableSum readTableSum(SQLite::Database& database, const char* table); // zero where none is kept
void writeTableSum(SQLite::Database& database, const char* table, const TableSum& sum);

} // namespace nexus::db
