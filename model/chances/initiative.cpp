#include "model/chances/initiative.h"

#include "model/chances/initiative_flip.h"

#include <cmath>
#include <limits>
#include <set>

namespace nexus::model {

namespace {

struct Copy {
    std::int32_t shows; // rank among all numbers of the decks: compares like the number
    std::uint32_t row;
};

// A flip of two: one random number for both, as long as decks are not huge.
[[gnu::always_inline]] inline std::pair<std::uint32_t, std::uint32_t> drawTwo(
    Random& random, std::uint32_t first, std::uint32_t second)
{
    constexpr std::uint32_t huge = 4096;
    if (first <= huge && second <= huge)
        return random.belowBoth(first, second);
    const auto one = random.below(first);
    return {one, random.below(second)};
}

// Decks to draw from, game after game. A deck stands in whatever order the last tie left it: set-aside cards come
// first, and each draw is fair among those behind them, whatever their order.
class SampledCards {
public:
    explicit SampledCards(std::span<const DrawPile> piles)
    {
        std::vector<FlipNumber> numbers;
        for (const auto& pile : piles)
            for (const auto& row : pile.rows)
                numbers.push_back(row.reveal);
        std::sort(numbers.begin(), numbers.end());
        for (const auto& pile : piles) {
            auto& deck = m_decks.emplace_back();
            deck.reserve(pile.copies);
            for (std::size_t row = 0; row < pile.rows.size(); ++row) {
                const auto rank = std::lower_bound(numbers.begin(), numbers.end(), pile.rows[row].reveal) -
                                  numbers.begin();
                deck.insert(deck.end(), pile.rows[row].copies,
                    {static_cast<std::int32_t>(rank), static_cast<std::uint32_t>(row)});
            }
            const bool differ = std::any_of(
                deck.begin(), deck.end(), [&](Copy copy) { return copy.shows != deck.front().shows; });
            m_only.push_back(differ ? std::nullopt : std::optional<FlipNumber>(deck.front().shows));
        }
    }
    void drawBy(Random& random) { m_random = &random; }

    [[nodiscard]] std::size_t size(std::size_t player) const { return m_decks[player].size(); }
    [[nodiscard]] std::optional<FlipNumber> only(std::size_t player) const { return m_only[player]; }
    void shuffleBack(Flippers) {}
    void reveal(Flippers in, std::size_t aside, FlipNumber* shown)
    {
        const auto left = [&](std::size_t i) { return static_cast<std::uint32_t>(size(in[i]) - aside); };
        const auto show = [&](std::size_t i, std::uint32_t drawn) {
            const auto place = m_places[in[i]] = static_cast<std::uint32_t>(aside) + drawn;
            shown[i] = m_decks[in[i]][place].shows;
        };
        if (in.size() == 2) {
            const auto [first, second] = drawTwo(*m_random, left(0), left(1));
            show(0, first);
            show(1, second);
        } else {
            for (std::size_t i = 0; i < in.size(); ++i)
                show(i, m_random->below(left(i)));
        }
    }
    void setAside(Flippers in, std::size_t aside)
    {
        for (const auto player : in)
            swap(player, aside, m_places[player]);
    }

protected:
    void swap(std::size_t player, std::size_t aside, std::size_t place)
    {
        std::swap(m_decks[player][aside], m_decks[player][place]);
    }

