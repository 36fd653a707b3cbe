// What an edit did to the totals of a law: two reports of one checker side by side.
#pragma once

#include "model/rules/finding.h"

namespace nexus::model {

// A total or figure of two reports of one checker, the same or not.
struct TotalDifference {
    std::optional<std::uint32_t> constraint; // position in Ruleset::constraints
    std::optional<std::size_t> figure;       // or in Game::figures
    std::optional<AttributeIndex> domain;    // totals for each domain; domains with 0 in both are left out
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend bool operator==(const TotalDifference&, const TotalDifference&) = default;
};
[[nodiscard]] std::vector<TotalDifference> totalDifferences(const LegalityReport& before, const LegalityReport& after);

} // namespace nexus::model
