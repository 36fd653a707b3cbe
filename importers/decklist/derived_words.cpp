#include "importers/decklist/derived_words.h"

#include "importers/edition_edit.h"
#include "importers/tables/cells.h"
#include "importers/tables/table.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <set>

namespace nexus::importers {

namespace {

using model::AttributeIndex;
using model::Card;
using model::Game;
using CardWords = std::vector<std::string>;

constexpr std::array wordSeparators{",", ";", "/", "+", "&", "·", "—", "–"};
constexpr const char* yesWord = "yes";

bool isNoWord(const std::string& cell)
{
    const auto folded = model::fold(cell);
    return folded.empty() || folded == "n/a" || folded == "-";
}

std::string wordFolded(const std::string& word) { return model::fold(word); }

CardWords wordsOfCell(const std::string& cell, bool whole)
{
    if (isNoWord(cell))
        return {};
    if (whole)
        return {cell};
    auto text = cell;
    for (const std::string separator : wordSeparators)
        for (auto at = text.find(separator); at != std::string::npos; at = text.find(separator, at + 1))
            text.replace(at, separator.size(), "\n");
    CardWords words;
    for (const auto part : model::split(text, '\n'))
        if (const auto word = model::trimmed(part); !word.empty())
            words.emplace_back(word);
    return words;
}

CardWords wordAlone(const std::string& text) { return text.empty() ? CardWords() : CardWords{text}; }

// "heading: text" of what no one knows, one for each line of it.
std::string extraWords(const Card& card, const std::string& heading)
{
    std::string text;
    for (const auto line : model::split(card.extras, '\n'))
        if (line.starts_with(heading + ": "))
            text += (text.empty() ? "" : "\n") + std::string(line.substr(heading.size() + 2));
    return text;
}

class WordSources {
public:
    WordSources(const WordCells& column, const Game& game, const std::string& set)
        : m_column(column)
        , m_game(game)
        , m_set(set)
        , m_form(model::headingForm(column.heading))
        , m_meant(attributeMeant(column.heading, game, set))
    {
    }

    std::vector<WordSource> all()
    {
        const auto& headings = m_game.headings;
        const auto common = [&](const std::vector<std::string>& names, auto of, bool whole = false) {
            add({names.empty() ? std::string() : names.front(), isNamed(names, m_form), whole, std::move(of),
                wordFolded});
        };
        common(headings.type, [](const Card& card) { return wordAlone(card.type); });
        common(headings.subtypes, [](const Card& card) { return card.subtypes; });
        common(headings.keywords, [](const Card& card) { return card.keywords; });
        common(headings.rarity, [](const Card& card) { return wordAlone(card.rarity); });
        common(headings.set, [](const Card& card) { return wordAlone(card.set); });
        common(
            headings.rules, [](const Card& card) { return wordAlone(card.rules); }, true);
        common(
            headings.flavor, [](const Card& card) { return wordAlone(card.flavor); }, true);
        for (std::size_t i = 0; i < m_game.attributes.size(); ++i)
            addAttribute(static_cast<AttributeIndex>(i));
        if (m_game.hasDomains())
            addDomains();
        addExtras();
        return std::move(m_sources);
    }

private:
    void add(WordSource source) { m_sources.push_back(std::move(source)); }

    void addAttribute(AttributeIndex i)
    {
        const auto& attribute = m_game.attributes[i];
        const auto number = [i](const Card& card) { return i < card.numbers.size() ? card.numbers[i] : std::nullopt; };
        WordSource source{attribute.label, m_meant == i, false, {}, wordFolded};
        switch (attribute.kind) {
        case model::AttributeKind::Integer: return;
        case model::AttributeKind::Choice:
            source.of = [number, choices = attribute.choices](const Card& card) {
                const auto choice = number(card);
                return choice && static_cast<std::size_t>(*choice) < choices.size()
                           ? wordAlone(choices[static_cast<std::size_t>(*choice)])
                           : CardWords();
            };
            break;
        case model::AttributeKind::Flag:
            source.of = [number](
                            const Card& card) { return number(card).value_or(0) ? wordAlone(yesWord) : CardWords(); };
            source.form = [](const std::string& word) { return std::string(saysNo(word) ? "" : yesWord); };
            break;
        case model::AttributeKind::Text:
            source.whole = true;
            source.of = [i](const Card& card) {
                const auto found = card.texts.find(i);
                return found == card.texts.end() ? CardWords() : wordAlone(found->second);
            };
            break;
        }
        add(std::move(source));
    }

