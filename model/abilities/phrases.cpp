#include "model/abilities/phrases.h"

#include "model/abilities/operations.h"
#include "model/base/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nexus::model {

namespace {

constexpr std::string_view comment = "#", sentence = ">", further = "  ";
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
        if (blank != std::string_view::npos) {
            const auto name = trimmed(head.substr(blank));
            const auto meaning = meaningNamed(name);
            if (!meaning)
                return fault(name, "means an operation, or a form of one, that there is not");
            m_meaning = *meaning;
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
        if (m_known)
            form(words);
        else if (m_table.faults.empty())
            fault(words, "goes on with what has not begun");
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
            .line = m_line});
    }

    std::string_view m_file;
    PhraseTable m_table;
    std::size_t m_line = 0;
    std::string_view m_whole; // the line
    std::string_view m_of;
    Meaning m_meaning;
    bool m_known = false; // what goes on means something
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

PhraseTable readGamePhrases(std::string_view text, std::string_view file)
{
    auto table = readPhrases(text, file);
    for (const auto& phrase : table.phrases) {
        const auto isSame = [&](const Phrase& shared) {
            return shared.of == phrase.of && shared.op == phrase.op && shared.number == phrase.number;
        };
        const auto parts = partNames(phrase.form);
        const auto fits = [&](const Phrase& shared) { return isSame(shared) && partNames(shared.form) == parts; };
        const auto column = static_cast<std::size_t>(phrase.form.data() - text.data());
        const auto begin = column == 0 ? std::string_view::npos : text.rfind('\n', column - 1);
        const auto at = begin == std::string_view::npos ? column + 1 : column - begin;
        if (std::ranges::none_of(sharedPhraseTable(), isSame))
            table.faults.push_back({phrase.line, at, "says what no phrase of the language says"});
        else if (std::ranges::none_of(sharedPhraseTable(), fits))
            table.faults.push_back(
                {phrase.line, at, "has other parts than the phrases of the language that mean this"});
    }
    if (!table.faults.empty())
        table.phrases.clear();
    return table;
}

} // namespace nexus::model
