#include "app/base/file_bytes.h"

#include "app/base/trouble_text.h"
#include "model/base/sizes.h"
#include "model/base/words.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <string_view>
#include <sys/random.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace nexus::app {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

struct FileWords {
    NEXUS_WORDS(FileWords)
};

constexpr const char* cannotBeRead = NEXUS_TEXT("FileWords", "cannot be read: %1");

tl::unexpected<std::string> fileTrouble(const char* what, std::error_code error)
{
    return tl::unexpected(model::filled(FileWords::tr(what), {systemText(error)}));
}

tl::unexpected<std::string> tooLarge(std::size_t most)
{
    return tl::unexpected(model::filled(FileWords::tr("is larger than %1"), {model::limitText(most)}));
}

std::error_code lastError() { return {errno, std::generic_category()}; }

tl::expected<std::string, std::string> readStream(std::FILE* file, std::size_t most)
{
    std::string bytes;
    std::vector<char> buffer(1U << 16U);
    while (const auto got = std::fread(buffer.data(), 1, std::min(buffer.size(), most + 1 - bytes.size()), file)) {
        bytes.append(buffer.data(), got);
        if (bytes.size() > most)
            return tooLarge(most);
    }
    if (std::ferror(file))
        return fileTrouble(cannotBeRead, lastError());
    return bytes;
}

// What the shell has opened for the program: `check <(list)`. Anything else that is no file may never come to an end.
bool isOpenAlready(const std::filesystem::path& path)
{
    return path == "/dev/stdin" || path.parent_path() == "/dev/fd" || path.parent_path() == "/proc/self/fd";
}

} // namespace

tl::expected<std::string, std::string> readFile(const std::filesystem::path& path, std::size_t most)
{
    const bool stream = isOpenAlready(path);
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | (stream ? 0 : O_NONBLOCK));
    if (descriptor < 0)
        return fileTrouble(NEXUS_TEXT("FileWords", "cannot be opened: %1"), lastError());
    const File file(fdopen(descriptor, "rb"), &std::fclose);
    struct stat about = {};
    if (fstat(descriptor, &about) != 0)
        return fileTrouble(cannotBeRead, lastError());
    if (S_ISDIR(about.st_mode))
        return tl::unexpected(FileWords::tr("is a folder"));
    if (!S_ISREG(about.st_mode) && !stream)
        return tl::unexpected(FileWords::tr("is no file but a pipe or a device"));
    if (static_cast<std::uintmax_t>(about.st_size) > most)
        return tooLarge(most);
    return readStream(file.get(), most);
}

namespace {

namespace fs = std::filesystem;

// The file behind all links, also where it is not there yet.
fs::path destinationOf(const fs::path& path)
{
    auto target = path;
    std::error_code none;
    for (int links = 0; links < 40 && fs::is_symlink(target, none); ++links)
        target = target.parent_path() / fs::read_symlink(target, none);
    return target;
}

std::error_code writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return lastError();
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

constexpr const char* draftMark = ".new-";
constexpr std::size_t draftDigits = 16;

// Its name, with room for the mark of a draft.
fs::path draftName(const fs::path& target)
{
    constexpr std::size_t most = 255;
    auto name = target.filename().string();
    name.resize(std::min(name.size(), most - std::strlen(draftMark) - draftDigits));
    return target.parent_path() / name;
}

// Under a name nobody can guess, made by this call: what others have put there is neither followed nor written.
std::pair<int, fs::path> openDraft(const fs::path& target)
{
    for (int times = 0; times < 16; ++times) {
        std::uint64_t chance = 0;
        if (::getrandom(&chance, sizeof chance, 0) != static_cast<ssize_t>(sizeof chance))
            break;
        char ending[32];
        std::snprintf(ending, sizeof ending, "%s%0*llx", draftMark, static_cast<int>(draftDigits),
            static_cast<unsigned long long>(chance));
        auto draft = draftName(target);
        draft += ending;
        const int file = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
        if (file >= 0 || errno != EEXIST)
            return {file, draft};
    }
    return {-1, {}};
}

// The draft becomes what the file is: its mode, and its owner where that is ours to give.
void takeAfter(int draft, const struct stat& old)
{
    struct stat now {};
    const bool same = ::fstat(draft, &now) == 0 && now.st_uid == old.st_uid && now.st_gid == old.st_gid;
    const bool given = same || ::fchown(draft, old.st_uid, old.st_gid) == 0;
    (void)::fchmod(draft, old.st_mode & (given ? 07777U : 0777U)); // no rights of another owner
}

std::error_code syncedFolder(const fs::path& folder)
{
    const int opened = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0)
        return errno == EACCES ? std::error_code() : lastError(); // a folder that can be written but not read
    const auto failed = ::fsync(opened) == 0 || errno == EINVAL ? std::error_code() : lastError();
    ::close(opened);
    return failed;
}

