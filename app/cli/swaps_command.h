// The command that lists swaps with the sideboard, and its JSON.
#pragma once

#include "app/cli/context.h"
#include "model/advice/sideboard_swaps.h"

namespace nexus::app::cli {

void addSwaps(Registrar& registrar);
[[nodiscard]] std::string swapsJson(const model::Catalogue& catalogue, const model::SideboardSwaps& swaps,
                                    const std::vector<model::CardSwap>& pairs, const std::vector<model::CardSwap>& larger);

} // namespace nexus::app::cli
