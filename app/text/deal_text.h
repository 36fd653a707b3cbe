// Words for dealing, contests, flips and pools: the same in the window and on the command line.
#pragma once

#include "model/chances/contest_odds.h"
#include "model/chances/pool_odds.h"
#include "model/dealing/deal.h"

#include <string>
#include <vector>

namespace nexus::app {

[[nodiscard]] std::string dealObstacleText(model::DealObstacle obstacle, const model::Ruleset& ruleset);
[[nodiscard]] std::string dealRefusalText(model::DealRefusal refusal);
// "Seat 2" or "Seat 2, Wet Ink".
[[nodiscard]] std::string seatText(std::size_t seat, const std::string& name = {});
// "2 + 1 + 4 = 7", "3 + 2 = 5" of a given number and a die.
[[nodiscard]] std::string throwText(const model::Throw& thrown);
// Who goes first and why.
[[nodiscard]] std::string firstText(
    const model::DealRules& rules, std::size_t first, const std::vector<model::Throw>& throws);
// What an action did: "Seat 1 takes Brilliant; Stubborn comes up."
[[nodiscard]] std::string dealActionText(
    const model::DealState& before, const model::DealAction& action, const model::DealState& after);
// "Attacker 3 + 2 = 5, Defender 4 + 1 = 5: Attacker wins."
[[nodiscard]] std::string contestText(const model::ContestRule& contest, const model::ContestThrow& thrown);
// "first" and "second" where the contest does not name its sides.
[[nodiscard]] std::string sideText(const model::ContestRule& contest, std::size_t side);
[[nodiscard]] std::vector<std::string> contestLines(const model::ContestRule& contest, const model::ContestOdds& odds);
[[nodiscard]] std::vector<std::string> poolLines(const model::PoolOdds& odds);

} // namespace nexus::app
