#include "model/chances/initiative_odds.h"

#include "model/chances/initiative_flip.h"

#include <cmath>
#include <limits>
#include <set>

namespace nexus::model {

namespace {

using Real = long double;
using Series = std::vector<Real>; // coefficients of x^0, x^1 …

// Ties are followed so far at first, and further while more than this is left.
constexpr std::size_t firstDegree = 24;
constexpr Real negligible = 1e-13L;
// Beyond it factorials would leave the range of Real.
constexpr std::size_t mostDegree = std::numeric_limits<Real>::max_exponent10 > 4000 ? 1024 : 96;

std::size_t cardsOf(const RevealCounts& counts)
{
    std::size_t sum = 0;
    for (const auto& [number, copies] : counts)
        sum += copies;
    return sum;
}

// The two decks as the flip sees them.
struct CountedCards {
    std::array<const RevealCounts*, 2> decks;
    [[nodiscard]] std::size_t size(std::size_t player) const { return cardsOf(*decks[player]); }
    [[nodiscard]] std::optional<FlipNumber> only(std::size_t player) const
    {
        std::optional<FlipNumber> only;
        for (const auto& [number, copies] : *decks[player])
            if (copies > 0) {
                if (only)
                    return std::nullopt;
                only = number;
            }
        return only;
    }
};

std::size_t copiesOf(const RevealCounts& counts, std::int64_t number)
{
    const auto found = counts.find(number);
    return found == counts.end() ? 0 : found->second;
}

// copies · (copies − 1) · … with k factors, each divided by the size of the deck so that nothing grows large.
class Falling {
public:
    Falling(std::size_t copies, std::size_t deck)
        : m_values{1}
    {
        for (std::size_t k = 0; k < copies && k <= mostDegree; ++k)
            m_values.push_back(m_values.back() * static_cast<Real>(copies - k) / static_cast<Real>(deck));
    }
    Real operator[](std::size_t k) const { return k < m_values.size() ? m_values[k] : 0; }

private:
    Series m_values;
};

// result += a · b up to the degree of result.
void addProduct(Series& result, const Series& a, const Series& b)
{
    for (std::size_t i = 0; i < a.size() && i < result.size(); ++i)
        for (std::size_t j = 0; j < b.size() && i + j < result.size(); ++j)
            result[i + j] += a[i] * b[j];
}

// The chances of the flips until the decks run out or the degree is reached.
struct Cycle {
    std::array<Real, 2> decides{};
    Real firstFlipTie = 0, flips = 0, tied = 0; // tied: still after the last flip counted
};

// Coefficient k of a number's series: both decks flip it k times while they tie, divided by k! for the orders of a
// whole run of ties. In `lower` and `upper` one of the two flips it once more, at the flip that decides.
class Ties {
public:
    Ties(std::size_t firstDeck, std::size_t secondDeck, std::size_t degree)
        : m_first(firstDeck)
        , m_second(secondDeck)
        , m_degree(degree)
        , m_tied(one())
        , m_firstFlipped(zero())
        , m_firstLower(zero())
        , m_secondFlipped(zero())
        , m_secondLower(zero())
    {
    }

    // Numbers come as they beat one another, so who has flipped already at the deciding flip has the lower card.
    void add(std::size_t inFirst, std::size_t inSecond)
    {
        const Falling a(inFirst, m_first), b(inSecond, m_second);
        Series both, firstMore, secondMore;
        Real factorial = 1;
        for (std::size_t k = 0; k <= std::min({inFirst, inSecond, m_degree}); ++k) {
            factorial *= k > 0 ? static_cast<Real>(k) : 1;
            both.push_back(a[k] * b[k] / factorial);
            firstMore.push_back(a[k + 1] * b[k] / factorial);
            secondMore.push_back(a[k] * b[k + 1] / factorial);
        }
        m_firstLower = sum(m_firstLower, both, m_firstFlipped, secondMore);
        m_firstFlipped = sum(m_firstFlipped, both, m_tied, firstMore);
        m_secondLower = sum(m_secondLower, both, m_secondFlipped, firstMore);
        m_secondFlipped = sum(m_secondFlipped, both, m_tied, secondMore);
        m_tied = sum(m_tied, both, zero(), zero());
    }

