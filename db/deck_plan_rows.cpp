#include "db/deck_plan_rows.h"

#include "db/sum_reading.h"

namespace nexus::db {

namespace {

enum class Part { Out, In, MovedOut, MovedIn };

class RowWriter {
public:
    RowWriter(SQLite::Database& database, std::int64_t version)
        : m_version(version)
        , m_row(database,
              "INSERT INTO deck_plan_rows(version_id,position,plan,part,card,card_key,printing,count,place,extra)"
              " VALUES(?,?,?,?,?,?,?,?,?,?)")
    {
    }

    void write(std::size_t plan, Part part, const model::DeckEntry& entry, std::optional<std::size_t> place)
    {
        m_row.reset();
        m_row.clearBindings();
        m_row.bind(1, m_version);
        m_row.bind(2, m_position++);
        m_row.bind(3, static_cast<std::int64_t>(plan));
        m_row.bind(4, static_cast<int>(part));
        m_row.bind(5, entry.card);
        if (entry.key)
            m_row.bind(6, entry.key->str());
        m_row.bind(7, entry.printing);
        m_row.bind(8, entry.count);
        if (place)
            m_row.bind(9, static_cast<std::int64_t>(*place));
        m_row.bind(10, entry.extra);
        m_row.exec();
    }

private:
    std::int64_t m_version;
    std::int64_t m_position = 0;
    SQLite::Statement m_row;
};

void addRow(model::SideboardPlan& plan, const SumReading& row)
{
    model::DeckEntry entry;
    entry.card = textOf(row[2]);
    if (!row[3].isNull())
        entry.key = model::CardKey(textOf(row[3]));
    entry.printing = textOf(row[4]);
    entry.count = row[5].getInt();
    entry.extra = textOf(row[7]);
    const auto place = static_cast<std::size_t>(row[6].getInt64());
    switch (static_cast<Part>(row[1].getInt())) {
    case Part::Out: plan.out.push_back(std::move(entry)); break;
    case Part::In: plan.in.push_back(std::move(entry)); break;
    case Part::MovedOut: plan.movedOut.push_back({std::move(entry), place}); break;
    case Part::MovedIn: plan.movedIn.push_back({std::move(entry), place}); break;
    }
}

} // namespace

void writePlans(SQLite::Database& database, std::int64_t version, const std::vector<model::SideboardPlan>& plans)
{
    if (plans.empty())
        return;
    SQLite::Statement head(
        database, "INSERT INTO deck_plans(version_id,position,name,note,applied,extra) VALUES(?,?,?,?,?,?)");
    RowWriter rows(database, version);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const auto& plan = plans[i];
        head.reset();
        head.bind(1, version);
        head.bind(2, static_cast<std::int64_t>(i));
        head.bind(3, plan.name);
        head.bind(4, plan.note);
        head.bind(5, plan.applied ? 1 : 0);
        head.bind(6, plan.extra);
        head.exec();
        for (const auto& entry : plan.out)
            rows.write(i, Part::Out, entry, std::nullopt);
        for (const auto& entry : plan.in)
            rows.write(i, Part::In, entry, std::nullopt);
        for (const auto& moved : plan.movedOut)
            rows.write(i, Part::MovedOut, moved.row, moved.place);
        for (const auto& moved : plan.movedIn)
            rows.write(i, Part::MovedIn, moved.row, moved.place);
    }
}

PlanRows::PlanRows(SQLite::Database& database)
{
    if (!database.tableExists("deck_plan_rows"))
        return;
    m_plans.emplace(database,
        "SELECT name,note,applied,extra,position,version_id FROM deck_plans WHERE version_id=? ORDER BY position");
    m_rows.emplace(database,
        "SELECT plan,part,card,card_key,printing,count,place,extra,position,version_id FROM deck_plan_rows"
        " WHERE version_id=? ORDER BY position");
}

void PlanRows::read(std::int64_t version, RowSum& sum, std::vector<model::SideboardPlan>* plans)
{
    if (!m_plans)
        return;
    for (SumReading plan(*m_plans, version); plan.next();) {
        sum.add("plan");
        plan.addTo(sum, 6);
        if (plans) {
            auto& added = plans->emplace_back();
            added.name = textOf(plan[0]);
            added.note = textOf(plan[1]);
            added.applied = plan[2].getInt() != 0;
            added.extra = textOf(plan[3]);
        }
    }
    for (SumReading row(*m_rows, version); row.next();) {
        sum.add("plan row");
        row.addTo(sum, 10);
        const auto at = static_cast<std::size_t>(row[0].getInt64());
        if (plans && at < plans->size())
            addRow((*plans)[at], row);
    }
}

} // namespace nexus::db
