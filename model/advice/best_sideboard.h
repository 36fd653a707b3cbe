// The sideboard out of a pool that allows the most legal one-for-one swaps of one copy with the deck as it is: pairs of
// a card that goes out and another that comes in (SideboardSwaps::perSize()[0]). Among equals the one whose copies
// allow the most, so that what is left over becomes second copies and not dead cards; then the fullest; then the first
// in the catalogue's order. It keeps every law about the sideboard: its size (ten where the ruleset does not say),
// totals, limits together with what the rest of the deck holds, what each card may cost in domains. Where cards are
// preferred, the one with the most copies of them that a swap brings in comes before all others. Exact, by
// the sums of what the laws count. Cards alike in all that are taken together, so a pool of any size costs one pass.
#pragma once

#include "model/base/progress.h"
#include "model/deck/deck_edit.h"
#include "model/rules/legality.h"

namespace nexus::model {

struct BestSideboard {
    std::vector<std::pair<CardIndex, int>> cards; // ascending
    std::uint64_t swaps = 0;
    std::uint64_t byCopies = 0; // the same, each copy in the sideboard counted
    int preferred = 0;          // copies of preferred cards that a swap brings in
    friend bool operator==(const BestSideboard&, const BestSideboard&) = default;
};

enum class NoBestSideboard {
    NoSections,  // the ruleset has no sideboard
    Unsupported, // it limits copies in the sideboard alone, or takes several cards for one
    NothingFits, // the pool does not fill one
    TooMuch,     // more sums than can be gone through
    Stopped,
};

struct SideboardPool {
    CardSet cards;
    std::vector<std::int32_t>
        owned; // by card: no more copies than these with what the rest of the deck holds; empty: any
    std::optional<CardSet> preferred = {};
};

[[nodiscard]] tl::expected<BestSideboard, NoBestSideboard> bestSideboard(
    const DeckChecker& checker, const Deck& deck, const SideboardPool& pool, const Progress& progress = {});
// Puts those cards in place of the sideboard's; rows that stay keep their printings.
[[nodiscard]] DeckEdit sideboardEdit(
    const DeckChecker& checker, const Deck& deck, const std::vector<std::pair<CardIndex, int>>& cards);

} // namespace nexus::model
