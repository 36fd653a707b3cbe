// How a CatalogueStore gives its snapshot: from the cache, or row by row.
#include "db/catalogue_store.h"
#include "db/printing_writer.h"

#include <sqlite3.h>

namespace nexus::db {

namespace {

using model::AttributeKind;

constexpr std::size_t fixedColumns = 12; // of the SELECT in load()

// A prepared statement read without SQLiteCpp's column objects: a hundred thousand rows are read at every start.
class CatalogueRows {
public:
    CatalogueRows(SQLite::Database& database, const std::string& sql)
        : m_handle(database.getHandle())
    {
        if (sqlite3_prepare_v2(m_handle, sql.c_str(), -1, &m_statement, nullptr) != SQLITE_OK)
            throw SQLite::Exception(m_handle);
    }
    ~CatalogueRows() { sqlite3_finalize(m_statement); }
    CatalogueRows(const CatalogueRows&) = delete;
    CatalogueRows& operator=(const CatalogueRows&) = delete;

    bool next()
    {
        const int result = sqlite3_step(m_statement);
        if (result != SQLITE_ROW && result != SQLITE_DONE)
            throw SQLite::Exception(m_handle, result);
        return result == SQLITE_ROW;
    }
    [[nodiscard]] std::string_view text(std::size_t column) const
    {
        const auto* bytes = sqlite3_column_text(m_statement, static_cast<int>(column));
        return bytes ? std::string_view(reinterpret_cast<const char*>(bytes),
                           static_cast<std::size_t>(sqlite3_column_bytes(m_statement, static_cast<int>(column))))
                     : std::string_view();
    }
    [[nodiscard]] bool isNull(std::size_t column) const
    {
        return sqlite3_column_type(m_statement, static_cast<int>(column)) == SQLITE_NULL;
    }
    [[nodiscard]] std::int64_t integer(std::size_t column) const
    {
        return sqlite3_column_int64(m_statement, static_cast<int>(column));
    }

private:
    sqlite3* m_handle;
    sqlite3_stmt* m_statement = nullptr;
};

std::int32_t storedValue(const CatalogueRows& rows, std::size_t column, const model::Attribute& attribute)
{
    if (attribute.kind != AttributeKind::Choice)
        return static_cast<std::int32_t>(rows.integer(column));
    const auto text = rows.text(column);
    for (std::size_t i = 0; i < attribute.choices.size(); ++i)
        if (attribute.choices[i] == text)
            return static_cast<std::int32_t>(i);
    return -1;
}

} // namespace

std::shared_ptr<const model::Catalogue> CatalogueStore::load()
{
    const SQLite::Transaction snapshot(*m_database);
    const auto state = stamp();
    if (auto cached = m_cache.load(state, m_game))
        return cached;
    auto read = readRows();
    m_cache.keep(state, *read);
    return read;
}

// What changes with every change of the file: SQLite's own counter in its header (bytes 24 to 27; with a rollback
// journal every transaction that writes counts it up), its number of pages, and a name for the content given by
// chance at every import, for files that are put back from elsewhere.
std::string CatalogueStore::stamp()
{
    const auto content = note("content"); // also takes the lock under which the header holds still
    sqlite3_file* file = nullptr;
    unsigned char head[8] = {};
    if (sqlite3_file_control(m_database->getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file ||
        file->pMethods->xRead(file, head, sizeof head, 24) != SQLITE_OK)
        throw SQLite::Exception(m_database->getHandle());
    std::string state = content + " ";
    for (const unsigned char byte : head)
        state += std::to_string(byte) + ".";
    return state;
}

std::shared_ptr<const model::Catalogue> CatalogueStore::readRows()
{
    model::CatalogueBuilder builder(m_game);
    std::vector<std::uint32_t> setOf;
    {
        SQLite::Statement sets(*m_database, "SELECT id, code, name, released, first_seen FROM sets ORDER BY id");
        while (sets.executeStep()) {
            const auto id = static_cast<std::size_t>(sets.getColumn(0).getInt64());
            setOf.resize(std::max(setOf.size(), id + 1));
            setOf[id] = builder.addSet(
                {sets.getColumn(1).getString(), sets.getColumn(2).getString(), sets.getColumn(3).getString()},
                sets.getColumn(4).getString());
        }
    }
    std::string sql = "SELECT c.key, c.name, c.type, c.qualifier, p.set_id, p.number, p.rarity, p.subtypes, p.keywords,"
                      " p.rules, p.flavor, p.extras";
    for (const auto& attribute : m_game.attributes)
        sql += ", p." + quotedColumn(attribute.id.str());
    const auto count = static_cast<std::size_t>(m_database->execAndGet("SELECT count(*) FROM printings").getInt64());
    builder.reserve(count, count * 320);
    CatalogueRows rows(*m_database, sql + " FROM printings p JOIN cards c ON c.id=p.card_id ORDER BY p.id");
    std::vector<std::optional<std::int32_t>> numbers(m_game.attributes.size());
    std::vector<std::string_view> texts(m_game.attributes.size());
    while (rows.next()) {
        model::PrintingRow row;
        row.key = rows.text(0);
        row.name = rows.text(1);
        row.type = rows.text(2);
        row.qualifier = rows.text(3);
        row.set = setOf[static_cast<std::size_t>(rows.integer(4))];
        row.number = rows.text(5);
        row.rarity = rows.text(6);
        row.subtypes = rows.text(7);
        row.keywords = rows.text(8);
        row.rules = rows.text(9);
        row.flavor = rows.text(10);
        row.extras = rows.text(11);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto column = fixedColumns + i;
            numbers[i].reset();
            texts[i] = {};
            if (m_game.attributes[i].kind == AttributeKind::Text) {
                texts[i] = rows.text(column); // nothing where there is none
                continue;
            }
            if (rows.isNull(column))
                continue;
            if (const auto value = storedValue(rows, column, m_game.attributes[i]);
                value >= 0 || m_game.attributes[i].kind != AttributeKind::Choice)
                numbers[i] = value;
        }
        row.numbers = numbers;
        row.texts = texts;
        builder.add(row);
    }
    return builder.build();
}

} // namespace nexus::db
