// The chances of draws, exact: having drawn at least so many of some cards by a round, and what the hand of a round
// holds. An opening hand is drawn in round 1, and at the start of each later round the hand is filled up again, so
// what has been seen by round r depends only on how many cards are played a round. Hypergeometric; several wishes at
// once multivariate, also where they share cards. Chances are good to about 1e-12.
#pragma once

#include "model/chances/draw_pile.h"

#include <cstddef>
#include <span>
#include <vector>

namespace nexus::model {

// Drawing without replacement: the chance of exactly k marked cards among `drawn` out of `all`, of which `marked` are
// marked. Out of range is a chance of 0, never an error; 0 ≤ marked, drawn ≤ all. Good to about 1e-13 of the value.
class Hypergeometric {
public:
    // For draws out of at most this many cards.
    explicit Hypergeometric(std::size_t most);
    [[nodiscard]] double exactly(std::size_t k, std::size_t all, std::size_t marked, std::size_t drawn) const;
    [[nodiscard]] double atLeast(std::size_t k, std::size_t all, std::size_t marked, std::size_t drawn) const;

private:
    [[nodiscard]] long double logChoose(std::size_t all, std::size_t some) const;
    std::vector<long double> m_logFactorials;
};

struct DrawPlan {
    std::size_t hand = 0;   // drawn up to
    std::size_t played = 0; // cards a round, or all in hand where there are fewer
    std::size_t round = 1;  // from 1
    friend bool operator==(const DrawPlan&, const DrawPlan&) = default;
};
// Cards drawn by the round, that round's draw included; all there are when the deck has run out.
[[nodiscard]] std::size_t cardsSeen(std::size_t deck, const DrawPlan& plan);
// Cards in hand in the round after drawing.
[[nodiscard]] std::size_t cardsInHand(std::size_t deck, const DrawPlan& plan);

struct Wish {
    RowSet rows;
    std::size_t atLeast = 1; // copies of all these rows together
    friend bool operator==(const Wish&, const Wish&) = default;
};
constexpr std::size_t maxWishes = 4; // at once; further ones are not looked at
// That all wishes have come true among the cards seen by the round.
[[nodiscard]] double drawOdds(const DrawPile& pile, std::span<const Wish> wishes, const DrawPlan& plan);

// The hand of a round, by what is played until then.
struct PlayOdds {
    // Cards are played without regard to what they cost: the hand of any round is a fair draw from the whole deck.
    std::optional<double> fair;
    // Only cards that a round's points pay for are played, and the others stay in hand and clog it.
    std::optional<double> clogged;
    friend bool operator==(const PlayOdds&, const PlayOdds&) = default;
};
// That the hand of the round holds a card a round's points pay for; none where the ruleset knows no income.
[[nodiscard]] PlayOdds playOdds(const DrawPile& pile, const DrawPlan& plan);

} // namespace nexus::model
