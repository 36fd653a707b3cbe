#include "db/user_schema.h"

#include "db/row_sums.h"

namespace nexus::db {

const Schema& userSchema()
{
    static const Schema schema{NEXUS_TEXT("DatabaseWords", "The deck library %1"),
        0x4e585531, // "NXU1"
        R"(
CREATE TABLE table_sums(name TEXT PRIMARY KEY, row_count INTEGER NOT NULL, row_sum INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE decks(id INTEGER PRIMARY KEY AUTOINCREMENT, created TEXT NOT NULL, modified TEXT NOT NULL, deleted TEXT,
                   content_sum INTEGER NOT NULL DEFAULT 0);
CREATE TABLE deck_versions(id INTEGER PRIMARY KEY, deck_id INTEGER NOT NULL REFERENCES decks(id) ON DELETE CASCADE,
                           number INTEGER NOT NULL, saved TEXT NOT NULL, deck BLOB NOT NULL,
                           content_sum INTEGER NOT NULL DEFAULT 0, UNIQUE(deck_id, number));
CREATE TABLE open_decks(slot INTEGER PRIMARY KEY AUTOINCREMENT, position INTEGER NOT NULL,
                        deck_id INTEGER REFERENCES decks(id) ON DELETE CASCADE, file TEXT NOT NULL, draft TEXT,
                        content_sum INTEGER NOT NULL DEFAULT 0);
CREATE TABLE stacks(id INTEGER PRIMARY KEY AUTOINCREMENT, list INTEGER NOT NULL, card TEXT NOT NULL, name TEXT NOT NULL,
                    set_code TEXT NOT NULL, number TEXT NOT NULL, quantity INTEGER NOT NULL CHECK(quantity > 0),
                    for_trade INTEGER NOT NULL, condition INTEGER NOT NULL, language TEXT NOT NULL, finish TEXT NOT NULL,
                    place TEXT NOT NULL, page TEXT NOT NULL, lent_to TEXT NOT NULL, acquired TEXT NOT NULL, paid INTEGER,
                    value INTEGER, tags TEXT NOT NULL, notes TEXT NOT NULL, valued TEXT NOT NULL,
                    content_sum INTEGER NOT NULL);
CREATE TABLE holds(deck INTEGER NOT NULL, stack INTEGER NOT NULL, copies INTEGER NOT NULL CHECK(copies > 0),
                   content_sum INTEGER NOT NULL, PRIMARY KEY(deck, stack)) WITHOUT ROWID;
CREATE TABLE collection_edits(id INTEGER PRIMARY KEY AUTOINCREMENT, made TEXT NOT NULL, kind INTEGER NOT NULL,
                              subject TEXT NOT NULL, copies INTEGER NOT NULL, changes BLOB NOT NULL,
                              state INTEGER NOT NULL, content_sum INTEGER NOT NULL);
CREATE TABLE collection_days(day TEXT PRIMARY KEY, copies INTEGER NOT NULL, value INTEGER NOT NULL,
                             unvalued INTEGER NOT NULL, content_sum INTEGER NOT NULL) WITHOUT ROWID;
)",
        4096, true, writeNumbersSum};
    return schema;
}

} // namespace nexus::db
