// Ways below a folder that a person named, and that may hold what others put there. The folder itself may be reached
// through links; below it none is followed, for what lies behind one is somewhere else.
#pragma once

#include <filesystem>
#include <optional>

namespace nexus::app {

// The first part of a relative path to a folder that is there and is no folder itself: a link, a file. Nothing where
// the way is plain, or not made yet.
[[nodiscard]] std::optional<std::filesystem::path> noPlainFolder(
    const std::filesystem::path& folder, const std::filesystem::path& below);

} // namespace nexus::app
