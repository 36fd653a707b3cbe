// Dice against dice (PoolRule), exact: every unit rolls a die in its step and at its number or above takes a unit away
// from the other side; both sides of a step roll at once. Unit by unit in battle order: whoever rolls earlier fells
// others before they roll. A battle to the end repeats its rounds until a side has nobody left.
#pragma once

#include "model/rules/deal_rules.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

// Who loses a unit gives up: the one that hits least often; of those that have rolled in this round, or that have not
// yet, such a one first.
enum class PoolLoss : std::uint8_t { Cheapest, Rolled, Unrolled };

struct PoolOdds {
    struct Side {
        double survives = 0;   // with a unit left
        double meanLosses = 0; // units
    };
    std::array<Side, 2> sides;
    double nobody = 0, undecided = 0; // none has a unit left; both have
};

constexpr std::size_t maxPoolUnits = 24; // a side
// "4+ 4+ 6+": the numbers, in battle order; nothing where a word is none from 1 to faces + 1, or there are none or too
// many.
[[nodiscard]] std::optional<std::vector<int>> poolUnits(std::string_view text, int faces);
// Of both in battle order. `rounds` 0: to the end. Nothing where there are more states than can be gone through.
[[nodiscard]] std::optional<PoolOdds> poolOdds(
    const PoolRule& rule, const std::array<std::vector<int>, 2>& units, PoolLoss loss, int rounds);

} // namespace nexus::model
