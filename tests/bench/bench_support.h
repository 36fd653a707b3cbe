// What benchmarks share: a scratch folder that goes away, the process's memory, and the size of the run.
#pragma once

#include "app/documents/profile.h"
#include "tests/support/synthetic.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <unistd.h>

namespace nexus::bench {

// Cards of the large catalogue; NEXUS_BENCH_CARDS makes a quick run smaller.
inline std::size_t largeCount()
{
    const char* wish = std::getenv("NEXUS_BENCH_CARDS");
    return wish ? std::strtoul(wish, nullptr, 10) : 100'000;
}

class ScratchFolder {
public:
    ScratchFolder()
        : m_path(std::filesystem::temp_directory_path() / ("nexusdeck-bench-" + std::to_string(getpid())))
    {
        std::filesystem::create_directories(m_path);
    }
    ~ScratchFolder()
    {
        std::error_code none;
        std::filesystem::remove_all(m_path, none);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

inline const std::filesystem::path& scratch()
{
    static const ScratchFolder folder;
    return folder.path();
}

inline const std::shared_ptr<const model::Catalogue>& largeCatalogue()
{
    static const auto catalogue = test::syntheticCatalogue(largeCount());
    return catalogue;
}

// Resident memory of this process in MB.
inline double residentMb()
{
    std::ifstream statm("/proc/self/statm");
    long pages = 0, resident = 0;
    statm >> pages >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0);
}

} // namespace nexus::bench
