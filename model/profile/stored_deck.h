// Decks as a profile keeps them: every save is a version that stays, the newest is the deck; a deleted deck lies in the
// bin. Times are ISO 8601 in UTC.
#pragma once

#include "model/deck/deck.h"

#include <cstdint>

namespace nexus::model {

using DeckId = std::int64_t;

struct DeckVersion {
    int number = 0; // from 1
    std::string saved;
    std::string name;
    int cards = 0; // copies in all sections
};

struct StoredDeck {
    DeckId id = 0;
    Deck deck;
    std::string created, modified;
    std::optional<std::string> deleted; // when it went to the bin
    int versions = 0;
};

} // namespace nexus::model
