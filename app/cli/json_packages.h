// The JSON of packages of Missions (`missions` without a deck).
#pragma once

#include "model/advice/mission_packages.h"

namespace nexus::app::cli {

struct PackageAnswer {
    std::shared_ptr<const model::DeckChecker> checker;
    std::uint64_t count = 0;
    std::vector<model::MissionPackage> packages;
    bool forDeck = false;               // changes, opened, closed and notCarried speak of a deck
    std::optional<std::int64_t> wanted; // cards of a query that a package can carry at all: `found` speaks of them
};

[[nodiscard]] std::string packagesJson(const PackageAnswer& answer);

} // namespace nexus::app::cli
