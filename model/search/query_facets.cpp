#include "model/search/query_facets.h"

#include "model/base/text.h"
#include "model/search/query_parser.h"
#include "model/search/query_signs.h"

namespace nexus::model {

namespace {

using FacetWords = std::vector<std::string>;

bool isWordFacet(FacetKind kind)
{
    return kind == FacetKind::Type || kind == FacetKind::Domain || kind == FacetKind::Choice ||
           kind == FacetKind::Keyword || kind == FacetKind::Set;
}

// What a single term says: a facet with one word, one bound or one flag.
struct TermReader {
    const Game& game;
    using Read = std::optional<FacetValue>;

    static FacetValue word(FacetKind kind, std::string text, AttributeIndex attribute = 0)
    {
        return {{kind, attribute}, {std::move(text)}, {}, {}, false};
    }
    Read operator()(const WordTerm& term) const
    {
        const auto isTerm = [&](const CardType& type) { return fold(type.name) == term.word; };
        if (term.kind == WordKind::Type && std::any_of(game.types.begin(), game.types.end(), isTerm))
            return word(FacetKind::Type, term.word);
        if (term.kind == WordKind::Keyword)
            return word(FacetKind::Keyword, term.word);
        if (term.kind == WordKind::Set)
            return word(FacetKind::Set, term.word);
        return std::nullopt;
    }
    Read operator()(const ChoiceTerm& term) const
    {
        const auto& choices = game.attributes[term.attribute].choices;
        return word(FacetKind::Choice, fold(choices[static_cast<std::size_t>(term.choice)]), term.attribute);
    }
    Read operator()(const NoDomain&) const { return word(FacetKind::Domain, "none"); }
    Read operator()(const CanAdd&) const { return FacetValue{{FacetKind::Addable}, {}, {}, {}, true}; }
    Read operator()(const CompareTerm& term) const
    {
        const auto* number = std::get_if<std::int64_t>(&term.right);
        if (!number)
            return std::nullopt;
        if (std::holds_alternative<CopiesOwned>(term.left)) {
            const bool some = (term.comparison == Comparison::GreaterEqual && *number == 1) ||
                              (term.comparison == Comparison::Greater && *number == 0);
            return some ? Read(FacetValue{{FacetKind::Owned}, {}, {}, {}, true}) : std::nullopt;
        }
        const auto* attribute = std::get_if<AttributeIndex>(&term.left);
        if (!attribute)
            return std::nullopt;
        if (game.attributes[*attribute].domain)
            return term.comparison == Comparison::Greater && *number == 0
                       ? Read(word(FacetKind::Domain, game.attributes[*attribute].id.str()))
                       : std::nullopt;
        return bound(*attribute, term.comparison, *number);
    }
    static Read bound(AttributeIndex attribute, Comparison comparison, std::int64_t number)
    {
        FacetValue value{{FacetKind::Amount, attribute}, {}, {}, {}, false};
        using Limits = std::numeric_limits<std::int64_t>;
        switch (comparison) {
        case Comparison::Equal: value.low = value.high = number; return value;
        case Comparison::GreaterEqual: value.low = number; return value;
        case Comparison::LessEqual: value.high = number; return value;
        case Comparison::Greater:
            if (number == Limits::max())
                return std::nullopt;
            value.low = number + 1;
            return value;
        case Comparison::Less:
            if (number == Limits::min())
                return std::nullopt;
            value.high = number - 1;
            return value;
        case Comparison::NotEqual: break;
        }
        return std::nullopt;
    }
    // A range: two bounds of one number.
    Read operator()(const AllOf& all) const
    {
        if (all.nodes.size() != 2)
            return std::nullopt;
        const auto a = read(all.nodes[0]);
        const auto b = read(all.nodes[1]);
        if (!a || !b || a->facet != b->facet || a->facet.kind != FacetKind::Amount || !a->low || a->high || b->low ||
            !b->high)
            return std::nullopt;
        return FacetValue{a->facet, {}, a->low, b->high, false};
    }
    // Words of one facet joined by "or".
    Read operator()(const AnyOf& any) const
    {
        Read all;
        for (const auto& node : any.nodes) {
            auto one = read(node);
            if (!one || !isWordFacet(one->facet.kind) || (all && all->facet != one->facet))
                return std::nullopt;
            if (!all)
                all = std::move(one);
            else
                for (auto& added : one->words)
                    if (std::find(all->words.begin(), all->words.end(), added) == all->words.end())
                        all->words.push_back(std::move(added));
        }
        return all;
    }
    template <class Other> Read operator()(const Other&) const { return std::nullopt; }

