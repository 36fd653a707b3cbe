// Text to Query. Never throws and never guesses: text that does not parse gives the place and what was
// expected there, so that a search bar can mark the column and keep the last good result.
#pragma once

#include "model/search/query.h"

#include <string_view>
#include <tl/expected.hpp>

namespace nexus::model {

struct QueryError {
    std::size_t column = 1; // code points, from 1; one past the end when something is missing there
    std::size_t length = 0; // how many code points are at fault, 0 when something is missing
    std::string expected;   // "a number or an attribute", completes "expected …"
    friend bool operator==(const QueryError&, const QueryError&) = default;
};

// Texts over 4,096 bytes or with parentheses deeper than 64 are refused.
[[nodiscard]] tl::expected<Query, QueryError> parseQuery(std::string_view text, const Game& game);

// A term of the outermost level and where its text stands, with its '-' and parentheses.
struct PlacedTerm {
    std::size_t offset = 0; // bytes
    std::size_t length = 0;
    std::optional<QueryNode> node; // none: an order, "sort:cp"
};
struct PlacedQuery {
    Query query;
    std::vector<PlacedTerm> terms; // in the order of the text
    bool alternatives = false;     // joined by "or" somewhere on the outermost level
};
// As parseQuery, with the places: what rewriting a part of a query needs.
[[nodiscard]] tl::expected<PlacedQuery, QueryError> parsePlacedQuery(std::string_view text, const Game& game);
// A single sort key as `--sort` takes it: "cp", "-attack".
[[nodiscard]] tl::expected<SortKey, QueryError> parseSortKey(std::string_view text, const Game& game);

} // namespace nexus::model
