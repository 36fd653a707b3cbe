#include "model/abilities/token_words.h"

#include "model/abilities/aliases.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>

namespace nexus::model {

namespace {

bool isTokenWord(const std::string& word) { return word == "token" || word == "tokens"; }

bool isFigure(const std::string& word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) { return isDigit(c); });
}

bool isNameWord(std::string_view printed)
{
    return !printed.empty() && std::isupper(static_cast<unsigned char>(printed.front())) != 0;
}

// "0/1 'Echo' Illusion unit token".
std::string saidInFull(
    const std::string& attack, const std::string& defense, std::string_view name, std::string_view kind)
{
    return attack + "/" + defense + " '" + std::string(name) + "' " + std::string(kind) + (kind.empty() ? "" : " ") +
           "unit token";
}

// "Echo tokens (0/1 Illusion, Zeal)", wherever the text says it: in full as the aliases of the game say it.
void learnFromText(std::string_view text, const Game& game, Vocabulary& vocabulary)
{
    constexpr std::size_t mostDescribed = 12; // tokens of a text, in brackets
    constexpr std::string_view order = "create one ";
    if (text.find("oken") == std::string_view::npos)
        return;
    const auto tokens = tokensOf(text);
    const auto printed = [&](std::size_t i) { return text.substr(tokens[i].at, tokens[i].end - tokens[i].at); };
    for (std::size_t i = 1; i + 6 < tokens.size(); ++i) {
        if (!isTokenWord(tokens[i].word) || tokens[i + 1].word != "(" || !isFigure(tokens[i + 2].word) ||
            tokens[i + 3].word != "/" || !isNameWord(printed(i - 1)) || !isNameWord(printed(i + 5)))
            continue;
        auto end = i + 6;
        while (end < tokens.size() && end < i + mostDescribed && tokens[end].word != ")")
            ++end;
        if (end == tokens.size() || tokens[end].word != ")")
            continue;
        const auto described = text.substr(tokens[i + 1].at, tokens[end].end - tokens[i + 1].at);
        const auto said = asRead(
            std::string(order) + std::string(printed(i - 1)) + " token " + std::string(described), {}, game)
                              .text;
        if (said.starts_with(order) && said.find('(') == std::string::npos)
            vocabulary.addToken(printed(i - 1), std::string_view(said).substr(order.size()));
    }
}

// "Create two 1/1 Moth tokens", "(1/1 Moth with Zeal)": a kind that perhaps no card of the list has. What stands alone
// in brackets could be a keyword, too.
void learnKinds(std::string_view text, const Game& game, Vocabulary& vocabulary)
{
    if (text.find("oken") == std::string_view::npos)
        return;
    const auto tokens = tokensOf(text);
    for (std::size_t i = 2; i + 2 < tokens.size(); ++i) {
        const auto& kind = tokens[i + 1];
        const auto& behind = tokens[i + 2].word;
        const auto printed = text.substr(kind.at, kind.end - kind.at);
        if (tokens[i - 1].word == "/" && isFigure(tokens[i - 2].word) && isFigure(tokens[i].word) &&
            isNameWord(printed) && !game.keywordOf(printed) &&
            (isTokenWord(behind) || behind == "unit" || behind == "with"))
            vocabulary.add(Vocabulary::Kind::Subtype, printed);
    }
}

// A card of type Token that is a unit with numbers and nothing else.
void learnFromToken(const Card& card, const Game& game, Vocabulary& vocabulary)
{
    const auto number = [&](std::string_view id) -> std::optional<std::int32_t> {
        const auto attribute = game.find(AttributeId(std::string(id)));
        return attribute && *attribute < card.numbers.size() ? card.numbers[*attribute] : std::nullopt;
    };
    const auto attack = number("attack"), defense = number("defense");
    if (!attack || !defense || !trimmed(card.rules).empty() || !card.keywords.empty() || card.subtypes.size() > 1)
        return;
    std::string_view name = card.name;
    if (constexpr std::string_view ending = " token"; fold(card.name).ends_with(ending))
        name.remove_suffix(ending.size());
    vocabulary.addToken(name, saidInFull(std::to_string(*attack), std::to_string(*defense), name,
                                  card.subtypes.empty() ? std::string_view() : card.subtypes.front()));
}

} // namespace

void learnTokens(const Card& card, const Game& game, Vocabulary& vocabulary)
{
    learnKinds(card.rules, game, vocabulary);
    learnFromText(card.rules, game, vocabulary);
    for (const auto& [attribute, text] : card.texts) {
        learnKinds(text, game, vocabulary);
        learnFromText(text, game, vocabulary);
    }
    if (fold(card.type) == "token")
        learnFromToken(card, game, vocabulary);
}

void learnFrom(const Card& card, const Game& game, Vocabulary& vocabulary)
{
    for (const auto& subtype : card.subtypes)
        vocabulary.add(Vocabulary::Kind::Subtype, subtype);
    learnTokens(card, game, vocabulary);
}

} // namespace nexus::model
