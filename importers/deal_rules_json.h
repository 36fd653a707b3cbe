// How a game is dealt, out of the `play` block of a ruleset: stacks, rows, holds, setup, draws, contests, flips, pools,
// first, points and variants (model/rules/deal_rules.h, resources/help/rulesets.md). Private to importers.
#pragma once

#include "importers/game_parts_json.h"
#include "model/rules/ruleset.h"

namespace nexus::importers {

// `ruleset` has its sections and table rules already; a flip for initiative is added to its contests.
void readDealRules(ObjectReader& play, const model::Game& game, CardQueries& queries, model::Ruleset& ruleset,
    std::vector<ImportProblem>& problems);

} // namespace nexus::importers
