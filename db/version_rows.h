// Up to version 4 of user.sqlite a saved deck was rows of six tables with one checksum; since version 5 it is one blob.
#pragma once

namespace SQLite {
class Database;
}

namespace nexus::db {

// A part of the step to version 5, in its transaction: out of the old tables, the heads of which are version_rows by
// then, into deck_versions. DatabaseRefused where the old rows are not what was written.
void versionRowsToBlobs(SQLite::Database& database);

} // namespace nexus::db
