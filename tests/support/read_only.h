// A folder that may only be read, also where tests run as root.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <unistd.h>

namespace nexus::test {

// A folder and its files, as long as this lives.
class ReadOnly {
public:
    explicit ReadOnly(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
        using enum std::filesystem::perms;
        std::filesystem::permissions(
            m_folder.parent_path(), owner_all | group_read | group_exec | others_read | others_exec);
        for (const auto& file : std::filesystem::directory_iterator(m_folder))
            std::filesystem::permissions(file.path(), owner_read | group_read | others_read);
        std::filesystem::permissions(
            m_folder, owner_read | owner_exec | group_read | group_exec | others_read | others_exec);
        if (m_root && seteuid(nobody) != 0)
            throw std::runtime_error("no other user");
    }
    ~ReadOnly()
    {
        if (m_root && seteuid(0) != 0)
            std::abort();
        std::filesystem::permissions(m_folder, std::filesystem::perms::owner_all);
        for (const auto& file : std::filesystem::directory_iterator(m_folder))
            std::filesystem::permissions(
                file.path(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    }
    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;

private:
    static constexpr uid_t nobody = 65534;
    std::filesystem::path m_folder;
    bool m_root = geteuid() == 0;
};

} // namespace nexus::test
