#include "db/collection_rows.h"

#include <algorithm>

namespace nexus::db {

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
