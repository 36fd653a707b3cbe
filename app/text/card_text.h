// A card in words: its rules as paragraphs with the parts that are printed bold, and the whole card as plain text
// for the clipboard and for screen readers. Nothing of the rules is left out or turned round.
#pragma once

#include "model/cards/card.h"
#include "model/rules/additions.h"

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
// A value as people read it: "3", "Close", "yes"; nothing where the card has none.
[[nodiscard]] std::string valueText(const model::Card& card, const model::Game& game, model::AttributeIndex attribute);
// The value with its label, "CP 3"; of a flag the label alone, where the card bears it.
[[nodiscard]] std::string factText(const model::Card& card, const model::Game& game, model::AttributeIndex attribute);
// A number column as people read it: "3", "Close", "yes"; nothing where the card has none.
[[nodiscard]] std::string valueText(
    const model::Catalogue& catalogue, model::CardIndex card, model::AttributeIndex attribute);
// The whole card, a fact a line, without a line break at the end.
[[nodiscard]] std::string cardText(const model::Card& card, const model::Game& game);

// Short words about cards and about what one more copy would do, for rows, tooltips and screen readers.
// Whole findings are told by finding_text; these are the short forms of the same facts.

// "Unit · Construct, Large".
[[nodiscard]] std::string typeLine(const model::Catalogue& catalogue, model::CardIndex card);

struct DomainPoints {
    model::AttributeIndex domain = 0;
    int points = 0;
    friend bool operator==(const DomainPoints&, const DomainPoints&) = default;
};
// Domains with points, in the game's order.
[[nodiscard]] std::vector<DomainPoints> domainPoints(const model::Catalogue& catalogue, model::CardIndex card);
// "Technology 1, Divinity 2", or nothing.
[[nodiscard]] std::string domainWords(const model::Catalogue& catalogue, model::CardIndex card);
[[nodiscard]] std::string domainWords(const std::vector<DomainPoints>& points, const model::Game& game);

// "1 more leaves 13, 2 leave 10" or "needs Magic 1 (you have 0)".
struct AddingOne {
    bool allowed = false;
    std::string text;
    std::string brief; // where there is little room: "2 more", "needs Magic 1", "6 CP over"
    bool full = false; // nothing but room is wanting, and of that there is none
};
[[nodiscard]] AddingOne addingOne(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card);
// To a given section instead of the card's home.
[[nodiscard]] AddingOne addingOne(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section);
// "at its limit of 4": the limit that one more copy would break whatever is added besides; nothing where there is room.
[[nodiscard]] std::optional<std::string> limitWords(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section);
// Further copies that the limits and the exact sum have room for; none: any number.
[[nodiscard]] std::optional<std::int64_t> copiesThatFit(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section);
// "3 copies → 191 CP": so many copies in all that count against the card's limit, and the total that the section then
// has; without the total where none is exact.
[[nodiscard]] std::string copiesWords(const model::Additions& additions, const model::DeckChecker& checker,
    model::CardIndex card, std::uint16_t section, std::int64_t copies);
// A row as one sentence, for screen readers: "Relay Drone, Unit Drone Construct, 2 CP, Technology 1".
[[nodiscard]] std::string cardSentence(const model::Catalogue& catalogue, model::CardIndex card);

} // namespace nexus::app
