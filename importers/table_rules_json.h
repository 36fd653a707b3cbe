// How the game is played, out of a ruleset's `play` block, and the ranges it shares with game.json. Private to
// importers.
#pragma once

#include "importers/json/json_dom.h"
#include "model/rules/table_rules.h"

namespace nexus::importers {

// What a ruleset without the block means.
[[nodiscard]] model::TableRules defaultTableRules(const model::Game& game);
// Overwrites the ranges that `key` of `object` names, by the choices of a range attribute.
void readRanges(ObjectReader& object, std::string_view key, const std::vector<std::string>& choices,
    std::vector<model::RangeReach>& ranges, std::vector<ImportProblem>& problems);
// Overwrites what the block says; hand, deck and income, which know the sections, are ruleset_json's. Keys that no
// edition has are left alone.
void readTableRules(
    ObjectReader& play, const model::Game& game, model::TableRules& rules, std::vector<ImportProblem>& problems);

} // namespace nexus::importers
