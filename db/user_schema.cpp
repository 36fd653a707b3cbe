#include "db/user_schema.h"

#include "db/raw_rows.h"
#include "db/row_sums.h"

namespace nexus::db {

namespace {

std::string versionText(SQLite::Statement& row, int column) { return row.getColumn(column).getString(); }

// Card, key, printing and count are columns from `first` on.
model::DeckEntry versionEntry(SQLite::Statement& row, int first, int extra)
{
    model::DeckEntry entry;
    entry.card = versionText(row, first);
    if (!row.isColumnNull(first + 1))
        entry.key = model::CardKey(versionText(row, first + 1));
    entry.printing = versionText(row, first + 2);
    entry.count = row.getColumn(first + 3).getInt();
    entry.extra = versionText(row, extra);
    return entry;
}

void addPlanRow(model::SideboardPlan& plan, SQLite::Statement& row)
{
    enum { Out, In, MovedOut, MovedIn };
    auto entry = versionEntry(row, 2, 7);
    const auto place = static_cast<std::size_t>(row.getColumn(6).getInt64());
    switch (row.getColumn(1).getInt()) {
    case Out: plan.out.push_back(std::move(entry)); break;
    case In: plan.in.push_back(std::move(entry)); break;
    case MovedOut: plan.movedOut.push_back({std::move(entry), place}); break;
    case MovedIn: plan.movedIn.push_back({std::move(entry), place}); break;
    }
}

// The deck, and what its rows sum up to.
std::pair<model::Deck, std::int64_t> readVersionRows(SQLite::Database& database, std::int64_t version)
{
    model::Deck deck;
    RowSum sum;
    const auto each = [&](const char* sql, const auto& take) {
        SQLite::Statement row(database, sql);
        for (row.bind(1, version); row.executeStep();) {
            take(row);
            sum.add(row, row.getColumnCount());
        }
    };
    each("SELECT name,game,ruleset,author,notes,extra,id,deck_id,number,saved FROM version_rows WHERE id=?",
        [&](SQLite::Statement& row) {
            std::string ruleset;
            readRow(row, deck.name, deck.game, ruleset, deck.author, deck.notes, deck.extra);
            deck.ruleset = model::RulesetId(ruleset);
        });
    sum.add("tags");
    each("SELECT tag,position,version_id FROM deck_tags WHERE version_id=? ORDER BY position",
        [&](SQLite::Statement& row) { deck.tags.push_back(versionText(row, 0)); });
    sum.add("sections");
    each("SELECT section,position,version_id FROM deck_sections WHERE version_id=? ORDER BY position",
        [&](SQLite::Statement& row) {
            deck.sections.push_back({model::SectionId(versionText(row, 0)), {}});
        });
    sum.add("rows");
    each("SELECT section,card,card_key,printing,count,extra,position,version_id FROM deck_rows WHERE version_id=?"
         " ORDER BY position",
        [&](SQLite::Statement& row) {
            auto& section = deck.sectionOrNew(model::SectionId(versionText(row, 0)));
            section.entries.push_back(versionEntry(row, 1, 5));
        });
    each("SELECT name,note,applied,extra,position,version_id FROM deck_plans WHERE version_id=? ORDER BY position",
        [&](SQLite::Statement& row) {
            sum.add("plan");
            auto& plan = deck.plans.emplace_back();
            readRow(row, plan.name, plan.note, plan.applied, plan.extra);
        });
    each("SELECT plan,part,card,card_key,printing,count,place,extra,position,version_id FROM deck_plan_rows"
         " WHERE version_id=? ORDER BY position",
        [&](SQLite::Statement& row) {
            sum.add("plan row");
            if (const auto plan = static_cast<std::size_t>(row.getColumn(0).getInt64()); plan < deck.plans.size())
                addPlanRow(deck.plans[plan], row);
        });
    return {std::move(deck), sum.value()};
}

} // namespace

const Schema& userSchema()
{
    static const Schema schema{NEXUS_TEXT("DatabaseWords", "The deck library %1"),
        0x4e585531, // "NXU1"
        {R"(
CREATE TABLE decks(id INTEGER PRIMARY KEY AUTOINCREMENT, created TEXT NOT NULL, modified TEXT NOT NULL, deleted TEXT);
CREATE TABLE deck_versions(id INTEGER PRIMARY KEY, deck_id INTEGER NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
                           number INTEGER NOT NULL, saved TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL,
                           ruleset TEXT NOT NULL, author TEXT NOT NULL, notes TEXT NOT NULL, extra TEXT NOT NULL,
                           UNIQUE(deck_id, number));
CREATE TABLE deck_tags(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                       position INTEGER NOT NULL, tag TEXT NOT NULL, PRIMARY KEY(version_id, position)) WITHOUT ROWID;
CREATE TABLE deck_sections(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                           position INTEGER NOT NULL, section TEXT NOT NULL,
                           PRIMARY KEY(version_id, position)) WITHOUT ROWID;
CREATE TABLE deck_rows(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                       position INTEGER NOT NULL, section TEXT NOT NULL, card TEXT NOT NULL, card_key TEXT,
                       printing TEXT NOT NULL, count INTEGER NOT NULL CHECK(count > 0), extra TEXT NOT NULL,
                       PRIMARY KEY(version_id, position)) WITHOUT ROWID;
)",
            R"(
CREATE TABLE open_decks(slot INTEGER PRIMARY KEY AUTOINCREMENT, position INTEGER NOT NULL,
                        deck_id INTEGER REFERENCES decks(id) ON DELETE CASCADE, file TEXT NOT NULL, draft TEXT);
)",
            R"(
CREATE TABLE table_sums(name TEXT PRIMARY KEY, row_count INTEGER NOT NULL, row_sum INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE stacks(id INTEGER PRIMARY KEY AUTOINCREMENT, list INTEGER NOT NULL, card TEXT NOT NULL, name TEXT NOT NULL,
                    set_code TEXT NOT NULL, number TEXT NOT NULL, quantity INTEGER NOT NULL CHECK(quantity > 0),
                    for_trade INTEGER NOT NULL, condition INTEGER NOT NULL, language TEXT NOT NULL, finish TEXT NOT NULL,
                    place TEXT NOT NULL, page TEXT NOT NULL, lent_to TEXT NOT NULL, acquired TEXT NOT NULL, paid INTEGER,
                    value INTEGER, tags TEXT NOT NULL, notes TEXT NOT NULL, content_sum INTEGER NOT NULL);
CREATE TABLE holds(deck INTEGER NOT NULL, stack INTEGER NOT NULL, copies INTEGER NOT NULL CHECK(copies > 0),
                   content_sum INTEGER NOT NULL, PRIMARY KEY(deck, stack)) WITHOUT ROWID;
CREATE TABLE collection_edits(id INTEGER PRIMARY KEY AUTOINCREMENT, made TEXT NOT NULL, kind INTEGER NOT NULL,
                              subject TEXT NOT NULL, copies INTEGER NOT NULL, changes BLOB NOT NULL,
                              state INTEGER NOT NULL, content_sum INTEGER NOT NULL);
CREATE TABLE collection_days(day TEXT PRIMARY KEY, copies INTEGER NOT NULL, value INTEGER NOT NULL,
                             unvalued INTEGER NOT NULL, content_sum INTEGER NOT NULL) WITHOUT ROWID;
ALTER TABLE decks ADD COLUMN content_sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deck_versions ADD COLUMN content_sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE open_decks ADD COLUMN content_sum INTEGER NOT NULL DEFAULT 0;
)",
            R"(
CREATE TABLE deck_plans(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                        position INTEGER NOT NULL, name TEXT NOT NULL, note TEXT NOT NULL, applied INTEGER NOT NULL,
                        extra TEXT NOT NULL, PRIMARY KEY(version_id, position)) WITHOUT ROWID;
CREATE TABLE deck_plan_rows(version_id INTEGER NOT NULL REFERENCES deck_versions(id) ON DELETE CASCADE,
                            position INTEGER NOT NULL, plan INTEGER NOT NULL, part INTEGER NOT NULL, card TEXT NOT NULL,
                            card_key TEXT, printing TEXT NOT NULL, count INTEGER NOT NULL CHECK(count > 0),
                            place INTEGER, extra TEXT NOT NULL, PRIMARY KEY(version_id, position)) WITHOUT ROWID;
)",
            R"(
ALTER TABLE deck_versions RENAME TO version_rows;
CREATE TABLE deck_versions(id INTEGER PRIMARY KEY, deck_id INTEGER NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
                           number INTEGER NOT NULL, saved TEXT NOT NULL, deck BLOB NOT NULL,
                           content_sum INTEGER NOT NULL DEFAULT 0, UNIQUE(deck_id, number));
)",
            "" /* numbers given have a sum */},
        4096, true, [](SQLite::Database& database, int version) {
            constexpr int withBlobs = 5, withNumbersSum = 6;
            if (version == withBlobs)
                versionRowsToBlobs(database);
            else if (version == withNumbersSum)
                writeNumbersSum(database);
        }};
    return schema;
}

