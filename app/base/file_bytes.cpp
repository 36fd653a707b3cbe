#include "app/base/file_bytes.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <iterator>
#include <memory>
#include <unistd.h>

namespace nexus::app {

namespace {

constexpr std::size_t maxFileBytes = 512U << 20U;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

std::string systemError(const char* what) { return std::string(what) + ": " + std::strerror(errno); }

} // namespace

tl::expected<std::string, std::string> readFile(const std::filesystem::path& path)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none))
        return tl::unexpected(std::string("is a folder"));
    const File file(std::fopen(path.c_str(), "rb"), &std::fclose);
    if (!file)
        return tl::unexpected(systemError("cannot be opened"));
    std::string bytes;
    const auto size = std::filesystem::file_size(path, none);
    if (!none)
        bytes.reserve(std::min<std::uintmax_t>(size, maxFileBytes) + 1);
    char buffer[1U << 16U];
    while (const auto got = std::fread(buffer, 1, sizeof buffer, file.get())) {
        bytes.append(buffer, got);
        if (bytes.size() > maxFileBytes)
            return tl::unexpected(std::string("is larger than 512 MB"));
    }
    if (std::ferror(file.get()))
        return tl::unexpected(systemError("cannot be read"));
    return bytes;
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

std::string readStandardInput() { return {std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()}; }

} // namespace nexus::app
