#include "db/catalogue_store.h"

#include "db/printing_writer.h"

#include <set>

namespace nexus::db {

namespace {

using model::AttributeKind;

const Schema& schema()
{
    static const Schema s{"card catalogue",
        0x4e584331, // "NXC1"
        {R"(
CREATE TABLE notes(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sets(id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL,
                  released TEXT NOT NULL, first_seen TEXT NOT NULL);
CREATE TABLE cards(id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL, type TEXT NOT NULL,
                   qualifier TEXT NOT NULL);
CREATE TABLE printings(id INTEGER PRIMARY KEY, card_id INTEGER NOT NULL REFERENCES cards(id),
                       set_id INTEGER NOT NULL REFERENCES sets(id), number TEXT NOT NULL, rarity TEXT NOT NULL,
                       subtypes TEXT NOT NULL, keywords TEXT NOT NULL, rules TEXT NOT NULL, flavor TEXT NOT NULL,
                       extras TEXT NOT NULL, UNIQUE(card_id, set_id, number));
)",
            R"(
CREATE TABLE imports(id INTEGER PRIMARY KEY AUTOINCREMENT, done TEXT NOT NULL, files TEXT NOT NULL,
                     cards INTEGER NOT NULL, printings INTEGER NOT NULL, changed INTEGER NOT NULL,
                     last_set INTEGER NOT NULL, last_card INTEGER NOT NULL, last_printing INTEGER NOT NULL,
                     kept INTEGER NOT NULL, undone TEXT);
CREATE TABLE replaced_sets(import_id INTEGER NOT NULL REFERENCES imports(id) ON DELETE CASCADE, id INTEGER NOT NULL,
                           name TEXT NOT NULL, released TEXT NOT NULL, PRIMARY KEY(import_id, id)) WITHOUT ROWID;
CREATE TABLE replaced_cards(import_id INTEGER NOT NULL REFERENCES imports(id) ON DELETE CASCADE, id INTEGER NOT NULL,
                            name TEXT NOT NULL, type TEXT NOT NULL, PRIMARY KEY(import_id, id)) WITHOUT ROWID;
CREATE TABLE replaced_printings(import_id INTEGER NOT NULL REFERENCES imports(id) ON DELETE CASCADE, id INTEGER NOT NULL,
                                number TEXT NOT NULL, rarity TEXT NOT NULL, subtypes TEXT NOT NULL,
                                keywords TEXT NOT NULL, rules TEXT NOT NULL, flavor TEXT NOT NULL,
                                extras TEXT NOT NULL, PRIMARY KEY(import_id, id)) WITHOUT ROWID;
)"},
        32768, false};
    return s;
}

// Room for the pages of a large import, given back when it is done: they are written once, not spilled one by one.
class LargeCache {
public:
    explicit LargeCache(SQLite::Database& database)
        : m_database(database)
    {
        m_database.exec("PRAGMA cache_size=-32768"); // KiB
    }
    ~LargeCache()
    {
        m_database.tryExec("PRAGMA cache_size=-2000");
        m_database.tryExec("PRAGMA shrink_memory");
    }
    LargeCache(const LargeCache&) = delete;
    LargeCache& operator=(const LargeCache&) = delete;

private:
    SQLite::Database& m_database;
};

} // namespace

CatalogueStore::CatalogueStore(const std::filesystem::path& file, model::Game game)
    : m_game(std::move(game))
    , m_database(openDatabase(file, schema()))
    , m_cache(std::filesystem::path(file).replace_extension(".cache"))
{
    addAttributeColumns();
}

CatalogueStore::~CatalogueStore() = default;

void CatalogueStore::addAttributeColumns()
{
    for (const std::string table : {"printings", "replaced_printings"}) {
        std::set<std::string> present;
        SQLite::Statement info(*m_database, "SELECT name FROM pragma_table_info('" + table + "')");
        while (info.executeStep())
            present.insert(info.getColumn(0).getString());
        for (const auto& attribute : m_game.attributes)
            if (!present.contains(attribute.id.str())) {
                const bool number = attribute.kind == AttributeKind::Integer || attribute.kind == AttributeKind::Flag;
                m_database->exec("ALTER TABLE " + table + " ADD COLUMN " + quotedColumn(attribute.id.str()) +
                                 (number ? " INTEGER" : " TEXT"));
            }
    }
}

std::int64_t CatalogueStore::setId(
    const std::string& code, const std::vector<model::SetInfo>& sets, const std::string& today, std::int64_t import)
{
    SQLite::Statement find(*m_database, "SELECT id, code, name, released FROM sets WHERE code=?");
    find.bind(1, code);
    if (!find.executeStep()) {
        const auto info = model::newSet(code, sets, m_game);
        SQLite::Statement add(*m_database, "INSERT INTO sets(code,name,released,first_seen) VALUES(?,?,?,?)");
        add.bind(1, info.code);
        add.bind(2, info.name);
        add.bind(3, info.released);
        add.bind(4, today);
        add.exec();
        return m_database->getLastInsertRowid();
    }
    const std::int64_t id = find.getColumn(0).getInt64();
    const model::SetInfo known{
        find.getColumn(1).getString(), find.getColumn(2).getString(), find.getColumn(3).getString()};
    const auto info = std::find_if(sets.begin(), sets.end(), [&](const auto& set) { return set.code == code; });
    if (info == sets.end())
        return id;
    const auto after = model::setAfter(known, *info);
    if (after == known)
        return id;
    if (import) {
        SQLite::Statement keep(
            *m_database, "INSERT OR IGNORE INTO replaced_sets(import_id,id,name,released) VALUES(?,?,?,?)");
        keep.bind(1, import);
        keep.bind(2, id);
        keep.bind(3, known.name);
        keep.bind(4, known.released);
        keep.exec();
    }
    SQLite::Statement update(*m_database, "UPDATE sets SET name=?, released=? WHERE id=?");
    update.bind(1, after.name);
    update.bind(2, after.released);
    update.bind(3, id);
    update.exec();
    return id;
}

bool CatalogueStore::write(
    const std::vector<Step>& steps, const std::string& today, std::int64_t import, const model::Progress& progress)
{
    PrintingWriter writer(*m_database, m_game, import);
    std::vector<std::vector<const model::PlannedCard*>> orders;
    std::size_t all = 0, written = 0;
    for (const auto& step : steps) {
        // The order of names, which is the order the snapshot reads them in; printings of one card keep theirs.
        orders.push_back(model::writingOrder(*step.plan));
        all += orders.back().size();
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto& step = steps[i];
        for (const auto& set : step.sets)
            setId(set.code, step.sets, today, import);
        std::map<std::string, std::int64_t> ids;
        for (const auto* planned : orders[i]) {
            if (progress && written % 256 == 0 && !progress(written, all))
                return false;
            ++written;
            const auto& card = planned->card;
            auto [set, isNew] = ids.try_emplace(card.set, 0);
            if (isNew)
                set->second = setId(card.set, step.sets, today, import);
            const auto cardId = writer.cardId(*planned);
            if (planned->replaces)
                writer.change(card, cardId, set->second, step.before->number(*planned->replaces));
            else
                writer.add(card, cardId, set->second);
        }
    }
    return !progress || progress(all, all);
}

bool CatalogueStore::apply(const std::vector<Step>& steps, const std::string& now, const model::Progress& progress)
{
    const LargeCache cache(*m_database);
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto import = openImport(steps, now);
    const auto before = m_database->getTotalChanges();
    if (!write(steps, now.substr(0, 10), import, progress))
        return false;
    if (m_database->getTotalChanges() == before)
        return true; // nothing to list; the transaction goes back
    closeImport(import);
    countRevision();
    transaction.commit();
    return true;
}

bool CatalogueStore::apply(const model::ImportPlan& plan, const model::Catalogue& before,
    const std::vector<model::SetInfo>& sets, const std::string& today, const model::Progress& progress)
{
    const LargeCache cache(*m_database);
    SQLite::Transaction transaction(*m_database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto changes = m_database->getTotalChanges();
    if (!write({{&plan, &before, sets, {}}}, today, 0, progress))
        return false;
    if (m_database->getTotalChanges() == changes)
        return true;
    forgetReplaced(std::numeric_limits<std::int64_t>::max());
    countRevision();
    transaction.commit();
    return true;
}

void CatalogueStore::countRevision()
{
    m_database->exec(
        "INSERT INTO notes(key,value) VALUES('revision','1') ON CONFLICT(key) DO UPDATE SET value=value+1");
    m_database->exec("INSERT INTO notes(key,value) VALUES('content',hex(randomblob(16)))"
                     " ON CONFLICT(key) DO UPDATE SET value=excluded.value");
}

std::int64_t CatalogueStore::revision()
{
    const auto text = note("revision");
    return text.empty() ? 0 : std::stoll(text);
}

std::string CatalogueStore::note(const std::string& key)
{
    SQLite::Statement find(*m_database, "SELECT value FROM notes WHERE key=?");
    find.bind(1, key);
    return find.executeStep() ? find.getColumn(0).getString() : std::string();
}

void CatalogueStore::setNote(const std::string& key, const std::string& value)
{
    SQLite::Statement set(
        *m_database, "INSERT INTO notes(key,value) VALUES(?,?) ON CONFLICT(key) DO UPDATE SET value=excluded.value");
    set.bind(1, key);
    set.bind(2, value);
    set.exec();
}

} // namespace nexus::db
