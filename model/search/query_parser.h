// Text to Query. Never throws and never guesses: text that does not parse gives the place and what was
// expected there, so that a search bar can mark the column and keep the last good result.
#pragma once

#include "model/search/query.h"

#include <string_view>
#include <tl/expected.hpp>

namespace nexus::model {

struct QueryError {
    std::size_t column = 1;           // code points, from 1; one past the end when something is missing there
    std::size_t length = 0;           // how many code points are at fault, 0 when something is missing
    std::string expected;             // "a number or an attribute", completes "expected …"
    std::vector<std::string> known{}; // the words that may stand there, folded, where they are few
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
// A value, or a word without a field, on any level.
struct PlacedValue {
    std::size_t offset = 0; // bytes, without quotes or slashes
    std::size_t length = 0;
    std::string field; // as typed; empty: none
    bool quoted = false;
    QueryNode node; // without the '-' before it
};
struct PlacedQuery {
    Query query;
    std::vector<PlacedTerm> terms;   // in the order of the text
    std::vector<PlacedValue> values; // likewise, orders left out
    bool alternatives = false;       // joined by "or" somewhere on the outermost level
};
// As parseQuery, with the places: what rewriting a part of a query needs.
[[nodiscard]] tl::expected<PlacedQuery, QueryError> parsePlacedQuery(std::string_view text, const Game& game);
// A single sort key as `--sort` takes it: "cp", "-attack".
[[nodiscard]] tl::expected<SortKey, QueryError> parseSortKey(std::string_view text, const Game& game);

// The fields of the search language: which word stands left of ":" or "<", and what a term of it means.
// Used by the parser; kept apart so that completion and the syntax sheet name the same fields.
enum class ValueForm { Word, Phrase, Regex, Range };
// What stood right of the operator, with its place in the query.
struct FieldValue {
    ValueForm form = ValueForm::Word;
    std::string text;
    std::string upper;      // Range: the second number
    std::size_t offset = 0; // bytes
    std::size_t length = 0;
};
// As QueryError, but counted in bytes; the parser turns it into columns.
struct FieldError {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string expected;
    std::vector<std::string> known{};
};

[[nodiscard]] tl::expected<QueryNode, FieldError> fieldTerm(std::string_view field, std::size_t fieldOffset,
    std::string_view comparison, const FieldValue& value, const Game& game);
[[nodiscard]] tl::expected<SortKey, FieldError> sortKey(const FieldValue& value, const Game& game);
// A word or phrase without a field.
[[nodiscard]] tl::expected<QueryNode, FieldError> textTerm(
    const FieldValue& value, TextScope scope, AttributeIndex attribute = 0, bool whole = false);
// Every field a query of this game knows, for messages and completion; other ways to write them not among them.
[[nodiscard]] std::vector<std::string> fieldNames(const Game& game);

} // namespace nexus::model
