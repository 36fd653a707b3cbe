// Copies above the printed limit of a card: they can never be used in one deck, so they may go to somebody else.
// The limit is that of a ruleset; cards it names no limit for, or does not know, have no surplus.
#pragma once

#include "model/collection/collection_edit.h"
#include "model/rules/legality.h"

namespace nexus::model {

struct Surplus {
    CardKey card;
    std::string name;
    std::int64_t owned = 0;
    std::int64_t limit = 0;
    std::int64_t forTrade = 0; // of the owned
    std::int64_t value = 0;    // of the copies above the limit, the worst ones, as far as it is told; hundredths
    std::int64_t unvalued = 0; // of them, copies nothing is told of
    [[nodiscard]] std::int64_t copies() const { return owned - limit; }
    // What is not offered yet.
    [[nodiscard]] std::int64_t toOffer() const { return std::max<std::int64_t>(0, copies() - forTrade); }
    friend bool operator==(const Surplus&, const Surplus&) = default;
};

// By natural order of names.
[[nodiscard]] std::vector<Surplus> surplus(const Collection& collection, const DeckChecker& checker);
// Offers copies for trade until as many are as stand above the limit: free ones at hand first, of them the worst in
// condition; what is offered already counts. Cards without a surplus are passed over.
[[nodiscard]] EditResult offerSurplus(
    const Collection& collection, std::span<const CardKey> cards, const DeckChecker& checker);

} // namespace nexus::model
