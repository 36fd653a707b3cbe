// How a CatalogueStore gives its snapshot: from the cache, or row by row.
#include "db/catalogue_store.h"
#include "db/printing_writer.h"
#include "db/raw_rows.h"

namespace nexus::db {

namespace {

using model::AttributeKind;

constexpr int fixedColumns = 12; // of the SELECT in load()

std::int32_t storedValue(const RawRows& rows, int column, const model::Attribute& attribute)
{
    if (attribute.kind != AttributeKind::Choice)
        return static_cast<std::int32_t>(rows.number(column));
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
    RawRows rows(*m_database, sql + " FROM printings p JOIN cards c ON c.id=p.card_id ORDER BY p.id");
    std::vector<std::optional<std::int32_t>> numbers(m_game.attributes.size());
    std::vector<std::string_view> texts(m_game.attributes.size());
    while (rows.step()) {
        model::PrintingRow row;
        row.key = rows.text(0);
        row.name = rows.text(1);
        row.type = rows.text(2);
        row.qualifier = rows.text(3);
        row.set = setOf[static_cast<std::size_t>(rows.number(4))];
        row.number = rows.text(5);
        row.rarity = rows.text(6);
        row.subtypes = rows.text(7);
        row.keywords = rows.text(8);
        row.rules = rows.text(9);
        row.flavor = rows.text(10);
        row.extras = rows.text(11);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const auto column = fixedColumns + static_cast<int>(i);
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
