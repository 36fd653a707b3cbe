#include "model/search/query_parser.h"

#include "model/base/text.h"
#include "model/base/words.h"
#include "model/cards/card.h"

#include <charconv>
#include <re2/re2.h>
#include <system_error>

namespace nexus::model {

namespace {

struct QueryFieldWords {
    NEXUS_WORDS(QueryFieldWords)
};

using NodeResult = tl::expected<QueryNode, FieldError>;

tl::unexpected<FieldError> wrong(const FieldValue& value, std::string expected, std::vector<std::string> known = {})
{
    return tl::unexpected(FieldError{value.offset, value.length, std::move(expected), std::move(known)});
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || rest != end || text.empty())
        return std::nullopt;
    return number;
}

template <class Value> using Spelled = std::pair<std::string_view, Value>;

template <class Value, std::size_t Count>
std::optional<Value> spelled(const Spelled<Value> (&all)[Count], std::string_view text)
{
    for (const auto& [word, value] : all)
        if (word == text)
            return value;
    return std::nullopt;
}

constexpr Spelled<Comparison> comparisons[] = {{":", Comparison::Equal}, {"=", Comparison::Equal},
    {"==", Comparison::Equal}, {"!=", Comparison::NotEqual}, {"<", Comparison::Less}, {"<=", Comparison::LessEqual},
    {">", Comparison::Greater}, {">=", Comparison::GreaterEqual}};
constexpr Spelled<WordKind> wordKinds[] = {{"t", WordKind::Type}, {"type", WordKind::Type},
    {"subtype", WordKind::Subtype}, {"kw", WordKind::Keyword}, {"keyword", WordKind::Keyword}, {"set", WordKind::Set},
    {"s", WordKind::Set}, {"rarity", WordKind::Rarity}, {"r", WordKind::Rarity}};
constexpr Spelled<TextScope> textScopes[] = {{"name", TextScope::Name}, {"n", TextScope::Name},
    {"rules", TextScope::Rules}, {"o", TextScope::Rules}, {"flavor", TextScope::Flavor}, {"flavour", TextScope::Flavor},
    {"text", TextScope::Any}};
constexpr Spelled<StackTrait> stackTraits[] = {{"loc", StackTrait::Location}, {"location", StackTrait::Location},
    {"lent", StackTrait::Lent}, {"cond", StackTrait::Condition}, {"condition", StackTrait::Condition},
    {"lang", StackTrait::Language}, {"language", StackTrait::Language}, {"finish", StackTrait::Finish},
    {"tag", StackTrait::Tag}};

std::optional<Number> numberField(std::string_view field, const Game& game)
{
    static const Spelled<Number> numbers[] = {{"dp", DomainTotal{}}, {"domains", DomainKinds{}}, {"own", CopiesOwned{}},
        {"need", CopiesNeeded{}}, {"free", CopiesFree{}}, {"trade", CopiesForTrade{}}};
    if (auto number = spelled(numbers, field))
        return number;
    if (const auto index = game.findByName(field)) {
        const auto kind = game.attributes[*index].kind;
        if (kind == AttributeKind::Integer || kind == AttributeKind::Flag)
            return *index;
    }
    return std::nullopt;
}

// `sentence` with the words that may stand there for its %1.
tl::unexpected<FieldError> noneOf(
    const FieldValue& value, std::string_view sentence, const std::vector<std::string>& words)
{
    std::vector<std::string> lowered;
    for (const auto& word : words)
        lowered.push_back(fold(word));
    auto expected = filled(sentence, {joined(lowered, ", ")});
    return wrong(value, std::move(expected), std::move(lowered));
}

std::vector<std::string> numberFields(const Game& game)
{
    std::vector<std::string> names;
    for (const auto& name : fieldNames(game))
        if (numberField(name, game))
            names.push_back(name);
    return names;
}

NodeResult compareTerm(Number left, Comparison comparison, const FieldValue& value, const Game& game)
{
    if (value.form == ValueForm::Range) {
        const auto low = wholeNumber(value.text);
        const auto high = wholeNumber(value.upper);
        if (comparison != Comparison::Equal || !low || !high)
            return wrong(value, QueryFieldWords::tr("a range of numbers such as 2..4 after ':'"));
        AllOf both;
        both.nodes.push_back({CompareTerm{left, Comparison::GreaterEqual, *low}});
        both.nodes.push_back({CompareTerm{left, Comparison::LessEqual, *high}});
        return QueryNode{std::move(both)};
    }
    if (value.form == ValueForm::Word) {
        if (const auto number = wholeNumber(value.text))
            return QueryNode{CompareTerm{left, comparison, *number}};
        if (const auto right = numberField(fold(value.text), game))
            return QueryNode{CompareTerm{left, comparison, *right}};
    }
    return wrong(value, QueryFieldWords::tr("a number, a range such as 2..4, or another number field such as defense"),
        numberFields(game));
}

NodeResult choiceTerm(AttributeIndex attribute, bool negated, const FieldValue& value, const Game& game)
{
    const auto& choices = game.attributes[attribute].choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (fold(choices[i]) == fold(value.text)) {
            const ChoiceTerm term{attribute, static_cast<std::int32_t>(i)};
            return negated ? QueryNode{NoneOf{{QueryNode{term}}}} : QueryNode{term};
        }
    return noneOf(value, QueryFieldWords::tr("one of %1"), choices);
}

NodeResult domainTerm(const FieldValue& value, const Game& game)
{
    const std::string wanted = fold(value.text);
    if (wanted == "none")
        return QueryNode{NoDomain{}};
    std::vector<std::string> names{"none"};
    for (const auto index : game.domainAttributes()) {
        const auto& domain = game.attributes[index];
        names.push_back(domain.id.str());
        if (game.findByName(wanted) == index || fold(domain.label) == wanted || fold(domain.letter) == wanted)
            return QueryNode{CompareTerm{index, Comparison::Greater, std::int64_t{0}}};
    }
    return noneOf(value, QueryFieldWords::tr("a domain: %1"), names);
}

NodeResult deckTerm(std::string_view field, const FieldValue& value)
{
    const std::string word = fold(value.text);
    if (field == "in" && !word.empty())
        return QueryNode{InDeck{word == "deck" ? SectionId() : SectionId(word)}};
    if (field == "is" && word == "legal")
        return QueryNode{IsLegal{}};
    if (field == "can" && word == "add")
        return QueryNode{CanAdd{}};
    if (field == "in")
        return wrong(value, QueryFieldWords::tr("deck or a section such as sideboard"));
    const std::string only = field == "is" ? "legal" : "add";
    return wrong(value, only, {only});
}

NodeResult stackTerm(StackTrait trait, Comparison comparison, const FieldValue& value)
{
    if (trait == StackTrait::Language)
        return QueryNode{StackTerm{trait, comparison, fold(languageCode(value.text))}};
    if (trait != StackTrait::Condition)
        return QueryNode{StackTerm{trait, comparison, fold(value.text)}};
    if (const auto condition = conditionOf(value.text))
        return QueryNode{StackTerm{trait, comparison, fold(conditionCode(*condition))}};
    std::vector<std::string> words;
    for (int i = 0; i < conditionCount; ++i)
        words.emplace_back(conditionCode(static_cast<Condition>(i)));
    return noneOf(value, QueryFieldWords::tr("a condition: %1"), words);
}

NodeResult meaningTerm(Aspect aspect, const FieldValue& value)
{
    if (const auto word = meaningWord(aspect, fold(value.text)))
        return QueryNode{MeaningTerm{*word}};
    std::vector<std::string> words;
    for (const auto& known : meaningWords())
        if (known.aspect == aspect)
            words.emplace_back(known.word);
    return noneOf(value, QueryFieldWords::tr("one of %1"), words);
}

// Letters beyond ASCII are folded in a regular expression too; its own signs are left alone.
std::string foldedPattern(std::string_view pattern)
{
    std::string out;
    std::size_t at = 0;
    while (at < pattern.size()) {
        std::size_t end = at;
        const bool ascii = static_cast<unsigned char>(pattern[at]) < 0x80;
        while (end < pattern.size() && (static_cast<unsigned char>(pattern[end]) < 0x80) == ascii)
            ++end;
        const auto piece = pattern.substr(at, end - at);
        out += ascii ? std::string(piece) : fold(piece);
        at = end;
    }
    return out;
}

} // namespace

