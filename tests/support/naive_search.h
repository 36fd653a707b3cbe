// The search language answered card by card over Card values, slowly and in the plainest way: what the fast
// search over the columns of a snapshot has to agree with.
#pragma once

#include "model/abilities/language.h"
#include "model/base/text.h"
#include "model/search/query_match.h"

#include <set>

namespace nexus::test {

// A card with all its printings, oldest first; its values are those of the last.
struct NaiveCard {
    model::CardIndex index = 0; // in the snapshot: the only thing taken from there
    std::vector<model::Card> printings;
};

struct NaiveContext {
    std::set<model::CardIndex> legal, addable, main, sideboard;
    std::vector<std::int64_t> owned, needed;
    model::Vocabulary vocabulary;
};

class NaiveSearch {
public:
    NaiveSearch(const model::Game& game, const NaiveContext& context)
        : m_game(game)
        , m_context(context)
    {
    }

    [[nodiscard]] bool matches(const model::QueryNode& node, const NaiveCard& card) const
    {
        return std::visit([&](const auto& term) { return holds(term, card); }, node.term);
    }
    [[nodiscard]] std::optional<std::int64_t> value(const model::Number& number, const NaiveCard& card) const
    {
        using namespace model;
        const auto& numbers = card.printings.back().numbers;
        if (const auto* constant = std::get_if<std::int64_t>(&number))
            return *constant;
        if (const auto* attribute = std::get_if<AttributeIndex>(&number))
            return attributeValue(numbers, *attribute);
        if (std::holds_alternative<CopiesOwned>(number))
            return m_context.owned[card.index];
        if (std::holds_alternative<CopiesNeeded>(number))
            return m_context.needed[card.index];
        std::int64_t total = 0, kinds = 0;
        for (AttributeIndex i = 0; i < m_game.attributes.size(); ++i)
            if (m_game.attributes[i].domain) {
                const auto points = attributeValue(numbers, i).value_or(0);
                total += points;
                kinds += points > 0 ? 1 : 0;
            }
        return std::holds_alternative<DomainKinds>(number) ? kinds : total;
    }

private:
    std::optional<std::int64_t> attributeValue(
        const std::vector<std::optional<std::int32_t>>& numbers, model::AttributeIndex attribute) const
    {
        const auto printed = attribute < numbers.size() ? numbers[attribute] : std::nullopt;
        const auto value = printed ? printed : m_game.attributes[attribute].whenAbsent;
        return value ? std::optional<std::int64_t>(*value) : std::nullopt;
    }

    bool holds(const model::AllOf& all, const NaiveCard& card) const
    {
        return std::all_of(all.nodes.begin(), all.nodes.end(), [&](const auto& node) { return matches(node, card); });
    }
    bool holds(const model::AnyOf& any, const NaiveCard& card) const
    {
        return std::any_of(any.nodes.begin(), any.nodes.end(), [&](const auto& node) { return matches(node, card); });
    }
    bool holds(const model::NoneOf& none, const NaiveCard& card) const
    {
        return std::none_of(
            none.nodes.begin(), none.nodes.end(), [&](const auto& node) { return matches(node, card); });
    }

