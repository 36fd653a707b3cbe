// The tables of user.sqlite, all that a person has made. Rows name cards by key or name, never by a row of the
// catalogue, so that either file can be replaced without the other.
#pragma once

#include "db/database.h"

namespace nexus::db {

[[nodiscard]] const Schema& userSchema();

} // namespace nexus::db
