#include "db/sqlite_version.h"

#include <sqlite3.h>

namespace nexus::db {

std::string sqliteVersion() { return sqlite3_libversion(); }

} // namespace nexus::db
