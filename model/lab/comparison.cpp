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

namespace {

constexpr std::int8_t wonPoints = 2, evenPoints = 1;

void addGame(LabComparison::Version& version, std::int8_t points)
{
    ++version.games;
    version.wins += points == wonPoints;
    version.undecided += points == evenPoints;
}

} // namespace

double LabComparison::Version::share() const
{
    return games == 0 ? 0 : static_cast<double>(2 * wins + undecided) / static_cast<double>(2 * games);
}

LabComparison comparisonOf(const std::vector<GamesTally>& tallies)
{
    const auto opponents = tallies.size() / 2;
    LabComparison comparison;
    std::vector<double> differences; // from -1 to 1
    for (std::size_t i = 0; i < opponents; ++i)
        for (const auto& [game, points] : tallies[i].points)
            if (const auto after = tallies[opponents + i].points.find(game);
                after != tallies[opponents + i].points.end()) {
                differences.push_back((after->second - points) / double{wonPoints});
                addGame(comparison.before, points);
                addGame(comparison.after, after->second);
            }
    comparison.pairs = differences.size();
    comparison.difference = pairedDifference(differences);
    if (const auto pairs = pairsStillNeeded(differences))
        comparison.moreGames = *pairs * 2;
    return comparison;
}

} // namespace nexus::model
