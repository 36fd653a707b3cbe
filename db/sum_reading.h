// Rows read for their checksum. Private to db.
#pragma once

#include "db/row_sums.h"

namespace nexus::db {

// A statement that is ready again when the reading ends, however it ends.
class SumReading {
public:
    SumReading(SQLite::Statement& statement, std::int64_t id)
        : m_statement(statement)
    {
        (void)statement.tryReset();
        statement.bind(1, id);
    }
    ~SumReading() { (void)m_statement.tryReset(); }
    SumReading(const SumReading&) = delete;
    SumReading& operator=(const SumReading&) = delete;
    bool next() { return m_statement.executeStep(); }
    [[nodiscard]] SQLite::Column operator[](int column) const { return m_statement.getColumn(column); }
    [[nodiscard]] int columns() const { return m_statement.getColumnCount(); }
    void addTo(RowSum& sum, int count) const
    {
        for (int column = 0; column < count; ++column)
            sum.add((*this)[column]);
    }

private:
    SQLite::Statement& m_statement;
};

} // namespace nexus::db
