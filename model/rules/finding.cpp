#include "model/rules/finding.h"

namespace nexus::model {

std::vector<TotalDifference> totalDifferences(const LegalityReport& before, const LegalityReport& after)
{
    std::vector<TotalDifference> totals;
    for (std::size_t i = 0; i < before.totals.size() && i < after.totals.size(); ++i) {
        const auto& from = before.totals[i];
        const auto& to = after.totals[i];
        if (from.perDomain.empty() && to.perDomain.empty())
            totals.push_back({.constraint = from.constraint, .from = from.value, .to = to.value});
        for (std::size_t d = 0; d < from.perDomain.size() && d < to.perDomain.size(); ++d)
            if (from.perDomain[d].second != 0 || to.perDomain[d].second != 0)
                totals.push_back({.constraint = from.constraint,
                    .domain = from.perDomain[d].first,
                    .from = from.perDomain[d].second,
                    .to = to.perDomain[d].second});
    }
    for (std::size_t i = 0; i < before.figures.size() && i < after.figures.size(); ++i)
        if (before.figures[i] && after.figures[i])
            totals.push_back({.figure = i, .from = *before.figures[i], .to = *after.figures[i]});
    return totals;
}

} // namespace nexus::model
