// Finding a folded text in a range of fields of the folded buffer, and which cards it stands in.
#pragma once

#include "model/search/card_set.h"

namespace nexus::model {

// Inserts into `found` every card whose fields first..last contain `needle` (not empty, no line break).
void scanText(const Catalogue& catalogue, TextField first, TextField last, std::string_view needle, CardSet& found);

} // namespace nexus::model
