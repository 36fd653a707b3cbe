// Deck lists as people type and paste them (resources/help/decks.md):
//   // Deck: Iron Wall        comments with "Deck:", "Author:", "Ruleset:", "Tags:", "Tag:", "Note:" carry its fields
//   Missions                  headings: Missions, Main, Deck, Sideboard, Maybe, or [section-id]
//   3 Relay Drone             also "3x Name", "3 Name (COR) 12", "SB: 2 Name", 1 "Name (with) 12" in quotes
//   3 [COR:12] Relay Drone    XMage; "3 [COR] Name" Magic Workstation, "3x Name (cor) 12 *F* [Sideboard]" Archidekt
//   Footnote Duelist x3       and what people write else: "(3) Name", "• 3 x Name", "> 1. 3x Name", "Missions: A, B"
// With `cards`, of several readings of a line the one counts whose name is a card's, whole names first, and a name
// alone is one copy. Words around the list are passed over and told. Written without "x"; reading what was written
// gives the same deck, empty sections, card keys and unknown keys aside.
#pragma once

#include "importers/decklist/listed_deck.h"
#include "model/cards/catalogue.h"

namespace nexus::importers {

[[nodiscard]] ReadResult<ListedDeck> readDeckText(
    std::string_view bytes, const model::Game& game, const model::Catalogue* cards = nullptr);
[[nodiscard]] std::string writeDeckText(const model::Deck& deck, const model::Game& game);
// Its parts, for lists that say more: "Main" or "[aside]", and "3 Relay Drone (COR) 12".
[[nodiscard]] std::string deckTextHeading(const model::SectionId& section);
[[nodiscard]] std::string deckTextLine(const model::DeckEntry& entry, const model::Game& game);

} // namespace nexus::importers