    [[nodiscard]] Read read(const QueryNode& node) const { return std::visit(*this, node.term); }
};

void tighten(FacetValue& value, const FacetValue& other)
{
    if (other.low && (!value.low || *other.low > *value.low))
        value.low = other.low;
    if (other.high && (!value.high || *other.high < *value.high))
        value.high = other.high;
}

std::string wordTermText(const FacetId& facet, const std::string& word, const Game& game)
{
    const auto quoted = queryWord(word);
    if (!quoted)
        return {};
    switch (facet.kind) {
    case FacetKind::Type: return "t:" + *quoted;
    case FacetKind::Domain: return "d:" + *quoted;
    case FacetKind::Keyword: return "kw:" + *quoted;
    case FacetKind::Set: return "set:" + *quoted;
    default: return game.attributes[facet.attribute].id.str() + ":" + *quoted;
    }
}

std::string numberTermText(const FacetValue& value, const Game& game)
{
    const auto& id = game.attributes[value.facet.attribute].id.str();
    if (value.low && value.high)
        return *value.low == *value.high ? id + "=" + std::to_string(*value.low)
                                         : id + ":" + std::to_string(*value.low) + ".." + std::to_string(*value.high);
    return value.low ? id + ">=" + std::to_string(*value.low) : id + "<=" + std::to_string(*value.high);
}

// The term that says it; empty where it says nothing.
std::string termText(const FacetValue& value, const Game& game)
{
    if (!value.says())
        return {};
    if (value.facet.kind == FacetKind::Addable)
        return "can:add";
    if (value.facet.kind == FacetKind::Owned)
        return "own>=1";
    if (value.facet.kind == FacetKind::Amount)
        return numberTermText(value, game);
    FacetWords terms;
    for (const auto& word : value.words)
        if (auto text = wordTermText(value.facet, word, game); !text.empty())
            terms.push_back(std::move(text));
    return terms.size() > 1 ? "(" + joined(terms, " or ") + ")" : terms.empty() ? std::string() : terms.front();
}

// Puts `with` in the place of the text, apart from its neighbours, or takes it out with the blanks it no longer needs.
void replace(std::string& text, std::size_t offset, std::size_t length, const std::string& with)
{
    text.replace(offset, length, with);
    if (!with.empty()) {
        const auto glues = [](char c) { return !isBlank(c) && c != '(' && c != ')' && c != '"'; };
        const auto end = offset + with.size();
        if (end < text.size() && glues(text[end]) && glues(with.back()))
            text.insert(end, 1, ' ');
        if (offset > 0 && glues(text[offset - 1]) && glues(with.front()))
            text.insert(offset, 1, ' ');
        return;
    }
    const bool afterBlank = offset == 0 || isBlank(text[offset - 1]);
    if (offset == text.size()) {
        while (!text.empty() && isBlank(text.back()))
            text.pop_back();
    } else if (afterBlank) {
        std::size_t end = offset;
        while (end < text.size() && isBlank(text[end]))
            ++end;
        text.erase(offset, end - offset);
    } else if (!isBlank(text[offset])) {
        text.insert(offset, 1, ' ');
    }
}

void append(std::string& text, const std::string& term)
{
    if (term.empty())
        return;
    if (!text.empty() && !isBlank(text.back()))
        text += ' ';
    text += term;
}

// A query of alternatives becomes one term; its sort keys cannot stand in parentheses and move behind them.
std::string wrapped(std::string_view query, const PlacedQuery& placed)
{
    std::string inner(query);
    std::string orders;
    for (auto term = placed.terms.rbegin(); term != placed.terms.rend(); ++term) {
        if (term->node)
            continue;
        orders = " " + std::string(query.substr(term->offset, term->length)) + orders;
        replace(inner, term->offset, term->length, "");
    }
    return "(" + std::string(trimmed(inner)) + ")" + orders;
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isNameChar(char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-' || c == '_'; }

// Behind the closing sign of what begins with a quote or a slash; the end of the text where it is not closed.
std::size_t afterQuoted(std::string_view text, std::size_t at, bool& open)
{
    const auto* curly = signAt(curlyQuotes, text.substr(at));
    const char sign = text[at];
    for (at += curly ? curly->typed.size() : 1; at < text.size(); ++at) {
        const auto* closing = curly ? signAt(curlyQuotes, text.substr(at)) : nullptr;
        if (closing)
            return at + closing->typed.size();
        if (sign == '/' && text[at] == '\\')
            ++at;
        else if (text[at] == sign || (curly && text[at] == '"'))
            return at + 1;
    }
    open = true;
    return text.size();
}

std::size_t wordEnd(std::string_view text, std::size_t at)
{
    while (!endsQueryWord(text.substr(at)))
        ++at;
    return at;
}

bool opensPhrase(std::string_view text) { return text.starts_with('"') || signAt(curlyQuotes, text); }

QueryWord wordAt(std::string_view text, std::size_t begin)
{
    QueryWord word;
    word.begin = begin;
    if (opensPhrase(text.substr(begin))) {
        word.form = QueryWord::Form::Phrase;
        word.quote = '"';
        word.end = afterQuoted(text, begin, word.open);
        return word;
    }
    std::size_t at = begin;
    if (isLetter(text[at]))
        while (at < text.size() && isNameChar(text[at]))
            ++at;
    const auto sign = at > begin ? operatorAt(text.substr(at)) : OperatorPlace();
    if (sign.length == 0) {
        word.end = wordEnd(text, begin);
        return word;
    }
    word.form = QueryWord::Form::Field;
    word.field = text.substr(begin, at - begin);
    word.comparison = sign.plain;
    word.valueBegin = at + sign.length;
    const auto value = text.substr(word.valueBegin);
    if (opensPhrase(value) || value.starts_with('/')) {
        word.quote = value.front() == '/' ? '/' : '"';
        word.end = afterQuoted(text, word.valueBegin, word.open);
    } else {
        word.end = wordEnd(text, word.valueBegin);
    }
    return word;
}

} // namespace

std::vector<FacetId> facetsOf(const Game& game)
{
    std::vector<FacetId> facets{{FacetKind::Addable}, {FacetKind::Owned}, {FacetKind::Type}};
    if (!game.domainAttributes().empty())
        facets.push_back({FacetKind::Domain});
    for (std::size_t i = 0; i < game.attributes.size(); ++i) {
        const auto& attribute = game.attributes[i];
        if (attribute.internal)
            continue;
        if (attribute.kind == AttributeKind::Choice)
            facets.push_back({FacetKind::Choice, static_cast<AttributeIndex>(i)});
        else if (attribute.kind != AttributeKind::Text && !attribute.domain)
            facets.push_back({FacetKind::Amount, static_cast<AttributeIndex>(i)});
    }
    facets.push_back({FacetKind::Keyword});
    facets.push_back({FacetKind::Set});
    return facets;
}

std::optional<std::vector<FacetValue>> readFacets(std::string_view query, const Game& game)
{
    const auto placed = parsePlacedQuery(query, game);
    if (!placed)
        return std::nullopt;
    std::vector<FacetValue> values;
    if (placed->alternatives)
        return values;
    for (const auto& term : placed->terms) {
        const auto said = term.node ? TermReader{game}.read(*term.node) : std::nullopt;
        if (!said)
            continue;
        const auto known = std::find_if(
            values.begin(), values.end(), [&](const auto& v) { return v.facet == said->facet; });
        if (known == values.end())
            values.push_back(*said);
        else
            tighten(*known, *said); // of two terms with words the first is the facet's, the other narrows further
    }
    return values;
}

FacetValue facetValue(const std::vector<FacetValue>& values, FacetId facet)
{
    for (const auto& value : values)
        if (value.facet == facet)
            return value;
    return {facet, {}, {}, {}, false};
}

std::string setFacet(std::string_view query, const FacetValue& value, const Game& game)
{
    const auto placed = parsePlacedQuery(query, game);
    if (!placed)
        return std::string(query);
    const std::string term = termText(value, game);
    const auto now = readFacets(query, game);
    if (facetValue(*now, value.facet) == value)
        return std::string(query);
    std::string text(query);
    if (placed->alternatives) {
        if (term.empty())
            return text;
        const auto one = wrapped(query, *placed);
        text = parseQuery(one, game) ? setFacet(one, value, game) : text;
    } else {
        std::vector<const PlacedTerm*> own;
        for (const auto& candidate : placed->terms)
            if (const auto said = candidate.node ? TermReader{game}.read(*candidate.node) : std::nullopt;
                said && said->facet == value.facet)
                own.push_back(&candidate);
        // The first of its terms takes the new text. Further words stay as they are, unless all is to go.
        const bool keepOthers = isWordFacet(value.facet.kind) && !term.empty();
        for (std::size_t i = own.size(); i-- > 0;)
            if (i == 0 || !keepOthers)
                replace(text, own[i]->offset, own[i]->length, i == 0 ? term : std::string());
        if (own.empty())
            append(text, term);
    }
    return parseQuery(text, game) ? text : std::string(query); // it may have grown too long
}

std::vector<FacetWord> facetWords(FacetId facet, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    std::vector<FacetWord> words;
    const auto add = [&](std::string word, std::string label) {
        if (queryWord(word))
            words.push_back({std::move(word), std::move(label)});
    };
    switch (facet.kind) {
    case FacetKind::Type:
        for (const auto& type : game.types)
            add(fold(type.name), type.name);
        break;
    case FacetKind::Domain:
        for (const auto index : game.domainAttributes())
            add(game.attributes[index].id.str(), game.attributes[index].label);
        add("none", "None");
        break;
    case FacetKind::Choice:
        for (const auto& choice : game.attributes[facet.attribute].choices)
            add(fold(choice), choice);
        break;
    case FacetKind::Keyword: {
        std::vector<bool> seen(catalogue.listCount()), used(catalogue.terms().size());
        for (const auto list : catalogue.keywordLists())
            if (!seen[list]) {
                seen[list] = true;
                for (const auto term : catalogue.listTerms(list))
                    used[term] = true;
            }
        for (std::size_t term = 0; term < used.size(); ++term)
            if (used[term])
                add(fold(catalogue.terms()[term]), catalogue.terms()[term]);
        std::sort(words.begin(), words.end(),
            [](const auto& a, const auto& b) { return compareNatural(a.word, b.word) < 0; });
        break;
    }
    case FacetKind::Set:
        for (const auto& set : catalogue.sets())
            add(fold(set.code), set.name.empty() ? set.code : set.name + " (" + set.code + ")");
        break;
    case FacetKind::Addable:
    case FacetKind::Owned:
    case FacetKind::Amount: break;
    }
    return words;
}

std::optional<std::string> queryWord(std::string_view value)
{
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80;
    };
    if (value.find('"') != std::string_view::npos)
        return std::nullopt;
    if (!value.empty() && std::all_of(value.begin(), value.end(), plain))
        return std::string(value);
    return "\"" + std::string(value) + "\"";
}

std::string asOneTerm(std::string_view query, const Game& game)
{
    const auto placed = parsePlacedQuery(query, game);
    return placed && placed->alternatives ? wrapped(query, *placed) : std::string(trimmed(query));
}

std::vector<QueryWord> queryWords(std::string_view text)
{
    std::vector<QueryWord> words;
    std::size_t at = 0;
    std::optional<std::size_t> negated; // where the '-' stands that the next word follows
    while (at < text.size()) {
        const auto rest = text.substr(at);
        if (const auto* blank = signAt(blanks, rest)) {
            at += blank->typed.size();
        } else if (const auto minus = minusLength(rest);
                   !negated && minus > 0 && at + minus < text.size() && !signAt(blanks, rest.substr(minus))) {
            negated = at;
            at += minus;
            continue;
        } else if (rest.front() == '(' || rest.front() == ')') {
            ++at;
        } else if (!negated && beginsWithWord(rest, andWord)) {
            at += andWord.size();
        } else {
            words.push_back(wordAt(text, at));
            words.back().termBegin = negated.value_or(at);
            at = words.back().end;
        }
        negated.reset();
    }
    return words;
}

} // namespace nexus::model
