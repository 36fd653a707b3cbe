#include "model/play/initiative.h"

#include <limits>
#include <tuple>

namespace nexus::model {

namespace {

struct Copy {
    std::int32_t shows; // rank among all numbers of the decks: compares like the number
    std::uint32_t row;
};

using Players = std::span<std::size_t>;

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

// The decks of one table, flipped game after game. A deck stands in whatever order the last tie left it: set-aside
// cards come first, and each draw is fair among those behind them, whatever their order.
class Flipper {
public:
    explicit Flipper(std::span<const DrawPile> piles)
    {
        std::vector<std::int64_t> numbers;
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
            const auto other = std::find_if(
                deck.begin(), deck.end(), [&](Copy copy) { return copy.shows != deck.front().shows; });
            m_only.push_back(other == deck.end() ? deck.front().shows : -1);
        }
    }

    void play(Random& random, Random& ties, InitiativeTally& tally, InitiativeRecord* record = nullptr)
    {
        std::size_t all[maxFlippers];
        const Players in(all, m_decks.size());
        for (std::size_t player = 0; player < in.size(); ++player)
            all[player] = player;
        ++tally.games;
        goOn(random, ties, tally, in, record);
    }

    // Two decks whose cards make few enough pairs; where one card is the whole deck, every tie shuffles it back.
    [[nodiscard]] bool canPlayPairs() const
    {
        return m_decks.size() == 2 && std::min(m_decks[0].size(), m_decks[1].size()) > 1 &&
               m_decks[0].size() * m_decks[1].size() <= mostPairs;
    }

    // What play() does for two decks, but a block of first flips at once, then the second flips of those that tied:
    // nothing waits to learn how a flip ended.
    void playPairs(Random& given, Random& givenTies, std::uint64_t games, InitiativeTally& tally)
    {
        auto random = given, ties = givenTies; // copies, so that they stay in registers
        const auto outcomes = pairOutcomes();
        const auto pairs = static_cast<std::uint32_t>(outcomes.size());
        const bool never = neverEnds(std::array<std::size_t, 2>{0, 1});
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
        given = random;
        givenTies = ties;
    }

private:
    static constexpr std::size_t mostPairs = 1U << 16U; // of cards, one of each deck
    static constexpr std::size_t pairBlock = 1024;
    enum PairOutcome : std::uint8_t { SecondLower = 0, FirstLower = 1, Tie = 2 };

    // For every card of the first deck and each of the second.
    [[nodiscard]] std::vector<std::uint8_t> pairOutcomes() const
    {
        std::vector<std::uint8_t> outcomes;
        outcomes.reserve(m_decks[0].size() * m_decks[1].size());
        for (const auto& mine : m_decks[0])
            for (const auto& other : m_decks[1])
                outcomes.push_back(mine.shows == other.shows  ? Tie
                                   : mine.shows < other.shows ? FirstLower
                                                              : SecondLower);
        return outcomes;
    }

    // A game whose first two flips tied: the places they were drawn from, each in the order the flip before left.
    struct TiedTwice {
        std::uint32_t first[2], second[2];
    };

    // The second flips of games that set aside a pair of cards each; what ties again goes on by itself.
    void breakTies(Random& random, std::span<const std::uint32_t> tied, InitiativeTally& tally)
    {
        const auto& first = m_decks[0];
        const auto& second = m_decks[1];
        const auto firstLeft = static_cast<std::uint32_t>(first.size() - 1),
                   secondLeft = static_cast<std::uint32_t>(second.size() - 1);
        std::array<TiedTwice, pairBlock> again;
        std::size_t count = 0;
        std::uint64_t lower = 0;
        for (const auto pair : tied) {
            const auto mine = pair / (secondLeft + 1), other = pair % (secondLeft + 1);
            const auto [a, b] = drawTwo(random, firstLeft, secondLeft);
            // Where the card set aside stood now stands the first of the deck.
            const auto x = first[a + 1 == mine ? 0 : a + 1].shows, y = second[b + 1 == other ? 0 : b + 1].shows;
            again[count] = {{mine, a + 1}, {other, b + 1}};
            count += x == y;
            lower += x < y;
        }
        tally.flips += tied.size();
        tally.decides[0] += lower;
        tally.decides[1] += tied.size() - lower - count;
        for (std::size_t i = 0; i < count; ++i)
            goOn(random, again[i], tally);
    }

    // Third and further flips of two decks.
    [[gnu::noinline]] void goOn(Random& random, const TiedTwice& tied, InitiativeTally& tally)
    {
        auto& first = m_again[0] = m_decks[0];
        auto& second = m_again[1] = m_decks[1];
        const auto smaller = std::min(first.size(), second.size());
        std::size_t aside = 0;
        for (; aside < 2; ++aside) {
            std::swap(first[aside], first[tied.first[aside]]);
            std::swap(second[aside], second[tied.second[aside]]);
        }
        for (;; ++aside) {
            if (aside >= smaller)
                aside = 0;
            const auto [a, b] = drawTwo(random, static_cast<std::uint32_t>(first.size() - aside),
                static_cast<std::uint32_t>(second.size() - aside));
            const auto mine = aside + a, other = aside + b;
            ++tally.flips;
            if (first[mine].shows != second[other].shows) {
                ++tally.decides[first[mine].shows < second[other].shows ? 0 : 1];
                return;
            }
            std::swap(first[aside], first[mine]);
            std::swap(second[aside], second[other]);
        }
    }

    [[nodiscard]] bool neverEnds(std::span<const std::size_t> in) const
    {
        return std::all_of(in.begin(), in.end(),
            [&](std::size_t player) { return m_only[player] >= 0 && m_only[player] == m_only[in.front()]; });
    }

