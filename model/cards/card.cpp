#include "model/cards/card.h"

#include "model/base/text.h"

#include <cctype>

namespace nexus::model {

namespace {

void appendEscaped(std::string_view folded, std::string& out)
{
    for (const char c : folded) {
        switch (c) {
        case ' ': out += '-'; break;
        case '-': out += '_'; break;
        case '_': out += "%5f"; break;
        case '.': out += "%2e"; break;
        case '%': out += "%25"; break;
        default: out += c;
        }
    }
}

// Sentences of a rules text without their full stops; a new line ends one too.
std::vector<std::string_view> sentences(std::string_view rules)
{
    std::vector<std::string_view> found;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= rules.size(); ++i) {
        const bool ends = i == rules.size() || rules[i] == '\n' ||
                          (rules[i] == '.' && (i + 1 == rules.size() || rules[i + 1] == ' ' || rules[i + 1] == '\n'));
        if (!ends)
            continue;
        if (const auto sentence = trimmed(rules.substr(begin, i - begin)); !sentence.empty())
            found.push_back(sentence);
        begin = i + 1;
    }
    return found;
}

std::string firstNumber(std::string_view text)
{
    const auto begin = text.find_first_of("0123456789");
    if (begin == std::string_view::npos)
        return {};
    const auto end = text.find_first_not_of("0123456789", begin);
    return std::string(text.substr(begin, end == std::string_view::npos ? end : end - begin));
}

// "Adapt (1)" for "Adapt (1)", "Evolve (3)" for "Evolve from Feral Hunter (3 CP)", nothing for other sentences.
std::optional<std::string> keywordOfSentence(std::string_view sentence, const Keyword& keyword)
{
    const auto& name = keyword.name;
    if (sentence.size() < name.size() || fold(sentence.substr(0, name.size())) != fold(name))
        return std::nullopt;
    const auto rest = sentence.substr(name.size());
    if (rest.empty() || rest.front() == ':')
        return name;
    const bool numbered = rest.starts_with(" (") || rest.starts_with("(") || rest.starts_with(" from ") ||
                          (rest.size() > 1 && rest[0] == ' ' && std::isdigit(static_cast<unsigned char>(rest[1])));
    if (!numbered)
        return std::nullopt;
    const auto head = rest.starts_with(" from ") ? rest.substr(std::min(rest.rfind('('), rest.size()))
                                                 : rest.substr(0, rest.find(':'));
    const auto number = firstNumber(head);
    return number.empty() ? name : name + " (" + number + ")";
}

bool mentions(std::string_view rules, std::string_view word)
{
    const auto letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (auto at = rules.find(word); at != std::string_view::npos; at = rules.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || !letter(rules[at - 1])) && (end == rules.size() || !letter(rules[end])))
            return true;
    }
    return false;
}

} // namespace

std::vector<std::string> identityParts(const Card& card, const Game& game)
{
    std::vector<std::string> parts;
    for (const auto& part : game.identity) {
        if (part == "name")
            continue;
        auto& text = parts.emplace_back();
        if (part == "type")
            text = card.type;
        else if (const auto index = game.find(AttributeId(part)))
            if (const auto it = card.texts.find(*index); it != card.texts.end())
                text = it->second;
    }
    return parts;
}

std::string identityQualifier(const Card& card, const Game& game)
{
    auto parts = identityParts(card, game);
    std::erase(parts, std::string());
    return joined(parts, ", ");
}

CardKey makeCardKey(std::string_view name, const std::vector<std::string>& parts)
{
    std::string key;
    appendEscaped(fold(name), key);
    if (std::all_of(parts.begin(), parts.end(), [](const auto& part) { return part.empty(); }))
        return CardKey(std::move(key));
    for (const auto& part : parts) {
        key += '.';
        appendEscaped(fold(part), key);
    }
    return CardKey(std::move(key));
}

CardKey cardKey(const Card& card, const Game& game) { return makeCardKey(card.name, identityParts(card, game)); }

std::vector<std::string> keywordsInRules(std::string_view rules, const Game& game)
{
    std::vector<std::string> found;
    const auto add = [&](std::string keyword) {
        if (std::find(found.begin(), found.end(), keyword) == found.end())
            found.push_back(std::move(keyword));
    };
    for (const auto sentence : sentences(rules))
        for (auto part : split(sentence, sentence.find(':') == std::string_view::npos ? ',' : '\0'))
            for (const auto& keyword : game.keywords)
                if (auto printed = keywordOfSentence(trimmed(part), keyword))
                    add(*printed);
    for (const auto& keyword : game.keywords) {
        const bool known = std::any_of(
            found.begin(), found.end(), [&](const auto& printed) { return game.keywordOf(printed) == &keyword; });
        if (keyword.mentioned && !known && mentions(rules, keyword.name))
            add(keyword.name);
    }
    return found;
}

} // namespace nexus::model
