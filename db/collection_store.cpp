#include "db/collection_store.h"

#include "db/collection_rows.h"
#include "db/edit_bytes.h"
#include "db/user_schema.h"

namespace nexus::db {

namespace {

// Ready to be bound, also after a step that failed.
SQLite::Statement& fresh(SQLite::Statement& statement)
{
    (void)statement.tryReset();
    return statement;
}

} // namespace

struct CollectionStore::Statements {
    explicit Statements(SQLite::Database& database)
        : insertStack(database, insertStackSql())
        , updateStack(database, updateStackSql())
        , deleteStack(database, "DELETE FROM stacks WHERE id=? AND content_sum=?")
        , putHold(database,
              "INSERT INTO holds(deck,stack,copies,content_sum) VALUES(?1,?2,?3,?4)"
              " ON CONFLICT(deck,stack) DO UPDATE SET copies=excluded.copies, content_sum=excluded.content_sum")
        , deleteHold(database, "DELETE FROM holds WHERE deck=? AND stack=?")
        , insertEdit(database, "INSERT INTO collection_edits(made,kind,subject,copies,changes,state,content_sum,id)"
                               " VALUES(?,?,?,?,?,?,?,?)")
        , changeEdit(database, "UPDATE collection_edits SET state=?, content_sum=? WHERE id=?")
        , dataVersion(database, "PRAGMA data_version")
    {
    }
    SQLite::Statement insertStack, updateStack, deleteStack, putHold, deleteHold, insertEdit, changeEdit, dataVersion;
};

CollectionStore::CollectionStore(const std::filesystem::path& file)
    : m_file(file)
    , m_database(openDatabase(file, userSchema()))
    , m_statements(std::make_unique<Statements>(*m_database))
{
    m_seen = m_database->execAndGet("PRAGMA data_version").getInt();
    m_version = versionOf(readTableSum(*m_database, "collection_edits"));
}

CollectionStore::~CollectionStore() = default;

int CollectionStore::dataVersion()
{
    auto& query = fresh(m_statements->dataVersion);
    const int version = query.executeStep() ? query.getColumn(0).getInt() : m_seen;
    query.reset();
    return version;
}

bool CollectionStore::changedElsewhere()
{
    const int seen = dataVersion();
    if (seen == m_seen)
        return false;
    if (versionOf(readTableSum(*m_database, "collection_edits")) != m_version)
        return true;
    m_seen = seen; // only decks were written
    return false;
}

void CollectionStore::expect(const model::CollectionVersion& version)
{
    m_version = version;
    m_seen = -1; // looked at before the next edit
}

bool CollectionStore::follow(const model::CollectionVersion& version)
{
    const int seen = dataVersion();
    if (versionOf(readTableSum(*m_database, "collection_edits")) != version)
        return false;
    m_version = version;
    m_seen = seen;
    return true;
}

// In the transaction of an edit: writers wait for each other there, and whoever read before the other wrote begins
// anew.
void CollectionStore::refuseStale()
{
    if (changedElsewhere())
        throw CollectionStale(
            "The collection was changed by another program meanwhile. Nothing was written; try again.");
}

void CollectionStore::write(const model::CollectionEdit& edit, const model::Progress& progress)
{
    constexpr std::size_t step = 512;
    std::size_t written = 0;
    const auto one = [&](SQLite::Statement& statement) {
        const bool done = statement.exec() == 1;
        statement.reset();
        if (!done)
            throw CollectionStale("The collection is not what it was. Nothing was written; try again.");
    };
    const auto bind = [](SQLite::Statement& statement, const model::Stack& stack, std::int64_t sum) {
        int at = 0;
        eachValue(stack, [&]<class Value>(Value&& value) {
            ++at;
            if constexpr (std::is_same_v<std::decay_t<Value>, std::optional<std::int64_t>>)
                value ? statement.bind(at, *value) : statement.bind(at);
            else if constexpr (std::is_same_v<Value, const std::string&>)
                statement.bindNoCopy(at, value); // the stack outlives the step
            else
                statement.bind(at, value);
        });
        statement.bind(at + 1, sum);
    };
    auto sums = readTableSum(*m_database, "stacks");
    for (const auto& change : edit.stacks) {
        if (progress && written++ % step == 0 && !progress(written - 1, edit.stacks.size()))
            throw EditCancelled("the edit was called off");
        const auto before = change.before ? stackSum(*change.before) : 0,
                   after = change.after ? stackSum(*change.after) : 0;
        if (change.before)
            sums.take(before);
        if (change.after)
            sums.add(after);
        auto& statement = fresh(!change.before ? m_statements->insertStack
                                : change.after ? m_statements->updateStack
                                               : m_statements->deleteStack);
        if (change.after) {
            bind(statement, *change.after, after);
            if (change.before)
                statement.bind(stackColumnCount + 2, before);
        } else {
            statement.bind(1, change.before->id);
            statement.bind(2, before);
        }
        one(statement);
    }
    if (progress)
        (void)progress(edit.stacks.size(), edit.stacks.size());
    if (!edit.stacks.empty())
        writeTableSum(*m_database, "stacks", sums);
    if (edit.holds.empty())
        return;
    sums = readTableSum(*m_database, "holds");
    for (const auto& hold : edit.holds) {
        if (hold.before > 0)
            sums.take(holdSum(hold, hold.before));
        if (hold.after > 0)
            sums.add(holdSum(hold, hold.after));
        auto& statement = fresh(hold.after > 0 ? m_statements->putHold : m_statements->deleteHold);
        statement.bind(1, hold.deck);
        statement.bind(2, hold.stack);
        if (hold.after > 0) {
            statement.bind(3, hold.after);
            statement.bind(4, holdSum(hold, hold.after));
        }
        one(statement);
    }
    writeTableSum(*m_database, "holds", sums);
}

void CollectionStore::writeDay(const model::Collection::Totals& totals, const std::string& now)
{
    const model::DayTotals day{now.substr(0, 10), totals};
    auto sums = readTableSum(*m_database, "collection_days");
    SQLite::Statement old(*m_database, "SELECT content_sum FROM collection_days WHERE day=?");
    old.bind(1, day.day);
    if (old.executeStep())
        sums.take(old.getColumn(0).getInt64());
    sums.add(daySum(day));
    SQLite::Statement put(*m_database,
        "INSERT INTO collection_days(day,copies,value,unvalued,content_sum) VALUES(?,?,?,?,?)"
        " ON CONFLICT(day) DO UPDATE SET copies=excluded.copies, value=excluded.value,"
        " unvalued=excluded.unvalued, content_sum=excluded.content_sum");
    put.bind(1, day.day);
    put.bind(2, totals.copies);
    put.bind(3, totals.value);
    put.bind(4, totals.unvalued);
    put.bind(5, daySum(day));
    put.exec();
    writeTableSum(*m_database, "collection_days", sums);
}

int CollectionStore::changeState(const std::string& where, int state, TableSum& sums)
{
    SQLite::Statement edits(
        *m_database, "SELECT id,made,kind,subject,copies,changes,content_sum FROM collection_edits WHERE " + where);
    int changed = 0;
    for (; edits.executeStep(); ++changed) {
        const auto id = edits.getColumn(0).getInt64();
        const auto sum = editSum(id, textOf(edits.getColumn(1)), edits.getColumn(2).getInt64(),
            textOf(edits.getColumn(3)), edits.getColumn(4).getInt64(), textOf(edits.getColumn(5)), state);
        sums.take(edits.getColumn(6).getInt64());
        sums.add(sum);
        auto& change = fresh(m_statements->changeEdit);
        change.bind(1, state);
        change.bind(2, sum);
        change.bind(3, id);
        change.exec();
        change.reset();
    }
    return changed;
}

model::JournalId CollectionStore::keep(const model::CollectionEdit& edit, const model::Collection::Totals& totals,
    const std::string& now, const model::Progress& progress)
{
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    refuseStale();
    write(edit, progress);
    writeDay(totals, now);
    auto sums = readTableSum(*m_database, "collection_edits");
    changeState("state=1", Dropped, sums);
    const auto bytes = editBytes(edit);
    // The sum holds the id too, so it is known before.
    const auto id = m_database
                        ->execAndGet(
                            "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name='collection_edits'),0)+1")
                        .getInt64();
    const auto sum = editSum(id, now, static_cast<std::int64_t>(edit.kind), edit.subject, edit.copies, bytes, Done);
    auto& insert = fresh(m_statements->insertEdit);
    insert.bind(1, now);
    insert.bind(2, static_cast<std::int64_t>(edit.kind));
    insert.bind(3, edit.subject);
    insert.bind(4, edit.copies);
    insert.bind(5, bytes.data(), static_cast<int>(bytes.size()));
    insert.bind(6, Done);
    insert.bind(7, sum);
    insert.bind(8, id);
    insert.exec();
    insert.reset();
    sums.add(sum);
    writeTableSum(*m_database, "collection_edits", sums);
    transaction.commit();
    m_version = versionOf(sums);
    return id;
}

void CollectionStore::keepUndone(
    model::JournalId id, bool undone, const model::Collection::Totals& totals, const std::string& now)
{
    const auto edit = changes(id);
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    refuseStale();
    write(undone ? model::inverse(edit) : edit);
    writeDay(totals, now);
    auto sums = readTableSum(*m_database, "collection_edits");
    if (changeState("id=" + std::to_string(id), undone ? Undone : Done, sums) == 0)
        throw CollectionStale("The collection is not what it was. Nothing was written; try again.");
    writeTableSum(*m_database, "collection_edits", sums);
    transaction.commit();
    m_version = versionOf(sums);
}

} // namespace nexus::db
