// The search language (resources/help/search.md) as a value. Text becomes a Query by parseQuery
// (query_parser.h); a Query is answered over a catalogue snapshot by search (query_match.h).
// The search bar, `accepts` and `where` of rulesets, saved filters and the command line all use it.
#pragma once

#include "model/abilities/meaning.h"
#include "model/cards/game.h"

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace nexus::model {

enum class Comparison { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

[[nodiscard]] constexpr bool compares(std::int64_t a, Comparison comparison, std::int64_t b)
{
    switch (comparison) {
    case Comparison::Equal: return a == b;
    case Comparison::NotEqual: return a != b;
    case Comparison::Less: return a < b;
    case Comparison::LessEqual: return a <= b;
    case Comparison::Greater: return a > b;
    case Comparison::GreaterEqual: return a >= b;
    }
    return false;
}

// A term or number that is its name and nothing else.
template <class Name> struct NameOnly {
    friend bool operator==(NameOnly, NameOnly) = default;
};

// What a number in a query can be: a constant, a column, or something counted.
using DomainTotal = NameOnly<struct DomainTotalName>;
using DomainKinds = NameOnly<struct DomainKindsName>;
using CopiesOwned = NameOnly<struct CopiesOwnedName>;
using CopiesNeeded = NameOnly<struct CopiesNeededName>;
using CopiesFree = NameOnly<struct CopiesFreeName>;
using CopiesForTrade = NameOnly<struct CopiesForTradeName>;
using Number = std::variant<std::int64_t, AttributeIndex, DomainTotal, DomainKinds, CopiesOwned, CopiesNeeded,
    CopiesFree, CopiesForTrade>;

enum class TextScope { Any, Name, Rules, Flavor, Attribute };
enum class TextMatch { Contains, Whole, Regex };

struct TextTerm {
    TextScope scope = TextScope::Any;
    AttributeIndex attribute = 0; // scope Attribute
    TextMatch match = TextMatch::Contains;
    std::string text; // folded; a regular expression in the syntax of RE2
    friend bool operator==(const TextTerm&, const TextTerm&) = default;
};
enum class WordKind { Type, Subtype, Keyword, Set, Rarity };
struct WordTerm { // a whole word out of a list: type, subtype, keyword, set, rarity
    WordKind kind = WordKind::Type;
    std::string word; // folded
    friend bool operator==(const WordTerm&, const WordTerm&) = default;
};
struct ChoiceTerm {
    AttributeIndex attribute = 0;
    std::int32_t choice = 0;
    friend bool operator==(const ChoiceTerm&, const ChoiceTerm&) = default;
};
struct CompareTerm {
    Number left;
    Comparison comparison = Comparison::Equal;
    Number right;
    friend bool operator==(const CompareTerm&, const CompareTerm&) = default;
};
using NoDomain = NameOnly<struct NoDomainName>;
struct InDeck {        // in the open deck: in a section, or anywhere but in the free ones
    SectionId section; // empty: "deck"
    friend bool operator==(const InDeck&, const InDeck&) = default;
};
struct NamedSection { // what in: may name
    SectionId id;
    std::string label;
};
using IsLegal = NameOnly<struct IsLegalName>;
using CanAdd = NameOnly<struct CanAddName>;

// Of copies in the collection: where they are, how they are (model/collection/stack.h).
enum class StackTrait { Location, Lent, Condition, Language, Finish, Tag };
struct StackTerm {
    StackTrait trait = StackTrait::Location;
    Comparison comparison = Comparison::Equal; // Condition: a better one is greater; the others know Equal alone
    std::string text;                          // folded; Condition: its code. Location, Lent, Tag: a part of it
    friend bool operator==(const StackTerm&, const StackTerm&) = default;
};

struct MeaningTerm { // what its texts do, wait for, cost, and how much of them plays
    MeaningIndex word = 0;
    friend bool operator==(const MeaningTerm&, const MeaningTerm&) = default;
};

struct QueryNode;
struct AllOf { // no nodes: everything
    std::vector<QueryNode> nodes;
    friend bool operator==(const AllOf&, const AllOf&) = default;
};
struct AnyOf {
    std::vector<QueryNode> nodes;
    friend bool operator==(const AnyOf&, const AnyOf&) = default;
};
struct NoneOf {
    std::vector<QueryNode> nodes; // one
    friend bool operator==(const NoneOf&, const NoneOf&) = default;
};
struct QueryNode {
    std::variant<AllOf, AnyOf, NoneOf, TextTerm, WordTerm, ChoiceTerm, CompareTerm, NoDomain, InDeck, IsLegal, CanAdd,
        StackTerm, MeaningTerm>
        term;
    friend bool operator==(const QueryNode&, const QueryNode&) = default;
};

struct SortKey {
    std::variant<std::monostate, AttributeIndex, DomainTotal, DomainKinds, WordKind> by; // monostate: the name
    bool descending = false;
    friend bool operator==(const SortKey&, const SortKey&) = default;
};

struct Query {
    QueryNode root;
    std::vector<SortKey> order;
    friend bool operator==(const Query&, const Query&) = default;
};

// True when the answer depends on a deck or a collection; such a query has no place in a ruleset.
[[nodiscard]] bool needsDeck(const QueryNode& node);

// Asks for copies that are owned or free, or how they are.
[[nodiscard]] bool asksCollection(const QueryNode& node);

// Going through the terms of a query, whatever joins them.

// What the node joins; null for a term.
[[nodiscard]] inline const std::vector<QueryNode>* joinedNodes(const QueryNode& node)
{
    return std::visit(
        [](const auto& term) -> const std::vector<QueryNode>* {
            if constexpr (requires { term.nodes; })
                return &term.nodes;
            return nullptr;
        },
        node.term);
}

// Whether `wanted` holds for any term that is not itself a joining of terms; terms under a minus are looked at too.
template <class Wanted> [[nodiscard]] bool anyTerm(const QueryNode& node, const Wanted& wanted)
{
    if (const auto* nodes = joinedNodes(node))
        return std::any_of(
            nodes->begin(), nodes->end(), [&](const QueryNode& inner) { return anyTerm(inner, wanted); });
    return wanted(node.term);
}

} // namespace nexus::model
