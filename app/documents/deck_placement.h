// Settling a deck list against a catalogue: cards of a list without sections go where the ruleset takes them,
// a type column tells cards of one name apart, and values in a table are compared with the catalogue.
#pragma once

#include "importers/decklist/listed_deck.h"
#include "model/rules/legality.h"

#include <string>
#include <vector>

namespace nexus::app {

// A value in a deck table that is not what the catalogue says.
struct ListedDifference {
    std::size_t line = 0;
    std::string card;
    std::string heading;
    std::string listed;
    std::string catalogue;
};

void placeCards(importers::ListedDeck& listed, const model::DeckChecker& checker);
// The line from which on cards below a blank line look like a sideboard, in a list that was placed; 0 where there is
// none. To be offered.
[[nodiscard]] std::size_t sideboardFrom(const importers::ListedDeck& listed, const model::DeckChecker& checker);
[[nodiscard]] std::vector<ListedDifference> compareValues(
    const importers::ListedDeck& listed, const model::DeckChecker& checker);

} // namespace nexus::app