    std::vector<std::string> fields(const model::TextTerm& term, const model::Card& card) const
    {
        const auto texts = [&](model::AttributeIndex attribute) {
            const auto it = card.texts.find(attribute);
            return it == card.texts.end() ? std::string() : it->second;
        };
        const auto withTexts = [&](std::vector<std::string> fields) {
            for (model::AttributeIndex i = 0; i < m_game.attributes.size(); ++i)
                if (m_game.attributes[i].kind == model::AttributeKind::Text)
                    fields.push_back(texts(i));
            return fields;
        };
        switch (term.scope) {
        case model::TextScope::Name: return {card.name};
        case model::TextScope::Rules: return withTexts({card.rules});
        case model::TextScope::Flavor: return {card.flavor};
        case model::TextScope::Attribute: return {texts(term.attribute)};
        case model::TextScope::Any: break;
        }
        return withTexts({card.name, card.type + " " + model::joined(card.subtypes, " "),
            model::joined(card.keywords, ", "), card.rules});
    }
    // Regular expressions of tests are plain words, with '^' before or '$' after them.
    static bool fits(const model::TextTerm& term, const std::string& field)
    {
        if (term.match == model::TextMatch::Contains)
            return field.find(term.text) != std::string::npos;
        if (term.match == model::TextMatch::Whole)
            return field == term.text;
        if (term.text.starts_with('^'))
            return field.starts_with(term.text.substr(1));
        if (term.text.ends_with('$'))
            return field.ends_with(term.text.substr(0, term.text.size() - 1));
        return field.find(term.text) != std::string::npos;
    }
    bool holds(const model::TextTerm& term, const NaiveCard& card) const
    {
        const auto all = fields(term, card.printings.back());
        if (term.match == model::TextMatch::Whole && term.text.empty()) // rules="": no rules at all
            return std::all_of(all.begin(), all.end(), [&](const auto& text) { return model::fold(text).empty(); });
        return std::any_of(all.begin(), all.end(), [&](const auto& text) { return fits(term, model::fold(text)); });
    }

    bool holds(const model::WordTerm& term, const NaiveCard& card) const
    {
        using model::WordKind, model::fold;
        const auto& now = card.printings.back();
        const auto among = [&](const std::vector<std::string>& words) {
            return std::any_of(words.begin(), words.end(), [&](const auto& word) { return fold(word) == term.word; });
        };
        const auto printed = [&](auto member) {
            return std::any_of(card.printings.begin(), card.printings.end(),
                [&](const auto& printing) { return fold(printing.*member) == term.word; });
        };
        switch (term.kind) {
        case WordKind::Type: return fold(now.type) == term.word || among(now.subtypes);
        case WordKind::Subtype: return among(now.subtypes);
        case WordKind::Keyword: {
            auto words = now.keywords;
            for (auto& word : words)
                word = word.substr(0, word.find(" ("));
            return among(words);
        }
        case WordKind::Set: return printed(&model::Card::set);
        case WordKind::Rarity: break;
        }
        return printed(&model::Card::rarity);
    }
    bool holds(const model::ChoiceTerm& term, const NaiveCard& card) const
    {
        return attributeValue(card.printings.back().numbers, term.attribute) == term.choice;
    }
    bool holds(const model::CompareTerm& term, const NaiveCard& card) const
    {
        const auto a = value(term.left, card);
        const auto b = value(term.right, card);
        if (!a || !b)
            return false; // a value that is not there is neither large nor small
        switch (term.comparison) {
        case model::Comparison::Equal: return *a == *b;
        case model::Comparison::NotEqual: return *a != *b;
        case model::Comparison::Less: return *a < *b;
        case model::Comparison::LessEqual: return *a <= *b;
        case model::Comparison::Greater: return *a > *b;
        case model::Comparison::GreaterEqual: break;
        }
        return *a >= *b;
    }
    bool holds(const model::NoDomain&, const NaiveCard& card) const { return value(model::DomainTotal{}, card) == 0; }
    bool holds(const model::InDeck& term, const NaiveCard& card) const
    {
        const bool main = m_context.main.contains(card.index);
        const bool side = m_context.sideboard.contains(card.index);
        return term.section.empty()     ? main || side
               : term.section == "main" ? main
                                        : term.section == "sideboard" && side;
    }
    bool holds(const model::IsLegal&, const NaiveCard& card) const { return m_context.legal.contains(card.index); }
    bool holds(const model::MeaningTerm& term, const NaiveCard& card) const
    {
        const auto understood = model::understand(card.printings.back(), m_game, m_context.vocabulary);
        return model::meaningOf(understood).test(term.word);
    }
    bool holds(const model::StackTerm&, const NaiveCard&) const { return false; }
    bool holds(const model::CanAdd&, const NaiveCard& card) const { return m_context.addable.contains(card.index); }

    const model::Game& m_game;
    const NaiveContext& m_context;
};

} // namespace nexus::test
