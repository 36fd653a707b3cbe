#include "db/database_copy.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace nexus::db {

namespace {

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

} // namespace nexus::db
