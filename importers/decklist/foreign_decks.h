// Deck lists of programs that know the cards of other games alone, and so are only read (resources/help/decks.md).
// Lists of XMage, Magic Workstation, Moxfield and Archidekt are text lists (deck_text.h). What a deck of ours has no
// place for is left out: foils, labels, sums, the words between the sections.
#pragma once

#include "importers/contents.h"
#include "importers/decklist/listed_deck.h"

namespace nexus::importers {

// Forge, .dck: "[metadata]" with "Name=", "[Main]", "3 Relay Drone+|COR|1|[12]".
[[nodiscard]] bool isForgeDeck(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readForgeDeck(std::string_view bytes, const model::Game& game);

// NetrunnerDB: the title, the identity, then "Unit (3)" and "3x Relay Drone (Core Set) ••", sums at the end.
[[nodiscard]] bool isNetrunnerText(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readNetrunnerText(std::string_view bytes, const model::Game& game);

// Magic Online, .dek: XML with "Cards" of "Quantity", "Sideboard" and "Name".
[[nodiscard]] bool isMtgoDeck(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readMtgoDeck(std::string_view bytes, const model::Game& game);

// arkham.build: JSON with "slots" and "sideSlots", copies by the code of the card.
[[nodiscard]] bool isArkhamDeck(const Contents& contents);
[[nodiscard]] ReadResult<ListedDeck> readArkhamDeck(std::string_view bytes, const model::Game& game);

} // namespace nexus::importers
