// Which card list a sheet was made with: the game, how many cards, the revision the profile counts, and a short hash of
// all printings, so that two judges can see whether they look things up in the same list.
#pragma once

#include "model/cards/catalogue.h"

#include <string>

namespace nexus::app {

struct CatalogueStamp {
    std::string name;
    std::size_t cards = 0;
    std::int64_t revision = 0; // of the profile
    std::string hash;          // eight hexadecimal figures, the same for the same printings on any machine
    friend bool operator==(const CatalogueStamp&, const CatalogueStamp&) = default;
};

[[nodiscard]] CatalogueStamp catalogueStamp(const model::Catalogue& catalogue, std::int64_t revision);
// "Quantum Nexus, 301 cards, revision 1, 3f2a91c4"
[[nodiscard]] std::string stampText(const CatalogueStamp& stamp);

} // namespace nexus::app
