#include "model/abilities/doubts.h"

#include "model/abilities/operations.h"
#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

namespace nexus::model {

namespace {

const Term nothing;

const Term& orNothing(const Term* term) { return term ? *term : nothing; }

template <class To> struct Named {
    std::string_view name;
    To to;
};

constexpr auto patternTests = std::to_array<Named<bool (*)(const Term&)>>({
    {"several", [](const Term& count) { return isSeveral(count); }},
    {"one", [](const Term& count) { return isOne(count); }},
    {"all", isAllOfSome},
    {"anyofkind", isAnyOfKind},
    {"self", isSelf},
    {"it", isIt},
    {"itsplace", isItsPlace},
    {"names", namesAnother},
    {"who", saysWho},
    {"saysit", saysIt},
    {"saysthat", saysThat},
    {"trigger", isTrigger},
    {"against", isAgainst},
    {"holds", holdsOfGroup},
    {"aimed", isAimed},
});

// The kind of card: of "non-Leader Unit cards" the cards.
const Term& headOf(const Term& noun) { return noun.op == Op::With ? headOf(noun.at(1)) : noun; }

constexpr auto patternWays = std::to_array<Named<const Term& (*)(const Term&)>>({
    {"next", nextAfter},
    {"before", lastBefore},
    {"first", firstOf},
    {"head", headOf},
    {"end", [](const Term& term) -> const Term& { return term.parts.empty() ? nothing : term.parts.back(); }},
    {"asked", [](const Term& term) -> const Term& { return orNothing(conditionAtEnd(term).condition); }},
    {"done", [](const Term& term) -> const Term& { return orNothing(conditionAtEnd(term).clause); }},
    {"whose", [](const Term& term) -> const Term& { return orNothing(playerOf(term)); }},
});

constexpr auto rowHeads = std::to_array<Named<DoubtRow::Of>>({
    {"text", DoubtRow::Of::Text},
    {"part", DoubtRow::Of::Part},
    {"event", DoubtRow::Of::Event},
    {"challenge", DoubtRow::Of::Challenge},
    {"stated", DoubtRow::Of::Stated},
    {"untriggered", DoubtRow::Of::Untriggered},
});

template <class Table> auto* namedIn(const Table& table, std::string_view name)
{
    const auto it = std::ranges::find(table, name, [](const auto& row) { return row.name; });
    return it == table.end() ? nullptr : &*it;
}

using Lets = std::map<std::string_view, Pattern>;

// Reads one pattern. `m_good`: so far all of it is known.
class PatternReader {
public:
    PatternReader(std::string_view text, const Lets& lets)
        : m_rest(text)
        , m_lets(lets)
    {
    }
    std::optional<Pattern> read()
    {
        auto pattern = all();
        return m_good && m_rest.empty() ? std::optional(std::move(pattern)) : std::nullopt;
    }

private:
    bool take(char mark)
    {
        const bool is = m_rest.starts_with(mark);
        m_rest.remove_prefix(is ? 1 : 0);
        return is;
    }
    std::string_view name()
    {
        const auto end = std::ranges::find_if_not(
            m_rest, [](unsigned char c) { return std::isalnum(c) != 0 || c == '.'; });
        const auto read = m_rest.substr(0, static_cast<std::size_t>(end - m_rest.begin()));
        m_rest.remove_prefix(read.size());
        m_good = m_good && !read.empty();
        return read;
    }
    Pattern all()
    {
        Pattern pattern{.kind = Pattern::Kind::All};
        do
            pattern.parts.push_back(item());
        while (m_good && take(' '));
        return pattern;
    }
    Pattern item()
    {
        if (take('!'))
            return {.kind = Pattern::Kind::Not, .parts = {item()}};
        const auto before = m_rest;
        if (std::isalnum(static_cast<unsigned char>(m_rest.empty() ? ' ' : m_rest.front())) != 0)
            if (const auto path = name(); take(':'))
                return along(path);
        m_rest = before;
        Pattern pattern{.kind = Pattern::Kind::One};
        do
            pattern.parts.push_back(atom());
        while (m_good && take('|'));
        return pattern.parts.size() == 1 ? std::move(pattern.parts.front()) : pattern;
    }
    Pattern along(std::string_view path)
    {
        Pattern pattern{.kind = path == "some" ? Pattern::Kind::Some : Pattern::Kind::Any, .parts = {item()}};
        if (isDigit(path.front())) {
            pattern.kind = Pattern::Kind::Part;
            pattern.number = static_cast<std::int16_t>(path.front() - '0');
        } else if (const auto* way = namedIn(patternWays, path)) {
            pattern.kind = Pattern::Kind::At;
            pattern.at = way->to;
        } else {
            m_good = m_good && (path == "some" || path == "any");
        }
        return pattern;
    }
    Pattern atom()
    {
        if (take('(')) {
            auto pattern = all();
            m_good = m_good && take(')');
            return pattern;
        }
        if (take('\'')) {
            const auto word = name();
            m_good = m_good && take('\'');
            return {.kind = Pattern::Kind::Word, .word = word};
        }
        const auto known = name();
        if (const auto let = m_lets.find(known); let != m_lets.end())
            return let->second;
        if (const auto* test = namedIn(patternTests, known))
            return {.kind = Pattern::Kind::Is, .is = test->to};
        const auto meaning = meaningNamed(known);
        if (!meaning) {
            m_good = false;
            return {};
        }
        const bool form = known.find('.') != std::string_view::npos;
        return {.kind = form ? Pattern::Kind::Form : Pattern::Kind::Op, .op = meaning->op, .number = meaning->number};
    }

