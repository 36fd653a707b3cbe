// The tables of user.sqlite, all that a person has made. Rows name cards by key or name, never by a row of the
// catalogue, so that either file can be replaced without the other.
#pragma once

#include "db/database.h"

namespace nexus::db {

[[nodiscard]] const Schema& userSchema();

// Up to version 4 of user.sqlite a saved deck was rows of six tables with one checksum; since version 5 it is one blob.
// A part of the step to version 5, in its transaction: out of the old tables, the heads of which are version_rows by
// then, into deck_versions. DatabaseRefused where the old rows are not what was written.
void versionRowsToBlobs(SQLite::Database& database);

} // namespace nexus::db
