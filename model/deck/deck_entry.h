// A row of a deck: a card by name and how many copies of it, 1 to maxCopies.
#pragma once

#include "model/base/id.h"

#include <optional>
#include <string>

namespace nexus::model {

constexpr int maxCopies = 999;

struct DeckEntry {
    std::string card;           // the name as the deck's author wrote it; "Name (Mission)" where that matters
    std::optional<CardKey> key; // which of two cards of one name, when known
    std::string printing;       // "SET 12" or empty
    int count = 1;
    std::string extra; // keys of the file nobody here knows, as JSON text
    friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
};

// The same card: by key where both have one, else by folded name.
[[nodiscard]] bool sameCard(const DeckEntry& a, const DeckEntry& b);

} // namespace nexus::model
