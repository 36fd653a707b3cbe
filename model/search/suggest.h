// Names near to one that is not in the catalogue, nearest first: for offering, never for taking by itself.
#pragma once

#include "model/cards/catalogue.h"

namespace nexus::model {

// At most `most` cards whose name differs in a third of its letters at the most, or holds every word of the text.
[[nodiscard]] std::vector<CardIndex> suggestNames(
    const Catalogue& catalogue, std::string_view name, std::size_t most = 3);

} // namespace nexus::model
