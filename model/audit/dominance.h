// Cards that nobody plays because another does all they do: it costs no more, is of the same type, has as much of every
// term and says as much. More of a term counts as better, and so does more text; the length of the text is not
// compared, for what a text says is.
#pragma once

#include "model/cards/card.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

// What a card says, folded and in order: its keywords, its sentences, and every text attribute that is no part of its
// identity and nothing to sort by. The sentences behind a label ("Active: …") are one with it.
[[nodiscard]] std::vector<std::string> saidBy(const Card& card, const Game& game);

struct PricedCard {
    std::string type; // folded
    double cost = 0;
    std::vector<double> terms;      // as many for each card
    std::vector<std::string> saids; // of saidBy
};

struct Dominated {
    std::size_t card = 0, by = 0; // positions; `by` is itself dominated by none
    friend bool operator==(const Dominated&, const Dominated&) = default;
};

// Cards that are equal in everything do not dominate each other. By position; of several that dominate a card the
// cheapest, then the first.
[[nodiscard]] std::vector<Dominated> dominatedCards(const std::vector<PricedCard>& cards);

} // namespace nexus::model
