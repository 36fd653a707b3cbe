#include "model/abilities/grammar.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cctype>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>

namespace nexus::model {

namespace {

constexpr std::array<std::string_view, 11> countWords{
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
constexpr std::int16_t maxReadNumber = 999;
constexpr std::size_t longestName = 80; // bytes between single quotation marks

} // namespace

bool isCountWord(std::string_view folded)
{
    return std::find(countWords.begin() + 1, countWords.end(), folded) != countWords.end();
}

namespace {

// Phrases the vocabulary and the digits give, in the order of their ids.
enum class Lexical : std::uint8_t {
    Number,
    Count,
    Signed,
    Subtype,
    Keyword,
    Type,
    Domain,
    Name,
    Quoted,
    Label,
    NonSubtype
};
constexpr std::array<std::string_view, 11> lexicalNames{
    "number", "count", "signed", "subtype", "keyword", "type", "domain", "name", "quoted", "label", "nonsubtype"};
constexpr int lexicalCount = static_cast<int>(lexicalNames.size());

bool isWordByte(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return std::isalnum(byte) || byte >= 0x80 || c == '-';
}

std::optional<std::int16_t> readNumber(std::string_view digits)
{
    if (digits.empty() || digits.size() > 3 || !std::all_of(digits.begin(), digits.end(), isDigit))
        return std::nullopt;
    int value = 0;
    for (const char c : digits)
        value = value * 10 + (c - '0');
    return static_cast<std::int16_t>(std::min<int>(value, maxReadNumber));
}

std::string pluralOf(const std::string& word)
{
    if (word.ends_with('y') && word.size() > 1 &&
        std::string_view("aeiou").find(word[word.size() - 2]) == std::string_view::npos)
        return word.substr(0, word.size() - 1) + "ies";
    if (word.ends_with('s') || word.ends_with('x') || word.ends_with("ch") || word.ends_with("sh"))
        return word + "es";
    return word + "s";
}

} // namespace

bool isPhraseOfWords(std::string_view name) { return std::ranges::find(lexicalNames, name) != lexicalNames.end(); }

bool isAnyOf(Op op, std::initializer_list<Op> ops) { return std::ranges::find(ops, op) != ops.end(); }

bool isAnyOfNumbers(int number, std::initializer_list<int> numbers)
{
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

bool hasAnyOf(const Term& term, std::initializer_list<Op> ops)
{
    return isAnyOf(term.op, ops) ||
           std::ranges::any_of(term.parts, [&](const Term& part) { return hasAnyOf(part, ops); });
}

const Term& Term::at(std::size_t part) const
{
    static const Term none;
    return part < parts.size() ? parts[part] : none;
}

void Vocabulary::add(Kind kind, std::string_view word)
{
    const auto known = [&](Kind as) {
        return std::string(1, static_cast<char>('0' + static_cast<int>(as))) + fold(word);
    };
    const bool isSaid = kind == Kind::Subtype && // by a type or a domain
                        (m_known.contains(known(Kind::Type)) || m_known.contains(known(Kind::Domain)));
    if (word.empty() || isSaid || m_known[known(kind)]++ > 0)
        return;
    const auto enter = [&](const std::string& form) {
        const auto tokens = tokensOf(form);
        if (tokens.empty())
            return;
        Entry entry{.kind = kind, .word = std::string(word), .further = {}};
        for (std::size_t i = 1; i < tokens.size(); ++i)
            entry.further.push_back(tokens[i].word);
        m_entries[tokens.front().word].push_back(std::move(entry));
    };
    const std::string folded = fold(word);
    enter(folded);
    if (kind == Kind::Subtype || kind == Kind::Type)
        enter(pluralOf(folded));
    if (kind == Kind::Subtype)
        add(Kind::NonSubtype, "non-" + std::string(word));
}

void Vocabulary::addToken(std::string_view name, std::string_view inFull)
{
    std::vector<std::string> words;
    for (auto& token : tokensOf(name))
        words.push_back(std::move(token.word));
    const auto folded = fold(name);
    if (words.empty() || (m_tokens.size() >= maxTokenNames && !m_tokens.contains(folded)))
        return;
    const auto [known, isNew] = m_tokens.emplace(folded, inFull);
    if (!isNew && (known->second == inFull || known->second.empty()))
        return;
    if (!isNew)
        known->second.clear();
    const auto isNamed = [&](const Alias& alias) {
        const auto before = static_cast<std::size_t>(alias.from.front() == "create" ? 2 : 0);
        return alias.from.size() == words.size() + before + 1 &&
               std::equal(words.begin(), words.end(), alias.from.begin() + static_cast<std::ptrdiff_t>(before));
    };
    std::erase_if(m_tokenAliases, isNamed);
    if (known->second.empty())
        return;
    const auto enter = [&](Alias alias) {
        const auto front = [](const Alias& other) -> const std::string& { return other.from.front(); };
        const auto at = std::ranges::upper_bound(m_tokenAliases, alias.from.front(), {}, front);
        m_tokenAliases.insert(at, std::move(alias));
    };
    for (const auto* count : {"{word}", "{n}"})
        for (const auto* ending : {"token", "tokens"}) {
            constexpr std::string_view one = "unit token";
            Alias alias{.from = {"create", count}, .to = "create " + std::string(count) + " " + known->second};
            alias.from.insert(alias.from.end(), words.begin(), words.end());
            alias.from.emplace_back(ending);
            if (const auto at = alias.to.find(one); at != std::string::npos && ending != std::string_view("token"))
                alias.to.insert(at + one.size(), 1, 's');
            enter(std::move(alias));
        }
    if (known->second.find("' " + std::string(name) + " unit token") != std::string::npos) // its subtype says it, too
        return;
    for (const auto* ending : {"token", "tokens"}) { // "friendly Echo tokens"
        Alias alias{.from = words, .to = "unit " + std::string(ending) + " named '" + std::string(name) + "'"};
        alias.from.emplace_back(ending);
        enter(std::move(alias));
    }
}

const std::vector<Alias>& Vocabulary::tokenAliases() const { return m_tokenAliases; }

const std::vector<Vocabulary::Entry>* Vocabulary::beginningWith(const std::string& word) const
{
    const auto it = m_entries.find(word);
    return it == m_entries.end() ? nullptr : &it->second;
}

namespace {

// The length in bytes of a mark at a place, typographic or plain; 0: there is another.
std::size_t markAt(std::string_view text, std::size_t at, char plain, std::string_view one, std::string_view other)
{
    if (text[at] == plain)
        return 1;
    const auto three = text.substr(at, 3);
    return three == one || three == other ? 3 : 0;
}
std::size_t quoteAt(std::string_view text, std::size_t at) { return markAt(text, at, '"', "\u201c", "\u201d"); }
std::size_t singleAt(std::string_view text, std::size_t at) { return markAt(text, at, '\'', "\u2018", "\u2019"); }
std::size_t minusAt(std::string_view text, std::size_t at) { return markAt(text, at, '-', "\u2212", "\u2013"); }

// What stands in double quotation marks, and `i` goes on behind it.
TextToken quotedToken(std::string_view text, std::size_t& i)
{
    const auto start = i;
    i += quoteAt(text, i);
    const auto from = i;
    while (i < text.size() && quoteAt(text, i) == 0)
        ++i;
    TextToken token{
        .word = "\"", .text = std::string(trimmed(text.substr(from, i - from))), .at = start, .quoted = true};
    i += i < text.size() ? quoteAt(text, i) : 0;
    token.end = i;
    return token;
}

// 'Scrap Drone': its words, and a name; of a mark that none closes nothing.
void addName(std::string_view text, std::size_t& i, std::vector<TextToken>& tokens)
{
    i += singleAt(text, i);
    auto end = i;
    while (end < text.size() && singleAt(text, end) == 0 && end - i < longestName)
        ++end;
    if (end == text.size() || singleAt(text, end) == 0)
        return;
    auto inner = tokensOf(text.substr(i, end - i));
    for (auto& token : inner) {
        token.at += i;
        token.end += i;
    }
    if (!inner.empty()) {
        inner.front().text = std::string(text.substr(i, end - i));
        inner.front().named = inner.size();
    }
    std::move(inner.begin(), inner.end(), std::back_inserter(tokens));
    i = end + singleAt(text, end);
}

} // namespace

std::vector<TextToken> tokensOf(std::string_view text)
{
    std::vector<TextToken> tokens;
    // Byte by byte of plain text; typographic marks become plain ones by fold, word by word.
    for (std::size_t i = 0; i < text.size() && tokens.size() <= Grammar::maxTokens;) {
        const auto start = i;
        if (std::isspace(static_cast<unsigned char>(text[i]))) {
            ++i;
            continue;
        }
        if (quoteAt(text, i) > 0) {
            tokens.push_back(quotedToken(text, i));
            continue;
        }
        if (singleAt(text, i) > 0) {
            addName(text, i, tokens);
            continue;
        }
        const bool plus = text[i] == '+';
        const auto minus = minusAt(text, i);
        const auto sign = plus ? std::size_t{1} : minus;
        if (sign > 0 && i + sign < text.size() && isDigit(text[i + sign])) {
            i += sign;
            while (i < text.size() && isDigit(text[i]))
                ++i;
            tokens.push_back({.word = (plus ? "+" : "-") + std::string(text.substr(start + sign, i - start - sign)),
                .at = start,
                .end = i});
            continue;
        }
        const auto after = i + sign + 1; // "+X"
        if (sign > 0 && i + sign < text.size() && (text[i + sign] == 'X' || text[i + sign] == 'x') &&
            (after == text.size() || !isWordByte(text[after]))) {
            tokens.push_back({.word = plus ? "+x" : "-x", .at = start, .end = after});
            i = after;
            continue;
        }
        if (!isWordByte(text[i]) || minus > 0) {
            const auto width = minus > 0 ? minus : std::size_t{1};
            i += width;
            tokens.push_back({.word = minus > 0 ? "-" : std::string(1, text[start]), .at = start, .end = i});
            continue;
        }
        while (i < text.size() &&
               (isWordByte(text[i]) || (singleAt(text, i) > 0 && i + singleAt(text, i) < text.size() &&
                                           std::isalpha(static_cast<unsigned char>(text[i + singleAt(text, i)]))))) {
            if (quoteAt(text, i) > 0)
                break;
            i += singleAt(text, i) > 0 ? singleAt(text, i) : std::size_t{1};
        }
        // "owners'": the mark of many belongs to the word.
        if (i < text.size() && singleAt(text, i) > 0 && text[i - 1] == 's')
            i += singleAt(text, i);
        tokens.push_back({.word = fold(text.substr(start, i - start)), .at = start, .end = i});
    }
    return tokens;
}

struct Grammar::Rules {
    // Some of the words, a bit each.
    class WordSet {
    public:
        explicit WordSet(std::size_t words)
            : m_bits(words / wordBits + 1)
        {
        }
        bool has(std::size_t word) const { return (m_bits[word / wordBits] >> (word % wordBits) & 1U) != 0; }
        void insert(std::size_t word) { m_bits[word / wordBits] |= std::uint64_t{1} << (word % wordBits); }
        bool insertAll(const WordSet& others) // whether one was new
        {
            bool isNew = false;
            for (std::size_t i = 0; i < m_bits.size(); ++i) {
                isNew = isNew || (others.m_bits[i] & ~m_bits[i]) != 0;
                m_bits[i] |= others.m_bits[i];
            }
            return isNew;
        }

    private:
        static constexpr std::size_t wordBits = 64;
        std::vector<std::uint64_t> m_bits;
    };
    struct Symbol {
        enum class Kind : std::uint8_t { Word, Agree, Slot };
        Kind kind = Kind::Word;
        std::string_view one, many; // as the form writes them
        int oneId = -1, manyId = -1;
        int phrase = -1;
        enum class Plural : std::uint8_t { No, Yes, AsBefore, Never } plural = Plural::No;
        int part = -1;
    };
    using Symbols = std::vector<Symbol>;
    struct Row {
        int of = 0;
        Op op = Op::None;
        std::int16_t number = 0;
        std::string_view own;
        bool many = false;
        std::size_t parts = 0;
        std::vector<Symbols> sayings; // with one choice made everywhere
    };
    // Of what was read, in order: which part it is.
    struct Parts {
        std::array<std::int8_t, mostParts> at{};
        std::uint8_t count = 0;
        void add(int part)
        {
            assert(count < mostParts);
            at[count++] = static_cast<std::int8_t>(part);
        }
        friend bool operator==(const Parts&, const Parts&) = default;
    };
    struct Accept {
        int row = 0;
        Parts parts;
    };
    struct Node {
        std::vector<std::pair<int, int>> words;   // id, node; sorted when all are in
        std::vector<std::pair<int, int>> phrases; // phrase, node
        std::vector<Accept> accepts;
    };

    std::vector<Phrase> phrases;
    std::vector<std::string> names; // of phrases
    std::map<std::string, int, std::less<>> phraseIds;
    std::unordered_map<std::string, int> wordIds;
    std::vector<std::string> words;
    std::vector<Row> rows;
    std::vector<std::vector<int>> rowsOf; // by phrase
    std::vector<Node> nodes;
    std::vector<int> roots;                  // by phrase
    std::vector<WordSet> firstWords;         // by phrase
    std::vector<std::uint16_t> firstLexical; // by phrase, a bit each

    int phraseId(std::string_view name)
    {
        const auto [it, isNew] = phraseIds.try_emplace(std::string(name), static_cast<int>(names.size()));
        if (isNew)
            names.emplace_back(name);
        return it->second;
    }
    // "a" and "an" are one word.
    static std::string plainWord(const std::string& word) { return word == "an" ? "a" : word; }
    int wordId(const std::string& word)
    {
        const auto [it, isNew] = wordIds.try_emplace(word, static_cast<int>(words.size()));
        if (isNew)
            words.push_back(word);
        return it->second;
    }

    // --- forms ---
    struct Piece;
    using Sequence = std::vector<Piece>;
    // A symbol, or a choice of ways to go on; the first is the one that is said.
    struct Piece {
        Symbol symbol;
        std::vector<Sequence> ways;
    };
    static bool hasSlot(const Sequence& sequence)
    {
        return std::ranges::any_of(sequence, [](const Piece& piece) {
            return piece.ways.empty() ? piece.symbol.kind == Symbol::Kind::Slot
                                      : std::ranges::any_of(piece.ways, hasSlot);
        });
    }
    // Up to the mark that ends it. Alternatives say the same parts.
    std::vector<Sequence> alternatives(std::string_view form, std::size_t& at, int& parts, char until)
    {
        std::vector<Sequence> all(1);
        const int base = parts;
        int most = parts;
        while (at < form.size() && form[at] != until) {
            const char c = form[at];
            if (c == ' ') {
                ++at;
            } else if (c == '|') {
                ++at;
                all.emplace_back();
                most = std::max(most, parts);
                parts = base;
            } else if (c == '(' || c == '[') {
                auto ways = alternatives(form, ++at, parts, c == '(' ? ')' : ']');
                ++at;
                if (c == '[') // left out, unless a part would be
                    ways.insert(std::ranges::any_of(ways, hasSlot) ? ways.end() : ways.begin(), Sequence{});
                all.back().push_back({.symbol = {}, .ways = std::move(ways)});
            } else if (c == '{') {
                const auto end = form.find('}', at);
                all.back().push_back({.symbol = slot(form.substr(at + 1, end - at - 1), parts), .ways = {}});
                at = end + 1;
            } else {
                auto end = at;
                while (end < form.size() && std::string_view(" |()[]{}").find(form[end]) == std::string_view::npos)
                    ++end;
                for (const auto& symbol : wordsOf(form.substr(at, end - at)))
                    all.back().push_back({.symbol = symbol, .ways = {}});
                at = end;
            }
        }
        parts = std::max(parts, most);
        return all;
    }
    Symbol slot(std::string_view name, int& parts)
    {
        Symbol symbol{.kind = Symbol::Kind::Slot};
        if (name.ends_with('+') || name.ends_with('~') || name.ends_with('-')) {
            symbol.plural = name.back() == '+'   ? Symbol::Plural::Yes
                            : name.back() == '~' ? Symbol::Plural::AsBefore
                                                 : Symbol::Plural::Never;
            name.remove_suffix(1);
        }
        if (name.size() > 1 && isDigit(name[0]) && name[1] == ':') {
            symbol.part = name[0] - '0';
            parts = std::max(parts, symbol.part + 1);
            name.remove_prefix(2);
        } else {
            symbol.part = parts++;
        }
        symbol.phrase = phraseId(name);
        return symbol;
    }
    // What is said with these parts: of ways with the same slots the first.
    static void addSaid(std::vector<Symbols>& said, Symbols symbols)
    {
        const auto slots = [](const Symbols& of) {
            std::vector<std::array<int, 3>> all;
            for (const auto& symbol : of)
                if (symbol.kind == Symbol::Kind::Slot)
                    all.push_back({symbol.phrase, symbol.part, static_cast<int>(symbol.plural)});
            return all;
        };
        if (std::ranges::none_of(said, [&](const Symbols& one) { return slots(one) == slots(symbols); }))
            said.push_back(std::move(symbols));
    }
    static std::vector<Symbols> sayings(const Sequence& sequence)
    {
        std::vector<Symbols> said(1);
        for (const auto& piece : sequence) {
            if (piece.ways.empty()) {
                for (auto& one : said)
                    one.push_back(piece.symbol);
                continue;
            }
            std::vector<Symbols> more, longer;
            for (const auto& way : piece.ways)
                for (auto& one : sayings(way))
                    addSaid(more, std::move(one));
            for (const auto& one : said)
                for (const auto& further : more) {
                    auto both = one;
                    both.insert(both.end(), further.begin(), further.end());
                    longer.push_back(std::move(both));
                }
            said = std::move(longer);
        }
        return said;
    }
    std::vector<Symbol> wordsOf(std::string_view text)
    {
        std::vector<Symbol> symbols;
        const auto id = [&](std::string_view word) { return word.empty() ? -1 : wordId(plainWord(fold(word))); };
        const auto word = [&](std::string_view one, std::string_view many) {
            if (!one.empty())
                symbols.push_back({.kind = many.empty() ? Symbol::Kind::Word : Symbol::Kind::Agree,
                    .one = one,
                    .many = many,
                    .oneId = id(one),
                    .manyId = id(many)});
        };
        std::string_view after;
        while (text.size() > 1 && std::string_view(".,;:").find(text.back()) != std::string_view::npos) {
            after = text.substr(text.size() - 1);
            text.remove_suffix(1);
            break;
        }
        if (text == "<" || text == ">")
            text = text == "<" ? "(" : ")";
        const auto slash = text.find('/');
        if (slash != std::string_view::npos && text.size() > 1 && slash > 0)
            word(text.substr(0, slash), text.substr(slash + 1));
        else
            word(text, {});
        word(after, {});
        return symbols;
    }

    // --- the tree of beginnings ---
    int child(std::vector<std::pair<int, int>> Node::*edges, int node, int label)
    {
        for (const auto& [id, to] : nodes[static_cast<std::size_t>(node)].*edges)
            if (id == label)
                return to;
        const auto to = static_cast<int>(nodes.size());
        nodes.emplace_back();
        (nodes[static_cast<std::size_t>(node)].*edges).emplace_back(label, to);
        return to;
    }
    // A place in the tree, and the parts that were read on the way there.
    struct Place {
        int node = 0;
        Parts parts;
    };
    // Where the sequence leads to from each of the places.
    std::vector<Place> enter(std::vector<Place> places, const Sequence& sequence)
    {
        std::vector<Place> next;
        for (const auto& piece : sequence) {
            next.clear();
            for (const auto& place : places)
                enter(next, place, piece);
            places.swap(next);
        }
        return places;
    }
    void enter(std::vector<Place>& next, Place place, const Piece& piece)
    {
        const auto& symbol = piece.symbol;
        if (!piece.ways.empty()) {
            for (const auto& way : piece.ways)
                std::ranges::copy(enter({place}, way), std::back_inserter(next));
        } else if (symbol.kind == Symbol::Kind::Slot) {
            place.node = child(&Node::phrases, place.node, symbol.phrase);
            place.parts.add(symbol.part);
            next.push_back(place);
        } else {
            if (symbol.kind == Symbol::Kind::Agree)
                next.push_back({child(&Node::words, place.node, symbol.manyId), place.parts});
            next.push_back({child(&Node::words, place.node, symbol.oneId), place.parts});
        }
    }

    explicit Rules(std::vector<Phrase> given)
        : phrases(std::move(given))
    {
        for (const auto name : lexicalNames)
            phraseId(name);
        std::vector<std::vector<Sequence>> ways; // by row
        for (const auto& phrase : phrases)
            ways.push_back(addRow(phrase));
        rowsOf.resize(names.size());
        roots.assign(names.size(), -1);
        for (std::size_t i = 0; i < rows.size(); ++i)
            rowsOf[static_cast<std::size_t>(rows[i].of)].push_back(static_cast<int>(i));
        for (std::size_t phrase = lexicalCount; phrase < names.size(); ++phrase) {
            roots[phrase] = static_cast<int>(nodes.size());
            nodes.emplace_back();
            for (const auto row : rowsOf[phrase])
                for (const auto& way : ways[static_cast<std::size_t>(row)])
                    for (const auto& place : enter({{roots[phrase], {}}}, way))
                        accept(row, place);
        }
        for (auto& node : nodes)
            std::sort(node.words.begin(), node.words.end());
        findFirsts();
    }
    std::vector<Sequence> addRow(const Phrase& phrase)
    {
        std::string_view form = phrase.form;
        Row row{.of = phraseId(phrase.of), .op = phrase.op, .number = phrase.number, .own = phrase.own};
        if (form.starts_with('*')) {
            row.many = true;
            form.remove_prefix(1);
        }
        int parts = 0;
        std::size_t at = 0;
        auto ways = alternatives(form, at, parts, '\0');
        for (const auto& way : ways)
            for (auto& symbols : sayings(way))
                addSaid(row.sayings, std::move(symbols));
        row.parts = static_cast<std::size_t>(parts);
        rows.push_back(std::move(row));
        return ways;
    }
    void accept(int row, const Place& place)
    {
        auto& accepts = nodes[static_cast<std::size_t>(place.node)].accepts;
        const auto isKnown = [&](const Accept& one) { return one.row == row && one.parts == place.parts; };
        if (std::ranges::none_of(accepts, isKnown))
            accepts.push_back({row, place.parts});
    }
    // Which words, and which kinds of words, a phrase can begin with.
    void findFirsts()
    {
        firstWords.assign(names.size(), WordSet(words.size()));
        firstLexical.assign(names.size(), 0);
        for (int i = 0; i < lexicalCount; ++i)
            firstLexical[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(1U << i);
        for (std::size_t phrase = lexicalCount; phrase < names.size(); ++phrase)
            for (const auto& [word, to] : nodes[static_cast<std::size_t>(roots[phrase])].words)
                firstWords[phrase].insert(static_cast<std::size_t>(word));
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t phrase = lexicalCount; phrase < names.size(); ++phrase)
                for (const auto& [other, to] : nodes[static_cast<std::size_t>(roots[phrase])].phrases) {
                    const auto from = static_cast<std::size_t>(other);
                    const auto lexical = static_cast<std::uint16_t>(firstLexical[phrase] | firstLexical[from]);
                    const bool more = firstWords[phrase].insertAll(firstWords[from]);
                    changed = changed || more || lexical != firstLexical[phrase];
                    firstLexical[phrase] = lexical;
                }
        }
    }
};

// Reads phrases from every place once; of readings that end at one place two are kept, to tell that there are two.
class Grammar::Parser {
public:
    Parser(const Rules& rules, std::vector<TextToken>& tokens, const Vocabulary& vocabulary)
        : m_rules(rules)
        , m_tokens(tokens)
        , m_memo(tokens.size() + 1)
    {
        for (auto& token : tokens) {
            const auto it = rules.wordIds.find(Rules::plainWord(token.word));
            token.id = it == rules.wordIds.end() ? -1 : it->second;
        }
        readWords(vocabulary);
    }

