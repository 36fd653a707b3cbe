// Statements bound and carried out in one go; many rows, read without an object a value. Errors are SQLite::Exception.
#pragma once

#include "db/database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <concepts>
#include <cstdint>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace nexus::db {

// A value that is a blob.
struct Blob {
    const std::string& bytes;
};
// Texts and blobs are not copied and outlive the step; an optional without a value is null.
template <class Value> void bindOne(SQLite::Statement& statement, int at, const Value& value)
{
    statement.bind(at, value);
}
inline void bindOne(SQLite::Statement& statement, int at, const std::string& text) { statement.bindNoCopy(at, text); }
inline void bindOne(SQLite::Statement& statement, int at, const Blob& blob)
{
    statement.bindNoCopy(at, blob.bytes.data(), static_cast<int>(blob.bytes.size()));
}
template <class Value> void bindOne(SQLite::Statement& statement, int at, const std::optional<Value>& value)
{
    value ? bindOne(statement, at, *value) : statement.bind(at);
}
// The values from the parameter `first` on.
template <class... Values> void bindFrom(int first, SQLite::Statement& statement, const Values&... values)
{
    (bindOne(statement, first++, values), ...);
}
// The statement again, also after a step that failed; how many rows changed.
template <class... Values> int carryOut(SQLite::Statement& statement, const Values&... values)
{
    (void)statement.tryReset();
    bindFrom(1, statement, values...);
    return statement.exec();
}
template <class... Values> int carryOut(SQLite::Database& database, const std::string& sql, const Values&... values)
{
    SQLite::Statement statement(database, sql);
    return carryOut(statement, values...);
}

inline void readColumn(const SQLite::Column& column, std::string& text) { text = column.getString(); }
template <std::integral Number> void readColumn(const SQLite::Column& column, Number& number)
{
    number = static_cast<Number>(column.getInt64());
}
// Nothing where it is null.
template <class Value> void readColumn(const SQLite::Column& column, std::optional<Value>& value)
{
    if (!column.isNull())
        readColumn(column, value.emplace());
}
// The first columns of a row; of texts and blobs every byte.
template <class... Values> void readRow(SQLite::Statement& row, Values&... values)
{
    int column = 0;
    (readColumn(row.getColumn(column++), values), ...);
}

// A setting of the connection for as long as the object lives: SQL to make it, and to take it back.
class Setting {
public:
    Setting(SQLite::Database& database, const char* make, const char* takeBack)
        : m_database(database)
        , m_takeBack(takeBack)
    {
        m_database.exec(make);
    }
    ~Setting() { (void)m_database.tryExec(m_takeBack); }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

private:
    SQLite::Database& m_database;
    const char* m_takeBack;
};

// A transaction that writes: it has the lock of writers from its start on, and says why there can be none where the
// file can only be read.
class Writing : public SQLite::Transaction {
public:
    Writing(SQLite::Database& database, const std::filesystem::path& file)
        : Transaction((refuseUnwritable(database, file), database), SQLite::TransactionBehavior::IMMEDIATE)
    {
    }
};

class RawRows {
public:
    RawRows(SQLite::Database& database, const std::string& sql)
        : m_database(database)
    {
        check(sqlite3_prepare_v2(database.getHandle(), sql.c_str(), -1, &m_statement, nullptr));
    }
    ~RawRows() { sqlite3_finalize(m_statement); }
    RawRows(const RawRows&) = delete;
    RawRows& operator=(const RawRows&) = delete;

    bool step()
    {
        const int result = sqlite3_step(m_statement);
        if (result != SQLITE_ROW && result != SQLITE_DONE)
            check(result);
        return result == SQLITE_ROW;
    }
    // From the start again, for another value of its one parameter.
    void again(std::int64_t value)
    {
        reset();
        check(sqlite3_bind_int64(m_statement, 1, value));
    }
    void reset() { (void)sqlite3_reset(m_statement); }
    [[nodiscard]] int columns() const { return sqlite3_column_count(m_statement); }
    [[nodiscard]] const char* name(int column) const { return sqlite3_column_name(m_statement, column); }
    [[nodiscard]] int kind(int column) const { return sqlite3_column_type(m_statement, column); }
    [[nodiscard]] double fraction(int column) const { return sqlite3_column_double(m_statement, column); }
    [[nodiscard]] std::int64_t number(int column) const { return sqlite3_column_int64(m_statement, column); }
    [[nodiscard]] bool isNull(int column) const { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }
    [[nodiscard]] bool isText(int column) const { return sqlite3_column_type(m_statement, column) == SQLITE_TEXT; }
    // Every byte, until the next step; nothing where there is none.
    [[nodiscard]] std::string_view text(int column) const
    {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
        return bytes ? std::string_view(bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column)))
                     : std::string_view();
    }

private:
    void check(int result) const
    {
        if (result != SQLITE_OK)
            throw SQLite::Exception(m_database.getHandle(), result);
    }
    SQLite::Database& m_database;
    sqlite3_stmt* m_statement = nullptr;
};

} // namespace nexus::db
