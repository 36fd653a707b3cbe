// A file that keeps the program from starting gets another name and stays: nothing is lost, and nothing waits for it.
#pragma once

#include <filesystem>
#include <optional>

namespace nexus::app {

// Whether a plain file lies there, or nothing: a pipe, a device or a folder would keep who opens it waiting.
[[nodiscard]] bool isPlainFile(const std::filesystem::path& file);
// What lies there is called NAME.aside from now on (NAME.aside-2, …, where that is taken); empty where it could not be.
std::optional<std::filesystem::path> putAside(const std::filesystem::path& file);

} // namespace nexus::app