    struct Found {
        std::size_t end = 0;
        Term term;
        bool ambiguous = false;
    };
    using Finds = std::vector<Found>;

    const Finds& at(int phrase, std::size_t from)
    {
        if (phrase < lexicalCount)
            return lexical(phrase, from);
        auto& here = m_memo[from];
        if (here.empty())
            here.resize(m_rules.names.size());
        auto& memo = here[static_cast<std::size_t>(phrase)];
        if (memo.known)
            return memo.finds;
        memo.known = true; // no phrase begins with itself
        Finds finds;
        std::vector<const Term*> parts;
        if (canBegin(phrase, from))
            walk(m_rules.roots[static_cast<std::size_t>(phrase)], from, parts, finds);
        else
            missed(from, m_rules.roots[static_cast<std::size_t>(phrase)]);
        memo.finds = std::move(finds);
        return memo.finds;
    }

    [[nodiscard]] std::size_t furthest() const { return m_furthest; }
    [[nodiscard]] std::vector<std::string> expected() const
    {
        std::vector<std::string> all;
        for (const auto node : m_missed) {
            for (const auto& [word, to] : m_rules.nodes[static_cast<std::size_t>(node)].words)
                all.push_back(m_rules.words[static_cast<std::size_t>(word)]);
            for (const auto& [phrase, to] : m_rules.nodes[static_cast<std::size_t>(node)].phrases)
                all.push_back("{" + m_rules.names[static_cast<std::size_t>(phrase)] + "}");
        }
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

private:
    bool canBegin(int phrase, std::size_t from) const
    {
        if (from >= m_tokens.size())
            return false;
        const auto id = m_tokens[from].id;
        const auto& words = m_rules.firstWords[static_cast<std::size_t>(phrase)];
        if (id >= 0 && words.has(static_cast<std::size_t>(id)))
            return true;
        return (m_rules.firstLexical[static_cast<std::size_t>(phrase)] & m_lexicalAt[from]) != 0;
    }
    void missed(std::size_t from, int node)
    {
        if (from < m_furthest)
            return;
        if (from > m_furthest)
            m_missed.clear();
        m_furthest = from;
        if (m_missed.size() < 64 && std::find(m_missed.begin(), m_missed.end(), node) == m_missed.end())
            m_missed.push_back(node);
    }
    void walk(int node, std::size_t from, std::vector<const Term*>& parts, Finds& finds)
    {
        const auto& here = m_rules.nodes[static_cast<std::size_t>(node)];
        for (const auto& accept : here.accepts)
            add(finds, from, termOf(accept, parts));
        if (here.words.empty() && here.phrases.empty())
            return;
        missed(from, node);
        if (from >= m_tokens.size())
            return;
        const auto id = m_tokens[from].id;
        if (id >= 0 && !m_tokens[from].quoted) {
            const auto it = std::lower_bound(here.words.begin(), here.words.end(), std::pair(id, 0));
            if (it != here.words.end() && it->first == id)
                walk(it->second, from + 1, parts, finds);
        }
        for (const auto& [phrase, to] : here.phrases) {
            if (phrase >= lexicalCount && !canBegin(phrase, from))
                continue;
            for (const auto& found : at(phrase, from)) { // memo is stable: finds are stored when complete
                parts.push_back(&found.term);
                const bool wasAmbiguous = m_ambiguous;
                m_ambiguous = m_ambiguous || found.ambiguous;
                walk(to, found.end, parts, finds);
                m_ambiguous = wasAmbiguous;
                parts.pop_back();
            }
        }
    }
    Term termOf(const Rules::Accept& accept, const std::vector<const Term*>& parts) const
    {
        const auto& row = m_rules.rows[static_cast<std::size_t>(accept.row)];
        if (row.op == Op::None)
            return *parts.front();
        Term term{.op = row.op, .number = row.number, .word = std::string(row.own)};
        term.parts.resize(row.parts);
        for (std::size_t i = 0; i < accept.parts.count; ++i)
            term.parts[static_cast<std::size_t>(accept.parts.at[i])] = *parts[i];
        return term;
    }
    void add(Finds& finds, std::size_t end, Term term) const
    {
        for (auto& found : finds)
            if (found.end == end) {
                found.ambiguous = found.ambiguous || m_ambiguous || !(found.term == term);
                return;
            }
        finds.push_back({end, std::move(term), m_ambiguous});
    }

    // --- words ---
    void readWords(const Vocabulary& vocabulary)
    {
        m_lexical.resize(m_tokens.size() * lexicalCount);
        m_lexicalAt.resize(m_tokens.size());
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const auto& token = m_tokens[i];
            if (token.quoted) {
                put(i, Lexical::Quoted, i + 1, {.op = Op::Quoted, .word = token.text});
                continue;
            }
            if (token.named > 0)
                put(i, Lexical::Name, i + token.named, {.op = Op::Name, .word = token.text});
            if (i + 1 < m_tokens.size() && m_tokens[i + 1].word.starts_with("counter") &&
                std::isalpha(static_cast<unsigned char>(token.word.front())))
                put(i, Lexical::Label, i + 1, {.op = Op::Label, .word = token.word});
            if (const auto number = readNumber(token.word)) {
                put(i, Lexical::Number, i + 1, {.op = Op::Number, .number = *number});
                put(i, Lexical::Count, i + 1, {.op = Op::Number, .number = *number});
            }
            if (token.word == "a" || token.word == "an")
                put(i, Lexical::Count, i + 1, {.op = Op::Number, .number = 1});
            for (std::size_t n = 1; n < countWords.size(); ++n)
                if (token.word == countWords[n])
                    put(i, Lexical::Count, i + 1, {.op = Op::Number, .number = static_cast<std::int16_t>(n)});
            if (token.word.size() > 1 && (token.word[0] == '+' || token.word[0] == '-'))
                if (const auto number = readNumber(std::string_view(token.word).substr(1)))
                    put(i, Lexical::Signed, i + 1,
                        {.op = Op::Number,
                            .number = static_cast<std::int16_t>(token.word[0] == '-' ? -*number : *number)});
            if (const auto* entries = vocabulary.beginningWith(token.word))
                for (const auto& entry : *entries)
                    readEntry(i, entry);
        }
    }
    void readEntry(std::size_t at, const Vocabulary::Entry& entry)
    {
        auto end = at + 1;
        for (const auto& word : entry.further) {
            if (end >= m_tokens.size() || m_tokens[end].word != word)
                return;
            ++end;
        }
        std::int16_t number = 0;
        if (entry.kind == Vocabulary::Kind::Keyword && end + 2 < m_tokens.size() && m_tokens[end].word == "(" &&
            m_tokens[end + 2].word == ")")
            if (const auto value = readNumber(m_tokens[end + 1].word)) {
                number = *value;
                end += 3;
            }
        putEntry(at, end, entry, number);
    }
    void putEntry(std::size_t at, std::size_t end, const Vocabulary::Entry& entry, std::int16_t number)
    {
        static constexpr std::array<std::pair<Lexical, Op>, 6> kinds{
            {{Lexical::Subtype, Op::Subtype}, {Lexical::Keyword, Op::Keyword}, {Lexical::Type, Op::Type},
                {Lexical::Domain, Op::Domain}, {Lexical::Name, Op::Name}, {Lexical::NonSubtype, Op::Subtype}}};
        const auto [lexicalKind, op] = kinds[static_cast<std::size_t>(entry.kind)];
        put(at, lexicalKind, end, {.op = op, .number = number, .word = entry.word});
    }
    void put(std::size_t at, Lexical kind, std::size_t end, Term term)
    {
        auto& finds = m_lexical[at * lexicalCount + static_cast<std::size_t>(kind)];
        for (const auto& found : finds)
            if (found.end == end)
                return;
        finds.push_back({end, std::move(term), false});
        m_lexicalAt[at] = static_cast<std::uint16_t>(m_lexicalAt[at] | 1U << static_cast<unsigned>(kind));
    }
    const Finds& lexical(int phrase, std::size_t from) const
    {
        static const Finds none;
        return from < m_tokens.size() ? m_lexical[from * lexicalCount + static_cast<std::size_t>(phrase)] : none;
    }

