// A user.sqlite as it was at version 2: before there were collections, plans and checksums.
#pragma once

#include "db/database.h"
#include "db/user_schema.h"

#include <SQLiteCpp/SQLiteCpp.h>

namespace nexus::test {

// Decks of 30 rows each, and a draft of the first.
inline void makeOldLibrary(const std::filesystem::path& file, int decks = 39)
{
    auto old = db::userSchema();
    old.migrations.resize(2);
    const auto database = db::openDatabase(file, old);
    for (int deck = 1; deck <= decks; ++deck) {
        const auto id = std::to_string(deck);
        database->exec(
            "INSERT INTO decks(id,created,modified) VALUES(" + id + ",'2025-01-01T00:00:00Z','2025-01-01T00:00:00Z')");
        database->exec("INSERT INTO deck_versions VALUES(" + id + "," + id +
                       ",1,'2025-01-01T00:00:00Z','Old','quantum-nexus','r','a','old','')");
        database->exec("INSERT INTO deck_sections VALUES(" + id + ",0,'main')");
        for (int row = 0; row < 30; ++row)
            database->exec("INSERT INTO deck_rows VALUES(" + id + "," + std::to_string(row) +
                           ",'main','Relay Drone',NULL,'COR 1',3,'')");
    }
    database->exec("INSERT INTO open_decks VALUES(1,0,1,'','old')");
}

} // namespace nexus::test
