// The first flip for initiative (rulebook III.B; readings in resources/help/odds.md), as a game at the table, sampled
// games and exact odds all play it: everyone still in reveals the next card, the lowest number decides who begins.
// Those tied for it set their cards aside and flip on, the others are out; where one of the tied has no card left, the
// tied shuffle theirs back first. A tie between decks whose cards all show one number would never end.
#pragma once

#include "model/base/random.h"

#include <array>
#include <functional>
#include <numeric>
#include <optional>
#include <span>

namespace nexus::model {

constexpr std::size_t maxFlippers = 8;
using FlipNumber = std::int64_t;
using FlipOrder = std::less<FlipNumber>; // the lowest decides
using Flippers = std::span<const std::size_t>;

// Who is still in, each with as many cards set aside. Where the cards come from is the caller's:
//   std::size_t size(player)                     cards of a deck, set aside or not
//   std::optional<FlipNumber> only(player)       what every card of it shows; none where they differ
//   void shuffleBack(Flippers)
//   void reveal(Flippers, aside, FlipNumber*)    what the card of each shows that comes after `aside` others
//   void setAside(Flippers, aside)               the cards these have revealed just now
// For `Most` players; two need no loops.
template <std::size_t Most = maxFlippers> class InitiativeFlip {
public:
    explicit InitiativeFlip(std::size_t players, std::size_t aside = 0)
        : m_count(players)
        , m_aside(aside)
    {
        std::iota(m_in.begin(), m_in.end(), std::size_t{0});
    }
    void leaveOut(std::size_t player)
    {
        m_count = static_cast<std::size_t>(std::remove(m_in.begin(), m_in.begin() + m_count, player) - m_in.begin());
    }
    [[nodiscard]] Flippers in() const { return {m_in.data(), m_count}; }
    [[nodiscard]] std::uint64_t flips() const { return m_flips; }

    // Flips until the tied have to shuffle back.
    template <class Cards> [[nodiscard]] std::size_t lasts(const Cards& cards) const
    {
        auto least = cards.size(m_in[0]);
        for (const auto player : flippers().subspan(1))
            least = std::min(least, cards.size(player));
        return least;
    }
    template <class Cards> [[nodiscard]] bool neverEnds(const Cards& cards) const
    {
        const auto in = flippers();
        const auto only = cards.only(in[0]);
        return only &&
               std::all_of(in.begin() + 1, in.end(), [&](std::size_t player) { return cards.only(player) == only; });
    }

    // One reveal of everyone still in, who are several. Whether they shuffled their cards back before it.
    template <class Cards> bool flip(Cards& cards)
    {
        const auto in = flippers();
        const bool back = m_aside >= lasts(cards);
        if (back) {
            cards.shuffleBack(in);
            m_aside = 0;
        }
        FlipNumber shown[Most];
        cards.reveal(in, m_aside, shown);
        const auto best = *std::min_element(shown, shown + in.size(), FlipOrder());
        m_count = 0;
        for (std::size_t i = 0; i < in.size(); ++i)
            if (shown[i] == best)
                m_in[m_count++] = m_in[i];
        if (m_count > 1)
            cards.setAside(this->in(), m_aside);
        ++m_aside;
        ++m_flips;
        return back;
    }
    // Until one is left: false where it never ends or takes more flips than `most`.
    template <class Cards> bool decide(Cards& cards, std::uint64_t most = ~std::uint64_t{0})
    {
        while (m_count > 1 && m_flips < most && !neverEnds(cards))
            flip(cards);
        return m_count == 1;
    }

private:
    [[nodiscard]] Flippers flippers() const { return {m_in.data(), Most == 2 ? 2 : m_count}; }

    std::array<std::size_t, Most> m_in{};
    std::size_t m_count, m_aside;
    std::uint64_t m_flips = 0;
};

// A player's own numbers at the table. They shuffle the deck after the flip. One seed is one flip: samples
// and the table draw each card when it is revealed.
[[nodiscard]] inline Random tableFlipRandom(std::uint64_t seed, std::size_t seat)
{
    return Random(seed, 0x464c4950 + seat);
}

// A batch's random numbers: first flips of games from streams 54, 55 … of the seed, further flips from the same
// stream of a seed mixed out of it (the finalizer of splitmix64; Steele, Lea and Flood 2014).
struct SampledFlipRandom {
    SampledFlipRandom(std::uint64_t seed, std::uint64_t batch)
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

} // namespace nexus::model
