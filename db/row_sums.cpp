#include "db/row_sums.h"

#include "db/database_words.h"
#include "db/stored_bytes.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
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

constexpr const char* tableNames[] = {"decks", "deck_versions", "open_decks"};
constexpr const char* keyNames[] = {"id", "id", "slot"};
constexpr const char* damages[] = {NEXUS_TEXT("DatabaseWords", "decks are not what was written"),
    NEXUS_TEXT("DatabaseWords", "saved decks are not what was written"),
    NEXUS_TEXT("DatabaseWords", "open decks are not what was written")};

std::size_t at(SummedTable table) { return static_cast<std::size_t>(table); }

std::string keepSql(SummedTable table)
{
    return std::string("UPDATE ") + tableNames[at(table)] + " SET content_sum=? WHERE " + keyNames[at(table)] + "=?";
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

TableSum readTableSum(SQLite::Database& database, const char* table)
{
    SQLite::Statement query(database, "SELECT row_count, row_sum FROM table_sums WHERE name=?");
    query.bind(1, table);
    TableSum sum;
    if (query.executeStep())
        readRow(query, sum.rows, sum.sum);
    return sum;
}

void writeTableSum(SQLite::Database& database, const char* table, const TableSum& sum)
{
    carryOut(database,
        "INSERT INTO table_sums(name,row_count,row_sum) VALUES(?,?,?)"
        " ON CONFLICT(name) DO UPDATE SET row_count=excluded.row_count, row_sum=excluded.row_sum",
        table, sum.rows, static_cast<std::int64_t>(sum.sum));
}

std::size_t roomFor(SQLite::Database& database, const TableSum& told)
{
    constexpr std::int64_t smallestRow = 16; // bytes; ours are larger
    const auto bytes = database.execAndGet("PRAGMA page_count").getInt64() *
                       database.execAndGet("PRAGMA page_size").getInt64();
    return static_cast<std::size_t>(std::clamp<std::int64_t>(told.rows, 0, bytes / smallestRow));
}

namespace {

constexpr const char* numbersName = "sequence"; // in table_sums

TableSum numbersSum(SQLite::Database& database)
{
    TableSum sum;
    SQLite::Statement rows(database, "SELECT name,seq FROM sqlite_sequence");
    while (rows.executeStep())
        sum.add(RowSum().add(rows, 2).value());
    return sum;
}

} // namespace

void checkNumbers(SQLite::Database& database)
{
    if (numbersSum(database) != readTableSum(database, numbersName))
        throw damagedRows(database.getFilename(),
            NEXUS_TEXT("DatabaseWords", "numbers given to decks and stacks are not what was written"));
}

void writeNumbersSum(SQLite::Database& database)
{
    if (const auto sum = numbersSum(database); sum != readTableSum(database, numbersName))
        writeTableSum(database, numbersName, sum);
}

UserWriting::UserWriting(SQLite::Database& database, const std::filesystem::path& file)
    : Writing(database, file)
    , m_database(database)
{
    checkNumbers(database);
}

void UserWriting::commit()
{
    writeNumbersSum(m_database);
    Writing::commit();
}

DeckSums::DeckSums(SQLite::Database& database)
    : m_database(database)
    , m_read{{database, "SELECT id,created,modified,deleted,content_sum FROM decks WHERE id=?"},
          {database, "SELECT id,deck_id,number,saved,deck,content_sum FROM deck_versions WHERE id=?"},
          {database, "SELECT slot,position,deck_id,file,draft,content_sum FROM open_decks WHERE slot=?"}}
    , m_keep{{database, keepSql(SummedTable::Decks)}, {database, keepSql(SummedTable::Versions)},
          {database, keepSql(SummedTable::Open)}}
{
}

DatabaseRefused damagedRows(const std::filesystem::path& file, const char* what)
{
    return {RefusalReason::Damaged, file,
        filled(DatabaseWords::tr(
                   "The file %1 is damaged: %2. Nothing was changed; restore a backup (nexusdeck-cli backup list)."),
            {file.string(), DatabaseWords::tr(what)})};
}

void refuseDamaged(const SQLite::Database& database, SummedTable table)
{
    throw damagedRows(database.getFilename(), damages[at(table)]);
}

std::optional<DeckSums::Found> DeckSums::find(SummedTable table, std::int64_t id, std::optional<model::Deck>* deck)
{
    auto& row = m_read[at(table)];
    const std::unique_ptr<SQLite::Statement, void (*)(SQLite::Statement*)> done(
        &row, [](SQLite::Statement* used) { (void)used->tryReset(); });
    row.bind(1, id);
    if (!row.executeStep())
        return std::nullopt;
    if (deck)
        *deck = readDeckBytes(row.getColumn(4).getString());
    const int last = row.getColumnCount() - 1;
    return Found{row.getColumn(last).getInt64(), RowSum().add(row, last).value()};
}

model::Deck DeckSums::readVersion(std::int64_t id)
{
    std::optional<model::Deck> deck;
    const auto found = find(SummedTable::Versions, id, &deck);
    if (!deck || found->kept != found->sum)
        refuseDamaged(m_database, SummedTable::Versions);
    return std::move(*deck);
}

void DeckSums::addVersion(std::int64_t deckId, int number, const std::string& saved, const model::Deck& deck)
{
    const auto bytes = deckBytes(deck);
    carryOut(m_database, "INSERT INTO deck_versions(deck_id,number,saved,deck) VALUES(?,?,?,?)", deckId, number, saved,
        Blob{bytes});
    put(SummedTable::Versions, m_database.getLastInsertRowid(), true);
}

void DeckSums::check(SummedTable table, std::int64_t id)
{
    if (const auto found = find(table, id); found && found->kept != found->sum)
        refuseDamaged(m_database, table);
}

bool DeckSums::has(SummedTable table, std::int64_t id)
{
    check(table, id);
    return find(table, id).has_value();
}

void DeckSums::put(SummedTable table, std::int64_t id, bool isNew)
{
    const auto found = find(table, id);
    if (!found)
        return;
    carryOut(m_keep[at(table)], found->sum, id);
    (void)m_keep[at(table)].tryReset();
    auto sums = readTableSum(m_database, tableNames[at(table)]);
    if (!isNew)
        sums.take(found->kept);
    sums.add(found->sum);
    writeTableSum(m_database, tableNames[at(table)], sums);
}

void DeckSums::take(SummedTable table, std::int64_t id)
{
    const auto found = find(table, id);
    if (!found)
        return;
    auto sums = readTableSum(m_database, tableNames[at(table)]);
    sums.take(found->kept);
    writeTableSum(m_database, tableNames[at(table)], sums);
}

namespace {

std::vector<std::int64_t> keysOf(SQLite::Database& database, SummedTable table)
{
    std::vector<std::int64_t> keys;
    SQLite::Statement rows(
        database, std::string("SELECT ") + keyNames[at(table)] + " FROM " + tableNames[at(table)] + " NOT INDEXED");
    while (rows.executeStep())
        keys.push_back(rows.getColumn(0).getInt64());
    return keys;
}

} // namespace

void DeckSums::checkAll()
{
    for (const auto table : {SummedTable::Decks, SummedTable::Versions, SummedTable::Open}) {
        TableSum sums;
        for (const auto key : keysOf(m_database, table)) {
            const auto found = find(table, key);
            if (!found || found->kept != found->sum)
                refuseDamaged(m_database, table);
            sums.add(found->kept);
        }
        if (sums != readTableSum(m_database, tableNames[at(table)]))
            refuseDamaged(m_database, table);
    }
    checkIndex();
}

// The newest version is found by the index alone: it must say what the table says, every deck must have one.
void DeckSums::checkIndex()
{
    const auto sumOf = [&](const char* sql) {
        TableSum sum;
        SQLite::Statement rows(m_database, sql);
        while (rows.executeStep())
            sum.add(RowSum().add(rows, 3).value());
        return sum;
    };
    if (sumOf("SELECT deck_id,number,id FROM deck_versions NOT INDEXED") !=
            sumOf("SELECT deck_id,number,id FROM deck_versions INDEXED BY sqlite_autoindex_deck_versions_1 WHERE "
                  "deck_id>=0") ||
        m_database
                .execAndGet("SELECT count(*) FROM decks d WHERE NOT EXISTS"
                            "(SELECT 1 FROM deck_versions WHERE deck_id=d.id)")
                .getInt() > 0)
        refuseDamaged(m_database, SummedTable::Versions);
}

} // namespace nexus::db
