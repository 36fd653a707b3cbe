#include "model/abilities/phrases.h"

#include "model/abilities/meaning.h"
#include "model/abilities/operations.h"
#include "model/base/text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace nexus::model {

namespace {

constexpr std::string_view comment = "#", sentence = ">", search = "?", further = "  ";
constexpr std::size_t mostForms = 4'096; // that one line may stand for, with all its choices

// What a form can be made of, and in how many ways it can be said; or where it goes wrong.
class FormCheck {
public:
    explicit FormCheck(std::string_view form)
        : m_form(form)
    {
    }
    std::optional<std::pair<std::size_t, std::string>> fault()
    {
        const auto ways = choices('\0');
        if (!m_fault && ways > mostForms)
            blame(0, "can be said in too many ways");
        return m_fault;
    }

private:
    void blame(std::size_t at, std::string reason)
    {
        if (!m_fault)
            m_fault = {at, std::move(reason)};
    }
    // Of one alternative after the other, up to the mark that closes them.
    std::size_t choices(char until)
    {
        std::size_t all = 0, ways = 1;
        for (; m_at < m_form.size() && m_form[m_at] != until; ++m_at) {
            const char c = m_form[m_at];
            const auto from = m_at;
            if (c == '(' || c == '[') {
                const char end = c == '(' ? ')' : ']';
                ++m_at;
                ways *= choices(end) + (c == '[' ? 1U : 0U);
                if (m_at >= m_form.size())
                    blame(from, "has a “" + std::string(1, c) + "” that is not closed");
            } else if (c == '{') {
                slot();
            } else if (c == '|') {
                all += std::exchange(ways, 1);
            } else if (std::string_view(")]}").find(c) != std::string_view::npos) {
                blame(from, "has a “" + std::string(1, c) + "” that closes nothing");
            }
            if (m_fault || ways > mostForms)
                break;
        }
        return all + ways;
    }
    void slot()
    {
        const auto from = m_at;
        const auto end = m_form.find('}', m_at);
        if (end == std::string_view::npos)
            return blame(from, "has a “{” that is not closed");
        auto name = m_form.substr(m_at + 1, end - m_at - 1);
        if (name.size() > 1 && isDigit(name.front()) && name[1] == ':')
            name.remove_prefix(2);
        if (!name.empty() && std::string_view("+-~").find(name.back()) != std::string_view::npos)
            name.remove_suffix(1);
        if (name.empty() || !std::ranges::all_of(name, [](char c) { return isDigit(c) || (c >= 'a' && c <= 'z'); }))
            blame(from, "has a part in braces that is not the name of a phrase");
        m_at = end;
    }

