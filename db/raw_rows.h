// Statements bound and carried out in one go; many rows, read without an object a value. Errors are SQLite::Exception.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstdint>
#include <sqlite3.h>
#include <string>
#include <string_view>

namespace nexus::db {

// The values from the parameter `first` on; texts are not copied and outlive the step.
template <class... Values> void bindFrom(int first, SQLite::Statement& statement, const Values&... values)
{
    const auto one = [&]<class Value>(const Value& value) {
        if constexpr (std::is_same_v<Value, std::string>)
            statement.bindNoCopy(first++, value);
        else
            statement.bind(first++, value);
    };
    (one(values), ...);
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
