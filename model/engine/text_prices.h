// What a text costs, and whether and with which cards it can be paid.
#pragma once

#include "model/engine/selection.h"

namespace nexus::model {

// What an ability costs, and what it does: nodes of its script.
[[nodiscard]] NodeId costsOf(const Script& script);
[[nodiscard]] NodeId stepsOf(const Script& script);
// What has to be paid, one by one.
[[nodiscard]] std::vector<NodeId> costsIn(const Script& script, NodeId costs);
// The cards a cost takes, or of a hand the pick of them; 0: it takes none, or those of the text.
[[nodiscard]] NodeId payment(const Script& script, NodeId cost);
// Where the cards lie that are picked for a cost: in the hand, or in the discard pile.
[[nodiscard]] Zone pileOfCost(const Script& script, NodeId pick);
// The condition whose counters are removed: "remove them".
[[nodiscard]] NodeId countedBefore(const Script& script, NodeId cost);
// The price that a group of cards pays, and the other parts of it.
struct PricesBeside {
    NodeId own = 0;
    std::vector<NodeId> others;
};
[[nodiscard]] PricesBeside pricesBeside(const Speaker& speaker, NodeId group);
// Whether the card pays one of the others; what is itself exhausted may still go for another.
[[nodiscard]] bool isGivenFor(const Speaker& speaker, const PricesBeside& beside, CardId card);
// Without those that are all there is for another part of the price.
void leaveForOthers(const Speaker& who, NodeId group, std::vector<CardId>& cards);
// Whether its player chooses what pays it, and of what.
[[nodiscard]] bool isOfChoice(const Speaker& who, NodeId group);
[[nodiscard]] std::vector<CardId> cardsToGive(const Speaker& who, NodeId group, bool byAction);
// How many counters a price asks for; at least one where all of them go.
[[nodiscard]] int markersWanted(const Script& script, NodeId cost);
// Whether the player can pay all of it now; `byAction`: points and the card's own exhausting are paid otherwise.
[[nodiscard]] bool canPay(const Speaker& speaker, NodeId costs, bool byAction);

} // namespace nexus::model
