// Reader of what a game or an edition says of its own in rule texts (resources/help/abilities.md): phrases,
// phrases.txt, in the form of resources/phrases; and aliases, aliases.txt, a line each,
//     when deployed = when {this} is deployed | When deployed, draw a card.
// what people write, what the language of rule texts calls it, and a sentence it is for. Lines that begin with # are
// comments.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/game.h"

#include <string_view>
#include <vector>

namespace nexus::importers {

constexpr std::size_t maxAliases = 1'000;
constexpr std::size_t maxAliasWords = 20;     // of what is written
constexpr std::size_t maxAliasLength = 1'000; // of a line, in letters

// In the order of their first words, as Game::aliases has them; of one first word in that of the file.
[[nodiscard]] ReadResult<std::vector<model::Alias>> readAliases(std::string_view bytes);
// The text of phrases, where each can be used; problems have line and column. `before`: those of the game itself.
[[nodiscard]] ReadResult<std::string> readPhraseText(std::string_view bytes, std::string_view before = {});
// Those of another file come with them; a text that both replace is replaced as the other file says.
void addAliases(std::vector<model::Alias>& aliases, std::vector<model::Alias> further);

} // namespace nexus::importers
