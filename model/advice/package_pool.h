// The cards a package of Missions opens: those of the drawn section that are legal with the package and nothing else,
// by the one validator, counted by what they cost and by type.
#pragma once

#include "model/advice/mission_packages.h"
#include "model/rules/deck_stats.h"

namespace nexus::model {

struct PackagePool {
    CardSet cards;
    std::optional<Histogram> costs; // a copy of each card; none where the law sums nothing or no card has it
    std::vector<Tally> types;       // as in the game, then others by name; their costs added up
};

[[nodiscard]] PackagePool packagePool(const DeckChecker& checker, const SectionId& giving, const PackageCards& package);

} // namespace nexus::model