    struct Memo {
        bool known = false;
        Finds finds;
    };
    const Rules& m_rules;
    std::vector<TextToken>& m_tokens;
    std::vector<std::vector<Memo>> m_memo; // by place, from when it is looked at; then by phrase
    std::vector<Finds> m_lexical;
    std::vector<std::uint16_t> m_lexicalAt;
    std::size_t m_furthest = 0;
    std::vector<int> m_missed;
    bool m_ambiguous = false;
};

class Grammar::Speaker {
public:
    explicit Speaker(const Rules& rules)
        : m_rules(rules)
    {
    }
    std::optional<std::string> say(int phrase, const Term& term, bool many) const
    {
        if (phrase < lexicalCount)
            return sayWord(static_cast<Lexical>(phrase), term, many);
        for (const auto index : m_rules.rowsOf[static_cast<std::size_t>(phrase)]) {
            const auto& row = m_rules.rows[static_cast<std::size_t>(index)];
            if (row.op == Op::None) {
                if (auto said = sayRow(row, {&term}, many))
                    return said;
                continue;
            }
            if (row.op != term.op || row.number != term.number || term.parts.size() != row.parts ||
                term.word != row.own)
                continue;
            if (auto said = sayRow(row, partsOf(term), many))
                return said;
        }
        return std::nullopt;
    }

private:
    static std::vector<const Term*> partsOf(const Term& term)
    {
        std::vector<const Term*> parts;
        for (const auto& part : term.parts)
            parts.push_back(&part);
        return parts;
    }
    // Whether what stands for a part speaks of many: as the row that says it.
    bool isMany(int phrase, const Term& term) const
    {
        if (term.op == Op::Number)
            return !isOne(term);
        if (phrase < lexicalCount)
            return false;
        const auto& rows = m_rules.rowsOf[static_cast<std::size_t>(phrase)];
        const auto rowAt = [&](auto index) -> const Rules::Row& {
            return m_rules.rows[static_cast<std::size_t>(index)];
        };
        const auto fits = [&](const Rules::Row& row) {
            return row.op == term.op && row.number == term.number && term.parts.size() == row.parts &&
                   (row.own.empty() || row.own == term.word);
        };
        // Which of them says it is asked only where it matters: saying asks this again of each part.
        const auto fitting = std::ranges::count_if(rows, [&](auto index) { return fits(rowAt(index)); });
        const auto ofMany = std::ranges::count_if(
            rows, [&](auto index) { return fits(rowAt(index)) && rowAt(index).many; });
        const bool differ = ofMany != 0 && ofMany != fitting;
        for (const auto index : rows) {
            const auto& row = rowAt(index);
            if (row.op == Op::None && row.sayings.front().front().kind == Rules::Symbol::Kind::Slot) {
                const auto inner = row.sayings.front().front().phrase;
                if (say(inner, term, false))
                    return isMany(inner, term);
            } else if (fits(row) && (!differ || sayRow(row, partsOf(term), false))) {
                return row.many && (term.parts.empty() || term.at(0).op != Op::Number || !isOne(term.at(0)));
            }
        }
        return false;
    }
    std::optional<std::string> sayRow(const Rules::Row& row, const std::vector<const Term*>& parts, bool many) const
    {
        for (const auto& symbols : row.sayings) {
            std::size_t said = 0, wanted = 0;
            for (const auto* part : parts)
                wanted += part->op != Op::None ? 1 : 0;
            for (const auto& symbol : symbols)
                said += symbol.kind == Rules::Symbol::Kind::Slot &&
                                parts[static_cast<std::size_t>(symbol.part)]->op != Op::None
                            ? 1
                            : 0;
            const auto slots = static_cast<std::size_t>(std::count_if(symbols.begin(), symbols.end(),
                [](const Rules::Symbol& symbol) { return symbol.kind == Rules::Symbol::Kind::Slot; }));
            if (said != wanted || slots != wanted)
                continue;
            if (auto text = sayVariant(symbols, parts, many))
                return text;
        }
        return std::nullopt;
    }
    std::optional<std::string> sayVariant(
        const Rules::Symbols& symbols, const std::vector<const Term*>& parts, bool many) const
    {
        std::string text;
        bool agree = many;
        const auto append = [&](std::string_view word) {
            const bool tight = text.empty() || text.back() == '(' ||
                               std::string_view(".,;:)/").find(word.front()) != std::string_view::npos ||
                               (text.back() == '/');
            if (!tight)
                text += ' ';
            text += word;
        };
        for (const auto& symbol : symbols) {
            if (symbol.kind == Rules::Symbol::Kind::Slot) {
                const auto& part = *parts[static_cast<std::size_t>(symbol.part)];
                const bool plural = isPlural(symbol, many, agree);
                auto said = say(symbol.phrase, part, plural);
                if (!said || said->empty())
                    return std::nullopt;
                const bool ofCard = symbol.plural == Rules::Symbol::Plural::Never; // "a Unit card", but "a unit"
                if (symbol.phrase == static_cast<int>(Lexical::Type) && !ofCard && said->starts_with("Unit"))
                    said->front() = 'u';
                append(*said);
                if (bearsNumber(symbol.phrase))
                    agree = plural || isMany(symbol.phrase, part);
            } else {
                append(std::string(symbol.kind == Rules::Symbol::Kind::Agree && agree ? symbol.many : symbol.one));
            }
        }
        return text;
    }
    // "two +1/+1 counters": what stands between a number and its noun does not change it.
    bool bearsNumber(int phrase) const
    {
        if (phrase < lexicalCount)
            return phrase == static_cast<int>(Lexical::Count);
        const auto& name = m_rules.names[static_cast<std::size_t>(phrase)];
        return name != "bonus" && name != "tokenkind";
    }
    // A noun within a phrase of many is one of many.
    bool isPlural(const Rules::Symbol& symbol, bool many, bool agree) const
    {
        if (symbol.plural != Rules::Symbol::Plural::No)
            return symbol.plural == Rules::Symbol::Plural::Yes ||
                   (symbol.plural == Rules::Symbol::Plural::AsBefore && agree);
        const auto& name = m_rules.names[static_cast<std::size_t>(symbol.phrase)];
        return many &&
               (name.starts_with("noun") || name.starts_with("card") || name == "shownnoun" || name == "ownnoun" ||
                   name == "kind" || name == "head" || name == "type" || name == "subtype" || name.starts_with("post"));
    }
    static std::optional<std::string> sayWord(Lexical kind, const Term& term, bool many)
    {
        const auto is = [&](Op op) { return term.op == op && term.parts.empty(); };
        const auto number = [&] { return std::to_string(std::abs(term.number)); };
        switch (kind) {
        case Lexical::Number: return is(Op::Number) && term.number >= none ? std::optional(number()) : std::nullopt;
        case Lexical::Count:
            if (!is(Op::Number) || term.number < none)
                return std::nullopt;
            if (isOne(term))
                return "a";
            return term.number > none && static_cast<std::size_t>(term.number) < countWords.size()
                       ? std::string(countWords[static_cast<std::size_t>(term.number)])
                       : number();
        case Lexical::Signed:
            return is(Op::Number) ? std::optional((term.number < none ? "-" : "+") + number()) : std::nullopt;
        case Lexical::Subtype:
            return is(Op::Subtype) ? std::optional(many ? pluralOf(term.word) : term.word) : std::nullopt;
        case Lexical::Type: return is(Op::Type) ? std::optional(many ? pluralOf(term.word) : term.word) : std::nullopt;
        case Lexical::Keyword:
            if (!is(Op::Keyword))
                return std::nullopt;
            return term.number > none ? term.word + " (" + number() + ")" : term.word;
        case Lexical::NonSubtype: return is(Op::Subtype) ? std::optional(term.word) : std::nullopt;
        case Lexical::Domain: return is(Op::Domain) ? std::optional(term.word) : std::nullopt;
        case Lexical::Name: return is(Op::Name) ? std::optional("'" + term.word + "'") : std::nullopt;
        case Lexical::Label: return is(Op::Label) ? std::optional(term.word) : std::nullopt;
        case Lexical::Quoted: return is(Op::Quoted) ? std::optional("\"" + term.word + "\"") : std::nullopt;
        }
        return std::nullopt;
    }