    std::vector<std::vector<Copy>> m_decks;
    std::array<std::uint32_t, maxFlippers> m_places{}; // of the cards revealed last

private:
    std::vector<std::optional<FlipNumber>> m_only; // what every card of a deck shows
    Random* m_random = nullptr;
};

// What is revealed, to be read by whoever shows it.
class RecordedCards : public SampledCards {
public:
    using SampledCards::SampledCards;
    void reveal(Flippers in, std::size_t aside, FlipNumber* shown)
    {
        SampledCards::reveal(in, aside, shown);
        for (const auto player : in)
            reveals.push_back({player, m_decks[player][m_places[player]].row, 0});
    }
    std::vector<Reveal> reveals;
};

// Games of two decks, a block of first flips at once, then the second flips of those that tied: nothing waits to learn
// how a flip ended. The decks keep their order.
class PairSampler : public SampledCards {
public:
    // Two decks whose cards make few enough pairs; where one card is the whole deck, every tie shuffles it back.
    [[nodiscard]] static bool fits(std::span<const DrawPile> piles)
    {
        return piles.size() == 2 && std::min(piles[0].copies, piles[1].copies) > 1 &&
               piles[0].copies * piles[1].copies <= mostPairs;
    }
    using SampledCards::SampledCards;

    void play(SampledFlipRandom& given, std::uint64_t games, InitiativeTally& tally)
    {
        auto random = given.first, ties = given.ties; // copies, so that they stay in registers
        const auto outcomes = pairOutcomes();
        const auto pairs = static_cast<std::uint32_t>(outcomes.size());
        const bool never = InitiativeFlip<2>(2).neverEnds(*this);
        std::array<std::uint32_t, pairBlock> tied;
        for (std::uint64_t left = games; left > 0;) {
            const auto here = std::min<std::uint64_t>(left, pairBlock);
            std::size_t count = 0;
            std::uint64_t lower = 0;
            for (std::uint64_t game = 0; game < here; ++game) {
                const auto pair = random.below(pairs); // the same pair as drawTwo gives
                const std::uint32_t outcome = outcomes[pair];
                tied[count] = pair;
                count += outcome >> 1U;
                lower += outcome & 1U;
            }
            left -= here;
            tally.flips += here;
            tally.firstFlipTies += count;
            tally.decides[0] += lower;
            tally.decides[1] += here - lower - count;
            if (never)
                tally.undecided += count;
            else
                breakTies(ties, std::span(tied).first(count), tally);
        }
        tally.games += games;
        given.first = random;
        given.ties = ties;
    }

    void setAside(Flippers, std::size_t aside) { setAside(aside, {m_places[0], m_places[1]}); }

private:
    using Places = std::array<std::uint32_t, 2>; // one of each deck
    static constexpr std::size_t mostPairs = 1U << 16U;
    static constexpr std::size_t pairBlock = 1024;
    enum PairOutcome : std::uint8_t { SecondLower = 0, FirstLower = 1, Tie = 2 };

    // For every card of the first deck and each of the second.
    [[nodiscard]] std::vector<std::uint8_t> pairOutcomes() const
    {
        std::vector<std::uint8_t> outcomes;
        outcomes.reserve(size(0) * size(1));
        for (const auto& mine : m_decks[0])
            for (const auto& other : m_decks[1])
                outcomes.push_back(mine.shows == other.shows              ? Tie
                                   : FlipOrder()(mine.shows, other.shows) ? FirstLower
                                                                          : SecondLower);
        return outcomes;
    }

    // The second flips of games that set aside a pair of cards each; what ties again goes on by itself.
    void breakTies(Random& random, std::span<const std::uint32_t> tied, InitiativeTally& tally)
    {
        const auto& first = m_decks[0];
        const auto& second = m_decks[1];
        const auto firstLeft = static_cast<std::uint32_t>(first.size() - 1),
                   secondLeft = static_cast<std::uint32_t>(second.size() - 1);
        std::array<std::array<Places, 2>, pairBlock> again; // by flip, each in the order the flip before left
        std::size_t count = 0;
        std::uint64_t lower = 0;
        for (const auto pair : tied) {
            const auto mine = pair / (secondLeft + 1), other = pair % (secondLeft + 1);
            const auto [a, b] = drawTwo(random, firstLeft, secondLeft);
            // Where the card set aside stood now stands the first of the deck.
            const auto x = first[a + 1 == mine ? 0 : a + 1].shows, y = second[b + 1 == other ? 0 : b + 1].shows;
            again[count] = {{{mine, other}, {a + 1, b + 1}}};
            count += x == y;
            lower += FlipOrder()(x, y);
        }
        tally.flips += tied.size();
        tally.decides[0] += lower;
        tally.decides[1] += tied.size() - lower - count;
        drawBy(random);
        for (std::size_t i = 0; i < count; ++i)
            goOn(again[i], tally);
    }

