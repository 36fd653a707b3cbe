// A few sideboards, each for something: answers to what an opponent has, cards that last in a long game, the most swaps
// whoever the opponent is. Each is the best one (best_sideboard.h) with the cards that serve it preferred; these are
// told by what their texts do.
#pragma once

#include "model/advice/best_sideboard.h"

#include <string_view>

namespace nexus::model {

enum class SideboardAim { Answers, LongGame, MostSwaps };

struct SideboardPackage {
    SideboardAim aim = SideboardAim::MostSwaps;
    BestSideboard best;
    friend bool operator==(const SideboardPackage&, const SideboardPackage&) = default;
};

// The cards that serve it, in the search language; empty for the most swaps, which any card serves.
[[nodiscard]] std::string_view aimQuery(SideboardAim aim);

// By what they are for; the most swaps last. One that no card serves is left out.
[[nodiscard]] tl::expected<std::vector<SideboardPackage>, NoBestSideboard> sideboardPackages(
    const DeckChecker& checker, const Deck& deck, const SideboardPool& pool, const Progress& progress = {});

} // namespace nexus::model
