#include "model/cards/glossary.h"

#include "model/base/text.h"
#include "model/cards/sentences.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace nexus::model {

namespace {

constexpr std::size_t mostWords = 2; // of a keyword nobody explains

bool isCapital(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
bool isLetter(char c) { return (c & 0x80) != 0 || std::isalpha(static_cast<unsigned char>(c)) != 0; } // or part of one
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// "Overclock" of "Overclock", "Overclock (2)", "Overclock 2"; empty where it is a sentence.
std::string keywordLike(std::string_view part)
{
    std::string word;
    std::size_t words = 0;
    for (const auto piece : split(part, ' ')) {
        if (piece.empty())
            continue;
        if (words > 0 && (piece.front() == '(' || isDigit(piece.front())))
            continue;
        const bool letters = std::all_of(
            piece.begin(), piece.end(), [](char c) { return isLetter(c) || c == '-' || c == '\''; });
        if (!isCapital(piece.front()) || !letters || ++words > mostWords)
            return {};
        word += (word.empty() ? "" : " ") + std::string(piece);
    }
    return word;
}

// Those that a sentence consists of, parted by commas: all of them or none.
void addKeywordLike(std::string_view rules, const Game& game, std::vector<std::string>& words)
{
    const auto isAbilityName = [&](const std::string& word) {
        return std::any_of(game.abilityNames.begin(), game.abilityNames.end(),
            [&](const auto& name) { return fold(name) == fold(word); });
    };
    for (const auto sentence : sentences(rules)) {
        std::vector<std::string> found;
        const auto parts = split(sentence, ',');
        for (const auto part : parts)
            if (auto word = keywordLike(trimmed(part)); !word.empty() && !isAbilityName(word))
                found.push_back(std::move(word));
        if (found.size() == parts.size())
            words.insert(words.end(), found.begin(), found.end());
    }
}

std::string allTexts(const Card& card, const Game& game)
{
    std::string all = card.rules;
    for (const auto& [attribute, text] : card.texts)
        if (!game.isInternal(attribute, card.set))
            all += "\n" + text;
    return all;
}

// A mention in any spelling, of one or of several: "Impact Counter" in "Remove two impact counters".
bool speaksOf(const std::string& folded, const std::string& name)
{
    const auto word = fold(name);
    return !word.empty() && (saysWord(folded, word) || saysWord(folded, word + "s"));
}

} // namespace

std::vector<ExplainedWord> explainedOn(const Card& card, const Game& game)
{
    const auto& glossary = game.glossaryOf(card.set);
    std::vector<ExplainedWord> explained;
    const auto add = [&](const std::string& printed, const Keyword* keyword) {
        if (keyword && !keyword->help.empty() &&
            std::none_of(
                explained.begin(), explained.end(), [&](const auto& known) { return known.keyword == keyword; }))
            explained.push_back({printed, keyword});
    };
    for (const auto& printed : card.keywords)
        add(printed, keywordIn(glossary, printed));
    if (&glossary == &game.keywords)
        return explained;
    const auto folded = fold(allTexts(card, game));
    for (const auto& keyword : glossary)
        if (speaksOf(folded, keyword.name))
            add(keyword.name, &keyword);
    return explained;
}

GlossaryLint lintGlossary(const Catalogue& pool, const std::vector<Keyword>& glossary)
{
    const auto& game = pool.game();
    GlossaryLint lint;
    lint.uses.resize(glossary.size());
    std::map<std::string, GlossaryLint::Undefined> undefined; // by folded word
    pool.all().forEach([&](CardIndex index) {
        const auto card = pool.card(index);
        auto words = keywordsInRules(card.rules, game, card.set);
        words.insert(words.end(), card.keywords.begin(), card.keywords.end());
        addKeywordLike(card.rules, game, words);
        const auto folded = fold(allTexts(card, game));
        for (std::size_t i = 0; i < glossary.size(); ++i)
            if (speaksOf(folded, glossary[i].name) || std::any_of(words.begin(), words.end(), [&](const auto& word) {
                    return keywordIn(glossary, word) == &glossary[i];
                }))
                ++lint.uses[i];
        for (const auto& printed : words) {
            if (keywordIn(glossary, printed))
                continue;
            const auto* known = game.keywordOf(printed);
            const std::string word(
                known ? known->name : trimmed(std::string_view(printed).substr(0, printed.find('('))));
            auto& entry = undefined[fold(word)];
            entry.word = word;
            if (entry.cards.empty() || entry.cards.back() != card.name)
                entry.cards.push_back(card.name);
        }
    });
    for (std::size_t i = 0; i < glossary.size(); ++i)
        if (lint.uses[i] == 0)
            lint.unused.push_back(glossary[i].name);
    for (auto& [folded, entry] : undefined)
        lint.undefined.push_back(std::move(entry));
    std::stable_sort(lint.undefined.begin(), lint.undefined.end(),
        [](const auto& a, const auto& b) { return a.cards.size() > b.cards.size(); });
    return lint;
}

} // namespace nexus::model