tl::expected<QueryNode, FieldError> textTerm(
    const FieldValue& value, TextScope scope, AttributeIndex attribute, bool whole)
{
    if (value.form == ValueForm::Regex) {
        std::string pattern = foldedPattern(value.text);
        const re2::RE2 tried("(?i)" + pattern, re2::RE2::Quiet);
        if (!tried.ok())
            return wrong(value, filled(QueryFieldWords::tr("a regular expression (%1)"), {tried.error()}));
        return QueryNode{TextTerm{scope, attribute, TextMatch::Regex, std::move(pattern)}};
    }
    std::string text = fold(value.form == ValueForm::Range ? value.text + ".." + value.upper : value.text);
    return QueryNode{TextTerm{scope, attribute, whole ? TextMatch::Whole : TextMatch::Contains, std::move(text)}};
}

tl::expected<QueryNode, FieldError> fieldTerm(std::string_view typed, std::size_t fieldOffset,
    std::string_view comparisonText, const FieldValue& value, const Game& game)
{
    const std::string field = fold(typed);
    const auto comparison = spelled(comparisons, comparisonText);
    const bool equal = comparison == Comparison::Equal || comparison == Comparison::NotEqual;
    const bool word = value.form == ValueForm::Word || value.form == ValueForm::Phrase;
    const auto negate = [&](NodeResult node) -> NodeResult {
        if (!node || comparison != Comparison::NotEqual)
            return node;
        return QueryNode{NoneOf{{std::move(*node)}}};
    };
    const auto onlyEqual = [&]() {
        return tl::unexpected(FieldError{fieldOffset + typed.size(), comparisonText.size(),
            filled(QueryFieldWords::tr("':' or '=' after %1, which is no number"), {field})});
    };
    if (const auto number = numberField(field, game))
        return compareTerm(*number, *comparison, value, game);
    if (const auto scope = spelled(textScopes, field))
        return equal ? negate(textTerm(value, *scope, 0, comparisonText != ":")) : NodeResult(onlyEqual());
    const auto index = game.findByName(field);
    const bool choice = index && game.attributes[*index].kind == AttributeKind::Choice;
    const bool deck = field == "in" || field == "is" || field == "can";
    const auto trait = index ? std::nullopt : spelled(stackTraits, field); // a game's own field comes first
    const auto aspect = index ? std::nullopt : aspectOf(field);
    if (!word && (aspect || spelled(wordKinds, field) || field == "d" || field == "domain" || deck || choice || trait))
        return wrong(value, filled(QueryFieldWords::tr("a word after %1"), {field}));
    if (const auto kind = spelled(wordKinds, field))
        return equal ? negate(QueryNode{WordTerm{*kind, fold(value.text)}}) : NodeResult(onlyEqual());
    if (field == "d" || field == "domain")
        return equal ? negate(domainTerm(value, game)) : NodeResult(onlyEqual());
    if (deck)
        return equal ? negate(deckTerm(field, value)) : NodeResult(onlyEqual());
    if (aspect)
        return equal ? negate(meaningTerm(*aspect, value)) : NodeResult(onlyEqual());
    if (trait == StackTrait::Condition && !equal)
        return stackTerm(*trait, *comparison, value);
    if (trait)
        return equal ? negate(stackTerm(*trait, Comparison::Equal, value)) : NodeResult(onlyEqual());
    if (index) {
        if (!equal)
            return onlyEqual();
        if (choice)
            return choiceTerm(*index, comparison == Comparison::NotEqual, value, game);
        return negate(textTerm(value, TextScope::Attribute, *index, comparisonText != ":"));
    }
    return tl::unexpected(FieldError{fieldOffset, typed.size(),
        filled(QueryFieldWords::tr("a field: %1; or quotes around the text"), {joined(fieldNames(game), ", ")}),
        fieldNames(game)});
}

