#include "app/base/file_bytes.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace nexus::app {

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

std::string systemError(const char* what) { return std::string(what) + ": " + std::strerror(errno); }

tl::expected<std::string, std::string> readStream(std::FILE* file, std::size_t most)
{
    std::string bytes;
    std::vector<char> buffer(1U << 16U);
    while (const auto got = std::fread(buffer.data(), 1, std::min(buffer.size(), most + 1 - bytes.size()), file)) {
        bytes.append(buffer.data(), got);
        if (bytes.size() > most)
            return tl::unexpected("is larger than " + std::to_string(most >> 20U) + " MB");
    }
    if (std::ferror(file))
        return tl::unexpected(systemError("cannot be read"));
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
        return tl::unexpected(systemError("cannot be opened"));
    const File file(fdopen(descriptor, "rb"), &std::fclose);
    struct stat about = {};
    if (fstat(descriptor, &about) != 0)
        return tl::unexpected(systemError("cannot be read"));
    if (S_ISDIR(about.st_mode))
        return tl::unexpected(std::string("is a folder"));
    if (!S_ISREG(about.st_mode) && !stream)
        return tl::unexpected(std::string("is no file but a pipe or a device"));
    if (static_cast<std::uintmax_t>(about.st_size) > most)
        return tl::unexpected("is larger than " + std::to_string(most >> 20U) + " MB");
    return readStream(file.get(), most);
}

tl::expected<void, std::string> writeFile(const std::filesystem::path& path, const std::string& bytes)
{
    auto draft = path;
    draft += ".new-" + std::to_string(getpid());
    std::error_code none;
    {
        File file(std::fopen(draft.c_str(), "wb"), &std::fclose);
        if (!file)
            return tl::unexpected(systemError("cannot be written"));
        const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size() &&
                             std::fflush(file.get()) == 0 && fsync(fileno(file.get())) == 0;
        if (!written) {
            auto error = systemError("cannot be written");
            std::filesystem::remove(draft, none);
            return tl::unexpected(std::move(error));
        }
    }
    std::filesystem::rename(draft, path, none);
    if (!none)
        return {};
    std::error_code ignored;
    std::filesystem::remove(draft, ignored);
    return tl::unexpected("cannot be written: " + none.message());
}

tl::expected<std::string, std::string> readStandardInput(std::size_t most) { return readStream(stdin, most); }

} // namespace nexus::app
