// The JSON of packages of Missions (`missions` without a deck).
#pragma once

#include "model/advice/mission_packages.h"

namespace nexus::app::cli {

struct PackageAnswer {
    std::shared_ptr<const model::DeckChecker> checker;
    std::uint64_t count = 0;
    std::vector<model::MissionPackage> packages;
    bool forDeck = false;               // changes, opened, closed and notCarried speak of a deck
    bool filtered = false;              // by names
    std::optional<std::int64_t> wanted; // cards of a query that a package can carry at all: `found` speaks of them
    std::size_t picked = 0;             // from 1, where a package was written
    std::string written;                // the file or the deck of the library
};

[[nodiscard]] std::string packagesJson(const PackageAnswer& answer);

} // namespace nexus::app::cli
