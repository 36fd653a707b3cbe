// A card in words: its rules as paragraphs with the parts that are printed bold, and the whole card as plain text
// for the clipboard and for screen readers. Nothing of the rules is left out or turned round.
#pragma once

#include "model/cards/card.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nexus::app {

// Text with the byte ranges [first, second) that are printed bold: keywords and the labels of abilities.
struct RulesParagraph {
    std::string text;
    std::vector<std::pair<std::size_t, std::size_t>> strong;
    friend bool operator==(const RulesParagraph&, const RulesParagraph&) = default;
};

// Keyword sentences stand together, "Active:" and its like begin a paragraph, text attributes follow with their
// labels. Keywords of the card that its rules do not mention come first.
[[nodiscard]] std::vector<RulesParagraph> rulesParagraphs(const model::Card& card, const model::Game& game);
// "Unit · Infantry, Leader".
[[nodiscard]] std::string typeLine(const model::Card& card);
// "COR 47".
[[nodiscard]] std::string printingLabel(std::string_view set, std::string_view number);
// A value as people read it: "3", "Close", "yes"; nothing where the card has none.
[[nodiscard]] std::string valueText(const model::Card& card, const model::Game& game, model::AttributeIndex attribute);
// The whole card, a fact a line, without a line break at the end.
[[nodiscard]] std::string cardText(const model::Card& card, const model::Game& game);

} // namespace nexus::app
