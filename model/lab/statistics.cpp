#include "model/lab/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nexus::model {

namespace {

double wonShare(std::uint64_t part, std::uint64_t all)
{
    return all > 0 ? static_cast<double>(part) / static_cast<double>(all) : 0.5;
}

// Of a normal deviate so far from 0 or farther.
double chanceOfDeviate(double deviate) { return std::erfc(std::abs(deviate) / std::sqrt(2.0)); }

double meanValue(const std::vector<double>& values)
{
    return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double meanSquare(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values)
        sum += value * value;
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

// The two-sided deviate of Student's distribution (Cornish and Fisher's expansion of it; Abramowitz and Stegun 26.7.5).
double studentDeviate(double freedom)
{
    constexpr double z = confidence, z2 = z * z;
    const double first = z * (z2 + 1) / 4, second = z * (5 * z2 * z2 + 16 * z2 + 3) / 96,
                 third = z * (3 * z2 * z2 * z2 + 19 * z2 * z2 + 17 * z2 - 15) / 384;
    return z + (first + (second + third / freedom) / freedom) / freedom;
}

// Of pairs by their mean and that of their squares: the mean with one pair more won and one more lost, and its error.
struct PairedMean {
    double pairs, value, error;
    PairedMean(double count, double mean, double squares)
        : pairs(count)
        , value(mean * count / (count + 2))
        , error(std::sqrt(((squares * count + 2) / (count + 2) - value * value) / (count + 2)))
    {
    }
    [[nodiscard]] double half() const { return studentDeviate(pairs - 1) * error; }
};
constexpr double fewestPairs = 2;

} // namespace

Interval wilson(std::uint64_t wins, std::uint64_t games)
{
    return shareInterval(static_cast<double>(wins), static_cast<double>(games));
}

Difference differenceOf(std::uint64_t wins, std::uint64_t games, std::uint64_t otherWins, std::uint64_t otherGames)
{
    if (games == 0 || otherGames == 0)
        return {};
    const double one = wonShare(wins, games), other = wonShare(otherWins, otherGames), value = one - other;
    const auto a = wilson(wins, games), b = wilson(otherWins, otherGames);
    const double below = std::hypot(one - a.low, b.high - other), above = std::hypot(a.high - one, other - b.low);
    const double all = wonShare(wins + otherWins, games + otherGames);
    const double error = std::sqrt(
        all * (1 - all) * (1 / static_cast<double>(games) + 1 / static_cast<double>(otherGames)));
    return {value, {value - below, value + above}, error > 0 ? chanceOfDeviate(value / error) : 1};
}

std::optional<Difference> pooledDifference(const std::vector<TwoShares>& experiments)
{
    double more = 0, variance = 0, weight = 0; // wins more than by luck, and what luck does to them
    for (const auto& each : experiments) {
        const auto games = static_cast<double>(each.games), others = static_cast<double>(each.otherGames),
                   all = games + others, won = static_cast<double>(each.wins + each.otherWins);
        if (games == 0 || others == 0)
            continue;
        more += static_cast<double>(each.wins) - games * won / all;
        variance += games * others * won * (all - won) / (all * all * (all - 1));
        weight += games * others / all;
    }
    if (weight == 0)
        return std::nullopt;
    if (variance == 0) // all were won, or all lost
        return Difference{0, {-1, 1}, 1};
    const double value = more / weight, half = confidence * std::sqrt(variance) / weight;
    return Difference{value, {std::max(-1.0, value - half), std::min(1.0, value + half)},
        chanceOfDeviate(more / std::sqrt(variance))};
}

Difference pairedDifference(const std::vector<double>& differences)
{
    const auto pairs = static_cast<double>(differences.size());
    const double value = meanValue(differences);
    if (pairs < fewestPairs)
        return {value, {-1, 1}, 1};
    const PairedMean mean(pairs, value, meanSquare(differences));
    return {value, {std::max(-1.0, mean.value - mean.half()), std::min(1.0, mean.value + mean.half())},
        chanceOfDeviate(mean.value / mean.error)};
}

std::optional<std::uint64_t> pairsStillNeeded(const std::vector<double>& differences)
{
    constexpr std::uint64_t most = 1'000'000'000; // more than anybody plays
    const double value = meanValue(differences), squares = meanSquare(differences);
    const auto isKnown = [&](std::uint64_t pairs) {
        const PairedMean mean(static_cast<double>(pairs), value, squares);
        return static_cast<double>(pairs) >= fewestPairs && std::abs(mean.value) > mean.half();
    };
    if (!isKnown(most))
        return std::nullopt;
    std::uint64_t low = 0, high = most; // known of high, not of low
    while (high - low > 1) {
        const auto middle = low + (high - low) / 2;
        (isKnown(middle) ? high : low) = middle;
    }
    return high > differences.size() ? high - differences.size() : 0;
}

std::vector<bool> standing(const std::vector<double>& chances)
{
    constexpr double falseOnes = 0.05;
    std::vector<std::size_t> order(chances.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return chances[i]; });
    std::size_t stand = 0;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (chances[order[i]] <= falseOnes * static_cast<double>(i + 1) / static_cast<double>(order.size()))
            stand = i + 1;
    std::vector<bool> result(chances.size());
    for (std::size_t i = 0; i < stand; ++i)
        result[order[i]] = true;
    return result;
}

std::vector<LabStrength> strengths(const std::vector<std::vector<std::uint64_t>>& wins)
{
    constexpr int rounds = 10'000;
    constexpr double enough = 1e-12, added = 1; // a win and a loss against the mean
    const auto size = wins.size();
    std::vector<double> worth(size, 1);
    const auto games = [&](std::size_t a, std::size_t b) { return static_cast<double>(wins[a][b] + wins[b][a]); };
    for (int round = 0; round < rounds; ++round) { // Hunter 2004
        double moved = 0;
        auto next = worth;
        for (std::size_t i = 0; i < size; ++i) {
            double won = added, against = 2 * added / (worth[i] + 1);
            for (std::size_t j = 0; j < size; ++j)
                if (j != i) {
                    won += static_cast<double>(wins[i][j]);
                    against += games(i, j) / (worth[i] + worth[j]);
                }
            next[i] = won / against;
            moved = std::max(moved, std::abs(std::log(next[i] / worth[i])));
        }
        worth = std::move(next);
        if (moved < enough)
            break;
    }
    std::vector<double> logs;
    for (const double each : worth)
        logs.push_back(std::log(each));
    const double middle = meanValue(logs);
    std::vector<LabStrength> result;
    for (std::size_t i = 0; i < size; ++i) {
        const auto information = [&](double other) {
            return worth[i] * other / ((worth[i] + other) * (worth[i] + other));
        };
        double sum = 2 * added * information(1);
        for (std::size_t j = 0; j < size; ++j)
            if (j != i)
                sum += games(i, j) * information(worth[j]);
        const double half = confidence / std::sqrt(sum), value = logs[i] - middle;
        result.push_back({value, {value - half, value + half}});
    }
    return result;
}

} // namespace nexus::model
