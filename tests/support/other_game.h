// A game that comes with the program beside the starter game, read from the sources: its cards and its default ruleset.
#pragma once

#include "model/deck/deck.h"
#include "model/rules/legality.h"

namespace nexus::test {

// Kept for the run of the test. An unknown id throws.
std::shared_ptr<const model::Catalogue> otherCatalogue(const char* game);
std::shared_ptr<const model::DeckChecker> otherLaw(const char* game);
// One of its sample decks, by its file.
model::Deck otherDeck(const char* game, const char* file);

} // namespace nexus::test
