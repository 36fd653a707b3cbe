// Whole copies of databases. A copy is written beside its place, brought to the disk and then put there, so that a
// crash or a full disk leaves no half copy. Failures are exceptions.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <filesystem>

namespace nexus::db {

// By SQLite's backup API: one state of the database, also while others write. The copy needs no log beside it.
void copyWhole(SQLite::Database& from, const std::filesystem::path& target);
// The same the other way: one transaction of `into`; a crash leaves what was or what is copied, and other connections
// see either.
void copyInto(SQLite::Database& into, SQLite::Database& from);
// Byte for byte.
void copyBytes(const std::filesystem::path& from, const std::filesystem::path& target);
// What renames and removals in a folder have done is on the disk then.
void syncFolder(const std::filesystem::path& folder);
// For reading only a file that nobody writes: leaves nothing beside it.
[[nodiscard]] SQLite::Database openUnchanging(const std::filesystem::path& file);
// Copies that a crash left half made, by a process that is gone.
void removeHalfCopies(const std::filesystem::path& folder);

} // namespace nexus::db
