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
[[nodiscard]] std::string offerLabel(const model::QueryOffer& offer);

} // namespace nexus::app
