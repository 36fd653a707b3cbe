// The search language (resources/help/search.md) as a value. Text becomes a Query by parseQuery
// (query_parser.h); a Query is answered over a catalogue snapshot by search (query_match.h).
// The search bar, `accepts` and `where` of rulesets, saved filters and the command line all use it.
#pragma once

#include "model/cards/game.h"

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace nexus::model {

enum class Comparison { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

// What a number in a query can be: a constant, a column, or something counted.
struct DomainTotal {
    friend bool operator==(DomainTotal, DomainTotal) = default;
};
struct DomainKinds {
    friend bool operator==(DomainKinds, DomainKinds) = default;
};
struct CopiesOwned {
    friend bool operator==(CopiesOwned, CopiesOwned) = default;
};
struct CopiesNeeded {
    friend bool operator==(CopiesNeeded, CopiesNeeded) = default;
};
struct CopiesFree {
    friend bool operator==(CopiesFree, CopiesFree) = default;
};
using Number =
    std::variant<std::int64_t, AttributeIndex, DomainTotal, DomainKinds, CopiesOwned, CopiesNeeded, CopiesFree>;

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
struct NoDomain {
    friend bool operator==(NoDomain, NoDomain) = default;
};
struct InDeck {        // in the open deck: in a section, or anywhere but in the free ones
    SectionId section; // empty: "deck"
    friend bool operator==(const InDeck&, const InDeck&) = default;
};
struct NamedSection { // what in: may name
    SectionId id;
    std::string label;
};
struct IsLegal {
    friend bool operator==(IsLegal, IsLegal) = default;
};
struct CanAdd {
    friend bool operator==(CanAdd, CanAdd) = default;
};

// Of copies in the collection: where they are, how they are (model/collection/stack.h).
enum class StackTrait { Location, Lent, Condition, Language, Finish, Tag };
struct StackTerm {
    StackTrait trait = StackTrait::Location;
    Comparison comparison = Comparison::Equal; // Condition: a better one is greater; the others know Equal alone
    std::string text;                          // folded; Condition: its code. Location, Lent, Tag: a part of it
    friend bool operator==(const StackTerm&, const StackTerm&) = default;
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
        StackTerm>
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

// Whether `wanted` holds for any term that is not itself a joining of terms; terms under a minus are looked at too.
template <class Wanted> [[nodiscard]] bool anyTerm(const QueryNode& node, const Wanted& wanted)
{
    const auto anyOf = [&](const auto& nodes) {
        return std::any_of(nodes.begin(), nodes.end(), [&](const QueryNode& inner) { return anyTerm(inner, wanted); });
    };
    if (const auto* all = std::get_if<AllOf>(&node.term))
        return anyOf(all->nodes);
    if (const auto* any = std::get_if<AnyOf>(&node.term))
        return anyOf(any->nodes);
    if (const auto* none = std::get_if<NoneOf>(&node.term))
        return anyOf(none->nodes);
    return wanted(node.term);
}

} // namespace nexus::model
