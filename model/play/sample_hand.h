// A test draw: the drawn section shuffled by a seed, and how much of it is in hand. The same deck, seed and size
// give the same hand on every machine (pcg32, Fisher and Yates), and a larger hand begins with the smaller one.
// Names that mean no card are drawn like others; they cost nothing that is known.
#pragma once

#include "model/rules/legality.h"

#include <span>

namespace nexus::model {

struct DrawnCard {
    std::string name; // as the catalogue has it, else as the deck has it
    std::optional<CardIndex> card;
    friend bool operator==(const DrawnCard&, const DrawnCard&) = default;
};

struct SampleHand {
    SectionId section; // drawn from
    std::uint64_t seed = 0;
    std::vector<DrawnCard> cards;     // the rows of the section
    std::vector<std::uint32_t> order; // every copy, as position in `cards`, top of the deck first
    std::size_t drawn = 0;            // how many of them are in hand

    [[nodiscard]] std::size_t left() const { return order.size() - drawn; }
    [[nodiscard]] const DrawnCard& at(std::size_t place) const { return cards[order[place]]; }
    friend bool operator==(const SampleHand&, const SampleHand&) = default;
};

// `size` cards, or all there are.
[[nodiscard]] SampleHand drawHand(const Deck& deck, const DeckChecker& checker, std::uint64_t seed, std::size_t size);
// One card more out of the same shuffle. False where the deck is empty.
bool drawNext(SampleHand& hand);

// What the hand costs, and what of it one round's income pays.
struct HandCost {
    std::int64_t total = 0;
    std::optional<std::int64_t> income;
    std::size_t payable = 0;                        // most cards the income pays for at once, the cheapest first
    std::int64_t payableCost = 0;                   // what these cost together
    std::vector<std::optional<std::int64_t>> costs; // by place in hand; none where a card prints none
    friend bool operator==(const HandCost&, const HandCost&) = default;
};
[[nodiscard]] HandCost handCost(const SampleHand& hand, const Deck& deck, const DeckChecker& checker);

} // namespace nexus::model
