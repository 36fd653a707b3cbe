#include "db/catalogue_store.h"

#include "db/printing_writer.h"
#include "model/base/text.h"

namespace nexus::db {

// The log of imports. New rows of an import are those past the last ids it found; their ids are taken back with
// them, so the next import starts from the same ones. Replaced values lie in tables of their own.

std::int64_t CatalogueStore::openImport(const std::vector<Step>& steps, const std::string& now)
{
    using enum model::ImportEffect;
    std::vector<std::string> files;
    std::size_t cards = 0, printings = 0, changed = 0;
    for (const auto& step : steps) {
        files.push_back(step.file);
        cards += step.plan->count(NewCard);
        printings += step.plan->count(NewPrinting);
        changed += step.plan->count(Changed);
    }
    SQLite::Statement add(*m_database,
        "INSERT INTO imports(done,files,cards,printings,changed,last_set,last_card,last_printing,kept)"
        " VALUES(?,?,?,?,?,(SELECT coalesce(max(id),0) FROM sets),"
        " (SELECT coalesce(max(id),0) FROM cards),(SELECT coalesce(max(id),0) FROM printings),1)");
    add.bind(1, now);
    add.bind(2, model::joined(files, "\n"));
    add.bind(3, static_cast<std::int64_t>(cards));
    add.bind(4, static_cast<std::int64_t>(printings));
    add.bind(5, static_cast<std::int64_t>(changed));
    add.exec();
    return m_database->getLastInsertRowid();
}

void CatalogueStore::closeImport(std::int64_t import)
{
    SQLite::Statement last(
        *m_database, "SELECT id FROM imports WHERE undone IS NULL AND kept ORDER BY id DESC LIMIT 1 OFFSET ?");
    last.bind(1, undoableImports);
    if (last.executeStep())
        forgetReplaced(last.getColumn(0).getInt64());
    m_database->exec("DELETE FROM imports WHERE id<=" + std::to_string(import - listedImports));
}

void CatalogueStore::forgetReplaced(std::int64_t upTo)
{
    for (const char* table : {"replaced_sets", "replaced_cards", "replaced_printings"}) {
        SQLite::Statement forget(*m_database, std::string("DELETE FROM ") + table + " WHERE import_id<=?");
        forget.bind(1, upTo);
        forget.exec();
    }
    SQLite::Statement mark(*m_database, "UPDATE imports SET kept=0 WHERE id<=?");
    mark.bind(1, upTo);
    mark.exec();
}

std::vector<model::ImportRecord> CatalogueStore::imports()
{
    SQLite::Statement rows(
        *m_database, "SELECT id, done, files, cards, printings, changed, undone, kept FROM imports ORDER BY id DESC");
    std::vector<model::ImportRecord> found;
    bool newest = true;
    while (rows.executeStep()) {
        model::ImportRecord record;
        record.id = rows.getColumn(0).getInt64();
        record.done = rows.getColumn(1).getString();
        const auto files = rows.getColumn(2).getString();
        for (const auto file : model::split(files, '\n'))
            record.files.emplace_back(file);
        record.cards = rows.getColumn(3).getInt();
        record.printings = rows.getColumn(4).getInt();
        record.changed = rows.getColumn(5).getInt();
        if (!rows.getColumn(6).isNull())
            record.undone = rows.getColumn(6).getString();
        record.undoable = newest && !record.undone && rows.getColumn(7).getInt() != 0;
        newest = newest && record.undone;
        found.push_back(std::move(record));
    }
    return found;
}

bool CatalogueStore::undoLastImport(const std::string& now)
{
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    if (!takeBackNewest(now))
        return false;
    transaction.commit();
    return true;
}

std::shared_ptr<const model::Catalogue> CatalogueStore::withoutLastImport()
{
    const SQLite::Transaction rolledBack(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    return takeBackNewest({}) ? readRows() : nullptr;
}

bool CatalogueStore::takeBackNewest(const std::string& now)
{
    SQLite::Statement newest(*m_database, "SELECT id, kept, last_set, last_card, last_printing FROM imports"
                                          " WHERE undone IS NULL ORDER BY id DESC LIMIT 1");
    if (!newest.executeStep() || newest.getColumn(1).getInt() == 0)
        return false;
    const auto import = std::to_string(newest.getColumn(0).getInt64());
    m_database->exec("DELETE FROM printings WHERE id>" + newest.getColumn(4).getString());
    m_database->exec("DELETE FROM cards WHERE id>" + newest.getColumn(3).getString());
    m_database->exec("DELETE FROM sets WHERE id>" + newest.getColumn(2).getString());
    newest.reset();
    const auto giveBack = [&](const std::string& table, const std::string& columns) {
        m_database->exec("UPDATE " + table + " SET (" + columns + ")=(SELECT " + columns + " FROM replaced_" + table +
                         " r WHERE r.import_id=" + import + " AND r.id=" + table +
                         ".id) WHERE id IN (SELECT id FROM replaced_" + table + " WHERE import_id=" + import + ")");
        m_database->exec("DELETE FROM replaced_" + table + " WHERE import_id=" + import);
    };
    giveBack("printings", valueColumns(m_game));
    giveBack("cards", "name,type");
    giveBack("sets", "name,released");
    SQLite::Statement mark(*m_database, "UPDATE imports SET undone=?, kept=0 WHERE id=" + import);
    mark.bind(1, now);
    mark.exec();
    countRevision();
    return true;
}

} // namespace nexus::db
