// Reader and writer of .nxdeck, "nexusdeck/1" (resources/help/decks.md). Keys nobody knows survive load and save;
// the same card and printing twice in a section is added up. Needs no catalogue: names stay names.
#pragma once

#include "importers/import_problem.h"
#include "model/deck/deck.h"

#include <string_view>

namespace nexus::importers {

[[nodiscard]] ReadResult<model::Deck> readDeckJson(std::string_view bytes);
[[nodiscard]] std::string writeDeckJson(const model::Deck& deck);

} // namespace nexus::importers
