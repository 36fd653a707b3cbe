// Checksums of the deck library: one of every deck, of every version with its tags, sections, rows and plans, of
// every open deck, and of each of the three tables. Rows are told by what is in the file, so writing, checking and
// the step that gave old files their sums cannot differ. What is not as it was written is DatabaseRefused.
#pragma once

#include "db/database.h"
#include "db/deck_plan_rows.h"

namespace nexus::db {

enum class SummedTable { Decks, Versions, Open };

class DeckSums {
public:
    explicit DeckSums(SQLite::Database& database);

    // Everything, the index of versions too. In a transaction, so that it is one state of the file.
    void checkAll();
    // Checks what it reads.
    [[nodiscard]] model::Deck readVersion(std::int64_t id);
    void check(SummedTable table, std::int64_t id);
    [[nodiscard]] bool has(SummedTable table, std::int64_t id);
    // In the transaction that wrote the row; `isNew`: it had no sum before.
    void put(SummedTable table, std::int64_t id, bool isNew);
    // In the transaction that deletes the row, before that.
    void take(SummedTable table, std::int64_t id);
    // Rows written before there were sums.
    void fillIn();

private:
    struct Found {
        std::int64_t kept = 0, sum = 0;
    };
    [[nodiscard]] std::optional<Found> find(SummedTable table, std::int64_t id);
    [[nodiscard]] std::optional<Found> findVersion(std::int64_t id, model::Deck* deck);
    [[noreturn]] void damaged(const char* what) const;
    void checkIndex();

    SQLite::Database& m_database;
    SQLite::Statement m_deck, m_open, m_head, m_tags, m_sections, m_rows;
    PlanRows m_plans;
    SQLite::Statement m_keep[3];
};

} // namespace nexus::db
