#include "db/collection_store.h"

#include "db/edit_bytes.h"
#include "db/user_schema.h"
#include "model/base/text.h"

#include <algorithm>
#include <sqlite3.h>

namespace nexus::db {

namespace {

// What becomes of an edit: it stands, it is undone and can come back, or a later edit has taken its place.
enum State : int { Done = 0, Undone = 1, Dropped = 2 };

constexpr const char* stackColumns = "id,list,card,name,set_code,number,quantity,for_trade,condition,language,finish,place,page,"
                                     "lent_to,acquired,paid,value,tags,notes";
constexpr int stackColumnCount = 19;
constexpr int tagsColumn = 18; // made for the moment, unlike the other texts

// Tags one a line: a tag holds no line break.
std::string tagLines(const std::vector<std::string>& tags) { return model::joined(tags, "\n"); }

std::vector<std::string> tagsOf(std::string_view lines)
{
    std::vector<std::string> tags;
    if (!lines.empty())
        for (const auto tag : model::split(lines, '\n'))
            tags.emplace_back(tag);
    return tags;
}

// Every value of a stack in the order of its columns.
template <class Take> void eachValue(const model::Stack& stack, const Take& take)
{
    take(stack.id);
    take(static_cast<std::int64_t>(stack.list));
    for (const auto* text : {&stack.card.str(), &stack.name, &stack.set, &stack.number})
        take(*text);
    take(std::int64_t{stack.quantity});
    take(std::int64_t{stack.forTrade});
    take(static_cast<std::int64_t>(stack.condition));
    for (const auto* text : {&stack.language, &stack.finish, &stack.place, &stack.page, &stack.lentTo, &stack.acquired})
        take(*text);
    take(stack.paid);
    take(stack.value);
    take(tagLines(stack.tags));
    take(stack.notes);
}

std::int64_t sumOf(const model::Stack& stack)
{
    RowSum sum;
    eachValue(stack, [&]<class Value>(const Value& value) {
        if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
            value ? sum.add(*value) : sum.addNull();
        else
            sum.add(value);
    });
    return sum.value();
}

std::int64_t sumOf(std::initializer_list<std::int64_t> numbers)
{
    RowSum sum;
    for (const auto number : numbers)
        sum.add(number);
    return sum.value();
}

// Many rows, read without an object a value.
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
    [[nodiscard]] std::string text(int column) const
    {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
        return bytes ? std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))) : std::string();
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

model::Stack readStack(const RawRows& row)
{
    model::Stack stack;
    int column = 0;
    const auto text = [&] { return row.text(column++); };
    const auto number = [&] { return row.number(column++); };
    const auto amount = [&] {
        const int at = column++;
        return row.isNull(at) ? std::nullopt : std::optional<std::int64_t>(row.number(at));
    };
    stack.id = number();
    stack.list = static_cast<model::StackList>(number());
    stack.card = model::CardKey(text());
    stack.name = text();
    stack.set = text();
    stack.number = text();
    stack.quantity = static_cast<int>(number());
    stack.forTrade = static_cast<int>(number());
    stack.condition = static_cast<model::Condition>(number());
    for (auto* member : {&stack.language, &stack.finish, &stack.place, &stack.page, &stack.lentTo, &stack.acquired})
        *member = text();
    stack.paid = amount();
    stack.value = amount();
    stack.tags = tagsOf(text());
    stack.notes = text();
    return stack;
}

std::int64_t editSum(const std::string& made, std::int64_t kind, const std::string& subject, std::int64_t copies,
                     std::string_view changes, std::int64_t state)
{
    return RowSum().add(std::string_view(made)).add(kind).add(std::string_view(subject)).add(copies).add(changes).add(state).value();
}

std::int64_t daySum(const DayTotals& day)
{
    return RowSum().add(std::string_view(day.day)).add(day.totals.copies).add(day.totals.value).add(day.totals.unvalued).value();
}

