// Facets: what a query says in its outermost conjunction about types, domains, numbers, choices, keywords and sets,
// and the query rewritten to say something else. Chips read and write through these, so that bar and chips agree.
// Rewriting touches nothing but the terms of that facet; a query that does not parse is given back as it is.
#pragma once

#include "model/cards/catalogue.h"
#include "model/search/query.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace nexus::model {

// A query cut into its words without being parsed: works on half-typed text, where the parser gives an error only.
// Follows the grammar of query_parser for blanks, parentheses, quotes, patterns, '-' and field operators.
[[nodiscard]] inline bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

struct QueryWord {
    enum class Form { Bare, Phrase, Field } form = Form::Bare;
    std::size_t begin = 0, end = 0;     // without its '-'
    std::size_t termBegin = 0;          // with it
    std::string_view field, comparison; // Field
    std::size_t valueBegin = 0;         // Field: after the operator
    char quote = 0;                     // '"' or '/' where phrase or value starts with it
    bool open = false;                  // the quote is not closed
};

[[nodiscard]] std::vector<QueryWord> queryWords(std::string_view text);

enum class FacetKind { Addable, Owned, Type, Domain, Amount, Choice, Keyword, Set };

struct FacetId {
    FacetKind kind = FacetKind::Type;
    AttributeIndex attribute = 0; // Amount, Choice
    friend bool operator==(const FacetId&, const FacetId&) = default;
};

// What a facet says; nothing at all: it does not narrow the query.
struct FacetValue {
    FacetId facet;
    std::vector<std::string> words;        // Type, Domain, Choice, Keyword, Set: folded; any of them will do
    std::optional<std::int64_t> low, high; // Amount: inclusive
    bool on = false;                       // Addable, Owned
    [[nodiscard]] bool says() const { return on || low || high || !words.empty(); }
    friend bool operator==(const FacetValue&, const FacetValue&) = default;
};

// Every facet of the game: flags, type, domain, then numbers and choices as the game lists them, keyword, set.
[[nodiscard]] std::vector<FacetId> facetsOf(const Game& game);

// What the query says, facets that say nothing left out; nothing for a query that does not parse.
[[nodiscard]] std::optional<std::vector<FacetValue>> readFacets(std::string_view query, const Game& game);
// The value of one facet in what readFacets gave.
[[nodiscard]] FacetValue facetValue(const std::vector<FacetValue>& values, FacetId facet);
// The query with the facet saying this and nothing else. Words that cannot be written (with a '"') are left out.
[[nodiscard]] std::string setFacet(std::string_view query, const FacetValue& value, const Game& game);

// A word to choose from: as it stands in the query, and as it is shown.
struct FacetWord {
    std::string word, label;
    friend bool operator==(const FacetWord&, const FacetWord&) = default;
};
// Types and domains as the game lists them, keywords by name, sets as the catalogue lists them.
[[nodiscard]] std::vector<FacetWord> facetWords(FacetId facet, const Catalogue& catalogue);

// A value as a query can carry it: in quotes where it needs them; nothing where no quotes would help.
[[nodiscard]] std::optional<std::string> queryWord(std::string_view value);
// The text so that terms can be put beside it: in parentheses where it has "or" on its outermost level.
[[nodiscard]] std::string asOneTerm(std::string_view query, const Game& game);

} // namespace nexus::model
