// Short words about cards and about what one more copy would do, for rows, tooltips and screen readers.
// Whole findings are told by finding_text; these are the short forms of the same facts.
#pragma once

#include "model/rules/additions.h"

#include <string>

namespace nexus::app {

// "Unit · Construct, Large".
[[nodiscard]] std::string typeLine(const model::Catalogue& catalogue, model::CardIndex card);

struct DomainPoints {
    model::AttributeIndex domain = 0;
    int points = 0;
};
// Domains with points, in the game's order.
[[nodiscard]] std::vector<DomainPoints> domainPoints(const model::Catalogue& catalogue, model::CardIndex card);
// "Technology 1, Divinity 2", or nothing.
[[nodiscard]] std::string domainWords(const model::Catalogue& catalogue, model::CardIndex card);

// "2 more, leaves 10" or "needs Magic 1 (you have 0)".
struct AddingOne {
    bool allowed = false;
    std::string text;
    std::string brief; // where there is little room: "2 more", "needs Magic 1", "6 CP over"
};
[[nodiscard]] AddingOne addingOne(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card);
// To a given section instead of the card's home.
[[nodiscard]] AddingOne addingOne(
    const model::Additions& additions, const model::DeckChecker& checker, model::CardIndex card, std::uint16_t section);
// A row as one sentence, for screen readers: "Relay Drone, Unit Drone Construct, 2 CP, Technology 1".
[[nodiscard]] std::string cardSentence(const model::Catalogue& catalogue, model::CardIndex card);

} // namespace nexus::app
