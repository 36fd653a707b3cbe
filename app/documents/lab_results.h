// What the Laboratory showed last, by the way it was played, in a file each: shown again after a restart.
#pragma once

#include "app/documents/lab_job.h"
#include "importers/lab_result.h"

#include <array>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace nexus::app {

enum class LabWay { League, Gauntlet, Versions, Card };
inline constexpr std::size_t labWays = 4;

// A row for each deck that has changed; where there are several, one of all of them before.
[[nodiscard]] std::vector<importers::LabResult::Compared> comparedOf(
    const BeforeAfter& played, const SeriesTallies& tallies);

class LabResults {
public:
    explicit LabResults(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
    }
    // Nothing where there was none. Errors are whole sentences.
    [[nodiscard]] tl::expected<std::optional<importers::LabResult>, std::string> read(LabWay way) const;
    [[nodiscard]] tl::expected<void, std::string> keep(LabWay way, const importers::LabResult& result) const;
    [[nodiscard]] std::filesystem::path file(LabWay way) const;

private:
    std::filesystem::path m_folder;
};

} // namespace nexus::app
