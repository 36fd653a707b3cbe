// The cheapest way to put everybody into pairs: minimum cost perfect matching of a complete graph, exact, by LEMON
// (lemon.cs.elte.hu, Edmonds' blossoms), whose one door this is. LEMON is not written for C++20, so this header and its
// source are C++17. The same costs give the same pairs everywhere: whole numbers alone, no hash, no chance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nexus::model {

// What a pair costs, the greater part first. A sum of them has room as long as each part stays below 2^50 and there
// are at most 512 pairs.
struct PairCost {
    std::int64_t great = 0, small = 0;
    friend bool operator==(const PairCost& a, const PairCost& b) { return a.great == b.great && a.small == b.small; }
    friend bool operator<(const PairCost& a, const PairCost& b)
    {
        return a.great != b.great ? a.great < b.great : a.small < b.small;
    }
};

// `costs`: of the pair (a, b), a > b, at a * (a - 1) / 2 + b. Gives each one's partner; `count` is even.
[[nodiscard]] std::vector<std::size_t> cheapestPairs(std::size_t count, const std::vector<PairCost>& costs);

} // namespace nexus::model
