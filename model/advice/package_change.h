// What a package would do to a deck: the deck after it with the validator's report, which cards of the drawn section
// become legal and which no longer are, and what of the deck it does not carry.
#pragma once

#include "model/advice/mission_packages.h"

namespace nexus::model {

struct PackageChange {
    DeckEdit edit;
    Deck after;
    LegalityReport report;                               // of the deck after it
    CardSet opened, closed;                              // of the drawn section
    std::vector<std::pair<std::string, int>> notCarried; // cards of the deck as findings name them, their copies
};

[[nodiscard]] PackageChange packageChange(
    const DeckChecker& checker, const MissionPackages& packages, const Deck& deck, const MissionPackage& package);

} // namespace nexus::model
