// The engine's part of a ruleset's `play` block, and the ranges it shares with game.json. Private to importers.
#pragma once

#include "importers/json/json_dom.h"
#include "model/rules/play_rules.h"

namespace nexus::importers {

// What a ruleset without the block means.
[[nodiscard]] model::PlayRules defaultPlayRules(const model::Game& game);
// Overwrites the ranges that `key` of `object` names, by the choices of a range attribute.
void readRanges(ObjectReader& object, std::string_view key, const std::vector<std::string>& choices,
    std::vector<model::RangeReach>& ranges, std::vector<ImportProblem>& problems);
// Keys that no edition has are left alone, as in all of the block.
[[nodiscard]] model::PlayRules readPlayRules(
    ObjectReader& play, const model::Game& game, std::vector<ImportProblem>& problems);

} // namespace nexus::importers