namespace {

bool sorts(const Attribute& attribute) { return attribute.kind != AttributeKind::Text || attribute.sorts; }

std::vector<std::string> sortWords(const Game& game, bool descending)
{
    std::vector<std::string> words{"name", "type", "set", "rarity", "dp", "domains"};
    for (const auto& attribute : game.attributes)
        if (sorts(attribute))
            words.push_back(attribute.id.str());
    if (descending)
        for (auto& word : words)
            word.insert(0, 1, '-');
    return words;
}

} // namespace

tl::expected<SortKey, FieldError> sortKey(const FieldValue& value, const Game& game)
{
    SortKey key;
    std::string word = fold(value.text);
    if (word.starts_with('-')) {
        key.descending = true;
        word.erase(0, 1);
    }
    if (word == "name")
        return key;
    if (word == "dp")
        key.by = DomainTotal{};
    else if (word == "domains")
        key.by = DomainKinds{};
    else if (const auto kind = spelled(wordKinds, word);
             kind && *kind != WordKind::Keyword && *kind != WordKind::Subtype)
        key.by = *kind;
    else if (const auto index = game.findByName(word); index && sorts(game.attributes[*index]))
        key.by = *index;
    else
        return wrong(value,
            QueryFieldWords::tr("something to sort by: name, type, set, rarity, or a number such as cp or -attack"),
            sortWords(game, key.descending));
    return key;
}

std::vector<std::string> fieldNames(const Game& game)
{
    std::vector<std::string> names{"name", "rules", "flavor", "type", "subtype", "keyword", "domain", "dp", "domains"};
    for (const auto& attribute : game.attributes)
        names.push_back(attribute.id.str());
    for (const char* name : {"set", "rarity", "does", "when", "costs", "plays", "in", "is", "can", "own", "free",
             "trade", "need", "loc", "lent", "cond", "lang", "finish", "tag", "sort"})
        names.emplace_back(name);
    return names;
}

} // namespace nexus::model
