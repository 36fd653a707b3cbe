#include "db/collection_store.h"

#include "db/collection_rows.h"
#include "db/stored_bytes.h"
#include "db/user_schema.h"

#include <algorithm>
#include <set>

namespace nexus::db {

namespace {

// Ready to be bound, also after a step that failed.
SQLite::Statement& fresh(SQLite::Statement& statement)
{
    (void)statement.tryReset();
    return statement;
}

constexpr const char* journalSql = "SELECT id,made,kind,subject,copies,state,changes FROM collection_edits ";
constexpr int journalChanges = 6;

model::JournalEntry journalEntry(SQLite::Statement& row)
{
    return {row.getColumn(0).getInt64(), textOf(row.getColumn(1)),
        static_cast<model::EditKind>(row.getColumn(2).getInt()), textOf(row.getColumn(3)), row.getColumn(4).getInt64(),
        row.getColumn(5).getInt() != Done};
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
    carryOut(*m_database,
        "INSERT INTO collection_days(day,copies,value,unvalued,content_sum) VALUES(?,?,?,?,?)"
        " ON CONFLICT(day) DO UPDATE SET copies=excluded.copies, value=excluded.value,"
        " unvalued=excluded.unvalued, content_sum=excluded.content_sum",
        day.day, totals.copies, totals.value, totals.unvalued, daySum(day));
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
        carryOut(m_statements->changeEdit, state, sum, id);
        m_statements->changeEdit.reset();
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

std::optional<model::JournalEntry> CollectionStore::entry(const char* where)
{
    SQLite::Statement query(*m_database, std::string(journalSql) + where + " LIMIT 1");
    return query.executeStep() ? std::optional(journalEntry(query)) : std::nullopt;
}

std::optional<model::JournalEntry> CollectionStore::nextUndo()
{
    auto newest = entry("WHERE state=0 ORDER BY id DESC");
    if (!newest)
        return newest;
    SQLite::Statement undone(*m_database, "SELECT count(*) FROM collection_edits WHERE state=1");
    return undone.executeStep() && undone.getColumn(0).getInt() < undoSteps ? newest : std::nullopt;
}

std::optional<model::JournalEntry> CollectionStore::nextRedo() { return entry("WHERE state=1 ORDER BY id"); }

model::CollectionEdit CollectionStore::changes(model::JournalId id)
{
    SQLite::Statement query(*m_database, "SELECT kind,subject,copies,changes FROM collection_edits WHERE id=?");
    query.bind(1, id);
    model::CollectionEdit edit;
    if (!query.executeStep())
        return edit;
    edit.kind = static_cast<model::EditKind>(query.getColumn(0).getInt());
    edit.subject = textOf(query.getColumn(1));
    edit.copies = query.getColumn(2).getInt64();
    const bool whole = readEditBytes(textOf(query.getColumn(3)), edit);
    if (!whole)
        throw DatabaseRefused(RefusalReason::Damaged, m_file,
            "The file " + m_file.string() + " is damaged: an entry of the collection's history cannot be read.");
    return edit;
}

namespace {

// Which edits, looked at from the newest to the oldest, are about a card. A stack is known to be of the card by the
// file as it is, or by an edit that came after: the one that took it away.
class AboutCard {
public:
    AboutCard(SQLite::Database& database, const model::CardKey& card)
        : m_card(card)
    {
        SQLite::Statement rows(database, "SELECT id FROM stacks WHERE card=?");
        for (rows.bind(1, card.str()); rows.executeStep();)
            m_stacks.insert(rows.getColumn(0).getInt64());
    }
    bool operator()(const model::CollectionEdit& edit)
    {
        bool about = false;
        for (const auto& change : edit.stacks)
            if ((change.before && change.before->card == m_card) || (change.after && change.after->card == m_card)) {
                about = true;
                m_stacks.insert(change.id());
            }
        return about || std::any_of(edit.holds.begin(), edit.holds.end(),
                            [&](const auto& hold) { return m_stacks.contains(hold.stack); });
    }

private:
    const model::CardKey& m_card;
    std::set<model::StackId> m_stacks;
};

} // namespace

std::vector<model::JournalEntry> CollectionStore::history(int limit, const std::optional<model::CardKey>& card)
{
    std::vector<model::JournalEntry> entries;
    auto isAbout = card ? std::optional<AboutCard>(std::in_place, *m_database, *card) : std::nullopt;
    SQLite::Statement rows(*m_database, std::string(journalSql) + "ORDER BY id DESC");
    while (static_cast<int>(entries.size()) < limit && rows.executeStep()) {
        if (model::CollectionEdit edit;
            isAbout && !(readEditBytes(textOf(rows.getColumn(journalChanges)), edit) && (*isAbout)(edit)))
            continue;
        entries.push_back(journalEntry(rows));
    }
    return entries;
}

std::vector<model::DayTotals> CollectionStore::days()
{
    std::vector<model::DayTotals> all;
    SQLite::Statement rows(*m_database, "SELECT day,copies,value,unvalued FROM collection_days ORDER BY day");
    while (rows.executeStep())
        all.push_back({textOf(rows.getColumn(0)),
            {rows.getColumn(1).getInt64(), rows.getColumn(2).getInt64(), rows.getColumn(3).getInt64()}});
    return all;
}

model::Collection CollectionStore::load()
{
    const auto damaged = [&](const char* what) -> DatabaseRefused {
        return {RefusalReason::Damaged, m_file,
            "The file " + m_file.string() + " is damaged: " + what +
                " are not what was written. Nothing was changed; restore a backup (nexusdeck-cli backup list)."};
    };
    std::vector<model::Stack> all;
    std::vector<model::HoldChange> allHeld;
    model::StackId next = 1;
    try {
        SQLite::Transaction reading(*m_database); // one state of the file
        m_seen = m_database->execAndGet("PRAGMA data_version").getInt();
        TableSum stacks;
        const auto told = readTableSum(*m_database, "stacks");
        all.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(told.rows, 0, 1'000'000)));
        RawRows rows(*m_database, "SELECT " + stackColumns() + ",content_sum FROM stacks ORDER BY id");
        while (rows.step()) {
            auto stack = readStack(rows);
            const auto sum = rows.number(stackColumnCount);
            if (!stack || stackSum(*stack) != sum)
                throw damaged("stacks of the collection");
            stacks.add(sum);
            all.push_back(std::move(*stack));
        }
        // The tables whose rows end with their sum.
        const auto summed = [&](const char* columns, const char* table, const char* what, const auto& each) {
            TableSum found;
            SQLite::Statement row(*m_database, std::string("SELECT ") + columns + ",content_sum FROM " + table);
            const int values = row.getColumnCount() - 1;
            while (row.executeStep()) {
                const auto sum = row.getColumn(values).getInt64();
                if (RowSum().add(row, values).value() != sum)
                    throw damaged(what);
                found.add(sum);
                each(row);
            }
            if (found != readTableSum(*m_database, table))
                throw damaged(what);
            return found;
        };
        summed("deck,stack,copies", "holds", "copies set aside for decks", [&](SQLite::Statement& row) {
            allHeld.push_back({row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), 0, row.getColumn(2).getInt()});
        });
        m_version = versionOf(summed("id,made,kind,subject,copies,changes,state", "collection_edits",
            "entries of the collection's history", [](auto&) {}));
        summed("day,copies,value,unvalued", "collection_days", "totals of the collection", [](auto&) {});
        if (stacks != told)
            throw damaged("stacks of the collection");
        SQLite::Statement given(*m_database, "SELECT seq FROM sqlite_sequence WHERE name='stacks'");
        if (given.executeStep())
            next = given.getColumn(0).getInt64() + 1;
    } catch (const SQLite::Exception& error) {
        if (error.getErrorCode() == SQLITE_CORRUPT || error.getErrorCode() == SQLITE_NOTADB)
            throw damaged(error.what());
        throw;
    }
    auto collection = model::Collection::make(std::move(all), std::move(allHeld));
    if (!collection)
        throw damaged("copies set aside for decks");
    collection->reserveIds(next);
    return std::move(*collection);
}

} // namespace nexus::db
