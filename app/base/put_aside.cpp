#include "app/base/put_aside.h"

#include <string>
#include <system_error>

namespace nexus::app {

bool isPlainFile(const std::filesystem::path& file)
{
    std::error_code none;
    const auto status = std::filesystem::status(file, none);
    return !std::filesystem::exists(status) || std::filesystem::is_regular_file(status);
}

std::optional<std::filesystem::path> putAside(const std::filesystem::path& file)
{
    constexpr int mostAside = 100;
    for (int number = 1; number <= mostAside; ++number) {
        auto name = file;
        name += number == 1 ? std::string(".aside") : ".aside-" + std::to_string(number);
        std::error_code fault;
        if (std::filesystem::exists(std::filesystem::symlink_status(name, fault)))
            continue;
        std::filesystem::rename(file, name, fault);
        return fault ? std::nullopt : std::optional(name);
    }
    return std::nullopt;
}

} // namespace nexus::app
