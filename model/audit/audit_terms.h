// What a card is measured by in an audit (resources/help/workbench.md), read from what a person types against the
// attributes and types that the game declares:
//     an attribute's id or alias   its number; 0 or 1 of a flag; of a choice its place among them, from 1
//     dp                           the sum of the domains
//     text                         the characters of the rules text
//     a card type                  1 for cards that have it as type or subtype: leader
//     a term of the search language, with its field: 1 for the cards it finds: t:drone, kw:taunt, rules:draw
// What a card does not have counts as 0.
#pragma once

#include "model/cards/catalogue.h"
#include "model/search/query_parser.h"

namespace nexus::model {

using TextLength = NameOnly<struct TextLengthName>;

struct AuditTerm {
    std::string name; // an attribute's id, else as typed, folded; two terms of one name are one
    std::variant<AttributeIndex, DomainTotal, TextLength, QueryNode> measure;
    friend bool operator==(const AuditTerm&, const AuditTerm&) = default;
};

struct AuditTermError {
    enum class Kind {
        Unknown,  // no such term
        NoNumber, // an attribute of words
        NoQuery,  // a term of the search language that does not parse, or that asks about a deck or a collection
        Twice,    // named before
        Cost,     // what is to be explained
        NoWeight, // in a formula: not "term=number", or no term at all
    };
    Kind kind = Kind::Unknown;
    std::string term;                // as typed
    std::optional<QueryError> query; // NoQuery: where it does not parse
};

// Terms with commas between them; blanks around them do not matter.
[[nodiscard]] tl::expected<std::vector<AuditTerm>, AuditTermError> parseAuditTerms(
    std::string_view text, AttributeIndex cost, const Game& game);
// The words that are a term in this game, but for those of the search language.
[[nodiscard]] std::vector<std::string> auditTermNames(const Game& game);
// An integer by its id or alias; no other attribute can be a cost.
[[nodiscard]] std::optional<AttributeIndex> costCalled(std::string_view typed, const Game& game);

// What each of the cards has of the term, in their order.
[[nodiscard]] std::vector<double> measured(
    const AuditTerm& term, const Catalogue& catalogue, std::span<const CardIndex> cards);

} // namespace nexus::model
