// Databases for the tests and fuzzers of db, told by a recipe, so that few bytes make files that are nearly right. Any
// text is one:
//   user sql S          the base after the SQL of S, each statement that can be carried out
//   user sealed S       the same, and all checksums right again: what somebody makes who means it
//   user bytes 16=2 …   bytes changed, by their place counted round the file
//   user cut N          what is left of it after N bytes, counted round
//   user log B          the base with the bytes B as its log (-wal)
// user, empty (a user.sqlite without rows) and catalogue are the bases; anything else is itself the file.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace nexus::test {

// Writes the database there, in the place of what was, and nothing else beside it.
void writeHostileDatabase(std::string_view recipe, const std::filesystem::path& file);
// The base as it is.
[[nodiscard]] const std::string& baseDatabase(std::string_view name);
[[nodiscard]] bool isOfCatalogue(std::string_view recipe);

// A folder of this program's own, empty; the same for every run.
[[nodiscard]] std::filesystem::path fuzzedFolder();

// Everything that a profile keeps, read, as text. Throws what the stores throw.
[[nodiscard]] std::string contentOfUser(const std::filesystem::path& file);
[[nodiscard]] std::string contentOfCatalogue(const std::filesystem::path& file);

} // namespace nexus::test
