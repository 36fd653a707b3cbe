// Which card a row of a deck means to codes and checksums: by key, by name, and among cards of one name the one that
// its section takes.
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck.h"
#include "model/rules/ruleset.h"

namespace nexus::importers {

[[nodiscard]] std::optional<model::CardIndex> cardOfRow(
    const model::DeckEntry& entry, const model::RuleSection* section, const model::Catalogue& catalogue);
// Those of the cards the section takes.
[[nodiscard]] std::vector<model::CardIndex> takenBy(
    const model::RuleSection* section, const std::vector<model::CardIndex>& cards, const model::Catalogue& catalogue);

} // namespace nexus::importers
