// Cards an import brings whose number in deck codes (importers/codes/deck_code.h) another card has already: told at the
// import, for a deck with one of them cannot be given as a code. Hardly ever one in ten thousand cards.
#pragma once

#include "model/cards/catalogue_import.h"

namespace nexus::app {

// Notes for the report of an import, one a number; the first ten, and how many more there are.
[[nodiscard]] std::vector<std::string> sharedNumberNotes(const model::Catalogue& before, const model::ImportPlan& plan);

} // namespace nexus::app
