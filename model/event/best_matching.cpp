#include "model/event/best_matching.h"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>
#include <limits>

namespace nexus::model {

namespace {

// A number in two parts that are added and compared like one: LEMON asks for no more. It halves sums that are even in
// each part, for it multiplies all weights by four first.
struct TwofoldWeight {
    std::int64_t great = 0, small = 0;

    TwofoldWeight() = default;
    TwofoldWeight(std::int64_t number) // LEMON begins with 0
        : small(number)
    {
    }
    TwofoldWeight(std::int64_t first, std::int64_t second)
        : great(first)
        , small(second)
    {
    }
    TwofoldWeight& operator+=(const TwofoldWeight& o) { return *this = {great + o.great, small + o.small}; }
    TwofoldWeight& operator-=(const TwofoldWeight& o) { return *this = {great - o.great, small - o.small}; }
    TwofoldWeight operator-() const { return {-great, -small}; }
    friend TwofoldWeight operator+(TwofoldWeight a, const TwofoldWeight& b) { return a += b; }
    friend TwofoldWeight operator-(TwofoldWeight a, const TwofoldWeight& b) { return a -= b; }
    friend TwofoldWeight operator*(const TwofoldWeight& a, int times) { return {a.great * times, a.small * times}; }
    friend TwofoldWeight operator*(int times, const TwofoldWeight& a) { return a * times; }
    friend TwofoldWeight operator/(const TwofoldWeight& a, int by) { return {a.great / by, a.small / by}; }
    friend bool operator==(const TwofoldWeight& a, const TwofoldWeight& b)
    {
        return a.great == b.great && a.small == b.small;
    }
    friend bool operator<(const TwofoldWeight& a, const TwofoldWeight& b)
    {
        return a.great != b.great ? a.great < b.great : a.small < b.small;
    }
    friend bool operator!=(const TwofoldWeight& a, const TwofoldWeight& b) { return !(a == b); }
    friend bool operator>(const TwofoldWeight& a, const TwofoldWeight& b) { return b < a; }
    friend bool operator<=(const TwofoldWeight& a, const TwofoldWeight& b) { return !(b < a); }
    friend bool operator>=(const TwofoldWeight& a, const TwofoldWeight& b) { return !(a < b); }
};

constexpr std::int64_t greatest = std::int64_t{1} << 62U;

} // namespace

} // namespace nexus::model

template <> struct std::numeric_limits<nexus::model::TwofoldWeight> {
    static constexpr bool is_specialized = true, is_integer = true, is_signed = true, has_infinity = false;
    static nexus::model::TwofoldWeight max() { return {nexus::model::greatest, 0}; }
    static nexus::model::TwofoldWeight min() { return {-nexus::model::greatest, 0}; }
    static nexus::model::TwofoldWeight infinity() { return max(); }
};

namespace nexus::model {

std::vector<std::size_t> cheapestPairs(std::size_t count, const std::vector<PairCost>& costs)
{
    using Graph = lemon::SmartGraph;
    Graph graph;
    graph.reserveNode(static_cast<int>(count));
    graph.reserveEdge(static_cast<int>(costs.size()));
    for (std::size_t i = 0; i < count; ++i)
        graph.addNode();
    Graph::EdgeMap<TwofoldWeight> weights(graph);
    std::size_t at = 0;
    for (std::size_t a = 1; a < count; ++a)
        for (std::size_t b = 0; b < a; ++b, ++at) {
            const auto edge = graph.addEdge(
                Graph::nodeFromId(static_cast<int>(a)), Graph::nodeFromId(static_cast<int>(b)));
            weights[edge] = {-costs[at].great, -costs[at].small};
        }
    lemon::MaxWeightedPerfectMatching<Graph, Graph::EdgeMap<TwofoldWeight>> matching(graph, weights);
    std::vector<std::size_t> partners(count);
    if (count == 0 || !matching.run())
        return partners;
    for (std::size_t i = 0; i < count; ++i)
        partners[i] = static_cast<std::size_t>(Graph::id(matching.mate(Graph::nodeFromId(static_cast<int>(i)))));
    return partners;
}

} // namespace nexus::model
