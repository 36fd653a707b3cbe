// Reader of game.json, "nexusdeck-game/1" (resources/schemas/game.schema.json, resources/help/games.md).
#pragma once

#include "importers/import_problem.h"
#include "model/cards/game.h"
#include "model/rules/ruleset.h"

#include <string_view>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::Game> readGame(std::string_view bytes);

// Reader of rulesets, "nexusdeck-ruleset/1" (resources/schemas/ruleset.schema.json, resources/help/rulesets.md). Two
// passes, for a ruleset may bring attributes that other rulesets and the catalogue of the same game then have too:
// first its attributes, then, against the whole game, its law.
struct RulesetHead {
    model::RulesetId id;
    std::string game;
    std::vector<model::Attribute> attributes;
};
// Attributes the game has already are refused as problems, unless they are the same to the letter.
[[nodiscard]] ReadResult<RulesetHead> readRulesetHead(std::string_view bytes, const model::Game& game);
// `game` has the attributes of every ruleset of the game.
[[nodiscard]] ReadResult<model::Ruleset> readRuleset(std::string_view bytes, const model::Game& game);

} // namespace nexus::importers
