// The chances of a contest between two sides (ContestRule), exact: each adds up given numbers, dice and the best card
// of a hand; who may, rolls all his dice once more. Good to about 1e-12. Contests of revealed cards are flips
// (model/chances/initiative.h).
#pragma once

#include "model/rules/deal_rules.h"
#include "model/rules/legality.h"

#include <array>
#include <map>

namespace nexus::model {

// Number → chance.
using NumberOdds = std::map<std::int64_t, double>;

// What `count` dice show together.
[[nodiscard]] NumberOdds diceOdds(int count, int faces);

// Copies of a deck by what they add for a side of some choice ("blue"); `nobody`: they end the contest without winner.
struct HandRow {
    std::int64_t adds = 0;
    bool nobody = false;
    std::size_t copies = 0;
    friend bool operator==(const HandRow&, const HandRow&) = default;
};
// `choice` is one of the term's attribute.
[[nodiscard]] std::vector<HandRow> handRows(
    const Deck& deck, const DeckChecker& checker, const ContestTerm& term, std::size_t choice);
// By which choice a side of a given number plays: that of the deck's cards that print it, each copy counted; all cards
// of the deck where none does. Choice → share.
[[nodiscard]] std::map<std::size_t, double> handChoices(const Deck& deck, const DeckChecker& checker,
    const ContestTerm& term, std::optional<std::pair<AttributeIndex, std::int64_t>> printing);

// What a side adds up.
struct SideOdds {
    std::int64_t given = 0;
    NumberOdds hand;   // of the best card of a fair hand; without one nothing with certainty
    double nobody = 0; // that it ends the contest, which is no part of `hand`
};
// The best is the highest number; a card that ends the contest is played where no other adds anything.
void addHand(SideOdds& side, const std::vector<HandRow>& rows, std::size_t handSize, double share);

struct ContestOdds {
    std::array<double, 2> wins{};
    double nobody = 0;
    // Throws of first and second at which a side that may roll again does; none are told where hands differ.
    std::array<std::vector<std::pair<int, int>>, 2> rerolls;
};
// `rerolling`: after both have rolled the first decides and then the second, each for its best. Of a contest of which
// each side adds up the same terms.
[[nodiscard]] ContestOdds contestOdds(
    const ContestRule& rule, const std::array<SideOdds, 2>& sides, std::array<bool, 2> rerolling = {});

} // namespace nexus::model
