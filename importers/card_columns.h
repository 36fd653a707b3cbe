// What the columns of a table of cards are, by their headings. Private to importers.
#pragma once

#include "model/cards/game.h"

#include <string>

namespace nexus::importers {

enum class CardField {
    Name,
    Type,
    Subtypes,
    Keywords,
    Rules,
    Flavor,
    Set,
    Number,
    Rarity,
    DomainTotal,
    Attribute,
    Unknown
};

struct CardColumn {
    CardField field = CardField::Unknown;
    model::AttributeIndex attribute = 0; // CardField::Attribute
    friend bool operator==(const CardColumn&, const CardColumn&) = default;
};

// What a heading means in a table of cards of this set: what the set's own ruleset says, else the game.
[[nodiscard]] CardColumn columnOf(const std::string& heading, const model::Game& game, const std::string& set);

} // namespace nexus::importers
