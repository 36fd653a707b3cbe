#include "importers/card_list.h"

#include "importers/reason_words.h"
#include "importers/text_guard.h"
#include "model/base/text.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <unordered_map>

namespace nexus::importers {

using model::AttributeKind;
using model::Card;
using model::Game;

namespace {

std::optional<CardFault> textFaultOf(const char* field, const std::string& text, std::size_t maxLength, bool breaks)
{
    if (auto fault = textFault(text, maxLength, breaks))
        return CardFault{field, std::move(*fault), shortened(text)};
    return std::nullopt;
}

std::optional<CardFault> wordListFault(const char* field, std::vector<std::string>& words)
{
    for (auto& word : words) {
        word = std::string(model::trimmed(word));
        if (auto fault = textFaultOf(field, word, maxNameLength, false))
            return fault;
    }
    std::erase_if(words, [](const auto& word) { return word.empty(); });
    if (words.size() > maxWords)
        return CardFault{field, "has more than 64 entries", {}};
    return std::nullopt;
}

// The game's own spelling of the type, where it knows it.
void settleType(Card& card, const Game& game)
{
    for (const auto& type : game.types)
        if (type.name == card.type)
            return;
    for (const auto& type : game.types)
        if (model::fold(type.name) == model::fold(card.type))
            card.type = type.name;
}

} // namespace

bool isAbsent(std::string_view folded)
{
    return folded.empty() || folded == "-" || folded == "--" || folded == "n/a" || folded == "na";
}

std::string setCode(std::string_view text)
{
    std::string code(model::trimmed(text));
    for (char& c : code)
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 32);
    return code;
}

std::vector<ImportProblem> tooManyRefused(CardList list)
{
    auto refused = std::move(list.refused);
    refused.push_back({.reason = ReasonWords::tr("more than 10,000 cards are refused; reading stopped here"),
        .line = refused.back().line,
        .pointer = refused.back().pointer});
    return refused;
}

std::optional<CardFault> completeCard(Card& card, const Game& game, bool keywordsGiven)
{
    card.name = std::string(model::trimmed(card.name));
    card.type = std::string(model::trimmed(card.type));
    card.set = setCode(card.set);
    if (model::fold(card.name).empty())
        return CardFault{"name", "is missing", {}};
    if (card.type.empty())
        return CardFault{"type", "is missing", {}};
    const auto plain = [&](const char* field, const std::string& text) {
        return textFaultOf(field, text, maxNameLength, false);
    };
    for (auto fault :
        {plain("name", card.name), plain("type", card.type), plain("set", card.set), plain("number", card.number),
            plain("rarity", card.rarity), textFaultOf("rules", card.rules, maxTextLength, true),
            textFaultOf("flavor", card.flavor, maxTextLength, true),
            textFaultOf("extras", card.extras, 4 * maxTextLength, true)})
        if (fault)
            return fault;
    for (const auto& [attribute, text] : card.texts)
        if (auto fault = textFaultOf(game.attributes[attribute].id.str().c_str(), text, maxTextLength, true))
            return fault;
    if (auto fault = wordListFault("subtypes", card.subtypes))
        return fault;
    if (auto fault = wordListFault("keywords", card.keywords))
        return fault;
    if (std::find(game.emptyRules.begin(), game.emptyRules.end(), card.rules) != game.emptyRules.end())
        card.rules.clear();
    if (!keywordsGiven)
        card.keywords = model::keywordsInRules(card.rules, game, card.set);
    card.numbers.resize(game.attributes.size());
    for (std::size_t i = 0; i < game.attributes.size(); ++i)
        if (!card.numbers[i])
            card.numbers[i] = game.attributes[i].whenAbsent;
    settleType(card, game);
    return std::nullopt;
}

