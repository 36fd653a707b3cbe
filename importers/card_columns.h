// What the columns of a table of cards are, by their headings.
#pragma once

#include "model/cards/game.h"

#include <string>
#include <string_view>
#include <utility>

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

// What a card's fields are called where no heading says it.
inline constexpr std::pair<std::string_view, CardField> fieldNames[] = {{"name", CardField::Name},
    {"type", CardField::Type}, {"subtypes", CardField::Subtypes}, {"keywords", CardField::Keywords},
    {"rules", CardField::Rules}, {"flavor", CardField::Flavor}, {"set", CardField::Set}, {"number", CardField::Number},
    {"rarity", CardField::Rarity}};

struct CardColumn {
    CardField field = CardField::Unknown;
    model::AttributeIndex attribute = 0; // CardField::Attribute
    friend bool operator==(const CardColumn&, const CardColumn&) = default;
};

// What a heading means in a table of cards of this set: what the set's own ruleset says, else the game.
[[nodiscard]] CardColumn columnOf(const std::string& heading, const model::Game& game, const std::string& set);

} // namespace nexus::importers
