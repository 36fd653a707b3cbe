#include "model/abilities/aliases.h"

#include "model/abilities/grammar.h"
#include "model/base/text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <span>

namespace nexus::model {

namespace {

constexpr std::string_view numberPart = "{n}", changePart = "{+n}", wordPart = "{word}", wordsPart = "{words}",
                           namePart = "{name}", selfPart = "{this}";

bool isNumber(std::string_view word)
{
    return !word.empty() && std::ranges::all_of(word, [](char c) { return isDigit(c); });
}

// Whether one word is what the part stands for: "2" or "two", "+2", "construct".
bool isOfPart(std::string_view part, std::string_view word)
{
    if (part == numberPart)
        return isNumber(word) || isCountWord(word);
    if (part == changePart)
        return word.size() > 1 && (word.front() == '+' || word.front() == '-') && isNumber(word.substr(1));
    return part == wordPart && !word.empty() && std::isalpha(static_cast<unsigned char>(word.front())) != 0;
}

bool isOneWord(std::string_view part) { return part == numberPart || part == changePart || part == wordPart; }

// "this unit", "this Asset": the card as its own texts call it.
std::string selfOf(const Card& card, const Game& game)
{
    for (const auto& type : game.types)
        if (fold(type.name) == fold(card.type))
            return type.role == CardRole::Unit ? "this unit" : "this " + type.name;
    return "this card";
}

// What a text may ask for, with all in quotation marks: words that are compared, and bytes that are written. Aliases
// can ask for each other without end.
struct RewritingBudget {
    std::size_t words = 200'000, bytes = 4 * maxTextLength;
    [[nodiscard]] bool isSpent() const { return words == 0 || bytes == 0; }
    static bool spend(std::size_t& left, std::size_t by)
    {
        left -= std::min(left, by);
        return left > 0;
    }
};

// Rewrites one text; the text of an ability in quotation marks is one of its own.
class Rewriting {
public:
    Rewriting(std::string_view text, std::size_t shift, const Card& card, const Game& game, std::span<const Alias> more,
        RewritingBudget& budget, RewrittenText& out)
        : m_text(text)
        , m_shift(shift)
        , m_card(card)
        , m_game(game)
        , m_more(more)
        , m_budget(budget)
        , m_out(out)
        , m_tokens(tokensOf(text))
    {
    }

    void all()
    {
        if (m_tokens.size() > Grammar::maxTokens) // such a text is not understood anyway
            return copy(0, m_text.size());
        tokens(0, m_tokens.size());
        copy(m_at, m_text.size());
    }

private:
    struct Captured {
        std::string_view part;
        std::size_t from = 0, to = 0; // tokens
    };
    using Captures = std::vector<Captured>;
    struct Match {
        const Alias* alias = nullptr;
        std::size_t to = 0; // token after it
        Captures captures;
    };

    void copy(std::size_t from, std::size_t to)
    {
        if (from >= to || !m_budget.spend(m_budget.bytes, to - from))
            return;
        m_out.places.push_back({m_out.text.size(), m_shift + from});
        m_out.text += m_text.substr(from, to - from);
        m_at = to;
    }

    // What stands in the tokens, rewritten; m_at is behind what is written.
    void tokens(std::size_t from, std::size_t to)
    {
        for (auto i = from; i < to && !m_budget.isSpent();) {
            const auto& token = m_tokens[i];
            if (token.quoted) {
                quoted(token);
                ++i;
            } else if (const auto match = matchAt(i, to)) {
                if (!match->alias->stays) {
                    copy(m_at, token.at);
                    write(*match, i);
                    m_at = m_tokens[match->to - 1].end;
                }
                i = match->to;
            } else {
                ++i;
            }
        }
    }

    void quoted(const TextToken& token)
    {
        const auto inner = m_text.find(token.text, token.at);
        if (token.text.empty() || inner == std::string_view::npos || inner >= token.end)
            return;
        copy(m_at, inner);
        Rewriting given(
            m_text.substr(inner, token.text.size()), m_shift + inner, m_card, m_game, m_more, m_budget, m_out);
        given.m_given = true;
        given.all();
        m_at = inner + token.text.size();
    }

    // The longest of the aliases that begin there.
    std::optional<Match> matchAt(std::size_t at, std::size_t to) const
    {
        std::optional<Match> best;
        const auto tryAll = [&](std::string_view first) {
            for (const auto aliases : {std::span<const Alias>(m_game.aliases), m_more}) {
                const auto found = std::ranges::equal_range(
                    aliases, first, {}, [](const Alias& alias) -> std::string_view { return alias.from.front(); });
                for (const auto& alias : found) {
                    if (!isForSet(alias.sets, m_card.set))
                        continue;
                    Match match{.alias = &alias};
                    if (fits(alias.from, at, to, match) && (!best || alias.from.size() > best->alias->from.size()))
                        best = std::move(match);
                }
            }
        };
        tryAll(m_tokens[at].word);
        for (const auto part : {numberPart, changePart})
            if (isOfPart(part, m_tokens[at].word))
                tryAll(part);
        if (isOwnName(at, to) > 0)
            tryAll(namePart);
        return best;
    }

    // How many tokens the card's own name is there; none: it is another.
    std::size_t isOwnName(std::size_t at, std::size_t to) const
    {
        if (m_given) // of the card that gives it, not of the one that has it
            return 0;
        if (m_name.empty())
            for (const auto& token : tokensOf(m_card.name))
                m_name.push_back(token.word);
        if (m_name.empty() || at + m_name.size() > to)
            return 0;
        for (std::size_t i = 0; i < m_name.size(); ++i)
            if (m_tokens[at + i].word != m_name[i])
                return 0;
        return m_name.size();
    }

