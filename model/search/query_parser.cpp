#include "model/search/query_parser.h"

#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/query.h"
#include "model/search/query_signs.h"

#include <tao/pegtl.hpp>

namespace nexus::model {

namespace {

struct QueryWords {
    NEXUS_WORDS(QueryWords)
};

namespace peg = tao::pegtl;

constexpr std::size_t maxBytes = 4096;
constexpr std::size_t maxDepth = 64;

struct Fault {
    FieldError error;
};

// One level of parentheses: alternatives joined by "or", the last of them still growing.
struct Level {
    std::vector<AllOf> alternatives{AllOf{}};
    bool negateNext = false;  // a '-' that waits for its term
    bool negateLevel = false; // a '-' before this level's '('
    std::size_t offset = 0;
};

struct Builder {
    explicit Builder(const Game& g)
        : game(g)
    {
    }
    const Game& game;
    std::vector<Level> levels{Level{}};
    std::vector<SortKey> order;
    std::vector<PlacedTerm> placed;
    std::vector<PlacedValue> values;
    std::size_t orders = 0; // sort keys among the placed terms
    std::string field, comparison;
    std::size_t fieldOffset = 0;
    FieldValue value;

    void add(QueryNode node)
    {
        auto& level = levels.back();
        if (std::exchange(level.negateNext, false))
            node = QueryNode{NoneOf{{std::move(node)}}};
        level.alternatives.back().nodes.push_back(std::move(node));
    }
    void add(tl::expected<QueryNode, FieldError> node)
    {
        if (!node)
            throw Fault{node.error()};
        add(std::move(*node));
    }
    void place(std::size_t offset, std::size_t length)
    {
        if (levels.size() > 1)
            return;
        const bool isOrder = std::exchange(orders, order.size()) < order.size();
        placed.push_back(
            {offset, length, isOrder ? std::nullopt : std::optional(levels.front().alternatives.back().nodes.back())});
    }
    static QueryNode nodeOf(Level level)
    {
        std::vector<QueryNode> nodes;
        for (auto& all : level.alternatives)
            nodes.push_back(all.nodes.size() == 1 ? std::move(all.nodes.front()) : QueryNode{std::move(all)});
        return nodes.size() == 1 ? std::move(nodes.front()) : QueryNode{AnyOf{std::move(nodes)}};
    }
    void finishTerm()
    {
        if (fold(field) == "sort") {
            if (comparison != ":")
                throw Fault{{fieldOffset + field.size(), comparison.size(), QueryWords::tr("':' after sort")}};
            if (levels.size() > 1 || levels.back().negateNext || levels.back().alternatives.size() > 1)
                throw Fault{{fieldOffset, field.size(),
                    QueryWords::tr("'sort:' to stand outside of parentheses, 'or' and '-'")}};
            const auto key = sortKey(value, game);
            if (!key)
                throw Fault{key.error()};
            order.push_back(*key);
            return;
        }
        addPlaced(fieldTerm(field, fieldOffset, comparison, value, game), field);
    }
    void addPlaced(const tl::expected<QueryNode, FieldError>& node, std::string_view left)
    {
        add(node);
        values.push_back({value.offset, value.length, std::string(left), value.form == ValueForm::Phrase, *node});
    }
};

// A rule that is one of the functions of query_signs.h: how much of the text before it it takes, or that it does not.
template <auto lengthAt> struct Lexeme {
    using rule_t = Lexeme;
    using subs_t = peg::empty_list;
    template <class Input> static bool match(Input& in)
    {
        const std::size_t length = lengthAt(std::string_view(in.current(), in.size()));
        if (length == 0)
            return false;
        in.bump(length);
        return true;
    }
};
constexpr std::size_t fillerLength(std::string_view text)
{
    const auto* blank = signAt(blanks, text);
    return blank ? blank->typed.size() : beginsWithWord(text, andWord) ? andWord.size() : 0;
}
constexpr std::size_t curlyLength(std::string_view text)
{
    const auto* quote = signAt(curlyQuotes, text);
    return quote ? quote->typed.size() : 0;
}
constexpr std::size_t anyQuoteLength(std::string_view text) { return text.starts_with('"') ? 1 : curlyLength(text); }
constexpr std::size_t wordLength(std::string_view text)
{
    std::size_t at = 0;
    while (!endsQueryWord(text.substr(at)))
        ++at;
    return at;
}

struct Blank : peg::star<Lexeme<fillerLength>> {};
struct WordEnd : peg::not_at<Lexeme<wordLength>> {};
struct OrWord : peg::seq<peg::istring<'o', 'r'>, peg::at<WordEnd>, Blank> {};
struct PlainText : peg::star<peg::not_one<'"'>> {};
struct CurlyText : peg::star<peg::not_at<Lexeme<anyQuoteLength>>, peg::any> {};
struct CloseQuote : peg::one<'"'> {};
struct CurlyClose : Lexeme<anyQuoteLength> {};
// What a typographic quote opens, any quote closes: people write “…”, „…“, »…« and «…».
struct Phrase : peg::sor<peg::seq<peg::one<'"'>, PlainText, peg::must<CloseQuote>>,
                    peg::seq<Lexeme<curlyLength>, CurlyText, peg::must<CurlyClose>>> {};
struct OpenSlash : peg::one<'/'> {};
struct PatternText : peg::star<peg::sor<peg::seq<peg::one<'\\'>, peg::any>, peg::not_one<'/'>>> {};
struct CloseSlash : peg::one<'/'> {};
struct Pattern : peg::seq<OpenSlash, PatternText, peg::must<CloseSlash>> {};
struct LowNumber : peg::seq<peg::opt<peg::one<'-'>>, peg::plus<peg::digit>> {};
struct HighNumber : peg::seq<peg::opt<peg::one<'-'>>, peg::plus<peg::digit>> {};
struct Range : peg::seq<peg::at<LowNumber, peg::two<'.'>, HighNumber, WordEnd>, LowNumber, peg::two<'.'>, HighNumber> {
};
struct ValueWord : Lexeme<wordLength> {};
struct Value : peg::sor<Phrase, Pattern, Range, ValueWord> {};

struct FieldName : peg::seq<peg::alpha, peg::star<peg::sor<peg::alnum, peg::one<'-', '_'>>>> {};
constexpr std::size_t operatorLength(std::string_view text) { return operatorAt(text).length; }
struct Operator : Lexeme<operatorLength> {};
struct FieldTerm : peg::if_must<peg::at<FieldName, Operator>, FieldName, Operator, Value> {};
struct BarePhrase : peg::seq<Phrase> {};
struct BareWord : Lexeme<wordLength> {};

struct Alternatives;
struct Open : peg::one<'('> {};
struct Close : peg::one<')'> {};
struct GroupBody : peg::seq<Blank, peg::must<Alternatives>, Blank> {};
struct Group : peg::if_must<Open, GroupBody, Close> {};
struct Term : peg::sor<Group, FieldTerm, BarePhrase, BareWord> {};
struct Minus : Lexeme<minusLength> {};
struct Negated : peg::if_must<Minus, Term> {};
struct Placed : peg::sor<Negated, Term> {};
struct Item : peg::seq<Placed, Blank> {};
struct Terms : peg::plus<peg::not_at<OrWord>, peg::not_at<Close>, Item> {};
struct Alternatives : peg::seq<Terms, peg::star<peg::if_must<OrWord, Terms>>> {};
struct End : peg::eof {};
struct Grammar : peg::must<Blank, peg::opt<Alternatives>, End> {};

template <class Rule> constexpr const char* expectedText = nullptr;
template <> constexpr const char* expectedText<CloseQuote> = NEXUS_TEXT("QueryWords", "a closing '\"'");
template <> constexpr const char* expectedText<CloseSlash> = NEXUS_TEXT("QueryWords", "a closing '/'");
template <> constexpr const char* expectedText<Value> = NEXUS_TEXT("QueryWords", "a value after the operator");
template <> constexpr const char* expectedText<FieldName> = NEXUS_TEXT("QueryWords", "a field");
template <> constexpr const char* expectedText<CurlyClose> = NEXUS_TEXT("QueryWords", "a closing quote");
template <>
constexpr const char* expectedText<Operator> = NEXUS_TEXT("QueryWords", "an operator: ':' '=' '<' '<=' '>' '>='");
template <> constexpr const char* expectedText<Term> = NEXUS_TEXT("QueryWords", "a search term after '-' or NOT");
template <> constexpr const char* expectedText<Terms> = NEXUS_TEXT("QueryWords", "a search term after 'or'");
template <> constexpr const char* expectedText<Alternatives> = NEXUS_TEXT("QueryWords", "a search term after '('");
template <> constexpr const char* expectedText<GroupBody> = NEXUS_TEXT("QueryWords", "a search term after '('");
template <> constexpr const char* expectedText<Close> = NEXUS_TEXT("QueryWords", "a closing ')'");
template <>
constexpr const char* expectedText<End> = NEXUS_TEXT(
    "QueryWords", "a search term before this, or the end of the query");
template <> constexpr const char* expectedText<Blank> = NEXUS_TEXT("QueryWords", "a search term");
template <> constexpr const char* expectedText<peg::opt<Alternatives>> = NEXUS_TEXT("QueryWords", "a search term");

struct Messages {
    template <class Rule> static constexpr auto message = expectedText<Rule>;
    template <class Rule> static constexpr bool raise_on_failure = false; // only where the grammar says must
};
template <class Rule> using Control = peg::must_if<Messages>::control<Rule>;

template <class Rule> struct Action : peg::nothing<Rule> {
};

template <> struct Action<FieldName> {
    template <class Input> static void apply(const Input& in, Builder& b)
    {
        b.field = in.string();
        b.fieldOffset = in.position().byte;
    }
};
template <> struct Action<Operator> {
    template <class Input> static void apply(const Input& in, Builder& b)
    {
        b.comparison = operatorAt(std::string_view(in.begin(), in.size())).plain;
    }
};
template <ValueForm form> struct KeepValue {
    template <class Input> static void apply(const Input& in, Builder& b)
    {
        b.value = {form, in.string(), {}, in.position().byte, in.size()};
    }
};
template <> struct Action<PlainText> : KeepValue<ValueForm::Phrase> {
};
template <> struct Action<CurlyText> : KeepValue<ValueForm::Phrase> {
};
template <> struct Action<PatternText> : KeepValue<ValueForm::Regex> {
};
template <> struct Action<LowNumber> : KeepValue<ValueForm::Range> {
};
template <> struct Action<HighNumber> {
    template <class Input> static void apply(const Input& in, Builder& b)
    {
        b.value.upper = in.string();
        b.value.length = in.position().byte + in.size() - b.value.offset;
    }
};
template <> struct Action<ValueWord> : KeepValue<ValueForm::Word> {
};
template <> struct Action<BareWord> {
    template <class Input> static void apply(const Input& in, Builder& b)
    {
        b.value = {ValueForm::Word, in.string(), {}, in.position().byte, in.size()};
        b.addPlaced(textTerm(b.value, TextScope::Any), {});
    }
};
template <> struct Action<BarePhrase> {
    template <class Input> static void apply(const Input&, Builder& b)
    {
        b.addPlaced(textTerm(b.value, TextScope::Any), {});
    }
};
template <> struct Action<FieldTerm> {
    template <class Input> static void apply(const Input&, Builder& b) { b.finishTerm(); }
};
template <> struct Action<Minus> {
    template <class Input> static void apply(const Input&, Builder& b) { b.levels.back().negateNext = true; }
};
template <> struct Action<OrWord> {
    template <class Input> static void apply(const Input& in, Builder& b)
    {
        if (b.levels.back().alternatives.back().nodes.empty())
            throw Fault{{in.position().byte, 2, QueryWords::tr("a search term before 'or'")}};
        b.levels.back().alternatives.emplace_back();
    }
};
template <> struct Action<Open> {
    template <class Input> static void apply(const Input& in, Builder& b)
    {
        if (b.levels.size() > maxDepth)
            throw Fault{{in.position().byte, 1, QueryWords::tr("at most 64 parentheses inside one another")}};
        Level level;
        level.negateLevel = std::exchange(b.levels.back().negateNext, false);
        level.offset = in.position().byte;
        b.levels.push_back(std::move(level));
    }
};
template <> struct Action<Group> {
    template <class Input> static void apply(const Input&, Builder& b)
    {
        Level level = std::move(b.levels.back());
        b.levels.pop_back();
        b.levels.back().negateNext = level.negateLevel;
        b.add(Builder::nodeOf(std::move(level)));
    }
};

template <> struct Action<Placed> {
    template <class Input> static void apply(const Input& in, Builder& b) { b.place(in.position().byte, in.size()); }
};

QueryError inColumns(std::string_view text, const FieldError& error)
{
    const auto offset = std::min(error.offset, text.size());
    return {codePoints(text.substr(0, offset)) + 1, codePoints(text.substr(offset, error.length)), error.expected,
        error.known};
}

// What did not match begins at the error's place: one code point is marked there, none at the end of the text.
FieldError syntaxError(std::string_view text, const peg::parse_error& error)
{
    std::size_t offset = error.positions().front().byte;
    const std::string_view message(error.message());
    auto expected = QueryWords::tr(std::string(message).c_str());
    std::size_t length = offset < text.size() ? 1 : 0;
    if (offset < text.size() && text[offset] == ')' && message == expectedText<End>)
        expected = QueryWords::tr("no ')' without a '(' before it");
    return {offset, length, std::move(expected), {}};
}

} // namespace

bool needsDeck(const QueryNode& node)
{
    const auto counted = [](const Number& number) {
        return std::holds_alternative<CopiesOwned>(number) || std::holds_alternative<CopiesNeeded>(number) ||
               std::holds_alternative<CopiesFree>(number) || std::holds_alternative<CopiesForTrade>(number);
    };
    return anyTerm(node, [&](const auto& term) {
        if (const auto* compare = std::get_if<CompareTerm>(&term))
            return counted(compare->left) || counted(compare->right);
        return std::holds_alternative<InDeck>(term) || std::holds_alternative<IsLegal>(term) ||
               std::holds_alternative<CanAdd>(term) || std::holds_alternative<StackTerm>(term);
    });
}

bool asksCollection(const QueryNode& node)
{
    const auto counted = [](const Number& number) {
        return std::holds_alternative<CopiesOwned>(number) || std::holds_alternative<CopiesFree>(number) ||
               std::holds_alternative<CopiesForTrade>(number);
    };
    return anyTerm(node, [&](const auto& term) {
        const auto* compare = std::get_if<CompareTerm>(&term);
        return compare ? counted(compare->left) || counted(compare->right) : std::holds_alternative<StackTerm>(term);
    });
}

tl::expected<PlacedQuery, QueryError> parsePlacedQuery(std::string_view text, const Game& game)
{
    if (text.size() > maxBytes)
        return tl::unexpected(QueryError{1, 0, QueryWords::tr("a query of at most 4,096 bytes")});
    if (const auto bad = firstInvalidUtf8(text))
        return tl::unexpected(QueryError{codePoints(text.substr(0, *bad)) + 1, 1, QueryWords::tr("text in UTF-8")});
    Builder builder(game);
    try {
        peg::memory_input input(text.data(), text.size(), "query");
        peg::parse<Grammar, Action, Control>(input, builder);
    } catch (const peg::parse_error& error) {
        return tl::unexpected(inColumns(text, syntaxError(text, error)));
    } catch (const Fault& fault) {
        return tl::unexpected(inColumns(text, fault.error));
    }
    const bool alternatives = builder.levels.front().alternatives.size() > 1;
    return PlacedQuery{{Builder::nodeOf(std::move(builder.levels.front())), std::move(builder.order)},
        std::move(builder.placed), std::move(builder.values), alternatives};
}

tl::expected<Query, QueryError> parseQuery(std::string_view text, const Game& game)
{
    auto placed = parsePlacedQuery(text, game);
    if (!placed)
        return tl::unexpected(std::move(placed.error()));
    return std::move(placed->query);
}

tl::expected<SortKey, QueryError> parseSortKey(std::string_view text, const Game& game)
{
    const auto key = sortKey({ValueForm::Word, std::string(text), {}, 0, text.size()}, game);
    if (!key)
        return tl::unexpected(inColumns(text, key.error()));
    return *key;
}

} // namespace nexus::model
