// What every reader of deck lists gives: a deck, and what the list says besides that a catalogue can settle or
// contradict. Names are left as they stand; placeCards in app/documents finds their sections.
#pragma once

#include "importers/import_problem.h"
#include "model/cards/game.h"
#include "model/deck/deck.h"

#include <string_view>

namespace nexus::importers {

// A value a table gives for a card: compared with the catalogue, never believed.
struct ListedValue {
    std::size_t line = 0;
    std::string card;
    std::string heading;
    std::string value;
    std::optional<model::AttributeIndex> attribute; // none: the card type
};

struct ListedDeck {
    model::Deck deck;
    std::size_t line = 0;      // where the deck begins in the file
    bool sectionsGiven = true; // false: all cards lie in "main" and belong where they fit
    std::vector<ListedValue> values;
    std::vector<ImportProblem> unread; // lines that are no card line
};

} // namespace nexus::importers
