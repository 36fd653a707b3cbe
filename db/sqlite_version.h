// The version of the SQLite library this program runs with: "3.40.1".
#pragma once

#include <string>

namespace nexus::db {

[[nodiscard]] std::string sqliteVersion();

} // namespace nexus::db