    const Rules& m_rules;
};

namespace {

// Sentences begin with a capital; "a" is "an" before a vowel that sounds like one.
std::string finished(std::string_view text)
{
    std::string out;
    bool begins = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool wordStart = i == 0 || text[i - 1] == ' ';
        if (c == '"') { // as printed
            const auto end = text.find('"', i + 1);
            const auto length = end == std::string_view::npos ? text.size() - i : end - i + 1;
            out += text.substr(i, length);
            i += length - 1;
            begins = false;
            continue;
        }
        if (const auto end = text.find("' ", i + 1); wordStart && c == '\'' && end != std::string_view::npos) {
            out += text.substr(i, end - i + 1); // a name, as printed
            i = end;
            begins = false;
            continue;
        }
        const auto rest = text.substr(i + 1, 6);
        const bool upTo = text.substr(0, i).ends_with("up to ") && rest != " maxim";
        if (wordStart && (c == 'a' || c == 'A') &&
            (upTo ? rest.starts_with(' ') : rest == " or mo" || rest == " or fe")) {
            // "one or more", "up to one"
            out += begins ? "One" : "one";
            begins = false;
            continue;
        }
        out += begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        if (wordStart && (c == 'a' || c == 'A') && text.substr(i + 1, 1) == " " && i + 2 < text.size()) {
            const auto next = static_cast<char>(std::tolower(static_cast<unsigned char>(text[i + 2])));
            const bool sounds = std::string_view("aeiou8").find(next) != std::string_view::npos;
            const auto word = text.substr(i + 2, 3);
            if (sounds && word != "uni" && word != "Uni")
                out += 'n';
        }
        begins = (c == ' ' && i > 0 && (text[i - 1] == '.' || text[i - 1] == ':')) || (begins && c == ' ');
    }
    return out;
}

} // namespace

Grammar::Grammar(std::vector<Phrase> phrases)
    : m_rules(std::make_unique<const Rules>(std::move(phrases)))
{
}
Grammar::~Grammar() = default;

std::span<const Phrase> Grammar::phrases() const { return m_rules->phrases; }

std::string_view Grammar::findsOf(std::string_view own) const
{
    const auto it = std::ranges::find_if(
        m_rules->phrases, [&](const Phrase& phrase) { return phrase.own == own && !phrase.finds.empty(); });
    return it == m_rules->phrases.end() ? std::string_view{} : it->finds;
}

Reading Grammar::read(std::string_view name, std::string_view text, const Vocabulary& vocabulary) const
{
    Reading reading;
    const auto phrase = m_rules->phraseIds.find(name);
    auto tokens = tokensOf(text);
    if (phrase == m_rules->phraseIds.end() || tokens.empty() || tokens.size() > maxTokens)
        return reading;
    Parser parser(*m_rules, tokens, vocabulary);
    for (const auto& found : parser.at(phrase->second, 0))
        if (found.end == tokens.size()) {
            reading.ambiguous = found.ambiguous;
            reading.at = text.size();
            if (!found.ambiguous)
                reading.term = found.term;
            return reading;
        }
    reading.at = parser.furthest() < tokens.size() ? tokens[parser.furthest()].at : text.size();
    reading.expected = parser.expected();
    return reading;
}

std::optional<std::string> Grammar::say(std::string_view name, const Term& term) const
{
    const auto phrase = m_rules->phraseIds.find(name);
    if (phrase == m_rules->phraseIds.end())
        return std::nullopt;
    const auto said = Speaker(*m_rules).say(phrase->second, term, false);
    return said ? std::optional(finished(*said)) : std::nullopt;
}

} // namespace nexus::model
