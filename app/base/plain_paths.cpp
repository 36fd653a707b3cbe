#include "app/base/plain_paths.h"

#include <system_error>

namespace nexus::app {

namespace fs = std::filesystem;

std::optional<fs::path> noPlainFolder(const fs::path& folder, const fs::path& below)
{
    fs::path way;
    for (const auto& part : below) {
        way /= part;
        std::error_code none;
        const auto kind = fs::symlink_status(folder / way, none).type();
        if (kind == fs::file_type::not_found)
            return std::nullopt;
        if (kind != fs::file_type::directory)
            return way;
    }
    return std::nullopt;
}

} // namespace nexus::app
