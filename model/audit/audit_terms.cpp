#include "model/audit/audit_terms.h"

#include "model/base/text.h"
#include "model/search/query_match.h"

#include <algorithm>

namespace nexus::model {

namespace {

const std::string domainTotalName = "dp", textLengthName = "text";

using TermResult = tl::expected<AuditTerm, AuditTermError>;

tl::unexpected<AuditTermError> refusedTerm(
    AuditTermError::Kind kind, std::string_view term, std::optional<QueryError> query = std::nullopt)
{
    return tl::unexpected(AuditTermError{kind, std::string(term), std::move(query)});
}

TermResult queryTerm(std::string_view typed, const Game& game)
{
    auto query = parseQuery(typed, game);
    if (!query)
        return refusedTerm(AuditTermError::Kind::NoQuery, typed, std::move(query.error()));
    if (needsDeck(query->root))
        return refusedTerm(AuditTermError::Kind::NoQuery, typed);
    return AuditTerm{fold(typed), std::move(query->root)};
}

TermResult termOf(std::string_view typed, const Game& game)
{
    // A word alone would be looked for in all texts: then every misspelling were a term.
    if (typed.find_first_of(":=<>") != std::string_view::npos)
        return queryTerm(typed, game);
    const auto name = fold(typed);
    if (name == domainTotalName && game.hasDomains())
        return AuditTerm{name, DomainTotal{}};
    if (name == textLengthName)
        return AuditTerm{name, TextLength{}};
    if (const auto attribute = game.findByName(name)) {
        const auto& about = game.attributes[*attribute];
        if (about.kind == AttributeKind::Text)
            return refusedTerm(AuditTermError::Kind::NoNumber, typed);
        return AuditTerm{about.id.str(), *attribute};
    }
    for (const auto& type : game.types)
        if (fold(type.name) == name)
            return AuditTerm{name, QueryNode{WordTerm{WordKind::Type, name}}};
    return refusedTerm(AuditTermError::Kind::Unknown, typed);
}

} // namespace

tl::expected<std::vector<AuditTerm>, AuditTermError> parseAuditTerms(
    std::string_view text, AttributeIndex cost, const Game& game)
{
    std::vector<AuditTerm> terms;
    for (const auto part : split(text, ',')) {
        const auto typed = trimmed(part);
        auto term = termOf(typed, game);
        if (!term)
            return tl::unexpected(std::move(term.error()));
        if (term->measure == decltype(term->measure)(cost))
            return refusedTerm(AuditTermError::Kind::Cost, typed);
        if (std::any_of(terms.begin(), terms.end(), [&](const auto& known) { return known.name == term->name; }))
            return refusedTerm(AuditTermError::Kind::Twice, typed);
        terms.push_back(std::move(*term));
    }
    return terms;
}

std::vector<std::string> auditTermNames(const Game& game)
{
    std::vector<std::string> names;
    for (const auto& attribute : game.attributes)
        if (attribute.kind != AttributeKind::Text)
            names.push_back(attribute.id.str());
    if (game.hasDomains())
        names.push_back(domainTotalName);
    names.push_back(textLengthName);
    for (const auto& type : game.types)
        if (const auto name = fold(type.name); !game.findByName(name))
            names.push_back(name);
    return names;
}

std::optional<AttributeIndex> costCalled(std::string_view typed, const Game& game)
{
    const auto attribute = game.findByName(fold(trimmed(typed)));
    return attribute && game.attributes[*attribute].kind == AttributeKind::Integer ? attribute : std::nullopt;
}

std::vector<double> measured(const AuditTerm& term, const Catalogue& catalogue, std::span<const CardIndex> cards)
{
    std::vector<double> values;
    values.reserve(cards.size());
    const auto each = [&](const auto& value) {
        for (const auto card : cards)
            values.push_back(static_cast<double>(value(card)));
    };
    if (const auto* attribute = std::get_if<AttributeIndex>(&term.measure)) {
        const bool choice = catalogue.game().attributes[*attribute].kind == AttributeKind::Choice;
        each([&](CardIndex card) {
            const auto number = catalogue.number(card, *attribute);
            return number ? std::int64_t{*number} + choice : 0;
        });
    } else if (std::holds_alternative<DomainTotal>(term.measure)) {
        const auto domains = catalogue.game().domainAttributes();
        each([&](CardIndex card) {
            std::int64_t sum = 0;
            for (const auto domain : domains)
                sum += catalogue.number(card, domain).value_or(0);
            return sum;
        });
    } else if (std::holds_alternative<TextLength>(term.measure)) {
        each([&](CardIndex card) { return codePoints(catalogue.card(card).rules); });
    } else {
        const auto found = matching(std::get<QueryNode>(term.measure), catalogue);
        each([&](CardIndex card) { return found.contains(card); });
    }
    return values;
}

} // namespace nexus::model
