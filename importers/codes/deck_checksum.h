// The checksum of a list: SHA-256 over a line with the game's id and then, sorted by their bytes, a line a card
// "section⇥card key⇥count", each ended by a line feed; 80 bits of it in base 32, "ABCD-EFGH-IJKL-MNOP"
// (resources/help/codes.md). Free sections do not count. It identifies a list; it is no signature.
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck.h"
#include "model/rules/ruleset.h"

namespace nexus::importers {

// A card the catalogue does not have stands as its key, or as "?" and its folded name.
[[nodiscard]] std::string deckChecksum(
    const model::Deck& deck, const model::Ruleset& ruleset, const model::Catalogue& catalogue);
[[nodiscard]] bool looksLikeChecksum(std::string_view text);

} // namespace nexus::importers
