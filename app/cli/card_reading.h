// Cards for commands: by the name a person typed.
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck.h"

namespace nexus::app::cli {

// Stop where no card has this name, with names like it, or where several have it, with what they are.
[[nodiscard]] model::CardIndex findCard(const model::Catalogue& catalogue, const std::string& name);
// "2 Relay Drone", "2x Relay Drone" or "Relay Drone", each named as the catalogue has it; Stop where it has no such
// card.
[[nodiscard]] std::vector<model::DeckEntry> cardRows(
    const std::vector<std::string>& words, const model::Catalogue& catalogue);

} // namespace nexus::app::cli