    // Third and further flips.
    [[gnu::noinline]] void goOn(const std::array<Places, 2>& tied, InitiativeTally& tally)
    {
        for (std::size_t aside = 0; aside < tied.size(); ++aside)
            setAside(aside, tied[aside]);
        InitiativeFlip<2> flip(2, tied.size());
        flip.decide(*this);
        tally.flips += flip.flips();
        ++tally.decides[flip.in().front()];
        for (auto move = m_moves.rbegin(); move != m_moves.rend(); ++move)
            swapBoth(move->first, move->second);
        m_moves.clear();
    }

    void setAside(std::size_t aside, const Places& places)
    {
        swapBoth(aside, places);
        m_moves.emplace_back(aside, places);
    }
    void swapBoth(std::size_t aside, const Places& places)
    {
        swap(0, aside, places[0]);
        swap(1, aside, places[1]);
    }

    std::vector<std::pair<std::size_t, Places>> m_moves; // of this game, to be taken back
};

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

InitiativeTally& InitiativeTally::operator+=(const InitiativeTally& other)
{
    games += other.games;
    for (std::size_t player = 0; player < maxFlippers; ++player)
        decides[player] += other.decides[player];
    firstFlipTies += other.firstFlipTies;
    flips += other.flips;
    undecided += other.undecided;
    return *this;
}

std::optional<FlipObstacle> flipObstacle(std::span<const DrawPile> piles)
{
    if (piles.size() < 2)
        return FlipObstacle::TooFewDecks;
    if (piles.size() > maxFlippers)
        return FlipObstacle::TooManyDecks;
    for (const auto& pile : piles) {
        if (!pile.initiative)
            return FlipObstacle::NoInitiative;
        if (pile.copies == 0)
            return FlipObstacle::EmptyDeck;
    }
    return std::nullopt;
}

bool undecidable(std::span<const DrawPile> piles)
{
    return InitiativeFlip<>(piles.size()).neverEnds(SampledCards(piles));
}

InitiativeRecord flipInitiative(std::span<const DrawPile> piles, std::uint64_t seed)
{
    InitiativeRecord record{.seed = seed};
    SampledFlipRandom random(seed, 0);
    RecordedCards cards(piles);
    InitiativeFlip<> flip(piles.size());
    cards.drawBy(random.first);
    do {
        auto& step = record.steps.emplace_back();
        step.shuffledBack = flip.flip(cards);
        step.reveals = std::exchange(cards.reveals, {});
        for (auto& reveal : step.reveals)
            reveal.shows = piles[reveal.player].rows[reveal.row].reveal;
        step.lowest.assign(flip.in().begin(), flip.in().end());
        cards.drawBy(random.ties);
    } while (flip.in().size() > 1 && !flip.neverEnds(cards));
    if (flip.in().size() == 1)
        record.decides = flip.in().front();
    return record;
}

InitiativeTally tallyInitiativeBatch(
    std::span<const DrawPile> piles, std::uint64_t seed, std::uint64_t batch, std::uint64_t games)
{
    InitiativeTally tally;
    SampledFlipRandom random(seed, batch);
    if (PairSampler::fits(piles)) {
        PairSampler(piles).play(random, games, tally);
        return tally;
    }
    SampledCards cards(piles);
    for (; tally.games < games; ++tally.games) {
        InitiativeFlip<> flip(piles.size());
        cards.drawBy(random.first);
        flip.flip(cards);
        tally.firstFlipTies += flip.in().size() > 1;
        cards.drawBy(random.ties);
        ++(flip.decide(cards) ? tally.decides[flip.in().front()] : tally.undecided);
        tally.flips += flip.flips();
    }
    return tally;
}

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