void versionRowsToBlobs(SQLite::Database& database)
{
    // A file from before version 3 has no checksums at all.
    const bool summed = database
                            .execAndGet("SELECT count(*) FROM table_sums WHERE name IN "
                                        "('decks','deck_versions','open_decks')")
                            .getInt() > 0;
    const auto keptSum = readTableSum(database, "deck_versions");
    writeTableSum(database, "deck_versions", {});
    DeckSums sums(database);
    TableSum found;
    SQLite::Statement head(
        database, "SELECT id,deck_id,number,saved,content_sum FROM version_rows NOT INDEXED ORDER BY id");
    while (head.executeStep()) {
        const auto [deck, sum] = readVersionRows(database, head.getColumn(0).getInt64());
        const auto kept = head.getColumn(4).getInt64();
        if (summed && kept != sum)
            refuseDamaged(database, SummedTable::Versions);
        found.add(kept);
        sums.addVersion(head.getColumn(1).getInt64(), head.getColumn(2).getInt(), versionText(head, 3), deck);
    }
    if (summed && found != keptSum)
        refuseDamaged(database, SummedTable::Versions);
    head.reset();
    for (const char* table :
        {"deck_plan_rows", "deck_plans", "deck_rows", "deck_sections", "deck_tags", "version_rows"})
        database.exec(std::string("DROP TABLE ") + table);
    if (!summed)
        for (const auto table : {SummedTable::Decks, SummedTable::Open})
            sums.fillIn(table);
    sums.checkAll();
}

} // namespace nexus::db