// Ready to be bound, also after a step that failed.
SQLite::Statement& fresh(SQLite::Statement& statement)
{
    (void)statement.tryReset();
    return statement;
}

std::string blobText(const SQLite::Column& column)
{
    return {static_cast<const char*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
}

} // namespace

struct CollectionStore::Statements {
    explicit Statements(SQLite::Database& database)
        : insertStack(database, std::string("INSERT INTO stacks(") + stackColumns +
                                    ",content_sum) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
        , updateStack(database, "UPDATE stacks SET list=?2,card=?3,name=?4,set_code=?5,number=?6,quantity=?7,for_trade=?8,"
                                "condition=?9,language=?10,finish=?11,place=?12,page=?13,lent_to=?14,acquired=?15,paid=?16,"
                                "value=?17,tags=?18,notes=?19,content_sum=?20 WHERE id=?1 AND content_sum=?21")
        , deleteStack(database, "DELETE FROM stacks WHERE id=? AND content_sum=?")
        , putHold(database, "INSERT INTO holds(deck,stack,copies,content_sum) VALUES(?1,?2,?3,?4)"
                            " ON CONFLICT(deck,stack) DO UPDATE SET copies=excluded.copies, content_sum=excluded.content_sum")
        , deleteHold(database, "DELETE FROM holds WHERE deck=? AND stack=?")
        , insertEdit(database, "INSERT INTO collection_edits(made,kind,subject,copies,changes,state,content_sum)"
                               " VALUES(?,?,?,?,?,?,?)")
        , changeEdit(database, "UPDATE collection_edits SET state=?, content_sum=? WHERE id=?")
        , readEdit(database, "SELECT made,kind,subject,copies,changes,state,content_sum FROM collection_edits WHERE id=?")
        , dataVersion(database, "PRAGMA data_version")
    {
    }
    SQLite::Statement insertStack, updateStack, deleteStack, putHold, deleteHold, insertEdit, changeEdit, readEdit, dataVersion;
};

CollectionStore::CollectionStore(const std::filesystem::path& file)
    : m_file(file)
    , m_database(openDatabase(file, userSchema()))
    , m_statements(std::make_unique<Statements>(*m_database))
{
    m_seen = m_database->execAndGet("PRAGMA data_version").getInt();
    m_journal = readTableSum(*m_database, "collection_edits");
}

CollectionStore::~CollectionStore() = default;

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
        TableSum stacks, holds, edits, days;
        const auto told = readTableSum(*m_database, "stacks");
        all.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(told.rows, 0, 1'000'000)));
        RawRows rows(*m_database, std::string("SELECT ") + stackColumns + ",content_sum FROM stacks ORDER BY id");
        while (rows.step()) {
            auto stack = readStack(rows);
            const auto sum = rows.number(stackColumnCount);
            if (sumOf(stack) != sum)
                throw damaged("stacks of the collection");
            stacks.add(sum);
            all.push_back(std::move(stack));
        }
        SQLite::Statement held(*m_database, "SELECT deck,stack,copies,content_sum FROM holds");
        while (held.executeStep()) {
            const model::HoldChange hold{held.getColumn(0).getInt64(), held.getColumn(1).getInt64(), 0, held.getColumn(2).getInt()};
            if (sumOf({hold.deck, hold.stack, held.getColumn(2).getInt64()}) != held.getColumn(3).getInt64())
                throw damaged("copies set aside for decks");
            holds.add(held.getColumn(3).getInt64());
            allHeld.push_back(hold);
        }
        SQLite::Statement journal(*m_database, "SELECT made,kind,subject,copies,changes,state,content_sum FROM collection_edits");
        while (journal.executeStep()) {
            const auto changes = journal.getColumn(4);
            const std::string_view bytes(static_cast<const char*>(changes.getBlob()), static_cast<std::size_t>(changes.getBytes()));
            const auto sum = editSum(blobText(journal.getColumn(0)), journal.getColumn(1).getInt64(), blobText(journal.getColumn(2)),
                                     journal.getColumn(3).getInt64(), bytes, journal.getColumn(5).getInt64());
            if (sum != journal.getColumn(6).getInt64())
                throw damaged("entries of the collection's history");
            edits.add(sum);
        }
        SQLite::Statement totals(*m_database, "SELECT day,copies,value,unvalued,content_sum FROM collection_days");
        while (totals.executeStep()) {
            const DayTotals day{blobText(totals.getColumn(0)),
                                {totals.getColumn(1).getInt64(), totals.getColumn(2).getInt64(), totals.getColumn(3).getInt64()}};
            if (daySum(day) != totals.getColumn(4).getInt64())
                throw damaged("totals of the collection");
            days.add(daySum(day));
        }
        if (stacks != told)
            throw damaged("stacks of the collection");
        if (holds != readTableSum(*m_database, "holds"))
            throw damaged("copies set aside for decks");
        if (edits != readTableSum(*m_database, "collection_edits"))
            throw damaged("entries of the collection's history");
        m_journal = edits;
        if (days != readTableSum(*m_database, "collection_days"))
            throw damaged("totals of the collection");
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