    // Between single quotation marks.
    bool isInName(std::size_t at) const
    {
        for (std::size_t i = 0; i <= at; ++i)
            if (m_tokens[i].named > at - i)
                return true;
        return false;
    }

    bool fits(std::span<const std::string> from, std::size_t at, std::size_t to, Match& match) const
    {
        if (from.empty()) {
            match.to = at;
            return true;
        }
        if (at >= to || m_tokens[at].quoted || !m_budget.spend(m_budget.words, 1))
            return false;
        const auto& word = from.front();
        if (word == wordsPart) { // as few as fit, in one sentence
            for (auto end = at; end < to && m_tokens[end].word != "." && !m_tokens[end].quoted; ++end) {
                auto tried = match;
                tried.captures.push_back({word, at, end + 1});
                if (fits(from.subspan(1), end + 1, to, tried)) {
                    match = std::move(tried);
                    return true;
                }
            }
            return false;
        }
        if (word == namePart) {
            const auto words = isOwnName(at, to);
            return words > 0 && fits(from.subspan(1), at + words, to, match);
        }
        if (isOneWord(word) ? !isOfPart(word, m_tokens[at].word) || isInName(at) : m_tokens[at].word != word)
            return false;
        if (isOneWord(word))
            match.captures.push_back({word, at, at + 1});
        return fits(from.subspan(1), at + 1, to, match);
    }

    void put(std::string_view words, bool asCapital, std::size_t printed)
    {
        if (words.empty() || !m_budget.spend(m_budget.bytes, words.size()))
            return;
        m_out.places.push_back({m_out.text.size(), m_shift + printed, true});
        m_out.text += words;
        if (auto& first = m_out.text[m_out.text.size() - words.size()]; asCapital)
            first = static_cast<char>(std::toupper(static_cast<unsigned char>(first)));
    }

    // The first that the part stands for; the last of them stays for whatever comes again.
    static std::optional<Captured> takeFirst(Captures& captures, std::string_view part)
    {
        const auto first = std::ranges::find(captures, part, &Captured::part);
        if (first == captures.end())
            return std::nullopt;
        const auto found = *first;
        if (std::ranges::count(captures, part, &Captured::part) > 1)
            captures.erase(first);
        return found;
    }

    void noteUse(const Alias& alias)
    {
        const auto is = [&](const Alias& other) { return &other == &alias; };
        const auto place = std::ranges::find_if(m_game.aliases, is);
        const auto used = static_cast<std::size_t>(place - m_game.aliases.begin());
        if (place != m_game.aliases.end() && std::ranges::find(m_out.used, used) == m_out.used.end())
            m_out.used.push_back(used);
    }

    void write(const Match& match, std::size_t at)
    {
        noteUse(*match.alias);
        const auto printed = m_tokens[at].at;
        const bool begins = at == 0 || m_tokens[at - 1].word == "." || m_tokens[at - 1].word == ":";
        bool asCapital = begins && std::isupper(static_cast<unsigned char>(m_text[printed])) != 0;
        std::string_view rest = match.alias->to;
        for (auto left = match.captures; !rest.empty() && !m_budget.isSpent(); asCapital = false) {
            const auto brace = rest.starts_with('{') ? rest.find('}') : std::string_view::npos;
            if (brace == std::string_view::npos) {
                const auto plain = rest.substr(0, std::max(rest.find('{', 1), std::size_t{1}));
                put(plain, asCapital, printed);
                rest.remove_prefix(plain.size());
                continue;
            }
            const auto part = rest.substr(0, brace + 1);
            if (part == selfPart)
                put(m_given ? "this unit" : selfOf(m_card, m_game), asCapital, printed);
            else if (const auto captured = takeFirst(left, part)) {
                m_at = m_tokens[captured->from].at;
                if (part == wordsPart) // a word alone is not rewritten: it could ask for its own alias again
                    tokens(captured->from, captured->to);
                copy(m_at, m_tokens[captured->to - 1].end);
            }
            rest.remove_prefix(brace + 1);
        }
    }

    std::string_view m_text;
    std::size_t m_shift;
    const Card& m_card;
    const Game& m_game;
    std::span<const Alias> m_more;
    RewritingBudget& m_budget;
    RewrittenText& m_out;
    std::vector<TextToken> m_tokens;
    mutable std::vector<std::string> m_name;
    std::size_t m_at = 0; // byte behind what is written
    bool m_given = false; // an ability in quotation marks: a unit has it
};

} // namespace

std::vector<std::string> aliasWords(std::string_view from)
{
    std::vector<std::string> words;
    while (!from.empty()) {
        const auto brace = std::min(from.find('{'), from.size());
        for (auto& token : tokensOf(from.substr(0, brace)))
            words.push_back(std::move(token.word));
        from.remove_prefix(brace);
        const auto end = std::min(from.find('}'), from.size() - (from.empty() ? 0 : 1));
        if (!from.empty()) {
            words.emplace_back(from.substr(0, end + 1));
            from.remove_prefix(end + 1);
        }
    }
    return words;
}

std::size_t RewrittenText::printedAt(std::size_t at) const
{
    const auto after = std::ranges::upper_bound(places, at, {}, &Place::at);
    if (after == places.begin())
        return at;
    const auto& place = *std::prev(after);
    return place.isPutIn ? place.printed : place.printed + (at - place.at);
}

RewrittenText asRead(std::string_view text, const Card& card, const Game& game, std::span<const Alias> more)
{
    const bool none = game.aliases.empty() && more.empty();
    RewritingBudget budget;
    RewrittenText read;
    if (!none)
        Rewriting(text, 0, card, game, more, budget, read).all();
    return none || budget.isSpent() ? RewrittenText{.text = std::string(text)} : read;
}

} // namespace nexus::model
