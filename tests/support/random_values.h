// Random decks and edits for properties, made from a seed so that a failing case can be told by its number.
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck_edit.h"

namespace nexus::test {

// A deck of cards of the catalogue (and now and then a name it does not have) in all sections.
model::Deck randomDeck(std::uint64_t seed, const model::Catalogue& catalogue);
// None to three, applied and not, of cards of the catalogue.
std::vector<model::SideboardPlan> randomPlans(std::uint64_t seed, const model::Catalogue& catalogue);
// An edit that fits the deck more often than not.
model::DeckEdit randomEdit(std::uint64_t seed, const model::Deck& deck, const model::Catalogue& catalogue);
// Text that looks for trouble: accents, quotes, digits, parentheses, no line breaks; never blank at its ends.
std::string randomName(std::uint64_t seed);

} // namespace nexus::test
