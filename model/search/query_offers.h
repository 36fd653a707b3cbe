// Why a query finds nothing, and what to search instead: words spelt as the cards spell them, words of logic as signs,
// a phrase as its words, one term left out; and for a query that does not parse, the one that would. Only offered, for
// a person to take; looked for when nothing was found, never while something is.
#pragma once

#include "model/search/query.h"
#include "model/search/query_match.h"

namespace nexus::model {

enum class OfferKind {
    Mended, // it did not parse; it may find nothing without a deck
    Spelling,
    Logic,   // "and", "&&", "not" as what they were meant for
    Looser,  // the words of a phrase or of a whole name, wherever they stand
    Without, // a term left out
};
struct QueryOffer {
    OfferKind kind = OfferKind::Spelling;
    std::string query; // parses
    std::string typed; // Without: the term that is left out
    std::size_t found = 0;
    friend bool operator==(const QueryOffer&, const QueryOffer&) = default;
};
struct QueryAdvice {
    std::vector<std::string> unknown; // terms, as typed, that no card fulfils, whatever stands beside them
    std::size_t terms = 0;            // of the outermost level, where all of them have to hold
    std::vector<QueryOffer> offers;   // the likeliest first, at most mostOffers
};
constexpr std::size_t mostOffers = 3;

// Of a query that finds nothing in this catalogue, or does not parse. Where rule texts are still to be read (`context`
// has `unread`), what is not known is not offered.
[[nodiscard]] QueryAdvice adviseQuery(std::string_view text, const Catalogue& catalogue,
    const SearchContext& context = {}, const std::vector<NamedSection>& sections = {});

} // namespace nexus::model
