// Which copies a deck needs and which there are: building a deck sets copies aside so that they are not offered twice,
// taking it apart gives them back. For one deck and for several that are to stand side by side.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/collection.h"
#include "model/collection/collection_edit.h"
#include "model/rules/legality.h"

namespace nexus::model {

struct CardNeed {
    CardKey card;
    std::string name;
    int copies = 0;
    friend bool operator==(const CardNeed&, const CardNeed&) = default;
};
using CardNeeds = std::vector<CardNeed>; // a card once, by name
[[nodiscard]] CardNeeds together(std::span<const CardNeeds> decks);

struct CardStanding {
    CardKey card;
    std::string name;
    std::int64_t need = 0;
    std::int64_t have = 0;    // owned, wherever they are
    std::int64_t here = 0;    // of them set aside for these decks
    std::int64_t free = 0;    // of them at hand and in no deck
    std::int64_t inOther = 0; // of them in other decks
    std::int64_t lent = 0;
    std::int64_t wanted = 0;
    [[nodiscard]] std::int64_t missing() const { return std::max<std::int64_t>(0, need - here - free); }
    // What even taking other decks apart and calling lent cards back leaves open.
    [[nodiscard]] std::int64_t toGet() const { return std::max<std::int64_t>(0, need - have); }
    friend bool operator==(const CardStanding&, const CardStanding&) = default;
};
// Of the needs, in their order. `decks`: whose copies count as set aside already.
[[nodiscard]] std::vector<CardStanding> standing(
    const Collection& collection, const CardNeeds& needs, std::span<const BuiltDeckId> decks);

// Sets free copies aside until the deck holds what it needs and gives back what it no longer needs; where too few are
// free it takes what there is. Stacks without a place come last, then the worst in condition.
[[nodiscard]] EditResult buildDeck(
    const Collection& collection, BuiltDeckId deck, const CardNeeds& needs, std::string deckName);
[[nodiscard]] EditResult takeApart(const Collection& collection, BuiltDeckId deck, std::string deckName);

// What completing a deck takes: copies to get and their price, as far as a stack of the card tells its value.
struct Completion {
    std::int64_t missing = 0;
    std::int64_t price = 0;    // hundredths
    std::int64_t unpriced = 0; // copies of `missing` nothing is known of
    friend auto operator<=>(const Completion&, const Completion&) = default;
};
[[nodiscard]] Completion completion(const Collection& collection, std::span<const CardStanding> standing);
// Of the decks, the order from the one that takes least: fewest unpriced and cheapest first, then fewest copies.
[[nodiscard]] std::vector<std::size_t> cheapestFirst(std::span<const Completion> decks);

// The copies a deck is made of: what building it takes. Sections that count for nothing (maybe piles) are left out;
// names the catalogue does not have stand with an empty key, so that nobody misses them unseen.
[[nodiscard]] CardNeeds deckNeeds(const Deck& deck, const DeckChecker& checker);

// Copies of the card one deck may have at most, by the strictest law that names it; none where no law does, and of a
// card outside the pool.
[[nodiscard]] std::optional<std::int64_t> printedLimit(const DeckChecker& checker, CardIndex card);

// How many copies of each card of a catalogue are owned: what advice asks, card by card.

// By CardIndex. Lent copies and those in built decks count: they are owned.
[[nodiscard]] std::vector<std::int32_t> ownedCopies(const Collection& collection, const Catalogue& catalogue);

// Copies above the printed limit of a card: they can never be used in one deck, so they may go to somebody else.
// The limit is that of a ruleset; cards it names no limit for, or does not know, have no surplus.

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
