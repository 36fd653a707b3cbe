// Whole files in and out. A file is written beside its place, brought to the disk and then put there, so that a full
// disk or a crash leaves the old one. It keeps the mode of the file it replaces; through a link the file it leads to is
// replaced, and the link stays. Errors say what the system said.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace nexus::app {

constexpr std::size_t maxFileBytes = 256U << 20U;

// A regular file of at most so many bytes, or what the shell has opened as one. Never waits for a pipe or a device.
// The error completes a sentence that starts with the file: "cannot be opened: No such file or directory".
[[nodiscard]] tl::expected<std::string, std::string> readFile(
    const std::filesystem::path& file, std::size_t most = maxFileBytes);
[[nodiscard]] tl::expected<void, std::string> writeFile(const std::filesystem::path& file, const std::string& bytes);
// At once and without waiting for the disk, for what is to outlive this program and not the machine. Only a plain file,
// and nothing where it fails.
void writeInPlace(const std::filesystem::path& file, std::string_view bytes);
// What writeFile() was writing in this folder when the program was killed: for minutes nobody has touched it.
void removeLeftDrafts(const std::filesystem::path& folder);
// Whether writeFile() was killed while it wrote a file under this name.
[[nodiscard]] bool isDraft(const std::string& name);
// Standard input to its end.
[[nodiscard]] tl::expected<std::string, std::string> readStandardInput(std::size_t most = maxFileBytes);

} // namespace nexus::app
