// Opening the two SQLite files. A file that is not ours, of another version of the program, empty or cut short is
// refused and left untouched, and so is a link that leads nowhere; a missing one is made whole and then put in place,
// whoever else starts meanwhile. What cannot be written can be read.
// Every connection is opened distrustful (resources/contributing/formats.md). One connection a thread. Failures of disk
// or SQLite are exceptions (SQLite::Exception, std::filesystem).
#pragma once

#include "model/base/words.h"

#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

namespace SQLite {
class Database;
class Exception;
} // namespace SQLite

namespace nexus::db {

// Missing: it was there before, as its backups show, or a link leads to where it is not.
enum class RefusalReason { Empty, NoDatabase, Foreign, OtherVersion, Truncated, Damaged, Missing };

class DatabaseRefused : public std::runtime_error {
public:
    DatabaseRefused(RefusalReason reason, const std::filesystem::path& file, const std::string& what);
    [[nodiscard]] RefusalReason reason() const { return m_reason; }
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }

private:
    RefusalReason m_reason;
    std::filesystem::path m_file;
};

struct Schema {
    const char* what; // "The card catalogue %1": begins a sentence; DatabaseWords, as is mend
    std::int32_t applicationId;
    const char* sql;           // makes the tables of a new file
    int pageSize = 4096;       // of a new file; large pages for files that are read and written whole
    bool writeAheadLog = true; // many small commits; without it a large one is written once, not twice
    // What a new file has besides its tables, in the transaction that makes it.
    void (*made)(SQLite::Database& database) = nullptr;
    // What to do where the file is damaged.
    const char* mend = NEXUS_TEXT("DatabaseWords", "restore a backup (nexusdeck-cli backup list)");
};

[[nodiscard]] std::unique_ptr<SQLite::Database> openDatabase(const std::filesystem::path& file, const Schema& schema);
// Refuses what openDatabase() would refuse by the first hundred bytes of the file, without locking it.
void inspectDatabase(const std::filesystem::path& file, const Schema& schema);
// The file behind all links, also where it is not there.
[[nodiscard]] std::filesystem::path behindLinks(const std::filesystem::path& file);
// Why neither the file nor its folder can be written: "Read-only file system"; nothing where they can, as far as a look
// tells. A connection made by openDatabase() only reads then.
[[nodiscard]] std::optional<std::string> whyUnwritable(SQLite::Database& database, const std::filesystem::path& file);
// std::runtime_error with the cause where the file cannot be written: before a transaction that would.
void refuseUnwritable(SQLite::Database& database, const std::filesystem::path& file);
// Tables, indexes, triggers and views as SQLite has them, a line each; the first that is unlike those of a new file, or
// nothing.
[[nodiscard]] std::optional<std::string> foreignInSchema(SQLite::Database& database, const Schema& schema);
// Whether SQLite says that the content of a file makes no sense; the refusal that says so.
[[nodiscard]] bool isDamage(const SQLite::Exception& error);
[[nodiscard]] DatabaseRefused damagedFile(
    const std::filesystem::path& file, const SQLite::Exception& error, const Schema& schema);
// The result code of SQLite where the error is one of it.
[[nodiscard]] std::optional<int> resultCode(const std::exception& error);

// A connection that finds the file busy waits ten seconds. Told here before the first is opened, it says so once after
// the first second and waits a minute: for programs that wait their turn.
void sayWhenWaiting(std::function<void()> say);

// Whole copies of databases. A copy is written beside its place, brought to the disk and then put there, so that a
// crash or a full disk leaves no half copy. Failures are exceptions.

// By SQLite's backup API: one state of the database, also while others write. The copy needs no log beside it. Not of a
// connection in the middle of a transaction.
void copyWhole(SQLite::Database& from, const std::filesystem::path& target);
// The same, but never over a file that is there: false then.
[[nodiscard]] bool copyAnew(SQLite::Database& from, const std::filesystem::path& target);
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

// The version of the SQLite library this program runs with: "3.40.1".
[[nodiscard]] std::string sqliteVersion();

} // namespace nexus::db
