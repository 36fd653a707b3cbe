// Reader and writer of .nxdeck, and writer of tournament decklists as JSON. .nxdeck is "nexusdeck/1"
// (resources/help/decks.md). Keys nobody knows survive load and save; the same card and printing twice in a section is
// added up. Needs no catalogue: names stay names.
#pragma once

#include "importers/import_problem.h"
#include "model/deck/deck.h"
#include "model/print/decklist.h"

#include <string_view>
#include <utility>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::Deck> readDeckJson(std::string_view bytes);
[[nodiscard]] std::string writeDeckJson(const model::Deck& deck);

// Writer of a tournament decklist as JSON: a deck file (deck_json) that carries a further key "decklist" with the
// player, the verdict and the figures, so that whatever reads deck files reads it. Texts come ready from the caller.

struct DecklistFacts {
    std::vector<std::pair<std::string, std::string>> player; // key, value; empty values are null
    std::string rulesetName;
    bool legal = false;
    std::vector<std::pair<std::string, bool>> reasons; // sentence, whether it makes the deck illegal
    std::string checksum, code, codeTrouble;
    std::string catalogue, catalogueHash, program;
    std::int64_t catalogueRevision = 0;
    std::size_t catalogueCards = 0;
};
// `deck` is written with the list's cards by section; `ruleset` names the rules of the sums.
[[nodiscard]] std::string writeDecklistJson(const model::Deck& deck, const model::Decklist& list,
    const model::Ruleset& ruleset, const model::Game& game, const DecklistFacts& facts);

// The player of a list that was written so, as DecklistFacts has it, out of Deck::extra; empty for other decks.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> decklistPlayer(const std::string& extra);

} // namespace nexus::importers
