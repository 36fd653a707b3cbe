#include "db/deck_store.h"

#include "db/backup.h"
#include "db/database_words.h"
#include "db/raw_rows.h"
#include "db/row_sums.h"
#include "db/user_schema.h"
#include "model/base/text.h"

#include <algorithm>

namespace nexus::db {

namespace {

constexpr const char* newestVersion =
    "SELECT d.id, d.created, d.modified, d.deleted, v.id, v.number FROM decks d"
    " JOIN deck_versions v ON v.deck_id=d.id AND v.number=(SELECT max(number) FROM deck_versions WHERE deck_id=d.id)";

// A draft is written at every edit: it is with the system at once, so a killed program loses nothing, and on the disk
// with the next save or within seconds. Saved decks wait for the disk.
constexpr const char* unhurried = "PRAGMA synchronous=NORMAL";
constexpr const char* hurried = "PRAGMA synchronous=FULL";

} // namespace

DeckStore::DeckStore(const std::filesystem::path& file)
    : m_file(file)
    , m_database(openUser(file))
{
    try {
        const SQLite::Transaction snapshot(*m_database);
        m_sums = std::make_unique<DeckSums>(*m_database);
        m_sums->checkAll();
        checkNumbers(*m_database);
    } catch (const SQLite::Exception& error) {
        if (isDamage(error))
            throw damagedFile(file, error, userSchema());
        throw;
    }
}

DeckStore::~DeckStore() = default;

model::StoredDeck DeckStore::stored(SQLite::Statement& row)
{
    model::StoredDeck found;
    std::int64_t version = 0;
    readRow(row, found.id, found.created, found.modified, found.deleted, version, found.versions);
    m_sums->check(SummedTable::Decks, found.id);
    found.deck = m_sums->readVersion(version);
    return found;
}

std::vector<model::StoredDeck> DeckStore::list(bool inBin)
{
    const SQLite::Transaction snapshot(*m_database);
    SQLite::Statement rows(*m_database,
        std::string(newestVersion) + (inBin ? " WHERE d.deleted IS NOT NULL" : " WHERE d.deleted IS NULL"));
    std::vector<model::StoredDeck> decks;
    while (rows.executeStep())
        decks.push_back(stored(rows));
    std::stable_sort(decks.begin(), decks.end(), [](const auto& a, const auto& b) {
        const auto order = model::compareNatural(model::fold(a.deck.name), model::fold(b.deck.name));
        return order != 0 ? order < 0 : a.id < b.id;
    });
    return decks;
}

std::optional<model::StoredDeck> DeckStore::find(model::DeckId id)
{
    const SQLite::Transaction snapshot(*m_database);
    SQLite::Statement row(*m_database, std::string(newestVersion) + " WHERE d.id=?");
    row.bind(1, id);
    return row.executeStep() ? std::optional(stored(row)) : std::nullopt;
}

model::DeckId DeckStore::insert(const model::Deck& deck, const std::string& now)
{
    carryOut(*m_database, "INSERT INTO decks(created,modified) VALUES(?,?)", now, now);
    const model::DeckId id = m_database->getLastInsertRowid();
    m_sums->put(SummedTable::Decks, id, true);
    m_sums->addVersion(id, 1, now, deck);
    return id;
}

model::DeckId DeckStore::add(const model::Deck& deck, const std::string& now)
{
    UserWriting transaction(*m_database, m_file);
    const model::DeckId id = insert(deck, now);
    transaction.commit();
    return id;
}

bool DeckStore::neverUsed()
{
    return m_database->execAndGet("SELECT count(*) FROM sqlite_sequence WHERE name='decks'").getInt() == 0;
}

void DeckStore::addFirst(const std::vector<model::Deck>& decks, const std::string& now)
{
    if (whyUnwritable(*m_database, m_file))
        return;
    UserWriting transaction(*m_database, m_file);
    if (!neverUsed())
        return;
    for (const auto& deck : decks)
        insert(deck, now);
    transaction.commit();
}

int DeckStore::save(model::DeckId id, const model::Deck& deck, const std::string& now)
{
    UserWriting transaction(*m_database, m_file);
    const int number = saveVersion(id, deck, now);
    transaction.commit();
    return number;
}

std::vector<ChangedDeck> DeckStore::change(const std::vector<DeckChange>& changes, const std::string& now)
{
    UserWriting transaction(*m_database, m_file);
    std::vector<ChangedDeck> changed;
    for (const auto& change : changes) {
        auto versions = change.versions.begin();
        ChangedDeck made{change.id.value_or(0), 0};
        if (!change.id) {
            made = {insert(change.versions.at(0), now), 1};
            ++versions;
        }
        for (; versions != change.versions.end(); ++versions) {
            const int number = saveVersion(made.id, *versions, now);
            made.first = made.first == 0 ? number : made.first;
        }
        if (change.toBin)
            changeDeck(made.id, "UPDATE decks SET deleted=?2 WHERE id=?1 AND deleted IS NULL", now);
        changed.push_back(made);
    }
    transaction.commit();
    return changed;
}

// In the caller's transaction.
int DeckStore::saveVersion(model::DeckId id, const model::Deck& deck, const std::string& now)
{
    SQLite::Statement newest(
        *m_database, "SELECT id, number FROM deck_versions WHERE deck_id=? ORDER BY number DESC LIMIT 1");
    newest.bind(1, id);
    if (!newest.executeStep())
        throw std::runtime_error(DatabaseWords::tr("the deck is not in the library any more"));
    const int number = newest.getColumn(1).getInt();
    if (m_sums->readVersion(newest.getColumn(0).getInt64()) == deck)
        return number;
    m_sums->addVersion(id, number + 1, now, deck);
    changeDeck(id, "UPDATE decks SET modified=?2 WHERE id=?1", now);
    return number + 1;
}

// In the caller's transaction.
void DeckStore::changeDeck(model::DeckId id, const char* sql, const std::string& now)
{
    m_sums->check(SummedTable::Decks, id);
    SQLite::Statement update(*m_database, sql);
    update.bind(1, id);
    if (update.getBindParameterCount() > 1)
        update.bind(2, now);
    if (update.exec() > 0)
        m_sums->put(SummedTable::Decks, id, false);
}

std::vector<model::DeckVersion> DeckStore::versions(model::DeckId id)
{
    const SQLite::Transaction snapshot(*m_database);
    SQLite::Statement rows(
        *m_database, "SELECT id, number, saved FROM deck_versions WHERE deck_id=? ORDER BY number DESC");
    rows.bind(1, id);
    std::vector<model::DeckVersion> found;
    while (rows.executeStep()) {
        auto deck = m_sums->readVersion(rows.getColumn(0).getInt64());
        int cards = 0;
        for (const auto& section : deck.sections)
            for (const auto& entry : section.entries)
                cards += entry.count;
        found.push_back({rows.getColumn(1).getInt(), rows.getColumn(2).getString(), std::move(deck.name), cards});
    }
    return found;
}

std::optional<model::Deck> DeckStore::version(model::DeckId id, int number)
{
    const SQLite::Transaction snapshot(*m_database);
    SQLite::Statement row(*m_database, "SELECT id FROM deck_versions WHERE deck_id=? AND number=?");
    row.bind(1, id);
    row.bind(2, number);
    return row.executeStep() ? std::optional(m_sums->readVersion(row.getColumn(0).getInt64())) : std::nullopt;
}

std::vector<OpenDeck> DeckStore::openDecks()
{
    const SQLite::Transaction snapshot(*m_database);
    SQLite::Statement rows(
        *m_database, "SELECT slot, position, deck_id, file, draft FROM open_decks ORDER BY position, slot");
    std::vector<OpenDeck> found;
    while (rows.executeStep()) {
        auto& open = found.emplace_back();
        readRow(rows, open.slot, open.position, open.deck, open.file, open.draft);
        m_sums->check(SummedTable::Open, open.slot);
    }
    return found;
}

bool DeckStore::everOpened()
{
    return m_database->execAndGet("SELECT count(*) FROM sqlite_sequence WHERE name='open_decks'").getInt() > 0;
}

std::int64_t DeckStore::keepOpen(const OpenDeck& open)
{
    const Setting draft(*m_database, unhurried, hurried);
    if (!m_keepOpen)
        m_keepOpen = std::make_unique<SQLite::Statement>(*m_database,
            "INSERT INTO open_decks(slot,position,deck_id,file,draft) VALUES(?,?,?,?,?)"
            " ON CONFLICT(slot) DO UPDATE SET position=excluded.position,"
            " deck_id=excluded.deck_id, file=excluded.file, draft=excluded.draft");
    UserWriting transaction(*m_database, m_file);
    const auto known = open.slot != 0 && m_sums->has(SummedTable::Open, open.slot);
    const auto slotBefore = open.slot != 0 ? std::optional(open.slot) : std::nullopt;
    carryOut(*m_keepOpen, slotBefore, open.position, open.deck, open.file, open.draft);
    m_keepOpen->reset();
    const auto slot = slotBefore ? *slotBefore : m_database->getLastInsertRowid();
    m_sums->put(SummedTable::Open, slot, !known);
    transaction.commit();
    return slot;
}

void DeckStore::forgetOpen(std::int64_t slot)
{
    UserWriting transaction(*m_database, m_file);
    m_sums->take(SummedTable::Open, slot);
    carryOut(*m_database, "DELETE FROM open_decks WHERE slot=?", slot);
    transaction.commit();
}

void DeckStore::moveToBin(model::DeckId id, const std::string& now)
{
    UserWriting transaction(*m_database, m_file);
    changeDeck(id, "UPDATE decks SET deleted=?2 WHERE id=?1 AND deleted IS NULL", now);
    transaction.commit();
}

void DeckStore::takeFromBin(model::DeckId id)
{
    UserWriting transaction(*m_database, m_file);
    changeDeck(id, "UPDATE decks SET deleted=NULL WHERE id=?1", {});
    transaction.commit();
}

int DeckStore::emptyBin()
{
    UserWriting transaction(*m_database, m_file);
    const auto takeAll = [&](SummedTable table, const char* sql) {
        SQLite::Statement rows(*m_database, sql);
        while (rows.executeStep()) {
            m_sums->check(table, rows.getColumn(0).getInt64());
            m_sums->take(table, rows.getColumn(0).getInt64());
        }
    };
    takeAll(SummedTable::Open,
        "SELECT slot FROM open_decks WHERE deck_id IN (SELECT id FROM decks WHERE deleted IS NOT NULL)");
    takeAll(SummedTable::Versions,
        "SELECT id FROM deck_versions WHERE deck_id IN (SELECT id FROM decks WHERE deleted IS NOT NULL)");
    takeAll(SummedTable::Decks, "SELECT id FROM decks WHERE deleted IS NOT NULL");
    const int gone = m_database->exec("DELETE FROM decks WHERE deleted IS NOT NULL");
    transaction.commit();
    return gone;
}

} // namespace nexus::db
