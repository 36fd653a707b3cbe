#include "db/catalogue_sums.h"

#include "db/database_words.h"

#include <cstring>
#include <xxhash.h>

namespace nexus::db {

namespace {

struct SummedRows {
    const char* name; // in table_sums
    const char* damage;
    const char* sql;
    bool small; // looked at by every start
};

constexpr const char* replacedDamage = NEXUS_TEXT(
    "DatabaseWords", "what imports have replaced is not what was written");

constexpr SummedRows summedRows[] = {
    {"schema", NEXUS_TEXT("DatabaseWords", "its list of tables is not what was written"),
        "SELECT type,name,tbl_name,sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%'", true},
    {"sequence", NEXUS_TEXT("DatabaseWords", "the numbers of imports are not what was written"),
        "SELECT name,seq FROM sqlite_sequence", true},
    {"notes", NEXUS_TEXT("DatabaseWords", "its notes are not what was written"), "SELECT * FROM notes", true},
    {"imports", NEXUS_TEXT("DatabaseWords", "the list of imports is not what was written"),
        "SELECT * FROM imports NOT INDEXED", true},
    {"sets", NEXUS_TEXT("DatabaseWords", "sets are not what was written"), "SELECT * FROM sets NOT INDEXED", false},
    {"cards", NEXUS_TEXT("DatabaseWords", "cards are not what was written"), "SELECT * FROM cards NOT INDEXED", false},
    {"printings", NEXUS_TEXT("DatabaseWords", "printings are not what was written"),
        "SELECT * FROM printings NOT INDEXED", false},
    {"replaced_sets", replacedDamage, "SELECT * FROM replaced_sets", false},
    {"replaced_cards", replacedDamage, "SELECT * FROM replaced_cards", false},
    {"replaced_printings", replacedDamage, "SELECT * FROM replaced_printings", false},
};

// What an import looks cards up by.
struct CheckedIndex {
    const char* table;
    std::vector<const char*> columns;
    const char* sql;
};

const std::vector<CheckedIndex>& checkedIndexes()
{
    static const std::vector<CheckedIndex> all{
        {"sets", {"code", "id"}, "SELECT code,id FROM sets INDEXED BY sqlite_autoindex_sets_1 WHERE code>=''"},
        {"cards", {"key", "id"}, "SELECT key,id FROM cards INDEXED BY sqlite_autoindex_cards_1 WHERE key>=''"},
        {"printings", {"card_id", "set_id", "number", "id"},
            "SELECT card_id,set_id,number,id FROM printings INDEXED BY sqlite_autoindex_printings_1"
            " WHERE card_id>=-9223372036854775808"},
    };
    return all;
}

TableSum sumOfRows(SQLite::Database& database, const char* sql)
{
    TableSum sum;
    RawRows rows(database, sql);
    NamedRow row(rows, rows.columns());
    while (rows.step())
        sum.add(row.read(rows));
    return sum;
}

// One pass over the table for its own sum and for that of its index.
bool isWholeWithIndex(SQLite::Database& database, const SummedRows& table, const CheckedIndex& index)
{
    TableSum sum, indexed;
    RawRows rows(database, table.sql);
    std::vector<int> columns;
    for (const char* name : index.columns)
        for (int column = 0; column < rows.columns(); ++column)
            if (std::strcmp(rows.name(column), name) == 0)
                columns.push_back(column);
    NamedRow row(rows, rows.columns());
    while (rows.step()) {
        sum.add(row.read(rows));
        indexed.add(row.sumOf(columns));
    }
    return sum == readTableSum(database, table.name) && indexed == sumOfRows(database, index.sql);
}

bool isWhole(SQLite::Database& database, const SummedRows& table)
{
    return sumOfRows(database, table.sql) == readTableSum(database, table.name);
}

} // namespace

NamedRow::NamedRow(const RawRows& rows, int columns)
    : m_values(static_cast<std::size_t>(columns))
{
    for (int column = 0; column < columns; ++column) {
        const std::string_view name = rows.name(column);
        m_names.push_back(XXH3_64bits(name.data(), name.size()));
    }
    m_bytes.reserve(2048);
}

NamedRow::NamedRow(const std::vector<std::string>& columns)
    : m_values(columns.size())
{
    for (const auto& name : columns)
        m_names.push_back(XXH3_64bits(name.data(), name.size()));
    m_bytes.reserve(2048);
}

std::int64_t NamedRow::sum()
{
    m_bytes.clear();
    for (std::size_t i = 0; i < m_values.size(); ++i)
        add(i);
    return finished();
}

void NamedRow::add(std::size_t column)
{
    const auto& value = m_values[column];
    if (value.kind == SQLITE_NULL)
        return;
    const bool isText = value.kind == SQLITE_TEXT || value.kind == SQLITE_BLOB;
    const std::uint64_t head[] = {m_names[column] ^ static_cast<std::uint64_t>(value.kind),
        isText ? value.text.size() : static_cast<std::uint64_t>(value.number)};
    m_bytes.append(reinterpret_cast<const char*>(head), sizeof head);
    if (isText)
        m_bytes.append(value.text);
}

std::int64_t NamedRow::finished() const
{
    return static_cast<std::int64_t>(XXH3_64bits(m_bytes.data(), m_bytes.size()));
}

NamedValue valueOf(const RawRows& rows, int column)
{
    NamedValue value{rows.kind(column), 0, {}};
    if (value.kind == SQLITE_TEXT || value.kind == SQLITE_BLOB) {
        value.text = rows.text(column);
    } else if (value.kind == SQLITE_FLOAT) {
        const double fraction = rows.fraction(column);
        std::memcpy(&value.number, &fraction, sizeof fraction);
    } else if (value.kind == SQLITE_INTEGER) {
        value.number = rows.number(column);
    }
    return value;
}

std::int64_t NamedRow::read(const RawRows& rows)
{
    m_bytes.clear();
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        m_values[i] = valueOf(rows, static_cast<int>(i));
        add(i);
    }
    return finished();
}

