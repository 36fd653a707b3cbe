// The command that lists swaps with the sideboard and puts a sideboard forward, and its JSON.
#pragma once

#include "app/cli/deck_reading.h"
#include "model/advice/best_sideboard.h"
#include "model/advice/sideboard_swaps.h"

namespace nexus::app::cli {

struct SuggestedSideboard {
    CheckedDeck deck;
    model::BestSideboard best;
    std::uint64_t before = 0; // swaps of one card with the sideboard there is
    bool legal = false;       // the deck with it
    std::string written;      // where to; empty: nowhere
};

void addSwaps(Registrar& registrar);
[[nodiscard]] std::string swapsJson(const model::Catalogue& catalogue, const model::SideboardSwaps& swaps,
    const std::vector<model::CardSwap>& pairs, const std::vector<model::CardSwap>& larger);
[[nodiscard]] std::string swapsJson(const model::Catalogue& catalogue, const std::vector<model::CardSwap>& swaps);
[[nodiscard]] std::string suggestJson(const SuggestedSideboard& answer);

} // namespace nexus::app::cli
