// Cards for commands: by the name a person typed.
#pragma once

#include "model/cards/catalogue.h"

namespace nexus::app::cli {

// Stop where no card has this name, with names like it, or where several have it, with what they are.
[[nodiscard]] model::CardIndex findCard(const model::Catalogue& catalogue, const std::string& name);

} // namespace nexus::app::cli
