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
[[gnu::always_inline]] inline std::pair<std::uint32_t, std::uint32_t> drawTwo(Random& random, std::uint32_t first, std::uint32_t second)
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
                const auto rank = std::lower_bound(numbers.begin(), numbers.end(), pile.rows[row].reveal) - numbers.begin();
                deck.insert(deck.end(), pile.rows[row].copies, {static_cast<std::int32_t>(rank), static_cast<std::uint32_t>(row)});
            }
            const auto other = std::find_if(deck.begin(), deck.end(), [&](Copy copy) { return copy.shows != deck.front().shows; });
            m_only.push_back(other == deck.end() ? deck.front().shows : -1);
        }
    }

    void play(Random& random, InitiativeTally& tally, InitiativeRecord* record = nullptr)
    {
        std::size_t all[maxFlippers];
        const Players in(all, m_decks.size());
        for (std::size_t player = 0; player < in.size(); ++player)
            all[player] = player;
        ++tally.games;
        goOn(random, tally, in, record);
    }

    // Two decks: what play() does, but only ties leave the loop.
    void playPairs(Random& given, std::uint64_t games, InitiativeTally& tally)
    {
        auto random = given;
        auto& first = m_decks[0];
        auto& second = m_decks[1];
        const auto firstSize = static_cast<std::uint32_t>(first.size()), secondSize = static_cast<std::uint32_t>(second.size());
        const bool never = m_only[0] >= 0 && m_only[0] == m_only[1];
        std::uint64_t lower = 0, higher = 0;
        std::uint64_t ties = 0, further = 0;
        for (std::uint64_t game = 0; game < games; ++game) {
            const auto [mine, other] = drawTwo(random, firstSize, secondSize);
            const auto a = first[mine].shows, b = second[other].shows;
            lower += a < b;
            higher += b < a;
            if (a != b) [[likely]]
                continue;
            ++ties;
            if (never)
                continue;
            std::swap(first[0], first[mine]);
            std::swap(second[0], second[other]);
            auto tieRandom = random; // a copy, so that the other stays in registers
            const auto [flips, firstIsLower] = breakTie(tieRandom);
            random = tieRandom;
            further += flips;
            (firstIsLower ? lower : higher) += 1;
        }
        tally.games += games;
        tally.flips += games + further;
        tally.firstFlipTies += ties;
        tally.undecided += never ? ties : 0;
        tally.decides[0] += lower;
        tally.decides[1] += higher;
        given = random;
    }

private:
    // Two decks that have set aside a card each: further flips, and whether the first deck's card is the lower in the end.
    [[gnu::noinline]] std::pair<std::uint64_t, bool> breakTie(Random& random)
    {
        auto& first = m_decks[0];
        auto& second = m_decks[1];
        const auto smaller = std::min(first.size(), second.size());
        std::size_t aside = 1;
        for (std::uint64_t flips = 1;; ++flips, ++aside) {
            if (aside >= smaller)
                aside = 0;
            const auto [a, b] = drawTwo(random, static_cast<std::uint32_t>(first.size() - aside),
                                        static_cast<std::uint32_t>(second.size() - aside));
            const auto mine = aside + a, other = aside + b;
            if (first[mine].shows != second[other].shows)
                return {flips, first[mine].shows < second[other].shows};
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
    void goOn(Random& random, InitiativeTally& tally, Players in, InitiativeRecord* record)
    {
        bool first = true;
        for (std::size_t aside = 0;;) {
            const bool out = std::any_of(in.begin(), in.end(), [&](std::size_t player) { return m_decks[player].size() <= aside; });
            if (out)
                aside = 0;
            if (record)
                record->steps.push_back({.shuffledBack = out});
            in = flip(random, in, aside++, record);
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
    std::vector<std::int32_t> m_only; // what every card of a deck shows, or -1
};

// Streams 54, 55 … of the seed, a batch each.
Random batchRandom(std::uint64_t seed, std::uint64_t batch) { return Random(seed, 54 + batch); }

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
    auto random = batchRandom(seed, 0);
    Flipper(piles).play(random, tally, &record);
    for (auto& step : record.steps) {
        for (auto& reveal : step.reveals)
            reveal.shows = piles[reveal.player].rows[reveal.row].reveal;
        const auto lowest = std::min_element(step.reveals.begin(), step.reveals.end(),
                                             [](const Reveal& a, const Reveal& b) { return a.shows < b.shows; })->shows;
        for (const auto& reveal : step.reveals)
            if (reveal.shows == lowest)
                step.lowest.push_back(reveal.player);
    }
    if (tally.undecided == 0)
        record.decides = record.steps.back().lowest.front();
    return record;
}

InitiativeTally tallyInitiativeBatch(std::span<const DrawPile> piles, std::uint64_t seed, std::uint64_t batch, std::uint64_t games)
{
    InitiativeTally tally;
    auto random = batchRandom(seed, batch);
    Flipper flipper(piles);
    if (piles.size() == 2)
        flipper.playPairs(random, games, tally);
    else
        for (std::uint64_t game = 0; game < games; ++game)
            flipper.play(random, tally);
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
