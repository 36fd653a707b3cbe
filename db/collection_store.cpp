#include "db/collection_store.h"

#include "db/backup.h"
#include "db/collection_rows.h"
#include "db/database_words.h"
#include "db/stored_bytes.h"
#include "db/user_schema.h"

#include <algorithm>
#include <limits>
#include <set>
#include <type_traits>

namespace nexus::db {

namespace {

// Ready to be bound, also after a step that failed.
SQLite::Statement& fresh(SQLite::Statement& statement)
{
    (void)statement.tryReset();
    return statement;
}

constexpr const char* changedMeanwhile = NEXUS_TEXT(
    "DatabaseWords", "The collection is not what it was. Nothing was written; try again.");
constexpr const char* journalSql = "SELECT id,made,kind,subject,copies,state,changes FROM collection_edits ";
constexpr int journalChanges = 6;
constexpr const char* stacksDamaged = NEXUS_TEXT("DatabaseWords", "stacks of the collection are not what was written");
constexpr const char* holdsDamaged = NEXUS_TEXT("DatabaseWords", "copies set aside for decks are not what was written");
constexpr const char* journalDamaged = NEXUS_TEXT(
    "DatabaseWords", "entries of the collection's history are not what was written");

// An edit of a kind there is, made at a day and an hour.
bool isEntry(std::int64_t kind, const std::string& made)
{
    return kind >= 0 && kind < model::editKindCount && made.size() >= std::string_view("2026-11-21T12:00").size();
}

model::JournalEntry journalEntry(SQLite::Statement& row, const std::filesystem::path& file)
{
    if (!isEntry(row.getColumn(2).getInt64(), row.getColumn(1).getString()))
        throw damagedRows(file, journalDamaged);
    return {row.getColumn(0).getInt64(), row.getColumn(1).getString(),
        static_cast<model::EditKind>(row.getColumn(2).getInt()), row.getColumn(3).getString(),
        row.getColumn(4).getInt64(), row.getColumn(5).getInt() != Done};
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
    , m_database(openUser(file))
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
        throw CollectionStale(DatabaseWords::tr(
            "The collection was changed by another program meanwhile. Nothing was written; try again."));
}

void CollectionStore::write(const model::CollectionEdit& edit, const model::Progress& progress)
{
    constexpr std::size_t step = 512;
    std::size_t written = 0;
    const auto one = [](int rows) {
        if (rows != 1)
            throw CollectionStale(DatabaseWords::tr(changedMeanwhile));
    };
    const auto bind = [](SQLite::Statement& statement, const model::Stack& stack, std::int64_t sum) {
        int at = 0;
        eachValue(stack, [&]<class Value>(Value&& value) {
            if constexpr (std::is_same_v<Value, std::string>)
                statement.bind(++at, value);
            else
                bindOne(statement, ++at, value); // the stack outlives the step
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
        if (!change.after) {
            one(carryOut(m_statements->deleteStack, change.before->id, before));
            continue;
        }
        auto& statement = fresh(change.before ? m_statements->updateStack : m_statements->insertStack);
        bind(statement, *change.after, after);
        if (change.before)
            statement.bind(stackColumnCount + 2, before);
        one(statement.exec());
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
        one(hold.after > 0
                ? carryOut(m_statements->putHold, hold.deck, hold.stack, hold.after, holdSum(hold, hold.after))
                : carryOut(m_statements->deleteHold, hold.deck, hold.stack));
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
    std::int64_t id = 0, kind = 0, copies = 0, before = 0;
    std::string made, subject, changes;
    for (; edits.executeStep(); ++changed) {
        readRow(edits, id, made, kind, subject, copies, changes, before);
        const auto sum = editSum(id, made, kind, subject, copies, changes, state);
        sums.take(before);
        sums.add(sum);
        carryOut(m_statements->changeEdit, state, sum, id);
        m_statements->changeEdit.reset();
    }
    return changed;
}

model::JournalId CollectionStore::keep(const model::CollectionEdit& edit, const model::Collection::Totals& totals,
    const std::string& now, const model::Progress& progress)
{
    UserWriting transaction(*m_database, m_file);
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
    const auto kind = static_cast<std::int64_t>(edit.kind);
    const auto sum = editSum(id, now, kind, edit.subject, edit.copies, bytes, Done);
    carryOut(m_statements->insertEdit, now, kind, edit.subject, edit.copies, Blob{bytes}, int{Done}, sum, id);
    m_statements->insertEdit.reset();
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
    UserWriting transaction(*m_database, m_file);
    refuseStale();
    write(undone ? model::inverse(edit) : edit);
    writeDay(totals, now);
    auto sums = readTableSum(*m_database, "collection_edits");
    if (changeState("id=" + std::to_string(id), undone ? Undone : Done, sums) == 0)
        throw CollectionStale(DatabaseWords::tr(changedMeanwhile));
    writeTableSum(*m_database, "collection_edits", sums);
    transaction.commit();
    m_version = versionOf(sums);
}

std::optional<model::JournalEntry> CollectionStore::entry(const char* where)
{
    SQLite::Statement query(*m_database, std::string(journalSql) + where + " LIMIT 1");
    return query.executeStep() ? std::optional(journalEntry(query, m_file)) : std::nullopt;
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
    int kind = 0;
    std::string bytes;
    readRow(query, kind, edit.subject, edit.copies, bytes);
    edit.kind = static_cast<model::EditKind>(kind);
    if (!readEditBytes(bytes, edit))
        throw DatabaseRefused(RefusalReason::Damaged, m_file,
            filled(DatabaseWords::tr("The file %1 is damaged: an entry of the collection's history cannot be read."),
                {m_file.string()}));
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
            isAbout && !(readEditBytes(rows.getColumn(journalChanges).getString(), edit) && (*isAbout)(edit)))
            continue;
        entries.push_back(journalEntry(rows, m_file));
    }
    return entries;
}

std::vector<model::DayTotals> CollectionStore::days()
{
    std::vector<model::DayTotals> all;
    SQLite::Statement rows(*m_database, "SELECT day,copies,value,unvalued FROM collection_days ORDER BY day");
    while (rows.executeStep()) {
        auto& [day, totals] = all.emplace_back();
        readRow(rows, day, totals.copies, totals.value, totals.unvalued);
    }
    return all;
}

model::Collection CollectionStore::load()
{
    const auto damaged = [&](const char* what) { return damagedRows(m_file, what); };
    std::vector<model::SharedStack> all;
    std::vector<model::HoldChange> allHeld;
    model::StackId next = 1;
    try {
        SQLite::Transaction reading(*m_database); // one state of the file
        m_seen = m_database->execAndGet("PRAGMA data_version").getInt();
        TableSum stacks;
        const auto told = readTableSum(*m_database, "stacks");
        all.reserve(roomFor(*m_database, told));
        RawRows rows(*m_database, "SELECT " + stackColumns() + ",content_sum FROM stacks ORDER BY id");
        while (rows.step()) {
            auto stack = readStack(rows);
            const auto sum = rows.number(stackColumnCount);
            if (!stack || stackSum(*stack) != sum)
                throw damaged(stacksDamaged);
            stacks.add(sum);
            all.emplace_back(std::move(*stack));
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
        summed("deck,stack,copies", "holds", holdsDamaged, [&](SQLite::Statement& row) {
            auto& hold = allHeld.emplace_back();
            readRow(row, hold.deck, hold.stack, hold.after);
        });
        m_version = versionOf(summed("id,made,kind,subject,copies,changes,state", "collection_edits", journalDamaged,
            [&](SQLite::Statement& row) {
                if (!isEntry(row.getColumn(2).getInt64(), row.getColumn(1).getString()))
                    throw damaged(journalDamaged);
            }));
        summed("day,copies,value,unvalued", "collection_days",
            NEXUS_TEXT("DatabaseWords", "totals of the collection are not what was written"), [](auto&) {});
        if (stacks != told)
            throw damaged(stacksDamaged);
        checkNumbers(*m_database);
        SQLite::Statement given(*m_database, "SELECT seq FROM sqlite_sequence WHERE name='stacks'");
        if (given.executeStep()) {
            if (given.getColumn(0).getInt64() >= std::numeric_limits<model::StackId>::max() - 1)
                throw damaged(NEXUS_TEXT("DatabaseWords", "numbers given to stacks are not what was written"));
            next = given.getColumn(0).getInt64() + 1;
        }
    } catch (const SQLite::Exception& error) {
        if (isDamage(error))
            throw damagedFile(m_file, error, userSchema());
        throw;
    }
    auto collection = model::Collection::make(std::move(all), std::move(allHeld));
    if (!collection)
        throw damaged(holdsDamaged);
    collection->reserveIds(next);
    return std::move(*collection);
}

} // namespace nexus::db