std::int64_t NamedRow::sumOf(const std::vector<int>& columns)
{
    m_bytes.clear();
    for (const int column : columns)
        add(static_cast<std::size_t>(column));
    return finished();
}

std::string catalogueDamageText(std::string_view table)
{
    for (const auto& known : summedRows)
        if (table == known.name)
            return DatabaseWords::tr(known.damage);
    return {};
}

bool isWholeTable(SQLite::Database& database, const char* table)
{
    for (const auto& known : summedRows)
        if (std::strcmp(known.name, table) == 0)
            return isWhole(database, known);
    return false;
}

std::optional<std::string> damagedSmallTable(SQLite::Database& database)
{
    for (const auto& table : summedRows)
        if (table.small && !isWhole(database, table))
            return table.name;
    return std::nullopt;
}

std::optional<std::string> damagedTable(SQLite::Database& database)
{
    for (const auto& table : summedRows) {
        const CheckedIndex* index = nullptr;
        for (const auto& checked : checkedIndexes())
            if (std::strcmp(checked.table, table.name) == 0)
                index = &checked;
        if (index ? !isWholeWithIndex(database, table, *index) : !isWhole(database, table))
            return table.name;
    }
    return std::nullopt;
}

std::vector<std::string> columnsOf(SQLite::Database& database, const char* table)
{
    std::vector<std::string> columns;
    SQLite::Statement info(database, std::string("SELECT name FROM pragma_table_info('") + table + "') ORDER BY cid");
    while (info.executeStep())
        columns.push_back(info.getColumn(0).getString());
    return columns;
}

void writeCatalogueSums(SQLite::Database& database, const CountedSums* counted)
{
    for (const auto& table : summedRows) {
        const std::string_view name = table.name;
        const TableSum* known = !counted              ? nullptr
                                : name == "cards"     ? &counted->cards
                                : name == "printings" ? &counted->printings
                                                      : nullptr;
        writeTableSum(database, table.name, known ? *known : sumOfRows(database, table.sql));
    }
}

} // namespace nexus::db
