// The list of files that this program wrote into a folder, with the sum of each: what tells them from those of another
// hand, and from those that were changed since. "nexusdeck-files/1", JSON (resources/help/publish.md).
#pragma once

#include "importers/import_problem.h"

#include <map>
#include <string>
#include <string_view>

namespace nexus::importers {

constexpr std::size_t maxFileListBytes = 8U << 20U;

using FileList = std::map<std::string, std::string>; // path with '/', sum
[[nodiscard]] ReadResult<FileList> readFileList(std::string_view bytes);
[[nodiscard]] std::string writeFileList(const FileList& files);
// SHA-256 in small hexadecimal digits.
[[nodiscard]] std::string fileSum(std::string_view bytes);
// Relative, in the folder: no part is empty, "." or "..", and none begins with a drive or holds a backslash.
[[nodiscard]] bool isPlainPath(std::string_view path);

} // namespace nexus::importers
