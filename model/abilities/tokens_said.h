// Tokens as cards of their own: those that a card's texts create or describe ("two 1/1 Construct tokens", "one Echo
// token (0/1 Illusion)"), and those that a list has as cards of type Token. Read of the words alone, so that a text
// that does not play names its tokens too.
#pragma once

#include "model/cards/catalogue.h"

#include <optional>
#include <string>
#include <vector>

namespace nexus::model {

[[nodiscard]] bool isTokenCard(const Card& card);

struct SaidToken {
    std::string name;
    std::optional<int> attack, defense;
    std::vector<std::string> subtypes;
    std::string has; // keywords and abilities, as a rules text: "Zeal. Steadfast."
    int copies = 1;  // that one sentence creates
    friend bool operator==(const SaidToken&, const SaidToken&) = default;
};
// Each name once, with the numbers where the texts say them.
[[nodiscard]] std::vector<SaidToken> tokensSaid(const Card& card);
// The tokens of several cards: each once, with its numbers if any of them says them; where two say others, both.
struct GatheredToken {
    SaidToken said;
    std::string set; // of the card that said it first
};
void gatherTokens(std::vector<GatheredToken>& tokens, const Card& card);
// The token as a card of the set: the one of that name in the pool, else what was said.
[[nodiscard]] Card tokenAsCard(const SaidToken& said, const Catalogue& pool, const std::string& set);
// "1/1 Construct token with Zeal".
[[nodiscard]] std::string tokenWords(const SaidToken& said);

} // namespace nexus::model
