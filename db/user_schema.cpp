#include "db/user_schema.h"

namespace nexus::db {

const Schema& userSchema()
{
    static const Schema schema{"deck library",
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
)"}};
    return schema;
}

} // namespace nexus::db
