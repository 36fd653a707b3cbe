#include "db/database.h"

#include "db/database_words.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <map>
#include <memory>
#include <mutex>
#include <sqlite3.h>
#include <string>
#include <sys/file.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace nexus::db {

namespace {

namespace fs = std::filesystem;

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds quietWait(1), shortWait(10), longWait(60);

std::mutex waitingMutex;
std::function<void()> waitingSay;
bool waitingTold = false;

// SQLite asks again and again while another connection has the file.
int onBusy(void*, int times)
{
    thread_local Clock::time_point began;
    if (times == 0)
        began = Clock::now();
    const auto waited = Clock::now() - began;
    {
        const std::lock_guard lock(waitingMutex);
        if (waited > (waitingSay ? longWait : shortWait))
            return 0;
        if (waitingSay && waited > quietWait && !waitingTold) {
            waitingTold = true;
            waitingSay();
        }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(std::min(times + 1, 25)));
    return 1;
}

std::uint32_t bigEndian(const std::array<unsigned char, 100>& header, std::size_t at)
{
    return (std::uint32_t{header[at]} << 24U) | (std::uint32_t{header[at + 1]} << 16U) |
           (std::uint32_t{header[at + 2]} << 8U) | header[at + 3];
}

void distrust(SQLite::Database& database)
{
    sqlite3_busy_handler(database.getHandle(), onBusy, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    database.exec("PRAGMA trusted_schema=OFF");
    database.exec("PRAGMA cell_size_check=ON");
    database.exec("PRAGMA foreign_keys=ON");
}

constexpr std::uint32_t formVersion = 1; // user_version of every file

// In the caller's transaction.
void makeTables(SQLite::Database& database, const Schema& schema)
{
    database.exec(schema.sql);
    if (schema.made)
        schema.made(database);
    database.exec("PRAGMA application_id=" + std::to_string(schema.applicationId));
    database.exec("PRAGMA user_version=" + std::to_string(formVersion));
}

// 0, or -1 and errno; for the user the program works as.
int mayAccess(const fs::path& path, int how) { return faccessat(AT_FDCWD, path.c_str(), how, AT_EACCESS); }

fs::path folderOf(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

fs::path beside(const fs::path& file, const char* end) { return file.string() + end; }

// Whether there is something in the log or journal beside the file.
bool hasBeside(const fs::path& file, const char* end)
{
    std::error_code none;
    const auto size = fs::file_size(beside(behindLinks(file), end), none);
    return !none && size > 0;
}

// One program at a time, as long as the object lives; where the file system knows no such locks, nobody waits.
class FolderLock {
public:
    explicit FolderLock(const fs::path& folder)
        : m_folder(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        if (m_folder >= 0)
            (void)flock(m_folder, LOCK_EX);
    }
    ~FolderLock()
    {
        if (m_folder >= 0)
            close(m_folder);
    }
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    int m_folder;
};

// A connection may find the file locked where SQLite does not ask the busy handler: while others change its journal.
void keepJournal(SQLite::Database& database, const Schema& schema)
{
    const std::string wanted = schema.writeAheadLog ? "wal" : "truncate";
    for (int times = 0;; ++times)
        try {
            if (database.execAndGet("PRAGMA journal_mode").getString() != wanted)
                database.exec("PRAGMA journal_mode=" + wanted);
            return;
        } catch (const SQLite::Exception& error) {
            const bool busy = error.getErrorCode() == SQLITE_BUSY || error.getErrorCode() == SQLITE_LOCKED;
            if (!busy || onBusy(nullptr, times) == 0)
                throw;
        }
}

// The log of a file that is gone must never meet a new one; it is kept, for it may hold what nothing else does.
void putAsideLogs(const fs::path& file)
{
    std::error_code none;
    for (const char* end : {"-wal", "-journal"})
        if (fs::exists(beside(file, end)))
            fs::rename(beside(file, end), beside(file, (std::string(".lost") + end).c_str()));
    fs::remove(beside(file, "-shm"), none);
}

// A database that goes with what SQLite puts beside it, before and after.
class Passing {
public:
    explicit Passing(fs::path file)
        : m_file(std::move(file))
    {
        remove();
    }
    ~Passing() { remove(); }
    Passing(const Passing&) = delete;
    Passing& operator=(const Passing&) = delete;
    [[nodiscard]] const fs::path& file() const { return m_file; }

private:
    void remove() const
    {
        std::error_code none;
        for (const char* end : {"", "-journal", "-wal", "-shm"})
            fs::remove(beside(m_file, end), none);
    }
    fs::path m_file;
};

// A whole database under another name, then put in place unless another program was first: a crash on the way leaves
// nothing half made.
void create(const fs::path& file, const Schema& schema)
{
    const auto folder = folderOf(file);
    if (mayAccess(folder, W_OK) != 0)
        throw fs::filesystem_error("cannot be made", file, {errno, std::generic_category()});
    const FolderLock lock(folder);
    if (fs::exists(file))
        return;
    static std::atomic<int> drafts = 0;
    auto draft = file;
    draft += ".new-" + std::to_string(getpid()) + "-" + std::to_string(++drafts);
    {
        const Passing passing(draft);
        {
            SQLite::Database database(draft.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            distrust(database);
            database.exec("PRAGMA page_size=" + std::to_string(schema.pageSize));
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            makeTables(database, schema);
            transaction.commit();
            keepJournal(database, schema);
        }
        putAsideLogs(file);
        std::error_code failed;
        fs::create_hard_link(draft, file, failed);
        if (failed && !fs::exists(file))
            fs::rename(draft, file); // a file system without hard links
    }
    syncFolder(folder);
}

void refuseOtherVersion(SQLite::Database& database, const fs::path& file)
{
    if (database.execAndGet("PRAGMA user_version").getUInt() != formVersion) // in its log, not in its header
        throw DatabaseRefused(RefusalReason::OtherVersion, file,
            filled(DatabaseWords::tr("The file %1 was written by another version of NexusDeck; it was left as it is."),
                {file.string()}));
}

std::unique_ptr<SQLite::Database> openForWriting(const fs::path& file, const Schema& schema)
{
    auto database = std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
    distrust(*database);
    refuseOtherVersion(*database, file);
    const bool readOnly = sqlite3_db_readonly(database->getHandle(), "main") == 1;
    if (!readOnly) {
        keepJournal(*database, schema);
        database->exec("PRAGMA synchronous=FULL");
    }
    return database;
}

std::unique_ptr<SQLite::Database> inMemory(SQLite::Database& from)
{
    auto memory = std::make_unique<SQLite::Database>(
        ":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX);
    copyInto(*memory, from);
    distrust(*memory);
    return memory;
}

// A folder for a copy with its log, where anything can be written at all.
fs::path passingFolder()
{
    for (const auto& place : {fs::path("/dev/shm"), fs::temp_directory_path()}) {
        auto name = (place / "nexusdeck-XXXXXX").string();
        if (mkdtemp(name.data()))
            return name;
    }
    throw fs::filesystem_error("cannot be written", fs::temp_directory_path(), {errno, std::generic_category()});
}

// The state that the file has with its log or journal, in memory.
std::unique_ptr<SQLite::Database> withItsLog(const fs::path& file)
{
    const auto real = behindLinks(file), folder = passingFolder();
    const std::unique_ptr<const fs::path, void (*)(const fs::path*)> gone(&folder, [](const fs::path* path) {
        std::error_code none;
        fs::remove_all(*path, none);
    });
    for (const char* end : {"", "-wal", "-journal"})
        if (fs::exists(beside(real, end)))
            fs::copy_file(beside(real, end), beside(folder / "copy", end));
    fs::permissions(folder / "copy", fs::perms::owner_read | fs::perms::owner_write);
    SQLite::Database copy((folder / "copy").string(), SQLite::OPEN_READWRITE);
    distrust(copy);
    return inMemory(copy);
}

// Nothing is written, not even beside the file.
std::unique_ptr<SQLite::Database> openForReading(const fs::path& file)
{
    std::unique_ptr<SQLite::Database> database;
    if (hasBeside(file, "-wal") || hasBeside(file, "-journal"))
        database = withItsLog(file);
    else
        database = std::make_unique<SQLite::Database>(openUnchanging(file));
    refuseOtherVersion(*database, file);
    database->exec("PRAGMA query_only=ON");
    return database;
}

// What says that a file, its folder or its disk cannot be written.
bool isUnwritable(const SQLite::Exception& error)
{
    const int code = error.getErrorCode();
    return code == SQLITE_READONLY || code == SQLITE_CANTOPEN || code == SQLITE_PERM || code == SQLITE_FULL ||
           code == SQLITE_IOERR;
}

// The first bytes and the size. By SQLite: to open and close the file without it would let go of the locks that other
// connections of this process have.
struct FileHead {
    explicit FileHead(const fs::path& file)
    {
        if (mayAccess(file, R_OK) != 0)
            throw fs::filesystem_error("cannot be read", file, {errno, std::generic_category()});
        const SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
        sqlite3_file* opened = nullptr;
        sqlite3_int64 length = 0;
        int result = sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &opened);
        if (result == SQLITE_OK)
            result = opened->pMethods->xRead(opened, bytes.data(), static_cast<int>(bytes.size()), 0);
        if (result == SQLITE_OK || result == SQLITE_IOERR_SHORT_READ) // the size last: files grow
            result = opened->pMethods->xFileSize(opened, &length);
        if (result != SQLITE_OK)
            throw fs::filesystem_error("cannot be read", file, std::make_error_code(std::errc::io_error));
        size = static_cast<std::uint64_t>(length);
    }
    [[nodiscard]] bool isCutShort() const
    {
        const std::uint64_t pageField = (std::uint64_t{bytes[16]} << 8U) | bytes[17];
        return std::uint64_t{bigEndian(bytes, 28)} * (pageField == 1 ? 65536 : pageField) > size;
    }
    std::array<unsigned char, 100> bytes{};
    std::uint64_t size = 0;
};

// A program that writes puts down the head before the pages it tells of, and has a journal meanwhile.
bool isCutShort(const fs::path& file, FileHead head)
{
    for (int look = 0; head.isCutShort(); ++look) {
        std::error_code none;
        if (fs::exists(beside(behindLinks(file), "-wal"), none) || hasBeside(file, "-journal"))
            return false; // SQLite looks, under its lock
        if (look == 3)
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        head = FileHead(file);
    }
    return false;
}

constexpr const char* halfMark = ".half-";

void sync(const fs::path& path, int flags)
{
    const int file = open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0)
        throw fs::filesystem_error("cannot be opened", path, {errno, std::generic_category()});
    const int failed = fsync(file) == 0 ? 0 : errno;
    close(file);
    if (failed != 0)
        throw fs::filesystem_error("cannot be written", path, {failed, std::generic_category()});
}

// The name a copy has until it is whole; the file goes unless it was put in place.
class Half : public Passing {
public:
    explicit Half(const fs::path& target)
        : Passing(target.string() + halfMark + std::to_string(getpid()))
        , m_target(target)
    {
    }
    void putInPlace() const
    {
        sync(file(), O_RDONLY);
        fs::rename(file(), m_target);
        syncFolder(m_target.parent_path());
    }
    // False where the name is taken, and nothing is done.
    [[nodiscard]] bool putWhereNothingIs() const
    {
        sync(file(), O_RDONLY);
        if (::renameat2(AT_FDCWD, file().c_str(), AT_FDCWD, m_target.c_str(), RENAME_NOREPLACE) != 0) {
            if (errno == EEXIST || fs::exists(m_target))
                return false;
            fs::rename(file(), m_target); // a file system that knows no such renaming
        }
        syncFolder(m_target.parent_path());
        return true;
    }

private:
    fs::path m_target;
};

} // namespace

DatabaseRefused::DatabaseRefused(RefusalReason reason, const fs::path& file, const std::string& what)
    : std::runtime_error(what)
    , m_reason(reason)
    , m_file(file)
{
}

void inspectDatabase(const fs::path& file, const Schema& schema)
{
    const auto refusal = [&](RefusalReason reason, const std::string& text) {
        return DatabaseRefused(reason, file,
            filled(text, {filled(DatabaseWords::tr(schema.what), {file.string()}), DatabaseWords::tr(schema.mend)}));
    };
    if (!fs::is_regular_file(file))
        throw refusal(RefusalReason::NoDatabase, DatabaseWords::tr("%1 is no file. It was left as it is: %2."));
    const FileHead head(file);
    const auto& header = head.bytes;
    if (head.size == 0)
        throw refusal(RefusalReason::Empty, DatabaseWords::tr("%1 is empty. It was left as it is: %2."));
    if (head.size < header.size() ||
        std::string_view(reinterpret_cast<const char*>(header.data()), 16) != std::string_view("SQLite format 3\0", 16))
        throw refusal(
            RefusalReason::NoDatabase, DatabaseWords::tr("%1 is no SQLite database. It was left as it is: %2."));
    if (bigEndian(header, 68) != static_cast<std::uint32_t>(schema.applicationId))
        throw refusal(
            RefusalReason::Foreign, DatabaseWords::tr("%1 belongs to another program. It was left as it is: %2."));
    if (bigEndian(header, 60) != formVersion)
        throw refusal(RefusalReason::OtherVersion,
            DatabaseWords::tr(
                "%1 was written by another version of NexusDeck. Open it with that version; it was left as "
                "it is."));
    if (isCutShort(file, head))
        throw refusal(RefusalReason::Truncated, DatabaseWords::tr("%1 is cut short. It was left as it is: %2."));
}

fs::path behindLinks(const fs::path& file)
{
    auto target = file;
    std::error_code none;
    for (int links = 0; links < 40 && fs::is_symlink(target, none); ++links)
        target = target.parent_path() / fs::read_symlink(target, none);
    return target;
}

std::optional<std::string> whyUnwritable(SQLite::Database& database, const fs::path& file)
{
    const auto real = behindLinks(file);
    for (const auto& path : {folderOf(real), real})
        if (mayAccess(path, W_OK) != 0)
            return std::generic_category().message(errno);
    if (database.getFilename() == ":memory:" || sqlite3_db_readonly(database.getHandle(), "main") == 1) {
        std::error_code none;
        const auto space = fs::space(folderOf(real), none);
        return std::generic_category().message(!none && space.available == 0 ? ENOSPC : EIO);
    }
    return std::nullopt;
}

void refuseUnwritable(SQLite::Database& database, const fs::path& file)
{
    const auto why = whyUnwritable(database, file);
    if (!why)
        return;
    const bool full = *why == std::generic_category().message(ENOSPC);
    throw std::runtime_error(
        filled(full ? DatabaseWords::tr("%1 can only be read, not written: %2. Nothing was changed. Make room on its "
                                        "disk and try again, or take another profile.")
                    : DatabaseWords::tr("%1 can only be read, not written: %2. Nothing was changed. Make its folder "
                                        "writable and try again, or take another profile."),
            {file.string(), *why}));
}

namespace {

using SchemaParts = std::map<std::string, std::string>;

// By kind and name; the text without blanks and quotes, which versions of SQLite set in their own ways.
SchemaParts partsOfSchema(SQLite::Database& database)
{
    SchemaParts parts;
    SQLite::Statement rows(database, "SELECT type,name,tbl_name,coalesce(sql,'') FROM sqlite_master");
    while (rows.executeStep()) {
        auto text = rows.getColumn(2).getString() + ":" + rows.getColumn(3).getString();
        std::erase_if(text, [](char c) { return c == ' ' || c == '\n' || c == '"'; });
        if (rows.getColumn(1).getString() != "sqlite_stat1")
            parts.emplace(rows.getColumn(0).getString() + " " + rows.getColumn(1).getString(), std::move(text));
    }
    return parts;
}

} // namespace

std::optional<std::string> foreignInSchema(SQLite::Database& database, const Schema& schema)
{
    SQLite::Database ours(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    makeTables(ours, schema);
    const auto wanted = partsOfSchema(ours), found = partsOfSchema(database);
    for (const auto& [name, text] : found)
        if (const auto same = wanted.find(name); same == wanted.end() || same->second != text)
            return name;
    for (const auto& [name, text] : wanted)
        if (!found.contains(name))
            return name;
    return std::nullopt;
}

bool isDamage(const SQLite::Exception& error)
{
    return error.getErrorCode() == SQLITE_CORRUPT || error.getErrorCode() == SQLITE_NOTADB;
}

DatabaseRefused damagedFile(const fs::path& file, const SQLite::Exception& error, const Schema& schema)
{
    return {RefusalReason::Damaged, file,
        filled(DatabaseWords::tr("The file %1 is damaged (%2). Nothing was changed; %3."),
            {file.string(), error.what(), DatabaseWords::tr(schema.mend)})};
}

std::optional<int> resultCode(const std::exception& error)
{
    const auto* ours = dynamic_cast<const SQLite::Exception*>(&error);
    return ours ? std::optional(ours->getErrorCode() & 0xff) : std::nullopt; // without its details
}

void sayWhenWaiting(std::function<void()> say)
{
    const std::lock_guard lock(waitingMutex);
    waitingSay = std::move(say);
    waitingTold = false;
}

std::unique_ptr<SQLite::Database> openDatabase(const fs::path& file, const Schema& schema)
{
    if (fs::exists(file))
        inspectDatabase(file, schema);
    else if (fs::is_symlink(fs::symlink_status(file)))
        throw DatabaseRefused(RefusalReason::Missing, file,
            filled(DatabaseWords::tr("%1 is a link to %2, which is not there. Nothing was made in its place: bring the "
                                     "file or its disk back, or take the link away."),
                {filled(DatabaseWords::tr(schema.what), {file.string()}), behindLinks(file).string()}));
    else
        create(file, schema);
    try {
        try {
            return openForWriting(file, schema);
        } catch (const SQLite::Exception& error) {
            if (!isUnwritable(error))
                throw;
        }
        return openForReading(file);
    } catch (const SQLite::Exception& error) {
        if (isDamage(error))
            throw damagedFile(file, error, schema);
        throw;
    }
}

void copyInto(SQLite::Database& into, SQLite::Database& from)
{
    using namespace std::chrono_literals;
    const std::unique_ptr<sqlite3_backup, int (*)(sqlite3_backup*)> backup(
        sqlite3_backup_init(into.getHandle(), "main", from.getHandle(), "main"), sqlite3_backup_finish);
    if (!backup)
        throw SQLite::Exception(into.getHandle());
    for (const auto end = std::chrono::steady_clock::now() + 10s;;) {
        const int result = sqlite3_backup_step(backup.get(), -1);
        if (result == SQLITE_DONE)
            return;
        const bool busy = result == SQLITE_OK || result == SQLITE_BUSY || result == SQLITE_LOCKED;
        if (!busy || std::chrono::steady_clock::now() > end)
            throw SQLite::Exception(sqlite3_errstr(result), result);
        std::this_thread::sleep_for(5ms);
    }
}

static void fillHalf(const Half& half, SQLite::Database& from)
{
    SQLite::Database copy(half.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    copyInto(copy, from);
    copy.exec("PRAGMA journal_mode=DELETE");
}

void copyWhole(SQLite::Database& from, const fs::path& target)
{
    const Half half(target);
    fillHalf(half, from);
    half.putInPlace();
}

bool copyAnew(SQLite::Database& from, const fs::path& target)
{
    const Half half(target);
    fillHalf(half, from);
    return half.putWhereNothingIs();
}

void copyBytes(const fs::path& from, const fs::path& target)
{
    const Half half(target);
    fs::copy_file(from, half.file());
    half.putInPlace();
}

void syncFolder(const fs::path& folder) { sync(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY); }

SQLite::Database openUnchanging(const fs::path& file)
{
    std::string uri = "file:";
    for (const char c : file.string()) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' ||
                           c == '-' || c == '_' || c == '.';
        constexpr const char* digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        if (plain)
            uri += c;
        else
            uri += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    SQLite::Database database(uri + "?immutable=1", SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    database.exec("PRAGMA trusted_schema=OFF");
    database.exec("PRAGMA cell_size_check=ON");
    return database;
}

void removeHalfCopies(const fs::path& folder)
{
    std::error_code none;
    std::vector<fs::path> gone;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        const auto name = entry.path().filename().string();
        const auto mark = name.find(halfMark);
        if (mark == std::string::npos)
            continue;
        const int process = std::atoi(name.c_str() + mark + std::char_traits<char>::length(halfMark));
        if (process > 0 && process != getpid() && kill(process, 0) != 0 && errno == ESRCH)
            gone.push_back(entry.path());
    }
    for (const auto& path : gone)
        fs::remove_all(path, none);
}

std::string sqliteVersion() { return sqlite3_libversion(); }

} // namespace nexus::db