// What is no file (a terminal, a pipe) is written as it stands.
std::error_code writeInto(const fs::path& target, const std::string& bytes)
{
    const int file = ::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (file < 0)
        return lastError();
    auto failed = writeAll(file, bytes);
    if (::close(file) != 0 && !failed)
        failed = lastError();
    return failed;
}

std::error_code replaceFile(const fs::path& target, const std::string& bytes)
{
    struct stat old {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (!exists && errno == ELOOP)
        return lastError();
    if (exists && !S_ISREG(old.st_mode))
        return S_ISDIR(old.st_mode) ? std::make_error_code(std::errc::is_a_directory) : writeInto(target, bytes);
    const auto [file, draft] = openDraft(target);
    if (file < 0)
        return lastError();
    if (exists)
        takeAfter(file, old);
    auto failed = writeAll(file, bytes);
    if (!failed && ::fsync(file) != 0)
        failed = lastError();
    if (::close(file) != 0 && !failed)
        failed = lastError();
    if (!failed && ::rename(draft.c_str(), target.c_str()) != 0)
        failed = lastError();
    if (failed)
        ::unlink(draft.c_str());
    return failed ? failed : syncedFolder(target.parent_path());
}

} // namespace

tl::expected<void, std::string> writeFile(const std::filesystem::path& path, const std::string& bytes)
{
    if (const auto error = replaceFile(destinationOf(path), bytes))
        return fileTrouble(NEXUS_TEXT("FileWords", "cannot be written: %1"), error);
    return {};
}

void writeInPlace(const std::filesystem::path& path, std::string_view bytes)
{
    constexpr int how = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    const int file = ::open(path.c_str(), how, 0666);
    struct stat about {};
    if (file >= 0 && ::fstat(file, &about) == 0 && S_ISREG(about.st_mode) && ::ftruncate(file, 0) == 0)
        (void)writeAll(file, bytes);
    if (file >= 0)
        ::close(file);
}

bool isDraft(const std::string& name)
{
    const auto mark = name.rfind(draftMark);
    const auto digits = mark == std::string::npos ? std::string() : name.substr(mark + std::strlen(draftMark));
    return mark != 0 && digits.size() == draftDigits &&
           digits.find_first_not_of("0123456789abcdef") == std::string::npos;
}

void removeLeftDrafts(const std::filesystem::path& folder)
{
    constexpr auto longest = std::chrono::minutes(10); // that a file is written
    std::error_code error;
    std::vector<fs::path> left;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code none;
        if (isDraft(it->path().filename().string()) && fs::is_regular_file(it->symlink_status(none)) &&
            fs::file_time_type::clock::now() - it->last_write_time(none) > longest && !none)
            left.push_back(it->path());
    }
    for (const auto& file : left)
        fs::remove(file, error);
}

tl::expected<std::string, std::string> readStandardInput(std::size_t most) { return readStream(stdin, most); }

} // namespace nexus::app