void refuseTwins(CardList& list, const Game& game)
{
    for (auto& listed : list.cards)
        listed.key = model::cardKey(listed.card, game);
    std::unordered_map<std::string_view, std::size_t> first; // the first row of a card
    first.reserve(list.cards.size());
    std::unordered_map<std::string, std::size_t> printings; // of cards that stand in several rows, which are few
    const auto printing = [&](std::size_t row) {
        const auto& listed = list.cards[row];
        return listed.key.str() + "\n" + listed.card.set + "\n" + listed.card.number;
    };
    for (std::size_t i = 0; i < list.cards.size() && list.refused.size() < maxRefused; ++i) {
        const auto& [card, key, line, pointer] = list.cards[i];
        const auto [at, isNew] = first.try_emplace(key.str(), i);
        if (isNew)
            continue;
        printings.try_emplace(printing(at->second), at->second);
        const auto [twin, isFresh] = printings.try_emplace(printing(i), i);
        if (isFresh)
            continue;
        const auto& other = list.cards[twin->second];
        list.refused.push_back(
            {.reason = line ? filled(ReasonWords::tr("stands in this file already, in line %1"),
                                  {std::to_string(other.line)})
                            : filled(ReasonWords::tr("stands in this file already, at %1", "a JSON pointer"),
                                  {other.pointer}),
                .line = line,
                .pointer = pointer,
                .heading = "name",
                .value = shortened(card.name),
                .card = card.name});
    }
}

bool isOpenNumber(const Game& game, model::AttributeIndex attribute, std::string_view text)
{
    const auto& face = game.face;
    return (face.cost == attribute || face.left == attribute || face.right == attribute) &&
           game.attributes[attribute].kind == AttributeKind::Integer && model::fold(model::trimmed(text)) == "x";
}

std::string openNumberNote(const std::string& place, const std::string& card, const std::string& heading)
{
    return filled(
        ReasonWords::tr(
            "%1: %2: %3 is “X”, to be said when the card is played; the list gives no number, so it has none"),
        {place, shortened(card), heading});
}

std::optional<CardFault> setAttribute(Card& card, const Game& game, model::AttributeIndex index, std::string_view text)
{
    const auto& attribute = game.attributes[index];
    text = model::trimmed(text);
    const std::string folded = model::fold(text);
    const auto fault = [&](std::string reason) {
        return CardFault{attribute.id.str(), std::move(reason), shortened(text)};
    };
    if (isAbsent(folded) || isOpenNumber(game, index, text))
        return std::nullopt;
    switch (attribute.kind) {
    case AttributeKind::Text: card.texts[index] = text; return std::nullopt;
    case AttributeKind::Integer: {
        int number = 0;
        const auto digits = text.starts_with('+') && !text.starts_with("+-") ? text.substr(1) : text;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error == std::errc::result_out_of_range)
            return fault(ReasonWords::tr("is out of range"));
        if (error != std::errc() || end != digits.data() + digits.size())
            return fault(ReasonWords::tr("is not a whole number"));
        if (number < (attribute.domain ? 0 : -maxCardNumber) || number > maxCardNumber)
            return fault(ReasonWords::tr("is out of range"));
        card.numbers[index] = number;
        return std::nullopt;
    }
    case AttributeKind::Flag:
        if (folded == "yes" || folded == "true" || folded == "x" || folded == "1")
            card.numbers[index] = 1;
        else if (folded == "no" || folded == "false" || folded == "0")
            card.numbers[index] = 0;
        else
            return fault(ReasonWords::tr("is neither yes nor no"));
        return std::nullopt;
    case AttributeKind::Choice:
        for (std::size_t i = 0; i < attribute.choices.size(); ++i)
            if (model::fold(attribute.choices[i]) == folded) {
                card.numbers[index] = static_cast<std::int32_t>(i);
                return std::nullopt;
            }
        return fault(filled(ReasonWords::tr("is not one of %1"), {model::joined(attribute.choices, ", ")}));
    }
    return std::nullopt;
}

} // namespace nexus::importers
