// Checksums of the deck library: one of every deck, of every version and of every open deck, and one of each of these
// three tables, out of what is in the file. What is not as it was written is DatabaseRefused.
#pragma once

#include "db/database.h"
#include "model/deck/deck.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace nexus::db {

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
    // Rows written before there were sums.
    void fillIn(SummedTable table);

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

[[noreturn]] void refuseDamaged(const SQLite::Database& database, SummedTable table);

} // namespace nexus::db
