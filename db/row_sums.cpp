#include "db/row_sums.h"

#include "db/raw_rows.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstring>
#include <xxhash.h>

namespace nexus::db {

namespace {

void append(std::string& bytes, char kind, const void* data, std::size_t size)
{
    const std::uint64_t length = size;
    bytes += kind;
    bytes.append(reinterpret_cast<const char*>(&length), sizeof length);
    bytes.append(static_cast<const char*>(data), size);
}

} // namespace

RowSum& RowSum::add(std::int64_t number)
{
    append(m_bytes, 'i', &number, sizeof number);
    return *this;
}

RowSum& RowSum::add(std::string_view text)
{
    append(m_bytes, 't', text.data(), text.size());
    return *this;
}

RowSum& RowSum::addBytes(std::string_view bytes)
{
    append(m_bytes, 'b', bytes.data(), bytes.size());
    return *this;
}

RowSum& RowSum::addNull()
{
    m_bytes += 'n';
    return *this;
}

RowSum& RowSum::add(const SQLite::Column& column)
{
    if (column.isNull())
        return addNull();
    if (column.isInteger())
        return add(column.getInt64());
    const auto* data = static_cast<const char*>(column.getBlob());
    const std::string_view bytes(data, static_cast<std::size_t>(column.getBytes()));
    return column.isBlob() ? addBytes(bytes) : add(bytes);
}

RowSum& RowSum::add(SQLite::Statement& row, int columns)
{
    for (int column = 0; column < columns; ++column)
        add(row.getColumn(column));
    return *this;
}

std::int64_t RowSum::value() const { return static_cast<std::int64_t>(XXH3_64bits(m_bytes.data(), m_bytes.size())); }

std::string textOf(const SQLite::Column& column)
{
    return {static_cast<const char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
}

TableSum readTableSum(SQLite::Database& database, const char* table)
{
    SQLite::Statement query(database, "SELECT row_count, row_sum FROM table_sums WHERE name=?");
    query.bind(1, table);
    if (!query.executeStep())
        return {};
    return {query.getColumn(0).getInt64(), static_cast<std::uint64_t>(query.getColumn(1).getInt64())};
}

void writeTableSum(SQLite::Database& database, const char* table, const TableSum& sum)
{
    carryOut(database,
        "INSERT INTO table_sums(name,row_count,row_sum) VALUES(?,?,?)"
        " ON CONFLICT(name) DO UPDATE SET row_count=excluded.row_count, row_sum=excluded.row_sum",
        table, sum.rows, static_cast<std::int64_t>(sum.sum));
}

} // namespace nexus::db
