#include "db/deck_sums.h"

#include "db/sum_reading.h"

namespace nexus::db {

namespace {

constexpr const char* tableNames[] = {"decks", "deck_versions", "open_decks"};
constexpr const char* keyNames[] = {"id", "id", "slot"};
constexpr const char* contents[] = {"decks", "saved decks", "open decks"};

std::size_t at(SummedTable table) { return static_cast<std::size_t>(table); }

std::string keepSql(SummedTable table)
{
    return std::string("UPDATE ") + tableNames[at(table)] + " SET content_sum=? WHERE " + keyNames[at(table)] + "=?";
}

} // namespace

DeckSums::DeckSums(SQLite::Database& database)
    : m_database(database)
    , m_deck(database, "SELECT id,created,modified,deleted,content_sum FROM decks WHERE id=?")
    , m_open(database, "SELECT slot,position,deck_id,file,draft,content_sum FROM open_decks WHERE slot=?")
    , m_head(database, "SELECT name,game,ruleset,author,notes,extra,id,deck_id,number,saved,content_sum FROM "
                       "deck_versions WHERE id=?")
    , m_tags(database, "SELECT tag,position,version_id FROM deck_tags WHERE version_id=? ORDER BY position")
    , m_sections(database, "SELECT section,position,version_id FROM deck_sections WHERE version_id=? ORDER BY position")
    , m_rows(database, "SELECT section,card,card_key,printing,count,extra,position,version_id FROM deck_rows WHERE "
                       "version_id=? ORDER BY position")
    , m_plans(database)
    , m_keep{{database, keepSql(SummedTable::Decks)}, {database, keepSql(SummedTable::Versions)},
          {database, keepSql(SummedTable::Open)}}
{
}

void DeckSums::damaged(const char* what) const
{
    const std::filesystem::path file(m_database.getFilename());
    throw DatabaseRefused(RefusalReason::Damaged, file,
        "The file " + file.string() + " is damaged: " + what +
            " are not what was written. Nothing was changed; restore a backup (nexusdeck-cli backup list).");
}

// Of everything a version is, and the deck where it is asked for.
std::optional<DeckSums::Found> DeckSums::findVersion(std::int64_t id, model::Deck* deck)
{
    SumReading head(m_head, id);
    if (!head.next())
        return std::nullopt;
    RowSum sum;
    head.addTo(sum, 10);
    if (deck) {
        deck->name = textOf(head[0]);
        deck->game = textOf(head[1]);
        deck->ruleset = model::RulesetId(textOf(head[2]));
        deck->author = textOf(head[3]);
        deck->notes = textOf(head[4]);
        deck->extra = textOf(head[5]);
    }
    sum.add("tags");
    for (SumReading tag(m_tags, id); tag.next();) {
        tag.addTo(sum, 3);
        if (deck)
            deck->tags.push_back(textOf(tag[0]));
    }
    sum.add("sections");
    for (SumReading section(m_sections, id); section.next();) {
        section.addTo(sum, 3);
        if (deck)
            deck->sections.push_back({model::SectionId(textOf(section[0])), {}});
    }
    sum.add("rows");
    for (SumReading row(m_rows, id); row.next();) {
        row.addTo(sum, 8);
        if (!deck)
            continue;
        model::DeckEntry entry;
        entry.card = textOf(row[1]);
        if (!row[2].isNull())
            entry.key = model::CardKey(textOf(row[2]));
        entry.printing = textOf(row[3]);
        entry.count = row[4].getInt();
        entry.extra = textOf(row[5]);
        deck->sectionOrNew(model::SectionId(textOf(row[0]))).entries.push_back(std::move(entry));
    }
    m_plans.read(id, sum, deck ? &deck->plans : nullptr);
    return Found{head[10].getInt64(), sum.value()};
}

std::optional<DeckSums::Found> DeckSums::find(SummedTable table, std::int64_t id)
{
    if (table == SummedTable::Versions)
        return findVersion(id, nullptr);
    SumReading row(table == SummedTable::Decks ? m_deck : m_open, id);
    if (!row.next())
        return std::nullopt;
    RowSum sum;
    row.addTo(sum, row.columns() - 1);
    return Found{row[row.columns() - 1].getInt64(), sum.value()};
}

model::Deck DeckSums::readVersion(std::int64_t id)
{
    model::Deck deck;
    const auto found = findVersion(id, &deck);
    if (!found || found->kept != found->sum)
        damaged(contents[at(SummedTable::Versions)]);
    return deck;
}

void DeckSums::check(SummedTable table, std::int64_t id)
{
    if (const auto found = find(table, id); found && found->kept != found->sum)
        damaged(contents[at(table)]);
}

bool DeckSums::has(SummedTable table, std::int64_t id)
{
    check(table, id);
    return find(table, id).has_value();
}

void DeckSums::put(SummedTable table, std::int64_t id, bool isNew)
{
    const auto found = find(table, id);
    if (!found)
        return;
    auto& keep = m_keep[at(table)];
    (void)keep.tryReset();
    keep.bind(1, found->sum);
    keep.bind(2, id);
    keep.exec();
    (void)keep.tryReset();
    auto sums = readTableSum(m_database, tableNames[at(table)]);
    if (!isNew)
        sums.take(found->kept);
    sums.add(found->sum);
    writeTableSum(m_database, tableNames[at(table)], sums);
}

void DeckSums::take(SummedTable table, std::int64_t id)
{
    const auto found = find(table, id);
    if (!found)
        return;
    auto sums = readTableSum(m_database, tableNames[at(table)]);
    sums.take(found->kept);
    writeTableSum(m_database, tableNames[at(table)], sums);
}

namespace {

std::vector<std::int64_t> keysOf(SQLite::Database& database, SummedTable table)
{
    std::vector<std::int64_t> keys;
    SQLite::Statement rows(
        database, std::string("SELECT ") + keyNames[at(table)] + " FROM " + tableNames[at(table)] + " NOT INDEXED");
    while (rows.executeStep())
        keys.push_back(rows.getColumn(0).getInt64());
    return keys;
}

} // namespace

void DeckSums::checkAll()
{
    for (const auto table : {SummedTable::Decks, SummedTable::Versions, SummedTable::Open}) {
        TableSum sums;
        for (const auto key : keysOf(m_database, table)) {
            const auto found = find(table, key);
            if (!found || found->kept != found->sum)
                damaged(contents[at(table)]);
            sums.add(found->kept);
        }
        if (sums != readTableSum(m_database, tableNames[at(table)]))
            damaged(contents[at(table)]);
    }
    checkIndex();
}

// The newest version is found by the index alone: it must say what the table says, every deck must have one.
void DeckSums::checkIndex()
{
    const auto sumOf = [&](const char* sql) {
        TableSum sum;
        SQLite::Statement rows(m_database, sql);
        while (rows.executeStep())
            sum.add(RowSum().add(rows.getColumn(0)).add(rows.getColumn(1)).add(rows.getColumn(2)).value());
        return sum;
    };
    if (sumOf("SELECT deck_id,number,id FROM deck_versions NOT INDEXED") !=
            sumOf("SELECT deck_id,number,id FROM deck_versions INDEXED BY sqlite_autoindex_deck_versions_1 WHERE "
                  "deck_id>=0") ||
        m_database
                .execAndGet("SELECT count(*) FROM decks d WHERE NOT EXISTS"
                            "(SELECT 1 FROM deck_versions WHERE deck_id=d.id)")
                .getInt() > 0)
        damaged(contents[at(SummedTable::Versions)]);
}

void DeckSums::fillIn()
{
    for (const auto table : {SummedTable::Decks, SummedTable::Versions, SummedTable::Open}) {
        writeTableSum(m_database, tableNames[at(table)], {});
        for (const auto key : keysOf(m_database, table))
            put(table, key, true);
    }
}

} // namespace nexus::db