    std::string_view m_rest;
    const Lets& m_lets;
    bool m_good = true;
};

} // namespace

bool Pattern::fits(const Term& term) const
{
    const auto isOf = [&](const Pattern& part) { return part.fits(term); };
    const auto isIn = [&](const Term& part) { return parts.front().fits(part); };
    switch (kind) {
    case Kind::All: return std::ranges::all_of(parts, isOf);
    case Kind::One: return std::ranges::any_of(parts, isOf);
    case Kind::Not: return !isIn(term);
    case Kind::At: return isIn(at(term));
    case Kind::Part: return isIn(term.at(static_cast<std::size_t>(number)));
    case Kind::Some: return std::ranges::any_of(term.parts, isIn);
    case Kind::Any: return anyPart(term, isIn);
    case Kind::Op: return term.op == op;
    case Kind::Form: return term.op == op && term.number == number;
    case Kind::Is: return is(term);
    case Kind::Word: return fold(term.word) == word;
    }
    return false;
}

DoubtTable readDoubts(std::string_view text)
{
    constexpr std::string_view let = "let ", sentence = "> ";
    DoubtTable table;
    Lets lets;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto words = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (words.empty() || words.starts_with('#'))
            continue;
        if (words.starts_with(sentence) && !table.rows.empty()) {
            table.rows.back().shows = words.substr(sentence.size());
            continue;
        }
        const auto colon = std::min(words.find(": "), words.size());
        const auto head = words.substr(0, colon);
        auto pattern = PatternReader(words.substr(std::min(colon + 2, words.size())), lets).read();
        const auto* of = namedIn(rowHeads, head);
        if (pattern && of)
            table.rows.push_back({.of = of->to, .pattern = std::move(*pattern), .shows = {}, .line = line});
        else if (pattern && head.starts_with(let))
            lets.emplace(head.substr(let.size()), std::move(*pattern));
        else
            table.faults.push_back(line);
    }
    return table;
}

std::span<const DoubtRow> doubtRows()
{
    static const auto rows = readDoubts(sharedDoubts()).rows;
    return rows;
}

bool isInDoubt(const DoubtRow& row, TextKind kind, const Term& text, const Term& stated)
{
    const auto isOf = [&](const Term& part) { return row.pattern.fits(part); };
    switch (row.of) {
    case DoubtRow::Of::Text: return isOf(text);
    case DoubtRow::Of::Part: return anyPart(text, isOf);
    case DoubtRow::Of::Event: return kind == TextKind::Event && isOf(text);
    case DoubtRow::Of::Challenge: return kind == TextKind::Challenge && isOf(text);
    case DoubtRow::Of::Stated: return anyPart(stated, isOf);
    case DoubtRow::Of::Untriggered: return kind != TextKind::Trigger && isOf(text);
    }
    return false;
}

} // namespace nexus::model
