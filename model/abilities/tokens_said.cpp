#include "model/abilities/tokens_said.h"

#include "model/abilities/grammar.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace nexus::model {

namespace {

constexpr std::string_view tokenWord = "token";
constexpr std::size_t mostNameWords = 6; // between its numbers and the word "token"
constexpr std::array<std::string_view, 7> smallNumbers{"zero", "one", "two", "three", "four", "five", "six"};

std::optional<int> figure(const std::string& word)
{
    constexpr std::size_t mostDigits = 3;
    if (word.empty() || word.size() > mostDigits ||
        !std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
        return std::nullopt;
    return std::stoi(word);
}

std::optional<int> countSaid(const std::string& word)
{
    for (std::size_t i = 1; i < smallNumbers.size(); ++i)
        if (word == smallNumbers[i])
            return static_cast<int>(i);
    return figure(word);
}

class TokenReader {
public:
    explicit TokenReader(std::string_view text)
        : m_text(text)
        , m_words(tokensOf(text))
    {
    }

    void read(std::vector<SaidToken>& said)
    {
        for (std::size_t i = 1; i < m_words.size(); ++i)
            if (m_words[i].word == tokenWord || m_words[i].word == std::string(tokenWord) + "s")
                if (auto token = readAt(i))
                    keep(said, std::move(*token));
    }

private:
    [[nodiscard]] std::string_view printed(std::size_t i) const
    {
        return m_text.substr(m_words[i].at, m_words[i].end - m_words[i].at);
    }
    [[nodiscard]] bool isName(std::size_t i) const
    {
        return std::isupper(static_cast<unsigned char>(m_text[m_words[i].at])) != 0;
    }
    [[nodiscard]] bool is(std::size_t i, std::string_view word) const
    {
        return i < m_words.size() && m_words[i].word == word;
    }
    [[nodiscard]] bool isUnitWord(std::size_t i) const { return is(i, "unit") || is(i, "units"); }
    // A word whose capital says nothing.
    [[nodiscard]] bool beginsSentence(std::size_t i) const
    {
        const auto before = trimmed(m_text.substr(0, m_words[i].at));
        return before.empty() || before.ends_with('.') || before.ends_with(':') || before.ends_with('\n');
    }

    // The numbers before the words up to `at`: the place of the first, or nothing.
    [[nodiscard]] std::optional<std::size_t> numbersBefore(std::size_t at) const
    {
        for (std::size_t back = 0; back <= mostNameWords && back + 3 <= at; ++back) {
            const auto first = at - back - 3;
            if (figure(m_words[first].word) && is(first + 1, "/") && figure(m_words[first + 2].word))
                return first;
            if (!isUnitWord(at - back - 1) && !isName(at - back - 1) && m_words[at - back - 1].word != "'")
                return std::nullopt;
        }
        return std::nullopt;
    }

    std::optional<SaidToken> readAt(std::size_t at) const
    {
        SaidToken token;
        auto begin = at;
        if (const auto numbers = numbersBefore(at)) {
            token.attack = figure(m_words[*numbers].word);
            token.defense = figure(m_words[*numbers + 2].word);
            nameBetween(*numbers + 3, at, token);
            begin = *numbers;
        } else {
            while (begin > 0 && at - begin < mostNameWords &&
                   (isUnitWord(begin - 1) || (isName(begin - 1) && !beginsSentence(begin - 1))))
                --begin;
            nameBetween(begin, at, token);
            if (!numbersBehind(at, token) && !isCreated(begin))
                return std::nullopt;
        }
        if (begin > 0)
            token.copies = countSaid(m_words[begin - 1].word).value_or(1);
        token.has = saidToHave(at + 1);
        if (token.name.empty() && token.attack)
            token.name = std::to_string(*token.attack) + "/" + std::to_string(*token.defense);
        return token.name.empty() ? std::nullopt : std::optional(std::move(token));
    }

    // "'Scrap Drone' Construct unit", "Construct": its name and kinds.
    void nameBetween(std::size_t from, std::size_t to, SaidToken& token) const
    {
        std::vector<std::string> kinds;
        for (auto i = from; i < to; ++i) {
            if (m_words[i].named > 0) {
                token.name = m_words[i].text;
                i += m_words[i].named - 1;
            } else if (isName(i)) {
                kinds.emplace_back(printed(i));
            }
        }
        if (token.name.empty()) {
            token.name = joined(kinds, " ");
            if (kinds.size() == 1)
                token.subtypes = kinds;
        } else {
            token.subtypes = std::move(kinds);
        }
    }

    // "Echo tokens (0/1 Illusion)".
    bool numbersBehind(std::size_t at, SaidToken& token) const
    {
        if (!is(at + 1, "(") || at + 4 >= m_words.size() || !is(at + 3, "/"))
            return false;
        token.attack = figure(m_words[at + 2].word);
        token.defense = figure(m_words[at + 4].word);
        if (!token.attack || !token.defense)
            return false;
        token.subtypes.clear();
        for (auto i = at + 5; i < m_words.size() && !is(i, ")"); ++i)
            if (isName(i))
                token.subtypes.emplace_back(printed(i));
        return true;
    }

    [[nodiscard]] bool isCreated(std::size_t at) const
    {
        while (at-- > 0 && m_words[at].word != ".")
            if (m_words[at].word == "create" || m_words[at].word == "creates")
                return true;
        return false;
    }

    // "with Zeal and Steadfast", "with the ability "Consume: …"".
    [[nodiscard]] std::string saidToHave(std::size_t i) const
    {
        std::string has;
        if (isUnitWord(i))
            ++i;
        if (!is(i, "with"))
            return has;
        const auto add = [&](std::string_view what) {
            has += (has.empty() ? "" : " ") + std::string(what) + (what.ends_with('.') ? "" : ".");
        };
        for (++i; i < m_words.size(); ++i) {
            if (m_words[i].quoted)
                add(m_words[i].text);
            else if (isName(i))
                add(printed(i));
            else if (!is(i, "and") && !is(i, ",") && !is(i, "the") && !is(i, "ability"))
                break;
        }
        return has;
    }

    static void keep(std::vector<SaidToken>& said, SaidToken token)
    {
        const auto known = std::find_if(
            said.begin(), said.end(), [&](const auto& each) { return fold(each.name) == fold(token.name); });
        if (known == said.end()) {
            said.push_back(std::move(token));
            return;
        }
        const auto copies = std::max(known->copies, token.copies);
        if (!known->attack)
            *known = std::move(token);
        known->copies = copies;
    }

    std::string_view m_text;
    std::vector<TextToken> m_words;
};

std::string withoutTokenWord(std::string_view name)
{
    auto folded = fold(name);
    if (const auto ending = " " + std::string(tokenWord); folded.ends_with(ending))
        folded.resize(folded.size() - ending.size());
    return folded;
}

} // namespace

bool isTokenCard(const Card& card) { return fold(card.type) == tokenWord; }

std::vector<SaidToken> tokensSaid(const Card& card)
{
    std::vector<SaidToken> said;
    TokenReader(card.rules).read(said);
    for (const auto& [attribute, text] : card.texts)
        TokenReader(text).read(said);
    return said;
}

void gatherTokens(std::vector<GatheredToken>& tokens, const Card& card)
{
    for (auto& said : tokensSaid(card)) {
        const auto same = std::find_if(tokens.begin(), tokens.end(), [&](const auto& other) {
            return fold(other.said.name) == fold(said.name) &&
                   (!said.attack || !other.said.attack ||
                       (said.attack == other.said.attack && said.defense == other.said.defense));
        });
        if (same == tokens.end()) {
            tokens.push_back({std::move(said), card.set});
            continue;
        }
        const auto copies = std::max(same->said.copies, said.copies);
        if (!same->said.attack)
            same->said = std::move(said);
        same->said.copies = copies;
    }
}

Card tokenAsCard(const SaidToken& said, const Catalogue& pool, const std::string& set)
{
    const auto wanted = withoutTokenWord(said.name);
    std::optional<CardIndex> known;
    pool.all().forEach([&](CardIndex card) {
        if (!known && fold(pool.type(card)) == tokenWord && withoutTokenWord(pool.name(card)) == wanted)
            known = card;
    });
    if (known)
        return pool.card(*known);
    const auto& game = pool.game();
    Card card;
    card.name = said.name;
    card.type = "Token";
    card.subtypes = said.subtypes;
    card.rules = said.has;
    card.keywords = keywordsInRules(said.has, game, set);
    card.set = set;
    card.numbers.resize(game.attributes.size());
    const auto put = [&](const std::optional<AttributeIndex>& attribute, const std::optional<int>& value) {
        if (attribute && value)
            card.numbers[*attribute] = *value;
    };
    put(game.play.attack, said.attack);
    put(game.play.defense, said.defense);
    return card;
}

std::string tokenWords(const SaidToken& said)
{
    auto words = said.attack ? std::to_string(*said.attack) + "/" + std::to_string(said.defense.value_or(0)) + " "
                             : std::string();
    words = said.name == trimmed(words) ? words : words + said.name + " ";
    words += tokenWord;
    return said.has.empty() ? words : words + " (" + said.has + ")";
}

} // namespace nexus::model
