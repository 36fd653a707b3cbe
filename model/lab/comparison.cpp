#include "model/lab/comparison.h"

namespace nexus::model {

std::vector<Matchup> beforeAndAfter(std::size_t opponents)
{
    std::vector<Matchup> pairings;
    for (std::size_t version = 0; version < 2; ++version)
        for (std::size_t other = 0; other < opponents; ++other)
            pairings.push_back({version, other + 2, other});
    return pairings;
}

LabComparison comparisonOf(const std::vector<GamesTally>& tallies)
{
    const auto opponents = tallies.size() / 2;
    LabComparison comparison;
    std::vector<double> differences; // from -1 to 1
    for (std::size_t i = 0; i < opponents; ++i)
        for (const auto& [game, points] : tallies[i].points)
            if (const auto after = tallies[opponents + i].points.find(game);
                after != tallies[opponents + i].points.end())
                differences.push_back((after->second - points) / 2.0);
    for (std::size_t i = 0; i < tallies.size(); ++i)
        (i < opponents ? comparison.before : comparison.after) += {tallies[i].decided(), tallies[i].wins[0]};
    comparison.pairs = differences.size();
    comparison.difference = pairedDifference(differences);
    comparison.moreGames = pairsStillNeeded(differences) * 2;
    return comparison;
}

} // namespace nexus::model
