// Why a search came to nothing, and what to search instead, as sentences.
#pragma once

#include "model/search/query_offers.h"

#include <string>

namespace nexus::app {

// "No card has “t:units”.", "No card matches all 3 terms. Without “cp>90”, 140 would."
[[nodiscard]] std::string whyNothing(const model::QueryAdvice& advice);
// "Did you mean t:unit? It finds 140 cards."
[[nodiscard]] std::string offerSentence(const model::QueryOffer& offer);
// What a button that searches it says: the query and how many cards it finds.
// " Did you mean t:unit? It finds 140 cards." of a query about cards that does not parse or finds none; empty where
// nothing is near.
[[nodiscard]] std::string queryMeant(std::string_view text, const model::Catalogue& catalogue);
// " Did you mean “Relay Drone”?"
[[nodiscard]] std::string cardMeant(std::string_view name, const model::Catalogue& catalogue);
[[nodiscard]] std::string offerLabel(const model::QueryOffer& offer);

} // namespace nexus::app
