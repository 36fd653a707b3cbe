// The statements of an import: cards and printings added and changed, inside of the caller's transaction. Of a
// listed import what is replaced is kept first (replaced_cards, replaced_printings), each row once, as it was before.
#pragma once

#include "db/database.h"
#include "model/cards/catalogue_import.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace nexus::db {

// Ids of attributes hold no quotes.
[[nodiscard]] std::string quotedColumn(const std::string& name);
// The columns of a printing that an import may change, each with what is to stand behind it.
[[nodiscard]] std::string valueColumns(const model::Game& game, const std::string& suffix = "");

class PrintingWriter {
public:
    // `import` is the listed import that keeps what is replaced, or 0.
    PrintingWriter(SQLite::Database& database, const model::Game& game, std::int64_t import);

    // The card's row, added or with the planned name and type.
    std::int64_t cardId(const model::PlannedCard& planned);
    void add(const model::Card& card, std::int64_t cardId, std::int64_t setId);
    void change(const model::Card& card, std::int64_t cardId, std::int64_t setId, std::string_view oldNumber);

private:
    void rename(std::int64_t id, const model::Card& card);
    void write(SQLite::Statement& statement, const model::Card& card);

    const model::Game& m_game;
    std::int64_t m_import;
    SQLite::Statement m_findCard, m_addCard, m_renameCard, m_add, m_change, m_keepCard, m_keep;
    SQLite::Database& m_database;
    std::string m_subtypes, m_keywords; // kept while they are bound
};

} // namespace nexus::db
