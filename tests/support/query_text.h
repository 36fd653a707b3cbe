// A query written out in the search language, every group in parentheses and every text in quotes: what parser
// tests compare with and what random queries are parsed from.
#pragma once

#include "model/search/query.h"

#include <string>

namespace nexus::test {

inline std::string queryText(const model::QueryNode& node, const model::Game& game);

namespace detail {

inline std::string numberText(const model::Number& number, const model::Game& game)
{
    using namespace model;
    if (const auto* constant = std::get_if<std::int64_t>(&number))
        return std::to_string(*constant);
    if (const auto* attribute = std::get_if<AttributeIndex>(&number))
        return game.attributes[*attribute].id.str();
    if (std::holds_alternative<DomainTotal>(number))
        return "dp";
    if (std::holds_alternative<DomainKinds>(number))
        return "domains";
    return std::holds_alternative<CopiesOwned>(number)  ? "own"
           : std::holds_alternative<CopiesFree>(number) ? "free"
                                                        : "need";
}

inline std::string groupText(const std::vector<model::QueryNode>& nodes, const char* separator, const model::Game& game)
{
    std::string text = "(";
    for (const auto& node : nodes)
        text += (&node == &nodes.front() ? "" : separator) + queryText(node, game);
    return text + ")";
}

struct TermText {
    const model::Game& game;

    std::string operator()(const model::AllOf& all) const { return groupText(all.nodes, " ", game); }
    std::string operator()(const model::AnyOf& any) const { return groupText(any.nodes, " or ", game); }
    std::string operator()(const model::NoneOf& none) const { return "-(" + queryText(none.nodes.front(), game) + ")"; }
    std::string operator()(const model::TextTerm& term) const
    {
        static constexpr const char* scopes[] = {"text", "name", "rules", "flavor"};
        std::string field = term.scope == model::TextScope::Attribute ? game.attributes[term.attribute].id.str()
                                                                      : scopes[static_cast<int>(term.scope)];
        field += term.match == model::TextMatch::Whole ? "=" : ":";
        const char quote = term.match == model::TextMatch::Regex ? '/' : '"';
        return field + quote + term.text + quote;
    }
    std::string operator()(const model::WordTerm& term) const
    {
        static constexpr const char* kinds[] = {"t", "subtype", "kw", "set", "rarity"};
        return kinds[static_cast<int>(term.kind)] + std::string(":\"") + term.word + '"';
    }
    std::string operator()(const model::ChoiceTerm& term) const
    {
        const auto& attribute = game.attributes[term.attribute];
        return attribute.id.str() + ":" + attribute.choices[static_cast<std::size_t>(term.choice)];
    }
    std::string operator()(const model::CompareTerm& term) const
    {
        static constexpr const char* signs[] = {"=", "!=", "<", "<=", ">", ">="};
        return numberText(term.left, game) + signs[static_cast<int>(term.comparison)] + numberText(term.right, game);
    }
    std::string operator()(const model::NoDomain&) const { return "d:none"; }
    std::string operator()(const model::InDeck& term) const
    {
        return "in:" + (term.section.empty() ? "deck" : term.section.str());
    }
    std::string operator()(const model::IsLegal&) const { return "is:legal"; }
    std::string operator()(const model::CanAdd&) const { return "can:add"; }
    std::string operator()(const model::MeaningTerm& term) const
    {
        const auto word = model::meaningWords()[term.word];
        return std::string(aspectId(word.aspect)) + ":" + std::string(word.word);
    }
    std::string operator()(const model::StackTerm& term) const
    {
        static constexpr const char* fields[] = {"loc", "lent", "cond", "lang", "finish", "tag"};
        static constexpr const char* signs[] = {":", "!=", "<", "<=", ">", ">="};
        return fields[static_cast<int>(term.trait)] + std::string(signs[static_cast<int>(term.comparison)]) + '"' +
               term.text + '"';
    }
};

} // namespace detail

inline std::string queryText(const model::QueryNode& node, const model::Game& game)
{
    return std::visit(detail::TermText{game}, node.term);
}

inline std::string orderText(const std::vector<model::SortKey>& order, const model::Game& game)
{
    using namespace model;
    std::string text;
    for (const auto& key : order) {
        text += key.descending ? " sort:-" : " sort:";
        if (const auto* attribute = std::get_if<AttributeIndex>(&key.by))
            text += game.attributes[*attribute].id.str();
        else if (const auto* word = std::get_if<WordKind>(&key.by))
            text += *word == WordKind::Type ? "type" : *word == WordKind::Set ? "set" : "rarity";
        else
            text += std::holds_alternative<DomainTotal>(key.by)   ? "dp"
                    : std::holds_alternative<DomainKinds>(key.by) ? "domains"
                                                                  : "name";
    }
    return text;
}

} // namespace nexus::test
