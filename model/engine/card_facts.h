// What the engine needs of a card, read out of the catalogue: its role and numbers, its keywords' mechanics, and
// the abilities its rules text labels ("Active: Pay 2 CP and exhaust this unit. …"). Private to model/engine.
#pragma once

#include "model/engine/game_facts.h"

namespace nexus::model {

struct ReadCard {
    CardFacts facts;
    CardWords words;
    std::vector<std::string> evolvesFrom; // folded names
};
[[nodiscard]] ReadCard readCard(const Catalogue& catalogue, CardIndex card, const TableRules& rules);

// Abilities of a rules text, at most four, with the costs their first sentences name.
struct ReadAbility {
    Ability ability;
    std::string text; // without the label
};
[[nodiscard]] std::vector<ReadAbility> readAbilities(std::string_view rules, const PlayWords& words);
// Folded names after "Evolve … from", or nothing.
[[nodiscard]] std::vector<std::string> namesAfterFrom(std::string_view rules, std::string_view keyword);

} // namespace nexus::model
