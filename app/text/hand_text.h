// Words for a test draw: what a card in hand costs and what a round's income pays of the hand.
#pragma once

#include "model/chances/draw_pile.h"

#include <string>

namespace nexus::app {

// "3 CP", or "no CP" of a card without; nothing where the law sums nothing.
[[nodiscard]] std::string costText(const std::optional<std::int64_t>& cost, const model::DeckChecker& checker);
// "5 cards, 17 CP. Income 12 CP a round pays 4 of them (10 CP)."
[[nodiscard]] std::string handSentence(const model::HandCost& cost, const model::DeckChecker& checker);

} // namespace nexus::app
