// Checksums of catalogue.sqlite: of every table, of the list of tables and of the numbers given to imports, each a sum
// of its rows whatever their order, in table_sums. A row's sum is made of its values and the names of their columns, so
// that a column added later, which is null everywhere, changes none. Looked at when a table is read, and all of them,
// with the indexes, before anything is written; written anew in the same transaction.
#pragma once

#include "db/raw_rows.h"
#include "db/row_sums.h"

#include <string>
#include <vector>

namespace nexus::db {

struct NamedValue {
    int kind = SQLITE_NULL;
    std::int64_t number = 0; // of a fraction its bits
    std::string_view text;   // every byte, until the next step
};
[[nodiscard]] inline NamedValue textValue(std::string_view text) { return {SQLITE_TEXT, 0, text}; }
[[nodiscard]] inline NamedValue numberValue(std::int64_t number) { return {SQLITE_INTEGER, number, {}}; }

[[nodiscard]] NamedValue valueOf(const RawRows& rows, int column);

// The values of a row, each read once, and their sum.
class NamedRow {
public:
    NamedRow(const RawRows& rows, int columns); // of the first columns of a query
    explicit NamedRow(const std::vector<std::string>& columns);
    // Reads the row; its sum.
    [[nodiscard]] std::int64_t read(const RawRows& rows);
    [[nodiscard]] std::int64_t sumOf(const std::vector<int>& columns); // of some, after read()
    // Of values that are known; absent ones are null.
    void put(std::size_t column, const NamedValue& value) { m_values[column] = value; }
    [[nodiscard]] std::int64_t sum();
    [[nodiscard]] const NamedValue& operator[](int column) const { return m_values[static_cast<std::size_t>(column)]; }

private:
    void add(std::size_t column);
    [[nodiscard]] std::int64_t finished() const;

    std::vector<std::uint64_t> m_names;
    std::vector<NamedValue> m_values;
    std::string m_bytes;
};

// The columns of a table in their order.
[[nodiscard]] std::vector<std::string> columnsOf(SQLite::Database& database, const char* table);

// The tables a catalogue is read from are checked by whoever reads them; what is said where one is not what was
// written.
[[nodiscard]] std::string catalogueDamageText(std::string_view table);
// The first table that is not what was written, of those small ones that every start looks at, or of all; nothing where
// all are.
[[nodiscard]] std::optional<std::string> damagedSmallTable(SQLite::Database& database);
[[nodiscard]] std::optional<std::string> damagedTable(SQLite::Database& database);
[[nodiscard]] bool isWholeTable(SQLite::Database& database, const char* table);
// In the transaction that wrote. Sums of cards and printings that the writer has kept count of need no look at all
// rows.
struct CountedSums {
    TableSum cards, printings;
};
void writeCatalogueSums(SQLite::Database& database, const CountedSums* counted = nullptr);

} // namespace nexus::db