    [[nodiscard]] Cycle cycle() const
    {
        const Falling first(m_first, m_first), second(m_second, m_second);
        Cycle cycle;
        Real factorial = 1;
        for (std::size_t flips = 0; flips <= m_degree; ++flips) {
            factorial *= flips > 0 ? static_cast<Real>(flips) : 1;
            cycle.tied = factorial * m_tied[flips] / (first[flips] * second[flips]);
            if (flips == 1)
                cycle.firstFlipTie = cycle.tied;
            if (flips == m_degree)
                break;
            cycle.flips += cycle.tied;
            const auto orders = factorial / (first[flips + 1] * second[flips + 1]);
            cycle.decides[0] += orders * m_firstLower[flips];
            cycle.decides[1] += orders * m_secondLower[flips];
        }
        return cycle;
    }

private:
    [[nodiscard]] Series zero() const { return Series(m_degree + 1, 0); }
    [[nodiscard]] Series one() const
    {
        auto series = zero();
        series[0] = 1;
        return series;
    }
    [[nodiscard]] Series sum(const Series& a, const Series& b, const Series& c, const Series& d) const
    {
        auto result = zero();
        addProduct(result, b, a);
        addProduct(result, d, c);
        return result;
    }

    std::size_t m_first, m_second, m_degree;
    Series m_tied, m_firstFlipped, m_firstLower, m_secondFlipped, m_secondLower;
};

Cycle cycleOf(const RevealCounts& first, const RevealCounts& second, std::size_t degree)
{
    std::set<FlipNumber, FlipOrder> numbers;
    for (const auto* counts : {&first, &second})
        for (const auto& [number, copies] : *counts)
            numbers.insert(number);
    Ties ties(cardsOf(first), cardsOf(second), degree);
    for (const auto number : numbers)
        ties.add(copiesOf(first, number), copiesOf(second, number));
    return ties.cycle();
}

} // namespace

RevealCounts revealCounts(const DrawPile& pile)
{
    RevealCounts counts;
    for (const auto& row : pile.rows)
        counts[row.reveal] += row.copies;
    return counts;
}

InitiativeOdds initiativeOdds(const RevealCounts& first, const RevealCounts& second)
{
    const CountedCards cards{{&first, &second}};
    const InitiativeFlip<2> flip(2);
    const auto smaller = flip.lasts(cards);
    if (smaller == 0 || flip.neverEnds(cards))
        return {.firstFlipTie = smaller == 0 ? 0.0 : 1.0, .unresolved = 1, .undecidable = true};
    const auto most = std::min(smaller, mostDegree);
    auto degree = std::min(firstDegree, most);
    auto cycle = cycleOf(first, second, degree);
    while (cycle.tied > negligible && degree < most) {
        degree = std::min(2 * degree, most);
        cycle = cycleOf(first, second, degree);
    }
    InitiativeOdds odds{.firstFlipTie = static_cast<double>(cycle.firstFlipTie)};
    // A deck has run out: all that is left tied begins anew, as often as it takes.
    const auto again = degree == smaller ? cycle.decides[0] + cycle.decides[1] : 1;
    odds.decides = {static_cast<double>(cycle.decides[0] / again), static_cast<double>(cycle.decides[1] / again)};
    odds.expectedFlips = static_cast<double>(cycle.flips / again);
    odds.unresolved = degree == smaller ? 0 : static_cast<double>(cycle.tied);
    return odds;
}

InitiativeMarginals initiativeMarginals(const RevealCounts& own, const RevealCounts& other)
{
    InitiativeMarginals marginals;
    const auto before = initiativeOdds(own, other);
    for (const auto& [number, copies] : own) {
        if (copies == 0)
            continue;
        auto without = own;
        --without[number];
        const auto after = initiativeOdds(without, other);
        marginals[number] = before.undecidable || after.undecidable
                                ? std::nullopt
                                : std::optional(after.decides[0] - before.decides[0]);
    }
    return marginals;
}

} // namespace nexus::model
