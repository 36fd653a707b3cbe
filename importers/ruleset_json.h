// Reader of rulesets, "nexusdeck-ruleset/1" (resources/schemas/ruleset.schema.json, resources/help/rulesets.md). Two
// passes, for a ruleset may bring attributes that other rulesets and the catalogue of the same game then have too:
// first its attributes, then, against the whole game, its law.
#pragma once

#include "importers/import_problem.h"
#include "model/rules/ruleset.h"

#include <string_view>

namespace nexus::importers {

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