    std::string_view m_form;
    std::size_t m_at = 0;
    std::optional<std::pair<std::size_t, std::string>> m_fault;
};

// The names of its parts, each as often as it is there: "groups", "number".
std::vector<std::string_view> partNames(std::string_view form)
{
    std::vector<std::string_view> names;
    for (auto at = form.find('{'); at != std::string_view::npos; at = form.find('{', at + 1)) {
        auto name = form.substr(at + 1, form.find('}', at) - at - 1);
        if (name.size() > 1 && name[1] == ':')
            name.remove_prefix(2);
        names.push_back(name.substr(0, name.find_last_not_of("+-~") + 1));
    }
    std::ranges::sort(names);
    return names;
}

// "wins-duel": the operations of the language begin with a capital.
bool isOwnName(std::string_view name)
{
    return !name.empty() && name.front() >= 'a' && name.front() <= 'z' &&
           std::ranges::all_of(name, [](char c) { return isDigit(c) || c == '-' || (c >= 'a' && c <= 'z'); });
}

class PhraseReader {
public:
    explicit PhraseReader(std::string_view file)
        : m_file(file)
    {
    }
    PhraseTable read(std::string_view text)
    {
        while (!text.empty()) {
            const auto end = text.find('\n');
            ++m_line;
            m_whole = text.substr(0, end);
            if (m_whole.ends_with('\r'))
                m_whole.remove_suffix(1);
            if (const auto words = trimmed(m_whole); !words.empty() && !words.starts_with(comment))
                m_whole.starts_with(further) ? goOn(words) : begin(words);
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        for (auto& phrase : m_table.phrases)
            if (const auto it = m_finds.find(phrase.own); it != m_finds.end())
                phrase.finds = it->second;
        return std::move(m_table);
    }

private:
    void fault(std::string_view at, std::string reason)
    {
        m_table.faults.push_back({m_line, static_cast<std::size_t>(at.data() - m_whole.data()) + 1, std::move(reason)});
    }
    void begin(std::string_view words)
    {
        m_known = false;
        const auto colon = words.find(':');
        if (colon == std::string_view::npos)
            return fault(words, "has no “:” between what is meant and how it is said");
        const auto head = trimmed(words.substr(0, colon));
        const auto blank = head.find(' ');
        m_of = head.substr(0, blank);
        m_meaning = {};
        m_own = {};
        if (blank != std::string_view::npos) {
            const auto name = trimmed(head.substr(blank));
            const auto meaning = isOwnName(name) ? Meaning{Op::OfGame} : meaningNamed(name);
            if (!meaning || name == nameOf({Op::OfGame}))
                return fault(name, "means an operation, or a form of one, that there is not");
            m_meaning = *meaning;
            m_own = m_meaning.op == Op::OfGame ? name : std::string_view{};
        }
        m_known = true;
        form(trimmed(words.substr(colon + 1)));
    }
    void goOn(std::string_view words)
    {
        if (words.starts_with(sentence)) {
            if (m_known && !m_table.phrases.empty())
                m_table.phrases.back().shows = trimmed(words.substr(sentence.size()));
            return;
        }
        if (words.starts_with(search))
            return finds(trimmed(words.substr(search.size())));
        if (m_known)
            form(words);
        else if (m_table.faults.empty())
            fault(words, "goes on with what has not begun");
    }
    void finds(std::string_view word)
    {
        if (m_own.empty())
            return fault(word, "is the search of an operation that the game does not name itself");
        const auto colon = word.find(':');
        const auto aspect = aspectOf(word.substr(0, colon));
        if (colon == std::string_view::npos || !aspect || !meaningWord(*aspect, word.substr(colon + 1)))
            return fault(word, "is no word of a search for what texts do");
        m_finds[m_own] = word;
    }
    void form(std::string_view words)
    {
        if (words.empty())
            return fault(m_whole, "does not say how it is said");
        if (const auto wrong = FormCheck(words).fault())
            return fault(words.substr(wrong->first), wrong->second);
        m_table.phrases.push_back({.of = m_of,
            .op = m_meaning.op,
            .number = m_meaning.number,
            .form = words,
            .file = m_file,
            .line = m_line,
            .own = m_own});
    }

    std::string_view m_file;
    PhraseTable m_table;
    std::size_t m_line = 0;
    std::string_view m_whole; // the line
    std::string_view m_of;
    Meaning m_meaning;
    std::string_view m_own;                               // of an operation that the game names itself
    std::map<std::string_view, std::string_view> m_finds; // by operation, in all its forms
    bool m_known = false;                                 // what goes on means something
};

} // namespace

PhraseTable readPhrases(std::string_view text, std::string_view file) { return PhraseReader(file).read(text); }

const std::vector<Phrase>& sharedPhraseTable()
{
    static const auto table = [] {
        std::vector<Phrase> phrases;
        for (const auto& [file, text] : sharedPhrases())
            std::ranges::copy(readPhrases(text, file).phrases, std::back_inserter(phrases));
        return phrases;
    }();
    return table;
}

namespace {

// What a phrase of a game may be: it says what a shared one means, with the same parts; or it is of a name, or of an
// operation, that only the game has. Only behind such an operation stand phrases of such a name: what the engine
// carries out has the parts it knows.
class GamePhraseCheck {
public:
    GamePhraseCheck(const std::vector<Phrase>& before, const std::vector<Phrase>& phrases)
    {
        for (const auto& shared : sharedPhraseTable())
            m_shared[shared.of].push_back(&shared);
        for (const auto* table : {&before, &phrases})
            for (const auto& phrase : *table)
                if (!m_shared.contains(phrase.of))
                    m_own.try_emplace(phrase.of, m_own.size());
    }
    std::optional<std::string_view> fault(const Phrase& phrase) const
    {
        const auto parts = partNames(phrase.form);
        const bool isOwn = m_own.contains(phrase.of);
        if (!isOwn && phrase.op != Op::OfGame)
            return faultOfShared(phrase, parts);
        if (parts.size() > mostParts)
            return "has too many parts";
        if (!std::ranges::all_of(parts, [&](std::string_view part) { return isKnown(part); }))
            return "has a part that no phrase says";
        return phrase.op == Op::None ? faultOfSame(phrase, parts) : std::nullopt;
    }

private:
    bool isKnown(std::string_view part) const
    {
        return m_shared.contains(part) || m_own.contains(part) || isPhraseOfWords(part);
    }
    std::optional<std::string_view> faultOfShared(
        const Phrase& phrase, const std::vector<std::string_view>& parts) const
    {
        bool isSaid = false;
        for (const auto* shared : m_shared.at(phrase.of))
            if (shared->op == phrase.op && shared->number == phrase.number) {
                isSaid = true;
                if (partNames(shared->form) == parts)
                    return std::nullopt;
            }
        return isSaid ? "has other parts than the phrases of the language that mean this"
                      : "says what no phrase of the language says";
    }
    // What means nothing but its part has one, which is no way round to itself.
    std::optional<std::string_view> faultOfSame(const Phrase& phrase, const std::vector<std::string_view>& parts) const
    {
        if (parts.size() != 1 || phrase.form.find_first_of("([|") != std::string_view::npos)
            return "means what its part means, and says not just that";
        const auto own = m_own.find(parts.front());
        if (own != m_own.end() && own->second >= m_own.at(phrase.of))
            return "means what a phrase means that comes first only below";
        return std::nullopt;
    }

    std::map<std::string_view, std::vector<const Phrase*>> m_shared;
    std::map<std::string_view, std::size_t> m_own; // in their order
};

} // namespace

PhraseTable readGamePhrases(std::string_view text, std::string_view file, std::string_view before)
{
    auto table = readPhrases(text, file);
    const GamePhraseCheck check(readPhrases(before).phrases, table.phrases);
    for (const auto& phrase : table.phrases)
        if (const auto reason = check.fault(phrase)) {
            const auto column = static_cast<std::size_t>(phrase.form.data() - text.data());
            const auto begin = column == 0 ? std::string_view::npos : text.rfind('\n', column - 1);
            const auto at = begin == std::string_view::npos ? column + 1 : column - begin;
            table.faults.push_back({phrase.line, at, std::string(*reason)});
        }
    if (!table.faults.empty())
        table.phrases.clear();
    return table;
}

} // namespace nexus::model
