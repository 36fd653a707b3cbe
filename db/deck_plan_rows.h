// The plans of a version of a deck in user.sqlite. A file from before there were plans has no place for them: reading
// it finds none. A version without plans has the checksum it had then.
#pragma once

#include "db/row_sums.h"
#include "model/deck/deck.h"

#include <optional>

namespace nexus::db {

void writePlans(SQLite::Database& database, std::int64_t version, const std::vector<model::SideboardPlan>& plans);

class PlanRows {
public:
    explicit PlanRows(SQLite::Database& database);
    // Adds what is there to the sum, and to the plans where they are asked for.
    void read(std::int64_t version, RowSum& sum, std::vector<model::SideboardPlan>* plans);

private:
    std::optional<SQLite::Statement> m_plans, m_rows;
};

} // namespace nexus::db
