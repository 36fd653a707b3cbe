// Checksums of what users wrote. A row's sum is made of all its values, a table's of its rows whatever their order, so
// that a changed, lost or doubled row is found when the table is read (resources/contributing/formats.md).
#pragma once

#include "db/raw_rows.h"
#include "model/deck/deck.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstdint>
#include <string>
#include <string_view>

namespace nexus::db {

// XXH3 over the values, each with its kind and length: no two rows that differ look alike to it.
class RowSum {
public:
    RowSum() { m_bytes.reserve(512); }
    RowSum& add(std::int64_t number);
    RowSum& add(std::string_view text);
    RowSum& addBytes(std::string_view bytes); // a blob
    RowSum& addNull();
    RowSum& add(const SQLite::Column& column);        // as SQLite has it
    RowSum& add(SQLite::Statement& row, int columns); // the first columns of a row
    [[nodiscard]] std::int64_t value() const;

private:
    std::string m_bytes;
};

// Rows and the sum of their sums, of one table; kept beside it in the table table_sums in the same transaction.
struct TableSum {
    std::int64_t rows = 0;
    std::uint64_t sum = 0;
    void add(std::int64_t rowSum) { ++rows, sum += static_cast<std::uint64_t>(rowSum) * 0x9e3779b97f4a7c15U; }
    void take(std::int64_t rowSum) { --rows, sum -= static_cast<std::uint64_t>(rowSum) * 0x9e3779b97f4a7c15U; }
    friend bool operator==(const TableSum&, const TableSum&) = default;
};
[[nodiscard]] TableSum readTableSum(SQLite::Database& database, const char* table); // zero where none is kept
void writeTableSum(SQLite::Database& database, const char* table, const TableSum& sum);
// How many rows to make room for: as many as are told, but no more than the file has room for.
[[nodiscard]] std::size_t roomFor(SQLite::Database& database, const TableSum& told);

// The numbers given to decks, stacks, edits and open decks (sqlite_sequence), which decide whether a library is new,
// under a sum of their own. What is not as it was written is DatabaseRefused.
void checkNumbers(SQLite::Database& database);
void writeNumbersSum(SQLite::Database& database);

// A transaction that writes user.sqlite: the numbers given are whole before and summed after it.
class UserWriting : public Writing {
public:
    UserWriting(SQLite::Database& database, const std::filesystem::path& file);
    void commit();

private:
    SQLite::Database& m_database;
};

// Checksums of the deck library: one of every deck, of every version and of every open deck, and one of each of these
// three tables, out of what is in the file. What is not as it was written is DatabaseRefused.
enum class SummedTable { Decks, Versions, Open };

class DeckSums {
public:
    explicit DeckSums(SQLite::Database& database);

    // Everything, the index of versions too. In a transaction, so that it is one state of the file.
    void checkAll();
    // Checks what it reads.
    [[nodiscard]] model::Deck readVersion(std::int64_t id);
    // In the caller's transaction.
    void addVersion(std::int64_t deckId, int number, const std::string& saved, const model::Deck& deck);
    void check(SummedTable table, std::int64_t id);
    [[nodiscard]] bool has(SummedTable table, std::int64_t id);
    // In the transaction that wrote the row; `isNew`: it had no sum before.
    void put(SummedTable table, std::int64_t id, bool isNew);
    // In the transaction that deletes the row, before that.
    void take(SummedTable table, std::int64_t id);

private:
    struct Found {
        std::int64_t kept = 0, sum = 0;
    };
    // `deck`: of a version, where its bytes are whole.
    [[nodiscard]] std::optional<Found> find(
        SummedTable table, std::int64_t id, std::optional<model::Deck>* deck = nullptr);
    void checkIndex();

    SQLite::Database& m_database;
    SQLite::Statement m_read[3], m_keep[3];
};

// `what`: "stacks of the collection are not what was written", of DatabaseWords.
[[nodiscard]] DatabaseRefused damagedRows(const std::filesystem::path& file, const char* what);
[[noreturn]] void refuseDamaged(const SQLite::Database& database, SummedTable table);

} // namespace nexus::db
