#include "db/database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <memory>
#include <mutex>
#include <sqlite3.h>
#include <string>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace nexus::db {

namespace {

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

int version(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

void migrate(SQLite::Database& database, const Schema& schema)
{
    while (true) {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        const auto done = static_cast<std::size_t>(version(database)); // another program may have been quicker
        if (done >= schema.migrations.size())
            return;
        database.exec(schema.migrations[done]);
        if (schema.migrated)
            schema.migrated(database, static_cast<int>(done + 1));
        database.exec("PRAGMA application_id=" + std::to_string(schema.applicationId));
        database.exec("PRAGMA user_version=" + std::to_string(done + 1));
        transaction.commit();
    }
}

// A whole database under another name, then put in place unless another process was first: a crash on the way
// leaves nothing half made.
void create(const std::filesystem::path& file, const Schema& schema)
{
    static std::atomic<int> drafts = 0;
    auto draft = file;
    draft += ".new-" + std::to_string(getpid()) + "-" + std::to_string(++drafts);
    std::filesystem::remove(draft);
    {
        SQLite::Database database(draft.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        distrust(database);
        database.exec("PRAGMA page_size=" + std::to_string(schema.pageSize));
        migrate(database, schema);
    }
    std::error_code failed;
    std::filesystem::create_hard_link(draft, file, failed);
    if (failed && !std::filesystem::exists(file))
        std::filesystem::rename(draft, file); // a file system without hard links
    else
        std::filesystem::remove(draft);
}

void backUp(SQLite::Database& database, const std::filesystem::path& file)
{
    const auto folder = file.parent_path() / "backups";
    std::filesystem::create_directories(folder);
    const auto target = folder /
                        (file.stem().string() + "-before-version-" + std::to_string(version(database) + 1) + ".sqlite");
    copyWhole(database, target);
}

constexpr const char* halfMark = ".half-";

void sync(const std::filesystem::path& path, int flags)
{
    const int file = open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0)
        throw std::filesystem::filesystem_error("cannot be opened", path, {errno, std::generic_category()});
    const int failed = fsync(file) == 0 ? 0 : errno;
    close(file);
    if (failed != 0)
        throw std::filesystem::filesystem_error("cannot be written", path, {failed, std::generic_category()});
}

// The name a copy has until it is whole; the file goes unless it was put in place.
class Half {
public:
    explicit Half(const std::filesystem::path& target)
        : m_target(target)
        , m_file(target)
    {
        m_file += halfMark + std::to_string(getpid());
        remove();
    }
    ~Half() { remove(); }
    Half(const Half&) = delete;
    Half& operator=(const Half&) = delete;

    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    void putInPlace()
    {
        sync(m_file, O_RDONLY);
        std::filesystem::rename(m_file, m_target);
        syncFolder(m_target.parent_path());
    }

private:
    void remove() const
    {
        std::error_code none;
        for (const char* end : {"", "-journal", "-wal", "-shm"})
            std::filesystem::remove(m_file.string() + end, none);
    }

    std::filesystem::path m_target, m_file;
};

} // namespace

DatabaseRefused::DatabaseRefused(RefusalReason reason, const std::filesystem::path& file, const std::string& what)
    : std::runtime_error(what)
    , m_reason(reason)
    , m_file(file)
{
}

void inspectDatabase(const std::filesystem::path& file, const Schema& schema)
{
    const auto size = std::filesystem::file_size(file);
    const std::string named = std::string("The ") + schema.what + " " + file.string();
    const std::string keep = " It was left as it is; move it away to start with a new one, or restore a backup.";
    if (size == 0)
        throw DatabaseRefused(RefusalReason::Empty, file, named + " is empty." + keep);
    std::array<unsigned char, 100> header{};
    std::ifstream in(file, std::ios::binary);
    in.read(reinterpret_cast<char*>(header.data()), static_cast<std::streamsize>(header.size()));
    if (!in && size >= header.size())
        throw std::filesystem::filesystem_error("cannot be read", file, std::make_error_code(std::errc::io_error));
    if (size < header.size() ||
        std::string_view(reinterpret_cast<char*>(header.data()), 16) != std::string_view("SQLite format 3\0", 16))
        throw DatabaseRefused(RefusalReason::NoDatabase, file, named + " is no SQLite database." + keep);
    if (bigEndian(header, 68) != static_cast<std::uint32_t>(schema.applicationId))
        throw DatabaseRefused(RefusalReason::Foreign, file, named + " belongs to another program." + keep);
    if (bigEndian(header, 60) > schema.migrations.size())
        throw DatabaseRefused(RefusalReason::Newer, file,
            named + " was written by a newer NexusDeck. Update the program to open it; it was left as it is.");
    const std::uint64_t pageField = (std::uint64_t{header[16]} << 8U) | header[17];
    const std::uint64_t pageSize = pageField == 1 ? 65536 : pageField;
    const bool hasLog = std::filesystem::exists(file.string() + "-wal");
    if (!hasLog && std::uint64_t{bigEndian(header, 28)} * pageSize > size)
        throw DatabaseRefused(RefusalReason::Truncated, file, named + " is cut short." + keep);
}

bool isDamage(const SQLite::Exception& error)
{
    return error.getErrorCode() == SQLITE_CORRUPT || error.getErrorCode() == SQLITE_NOTADB;
}

std::optional<int> resultCode(const std::exception& error)
{
    const auto* ours = dynamic_cast<const SQLite::Exception*>(&error);
    return ours ? std::optional(ours->getErrorCode()) : std::nullopt;
}

void sayWhenWaiting(std::function<void()> say)
{
    const std::lock_guard lock(waitingMutex);
    waitingSay = std::move(say);
    waitingTold = false;
}

std::unique_ptr<SQLite::Database> openDatabase(const std::filesystem::path& file, const Schema& schema)
{
    if (std::filesystem::exists(file))
        inspectDatabase(file, schema);
    else
        create(file, schema);
    auto database = std::make_unique<SQLite::Database>(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
    distrust(*database);
    try {
        if (version(*database) > static_cast<int>(schema.migrations.size())) // newer in its log than in its header
            throw DatabaseRefused(RefusalReason::Newer, file,
                "The file " + file.string() + " was written by a newer NexusDeck; it was left as it is.");
        if (version(*database) < static_cast<int>(schema.migrations.size())) {
            backUp(*database, file);
            migrate(*database, schema);
        }
        database->exec(schema.writeAheadLog ? "PRAGMA journal_mode=WAL" : "PRAGMA journal_mode=TRUNCATE");
        database->exec("PRAGMA synchronous=FULL");
    } catch (const SQLite::Exception& error) {
        if (isDamage(error))
            throw DatabaseRefused(RefusalReason::Damaged, file,
                "The file " + file.string() + " is damaged (" + error.what() + "); restore a backup.");
        throw;
    }
    return database;
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

void copyWhole(SQLite::Database& from, const std::filesystem::path& target)
{
    Half half(target);
    {
        SQLite::Database copy(half.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        copyInto(copy, from);
        copy.exec("PRAGMA journal_mode=DELETE");
    }
    half.putInPlace();
}

void copyBytes(const std::filesystem::path& from, const std::filesystem::path& target)
{
    Half half(target);
    std::filesystem::copy_file(from, half.file());
    half.putInPlace();
}

void syncFolder(const std::filesystem::path& folder) { sync(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY); }

SQLite::Database openUnchanging(const std::filesystem::path& file)
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

void removeHalfCopies(const std::filesystem::path& folder)
{
    std::error_code none;
    std::vector<std::filesystem::path> gone;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
        const auto name = entry.path().filename().string();
        const auto mark = name.find(halfMark);
        if (mark == std::string::npos)
            continue;
        const int process = std::atoi(name.c_str() + mark + std::char_traits<char>::length(halfMark));
        if (process > 0 && process != getpid() && kill(process, 0) != 0 && errno == ESRCH)
            gone.push_back(entry.path());
    }
    for (const auto& path : gone)
        std::filesystem::remove_all(path, none);
}

std::string sqliteVersion() { return sqlite3_libversion(); }

} // namespace nexus::db