bool CollectionStore::changedElsewhere()
{
    auto& query = m_statements->dataVersion;
    query.reset();
    const int seen = query.executeStep() ? query.getColumn(0).getInt() : m_seen;
    query.reset();
    if (seen == m_seen)
        return false;
    if (readTableSum(*m_database, "collection_edits") != m_journal)
        return true;
    m_seen = seen; // only decks were written
    return false;
}

void CollectionStore::haveSeen()
{
    auto& query = fresh(m_statements->dataVersion);
    if (query.executeStep())
        m_seen = query.getColumn(0).getInt();
    query.reset();
}

// Writers wait for each other here, and whoever read before the other wrote begins anew.
void CollectionStore::begin()
{
    m_database->exec("BEGIN IMMEDIATE");
    if (changedElsewhere()) {
        m_database->exec("ROLLBACK");
        throw CollectionStale("the collection was changed by another program");
    }
}

void CollectionStore::write(const model::CollectionEdit& edit, const Progress& progress)
{
    constexpr std::size_t step = 512;
    std::size_t written = 0;
    const auto one = [&](SQLite::Statement& statement) {
        const bool done = statement.exec() == 1;
        statement.reset();
        if (!done)
            throw CollectionStale("the collection was changed by another program");
    };
    const auto bind = [](SQLite::Statement& statement, const model::Stack& stack, std::int64_t sum) {
        int at = 0;
        eachValue(stack, [&]<class Value>(const Value& value) {
            ++at;
            if constexpr (std::is_same_v<Value, std::optional<std::int64_t>>)
                value ? statement.bind(at, *value) : statement.bind(at);
            else if constexpr (std::is_same_v<Value, std::string>)
                at == tagsColumn ? statement.bind(at, value) : statement.bindNoCopy(at, value); // the stack outlives the step
            else
                statement.bind(at, value);
        });
        statement.bind(at + 1, sum);
    };
    auto sums = readTableSum(*m_database, "stacks");
    for (const auto& change : edit.stacks) {
        if (progress && written++ % step == 0 && !progress(written - 1, edit.stacks.size()))
            throw EditCancelled("the edit was called off");
        const auto before = change.before ? sumOf(*change.before) : 0, after = change.after ? sumOf(*change.after) : 0;
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
    if (!edit.stacks.empty())
        writeTableSum(*m_database, "stacks", sums);
    if (edit.holds.empty())
        return;
    sums = readTableSum(*m_database, "holds");
    for (const auto& hold : edit.holds) {
        const auto sum = [&](int copies) { return sumOf({hold.deck, hold.stack, std::int64_t{copies}}); };
        if (hold.before > 0)
            sums.take(sum(hold.before));
        if (hold.after > 0)
            sums.add(sum(hold.after));
        auto& statement = fresh(hold.after > 0 ? m_statements->putHold : m_statements->deleteHold);
        statement.bind(1, hold.deck);
        statement.bind(2, hold.stack);
        if (hold.after > 0) {
            statement.bind(3, hold.after);
            statement.bind(4, sum(hold.after));
        }
        one(statement);
    }
    writeTableSum(*m_database, "holds", sums);
}

void CollectionStore::writeDay(const model::Collection::Totals& totals, const std::string& now)
{
    const DayTotals day{now.substr(0, 10), totals};
    auto sums = readTableSum(*m_database, "collection_days");
    SQLite::Statement old(*m_database, "SELECT content_sum FROM collection_days WHERE day=?");
    old.bind(1, day.day);
    if (old.executeStep())
        sums.take(old.getColumn(0).getInt64());
    sums.add(daySum(day));
    SQLite::Statement put(*m_database, "INSERT INTO collection_days(day,copies,value,unvalued,content_sum) VALUES(?,?,?,?,?)"
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

namespace {

// Rolls back what was begun unless it was committed.
class Begun {
public:
    explicit Begun(SQLite::Database& database)
        : m_database(database)
    {
    }
    ~Begun()
    {
        if (!m_done)
            (void)m_database.tryExec("ROLLBACK");
    }
    Begun(const Begun&) = delete;
    Begun& operator=(const Begun&) = delete;
    void commit()
    {
        m_database.exec("COMMIT");
        m_done = true;
    }

private:
    SQLite::Database& m_database;
    bool m_done = false;
};

} // namespace

JournalId CollectionStore::keep(const model::CollectionEdit& edit, const model::Collection::Totals& totals, const std::string& now,
                                const Progress& progress)
{
    begin();
    Begun transaction(*m_database);
    write(edit, progress);
    writeDay(totals, now);
    auto sums = readTableSum(*m_database, "collection_edits");
    SQLite::Statement undone(*m_database, "SELECT id,made,kind,subject,copies,changes,content_sum FROM collection_edits WHERE state=1");
    while (undone.executeStep()) {
        const auto sum = editSum(blobText(undone.getColumn(1)), undone.getColumn(2).getInt64(), blobText(undone.getColumn(3)),
                                 undone.getColumn(4).getInt64(), blobText(undone.getColumn(5)), Dropped);
        sums.take(undone.getColumn(6).getInt64());
        sums.add(sum);
        auto& drop = fresh(m_statements->changeEdit);
        drop.bind(1, Dropped);
        drop.bind(2, sum);
        drop.bind(3, undone.getColumn(0).getInt64());
        drop.exec();
        drop.reset();
    }
    const auto bytes = editBytes(edit);
    const auto sum = editSum(now, static_cast<std::int64_t>(edit.kind), edit.subject, edit.copies, bytes, Done);
    auto& insert = fresh(m_statements->insertEdit);
    insert.bind(1, now);
    insert.bind(2, static_cast<std::int64_t>(edit.kind));
    insert.bind(3, edit.subject);
    insert.bind(4, edit.copies);
    insert.bind(5, bytes.data(), static_cast<int>(bytes.size()));
    insert.bind(6, Done);
    insert.bind(7, sum);
    insert.exec();
    insert.reset();
    sums.add(sum);
    const auto id = m_database->getLastInsertRowid();
    writeTableSum(*m_database, "collection_edits", sums);
    transaction.commit();
    m_journal = sums;
    return id;
}

std::optional<JournalEntry> CollectionStore::entry(const char* sql)
{
    SQLite::Statement query(*m_database, sql);
    if (!query.executeStep())
        return std::nullopt;
    return JournalEntry{query.getColumn(0).getInt64(), blobText(query.getColumn(1)),
                        static_cast<model::EditKind>(query.getColumn(2).getInt()), blobText(query.getColumn(3)),
                        query.getColumn(4).getInt64(), query.getColumn(5).getInt() != Done};
}

std::optional<JournalEntry> CollectionStore::nextUndo()
{
    auto newest = entry("SELECT id,made,kind,subject,copies,state FROM collection_edits WHERE state=0 ORDER BY id DESC LIMIT 1");
    if (!newest)
        return newest;
    SQLite::Statement undone(*m_database, "SELECT count(*) FROM collection_edits WHERE state=1");
    return undone.executeStep() && undone.getColumn(0).getInt() < undoSteps ? newest : std::nullopt;
}

std::optional<JournalEntry> CollectionStore::nextRedo()
{
    return entry("SELECT id,made,kind,subject,copies,state FROM collection_edits WHERE state=1 ORDER BY id LIMIT 1");
}

model::CollectionEdit CollectionStore::changes(JournalId id)
{
    auto& query = m_statements->readEdit;
    query.reset();
    query.bind(1, id);
    model::CollectionEdit edit;
    if (!query.executeStep()) {
        query.reset();
        return edit;
    }
    edit.kind = static_cast<model::EditKind>(query.getColumn(1).getInt());
    edit.subject = blobText(query.getColumn(2));
    edit.copies = query.getColumn(3).getInt64();
    const bool whole = readEditBytes(blobText(query.getColumn(4)), edit);
    query.reset();
    if (!whole)
        throw DatabaseRefused(RefusalReason::Damaged, m_file,
                              "The file " + m_file.string() + " is damaged: an entry of the collection's history cannot be read.");
    return edit;
}

void CollectionStore::keepUndone(JournalId id, bool undone, const model::Collection::Totals& totals, const std::string& now)
{
    const auto edit = changes(id);
    begin();
    Begun transaction(*m_database);
    write(undone ? model::inverse(edit) : edit);
    writeDay(totals, now);
    auto& query = m_statements->readEdit;
    query.reset();
    query.bind(1, id);
    if (!query.executeStep())
        throw CollectionStale("the collection was changed by another program");
    const auto sum = editSum(blobText(query.getColumn(0)), query.getColumn(1).getInt64(), blobText(query.getColumn(2)),
                             query.getColumn(3).getInt64(), blobText(query.getColumn(4)), undone ? Undone : Done);
    auto sums = readTableSum(*m_database, "collection_edits");
    sums.take(query.getColumn(6).getInt64());
    sums.add(sum);
    query.reset();
    auto& change = fresh(m_statements->changeEdit);
    change.bind(1, undone ? Undone : Done);
    change.bind(2, sum);
    change.bind(3, id);
    change.exec();
    change.reset();
    writeTableSum(*m_database, "collection_edits", sums);
    transaction.commit();
    m_journal = sums;
}

std::vector<JournalEntry> CollectionStore::history(int limit, const std::optional<model::CardKey>& card)
{
    std::vector<JournalEntry> entries;
    SQLite::Statement rows(*m_database, "SELECT id,made,kind,subject,copies,state,changes FROM collection_edits ORDER BY id DESC");
    while (static_cast<int>(entries.size()) < limit && rows.executeStep()) {
        if (card) {
            model::CollectionEdit edit;
            if (!readEditBytes(blobText(rows.getColumn(6)), edit) || !std::any_of(edit.stacks.begin(), edit.stacks.end(), [&](const auto& change) {
                    return (change.before && change.before->card == *card) || (change.after && change.after->card == *card);
                }))
                continue;
        }
        entries.push_back({rows.getColumn(0).getInt64(), blobText(rows.getColumn(1)),
                           static_cast<model::EditKind>(rows.getColumn(2).getInt()), blobText(rows.getColumn(3)),
                           rows.getColumn(4).getInt64(), rows.getColumn(5).getInt() != Done});
    }
    return entries;
}

std::vector<DayTotals> CollectionStore::days()
{
    std::vector<DayTotals> all;
    SQLite::Statement rows(*m_database, "SELECT day,copies,value,unvalued FROM collection_days ORDER BY day");
    while (rows.executeStep())
        all.push_back({blobText(rows.getColumn(0)),
                       {rows.getColumn(1).getInt64(), rows.getColumn(2).getInt64(), rows.getColumn(3).getInt64()}});
    return all;
}

} // namespace nexus::db