    // The domains a card has points of, under any of their names.
    void addDomains()
    {
        WordSource source{m_game.domain.name, m_form == model::headingForm(m_game.domain.name), false, {}, {}};
        source.of = [domains = m_game.domainAttributes(), &game = m_game](const Card& card) {
            CardWords words;
            for (const auto domain : domains)
                if (domain < card.numbers.size() && card.numbers[domain].value_or(0) > 0)
                    words.push_back(game.attributes[domain].label);
            return words;
        };
        source.form = [&game = m_game, set = m_set](const std::string& word) {
            const auto meant = attributeMeant(word, game, set);
            return meant && game.attributes[*meant].domain ? game.attributes[*meant].id.str() : model::fold(word);
        };
        add(std::move(source));
    }

    void addExtras()
    {
        std::set<std::string> headings;
        for (const auto* card : m_column.cards)
            if (card)
                for (const auto line : model::split(card->extras, '\n'))
                    if (const auto end = line.find(": "); end != std::string_view::npos)
                        headings.emplace(line.substr(0, end));
        for (const auto& heading : headings)
            add({heading, model::headingForm(heading) == m_form, true,
                [heading](const Card& card) { return wordAlone(extraWords(card, heading)); }, wordFolded});
    }

    const WordCells& m_column;
    const Game& m_game;
    const std::string& m_set;
    std::string m_form;
    std::optional<AttributeIndex> m_meant;
    std::vector<WordSource> m_sources;
};

std::set<std::string> formsOfWords(const WordSource& source, const CardWords& words)
{
    std::set<std::string> forms;
    for (const auto& word : words)
        if (auto form = source.form(word); !form.empty())
            forms.insert(std::move(form));
    return forms;
}

struct WordGuess {
    WordRule rule;
    std::vector<std::string> cells; // as they would be
    std::size_t right = 0, filled = 0;
};

WordGuess wordGuess(WordSource source, const WordCells& column)
{
    WordGuess guess{{std::move(source), {}}, {}};
    auto& rule = guess.rule;
    bool parted = false, told = false;
    for (const auto& cell : column.cells) {
        const auto words = wordsOfCell(cell, rule.source.whole);
        for (const auto& word : words)
            rule.spelled.try_emplace(rule.source.form(word), word);
        if (const auto second = words.size() > 1 ? cell.find(words[1], words[0].size()) : std::string::npos;
            second != std::string::npos && !parted) {
            rule.between = cell.substr(cell.find(words[0]) + words[0].size(), second - words[0].size());
            parted = true;
        }
        if (words.empty() && !told) {
            rule.nothing = cell;
            told = true;
        }
    }
    for (std::size_t i = 0; i < column.cells.size(); ++i) {
        if (!column.cards[i])
            continue;
        guess.cells.push_back(inWords(rule, column.cells[i], *column.cards[i]));
        const bool some = !isNoWord(column.cells[i]);
        guess.filled += some ? 1 : 0;
        guess.right += some && guess.cells.back() == column.cells[i] ? 1 : 0;
    }
    return guess;
}

} // namespace

LearntWords learnWords(const WordCells& column, const Game& game, const std::string& set)
{
    constexpr std::size_t fewestRight = 2; // of a column whose heading does not say what it is
    std::vector<WordGuess> all;
    for (auto& source : WordSources(column, game, set).all())
        all.push_back(wordGuess(std::move(source), column));
    std::stable_sort(all.begin(), all.end(), [](const WordGuess& a, const WordGuess& b) {
        return a.right != b.right ? a.right > b.right : a.rule.source.named && !b.rule.source.named;
    });
    if (all.empty() || all.front().filled == 0)
        return {};
    const auto& best = all.front();
    const bool named = best.rule.source.named;
    if (best.right == 0)
        return {.rule = {},
            .strange = std::any_of(all.begin(), all.end(), [](const auto& guess) { return guess.rule.source.named; })};
    if (!named && (best.right < fewestRight || best.right * 2 < best.filled))
        return {};
    for (const auto& other : all)
        if (!named && best.right < best.filled && other.right == best.right && other.cells != best.cells)
            return {.rule = {}, .doubtful = true};
    return {.rule = best.rule};
}

std::string inWords(const WordRule& rule, const std::string& cell, const Card& card)
{
    const auto& source = rule.source;
    const auto words = source.of(card);
    if (formsOfWords(source, wordsOfCell(cell, source.whole)) == formsOfWords(source, words))
        return cell;
    std::string written;
    for (const auto& word : words) {
        const auto known = source.whole ? rule.spelled.end() : rule.spelled.find(source.form(word));
        written += (written.empty() ? "" : rule.between) + (known == rule.spelled.end() ? word : known->second);
    }
    return written.empty() ? rule.nothing : written;
}

} // namespace nexus::importers