    // Flips until one of those in decides or none ever will. All of them have set aside as many cards.
    void goOn(Random& random, Random& ties, InitiativeTally& tally, Players in, InitiativeRecord* record)
    {
        bool first = true;
        for (std::size_t aside = 0;;) {
            const bool out = std::any_of(
                in.begin(), in.end(), [&](std::size_t player) { return m_decks[player].size() <= aside; });
            if (out)
                aside = 0;
            if (record)
                record->steps.push_back({.shuffledBack = out});
            in = flip(first ? random : ties, in, aside++, record);
            ++tally.flips;
            if (in.size() == 1) {
                ++tally.decides[in.front()];
                return;
            }
            tally.firstFlipTies += first;
            first = false;
            if (neverEnds(in)) {
                ++tally.undecided;
                return;
            }
        }
    }

    void draw(Random& random, std::span<const std::size_t> in, std::size_t aside, std::uint32_t* places) const
    {
        const auto left = [&](std::size_t i) { return static_cast<std::uint32_t>(m_decks[in[i]].size() - aside); };
        if (in.size() == 2)
            std::tie(places[0], places[1]) = drawTwo(random, left(0), left(1));
        else
            for (std::size_t i = 0; i < in.size(); ++i)
                places[i] = random.below(left(i));
        for (std::size_t i = 0; i < in.size(); ++i)
            places[i] += static_cast<std::uint32_t>(aside);
    }

    // One flip; those tied for the lowest are moved to the front of `in`, their cards set aside, and given back.
    Players flip(Random& random, Players in, std::size_t aside, InitiativeRecord* record)
    {
        std::uint32_t places[maxFlippers];
        std::int32_t lowest = std::numeric_limits<std::int32_t>::max();
        draw(random, in, aside, places);
        for (std::size_t i = 0; i < in.size(); ++i) {
            const auto& deck = m_decks[in[i]];
            lowest = std::min(lowest, deck[places[i]].shows);
            if (record)
                record->steps.back().reveals.push_back({in[i], deck[places[i]].row, 0});
        }
        std::size_t tied = 0;
        for (std::size_t i = 0; i < in.size(); ++i)
            if (m_decks[in[i]][places[i]].shows == lowest) {
                in[tied] = in[i];
                places[tied++] = places[i];
            }
        for (std::size_t i = 0; i < tied && tied > 1; ++i)
            std::swap(m_decks[in[i]][aside], m_decks[in[i]][places[i]]);
        return in.first(tied);
    }

    std::vector<std::vector<Copy>> m_decks;
    std::array<std::vector<Copy>, 2> m_again; // decks of a game of two that tied twice
    std::vector<std::int32_t> m_only;         // what every card of a deck shows, or -1
};

// A batch's random numbers: first flips of games from streams 54, 55 … of the seed, further flips from the same
// stream of a seed mixed out of it (the finalizer of splitmix64; Steele, Lea and Flood 2014).
struct BatchRandom {
    BatchRandom(std::uint64_t seed, std::uint64_t batch)
        : first(seed, 54 + batch)
        , ties(mixed(seed), 54 + batch)
    {
    }
    static std::uint64_t mixed(std::uint64_t seed)
    {
        seed += 0x9e3779b97f4a7c15U;
        seed = (seed ^ (seed >> 30U)) * 0xbf58476d1ce4e5b9U;
        seed = (seed ^ (seed >> 27U)) * 0x94d049bb133111ebU;
        return seed ^ (seed >> 31U);
    }
    Random first, ties;
};

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
    std::optional<std::int64_t> only;
    for (const auto& pile : piles)
        for (const auto& row : pile.rows) {
            if (row.copies > 0 && only.value_or(row.reveal) != row.reveal)
                return false;
            only = row.reveal;
        }
    return true;
}

InitiativeRecord flipInitiative(std::span<const DrawPile> piles, std::uint64_t seed)
{
    InitiativeRecord record{.seed = seed};
    InitiativeTally tally;
    BatchRandom random(seed, 0);
    Flipper(piles).play(random.first, random.ties, tally, &record);
    for (auto& step : record.steps) {
        for (auto& reveal : step.reveals)
            reveal.shows = piles[reveal.player].rows[reveal.row].reveal;
        const auto lowest = std::min_element(
            step.reveals.begin(), step.reveals.end(), [](const Reveal& a, const Reveal& b) {
                return a.shows < b.shows;
            })->shows;
        for (const auto& reveal : step.reveals)
            if (reveal.shows == lowest)
                step.lowest.push_back(reveal.player);
    }
    if (tally.undecided == 0)
        record.decides = record.steps.back().lowest.front();
    return record;
}

InitiativeTally tallyInitiativeBatch(
    std::span<const DrawPile> piles, std::uint64_t seed, std::uint64_t batch, std::uint64_t games)
{
    InitiativeTally tally;
    BatchRandom random(seed, batch);
    Flipper flipper(piles);
    if (flipper.canPlayPairs())
        flipper.playPairs(random.first, random.ties, games, tally);
    else
        for (std::uint64_t game = 0; game < games; ++game)
            flipper.play(random.first, random.ties, tally);
    return tally;
}

InitiativeTally tallyInitiative(std::span<const DrawPile> piles, std::uint64_t seed, std::uint64_t games)
{
    InitiativeTally tally;
    for (std::uint64_t batch = 0; games > 0; ++batch) {
        const auto here = std::min(games, gamesPerBatch);
        tally += tallyInitiativeBatch(piles, seed, batch, here);
        games -= here;
    }
    return tally;
}

} // namespace nexus::model
