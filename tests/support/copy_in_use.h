// A folder copied while its files are in use, as a crash would leave it: what vanishes meanwhile is not in the copy.
#pragma once

#include <filesystem>
#include <system_error>

namespace nexus::test {

inline void copyInUse(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::error_code gone;
    std::filesystem::create_directories(to);
    for (const auto& entry : std::filesystem::directory_iterator(from))
        if (entry.is_directory(gone))
            copyInUse(entry.path(), to / entry.path().filename());
        else
            std::filesystem::copy_file(entry.path(), to / entry.path().filename(), gone);
}

} // namespace nexus::test
