#include "model/search/query_match.h"

#include "model/base/text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <numeric>
#include <re2/re2.h>
#include <utility>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace nexus::model {

namespace {

class Matcher {
public:
    Matcher(const Catalogue& catalogue, const SearchContext& context)
        : m_catalogue(catalogue)
        , m_context(context)
    {
    }

    // Cards among `candidates` (all when null) that match; the answer is a subset of the candidates.
    CardSet match(const QueryNode& node, const CardSet* candidates) const
    {
        CardSet found = std::visit([&](const auto& term) { return eval(term, candidates); }, node.term);
        if (candidates)
            found &= *candidates;
        return found;
    }

private:
    CardSet none() const { return CardSet(m_catalogue.size()); }

    // Rank of the time a term takes; groups take what their dearest term does.
    static int cost(const QueryNode& node)
    {
        if (std::holds_alternative<MeaningTerm>(node.term))
            return 10;
        if (const auto* text = std::get_if<TextTerm>(&node.term))
            return text->match == TextMatch::Regex ? 9 : text->scope == TextScope::Name ? 3 : 5;
        int most = 1;
        if (const auto* nodes = joinedNodes(node))
            for (const auto& inner : *nodes)
                most = std::max(most, cost(inner));
        return most;
    }

    CardSet eval(const AllOf& all, const CardSet* candidates) const
    {
        std::vector<const QueryNode*> nodes;
        for (const auto& node : all.nodes)
            nodes.push_back(&node);
        // Of texts the longest first: it leaves the fewest cards.
        const auto letters = [](const QueryNode* node) {
            const auto* text = std::get_if<TextTerm>(&node->term);
            return text ? text->text.size() : std::size_t{0};
        };
        std::stable_sort(nodes.begin(), nodes.end(),
            [&](auto* a, auto* b) { return cost(*a) != cost(*b) ? cost(*a) < cost(*b) : letters(a) > letters(b); });
        CardSet left = candidates ? *candidates : CardSet(m_catalogue.size(), true);
        for (const auto* node : nodes)
            left = match(*node, &left);
        return left;
    }
    CardSet eval(const AnyOf& any, const CardSet* candidates) const
    {
        CardSet found = none();
        for (const auto& node : any.nodes)
            found |= match(node, candidates);
        return found;
    }
    CardSet eval(const NoneOf& not_, const CardSet* candidates) const
    {
        CardSet found = none();
        for (const auto& node : not_.nodes)
            found |= match(node, candidates);
        found.invert();
        return found;
    }

    std::pair<TextField, TextField> fieldsOf(const TextTerm& term) const
    {
        switch (term.scope) {
        case TextScope::Name: return {m_catalogue.nameField(), m_catalogue.nameField()};
        case TextScope::Rules: return {m_catalogue.rulesField(), m_catalogue.lastRulesField()};
        case TextScope::Flavor: return {m_catalogue.flavorField(), m_catalogue.flavorField()};
        case TextScope::Attribute: {
            const auto field = m_catalogue.textField(term.attribute).value_or(m_catalogue.rulesField());
            return {field, field};
        }
        case TextScope::Any: break;
        }
        return {m_catalogue.nameField(), m_catalogue.lastRulesField()};
    }

    template <class Test> CardSet testFields(const TextTerm& term, const CardSet* candidates, const Test& test) const
    {
        const auto [first, last] = fieldsOf(term);
        CardSet found = none();
        const auto check = [&, begin = first.column, end = last.column](CardIndex card) {
            for (auto field = begin; field <= end; ++field)
                if (test(m_catalogue.foldedField(card, TextField{field})))
                    return found.insert(card);
        };
        if (candidates)
            candidates->forEach(check);
        else
            for (CardIndex card = 0; card < m_catalogue.size(); ++card)
                check(card);
        return found;
    }

    CardSet eval(const TextTerm& term, const CardSet* candidates) const
    {
        if (term.match == TextMatch::Regex) {
            const re2::RE2 pattern("(?i)" + term.text, re2::RE2::Quiet);
            return testFields(term, candidates, [&](std::string_view text) { // a text that is not there is not asked
                return !text.empty() && RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), pattern);
            });
        }
        if (term.match == TextMatch::Whole && term.text.empty()) { // nothing in any of the fields
            CardSet some = testFields(term, candidates, [](std::string_view text) { return !text.empty(); });
            some.invert();
            return some;
        }
        if (term.match == TextMatch::Whole)
            return testFields(term, candidates, [&](std::string_view text) { return text == term.text; });
        if (term.text.empty())
            return CardSet(m_catalogue.size(), true);
        const auto [first, last] = fieldsOf(term);
        return scanText(m_catalogue, first, last, term.text, candidates);
    }

    // Cards of which any printing passes.
    template <class Test> CardSet printedWhere(const Test& test) const
    {
        return where([&](CardIndex card) {
            for (const auto printing : m_catalogue.printings(card))
                if (test(printing))
                    return true;
            return false;
        });
    }
    auto setsNamed(std::string_view folded) const
    {
        std::vector<char> named;
        for (const auto& set : m_catalogue.sets())
            named.push_back(fold(set.code) == folded || fold(set.name) == folded);
        return [this, named](PrintingIndex printing) { return named[m_catalogue.set(printing)] != 0; };
    }

    CardSet eval(const WordTerm& term, const CardSet*) const
    {
        CardSet found = none();
        if (term.kind == WordKind::Set)
            return printedWhere(setsNamed(term.word));
        const auto wanted = m_catalogue.term(term.word);
        if (!wanted)
            return found;
        if (term.kind == WordKind::Rarity)
            return printedWhere([&](PrintingIndex p) { return m_catalogue.rarityTerm(p) == *wanted; });
        std::vector<char> holds(m_catalogue.listCount(), 0);
        for (TermListIndex list = 0; list < holds.size(); ++list) {
            auto terms = m_catalogue.listTerms(list);
            if (term.kind == WordKind::Subtype && !terms.empty())
                terms = terms.subspan(1);
            holds[list] = std::find(terms.begin(), terms.end(), *wanted) != terms.end();
        }
        const auto lists = term.kind == WordKind::Keyword ? m_catalogue.keywordLists() : m_catalogue.typeLists();
        return where([&](CardIndex card) { return holds[lists[card]] != 0; });
    }

    CardSet eval(const ChoiceTerm& term, const CardSet*) const
    {
        const auto column = m_catalogue.column(term.attribute);
        return where([&](CardIndex card) { return column[card] == term.choice; });
    }

    CardSet eval(const NoDomain&, const CardSet*) const
    {
        const auto total = values(DomainTotal{});
        return where([&](CardIndex card) { return total[card] == 0; });
    }

    CardSet eval(const CompareTerm& term, const CardSet*) const
    {
        if (const auto* constant = std::get_if<std::int64_t>(&term.right))
            if (const auto* attribute = std::get_if<AttributeIndex>(&term.left))
                return compareColumn(m_catalogue.column(*attribute), term.comparison, *constant);
        const auto left = values(term.left);
        const auto right = values(term.right);
        return where([&](CardIndex card) {
            return left[card] != absent && right[card] != absent && compares(left[card], term.comparison, right[card]);
        });
    }

    CardSet eval(const InDeck& term, const CardSet*) const
    {
        return m_context.inDeck ? m_context.inDeck(term.section) : none();
    }
    CardSet eval(const StackTerm& term, const CardSet*) const
    {
        return m_context.stacks ? m_context.stacks(term) : none();
    }
    CardSet eval(const MeaningTerm& term, const CardSet* candidates) const
    {
        return cardsMeaning(term.word, m_catalogue, candidates, m_context.unread);
    }
    CardSet eval(const IsLegal&, const CardSet*) const { return m_context.legal ? *m_context.legal : none(); }
    CardSet eval(const CanAdd&, const CardSet*) const { return m_context.addable ? *m_context.addable : none(); }

    static constexpr std::int64_t absent = Catalogue::absent;

    template <class Test> CardSet where(const Test& test) const
    {
        CardSet found = none();
        for (std::size_t word = 0; word < found.words(); ++word) {
            const std::size_t begin = word * 64;
            const std::size_t end = std::min(begin + 64, m_catalogue.size());
            std::uint64_t bits = 0;
            for (std::size_t card = begin; card < end; ++card)
                bits |= std::uint64_t{test(static_cast<CardIndex>(card))} << (card - begin);
            found.setWord(word, bits);
        }
        return found;
    }

    CardSet compareColumn(std::span<const std::int32_t> column, Comparison comparison, std::int64_t constant) const
    {
        return where([&](CardIndex card) {
            return column[card] != Catalogue::absent && compares(column[card], comparison, constant);
        });
    }

    const std::function<std::int64_t(CardIndex)>* counted(const Number& number) const
    {
        return std::holds_alternative<CopiesOwned>(number)      ? &m_context.owned
               : std::holds_alternative<CopiesNeeded>(number)   ? &m_context.needed
               : std::holds_alternative<CopiesFree>(number)     ? &m_context.free
               : std::holds_alternative<CopiesForTrade>(number) ? &m_context.forTrade
                                                                : nullptr;
    }

    std::vector<std::int64_t> values(const Number& number) const
    {
        std::vector<std::int64_t> out(m_catalogue.size(), 0);
        if (const auto* constant = std::get_if<std::int64_t>(&number)) {
            std::fill(out.begin(), out.end(), *constant);
        } else if (const auto* attribute = std::get_if<AttributeIndex>(&number)) {
            const auto column = m_catalogue.column(*attribute);
            std::copy(column.begin(), column.end(), out.begin());
        } else if (const auto* count = counted(number)) {
            for (CardIndex card = 0; *count && card < out.size(); ++card)
                out[card] = (*count)(card);
        } else {
            const bool kinds = std::holds_alternative<DomainKinds>(number);
            for (const auto domain : m_catalogue.game().domainAttributes()) {
                const auto column = m_catalogue.column(domain);
                for (std::size_t card = 0; card < out.size(); ++card)
                    out[card] += kinds ? (column[card] > 0) : std::max(column[card], 0);
            }
        }
        return out;
    }

    const Catalogue& m_catalogue;
    const SearchContext& m_context;
};

std::vector<QueryNode> termsOf(const QueryNode& root)
{
    const auto* all = std::get_if<AllOf>(&root.term);
    return all ? all->nodes : std::vector{root};
}

// Every card of `longer` is one of `shorter`.
bool narrows(const QueryNode& longer, const QueryNode& shorter)
{
    if (longer == shorter)
        return true;
    const auto* a = std::get_if<TextTerm>(&longer.term);
    const auto* b = std::get_if<TextTerm>(&shorter.term);
    return a && b && a->scope == b->scope && a->attribute == b->attribute && a->match == TextMatch::Contains &&
           b->match == TextMatch::Contains && a->text.find(b->text) != std::string::npos;
}

// One number a card to sort by: a value, or the rank of its text. Absent values sort last in either direction.
std::vector<std::int64_t> sortValues(
    const SortKey& key, const std::vector<CardIndex>& cards, const Catalogue& catalogue)
{
    std::vector<std::int64_t> values(cards.size());
    const auto each = [&](auto&& valueOf) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            values[i] = valueOf(cards[i]);
    };
    // Places among the texts in their natural order; what is empty comes last.
    const auto places = [&](const std::vector<std::string>& texts) {
        auto sorted = texts;
        std::sort(sorted.begin(), sorted.end(), [](auto& a, auto& b) { return compareNatural(a, b) < 0; });
        for (std::size_t i = 0; i < cards.size(); ++i)
            values[i] = texts[i].empty()
                            ? Catalogue::absent
                            : std::lower_bound(sorted.begin(), sorted.end(), texts[i], [](auto& a, auto& b) {
                                  return compareNatural(a, b) < 0;
                              }) - sorted.begin();
    };
    const auto* attribute = std::get_if<AttributeIndex>(&key.by);
    const auto field = attribute ? catalogue.textField(*attribute) : std::nullopt;
    if (std::holds_alternative<std::monostate>(key.by)) {
        each([](CardIndex card) { return std::int64_t{card}; });
    } else if (field) {
        std::vector<std::string> texts;
        for (const auto card : cards)
            texts.emplace_back(trimmed(catalogue.foldedField(card, *field)));
        places(texts);
    } else if (attribute) {
        each([&](CardIndex card) {
            return std::int64_t{catalogue.number(card, *attribute).value_or(Catalogue::absent)};
        });
    } else if (const auto* word = std::get_if<WordKind>(&key.by)) {
        std::vector<std::string> texts(cards.size());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const auto printing = catalogue.printings(cards[i]).front();
            texts[i] = fold(*word == WordKind::Type  ? catalogue.type(cards[i])
                            : *word == WordKind::Set ? catalogue.setCode(printing)
                                                     : catalogue.rarity(printing));
        }
        places(texts);
    } else {
        const bool kinds = std::holds_alternative<DomainKinds>(key.by);
        const auto domains = catalogue.game().domainAttributes();
        each([&](CardIndex card) {
            std::int64_t sum = 0;
            for (const auto domain : domains) {
                const auto value = std::max(catalogue.number(card, domain).value_or(0), 0);
                sum += kinds ? (value > 0) : value;
            }
            return sum;
        });
    }
    return values;
}

// Index of the field that holds `offset`; hits come in ascending order, so it gallops on from `from`.
std::size_t fieldAt(std::span<const std::uint32_t> starts, std::size_t from, std::uint32_t offset)
{
    std::size_t step = 1;
    while (from + step < starts.size() && starts[from + step] <= offset)
        step *= 2;
    const auto end = starts.begin() + static_cast<std::ptrdiff_t>(std::min(from + step, starts.size()));
    const auto it = std::upper_bound(starts.begin() + static_cast<std::ptrdiff_t>(from), end, offset);
    return static_cast<std::size_t>(it - starts.begin()) - 1;
}

// Letters of English text from the most to the least common; a needle is looked for by its two rarest bytes.
int commonness(char c)
{
    static constexpr std::string_view order = " etaoinsrhldcumfpgwybvkxjqz";
    const auto at = order.find(c);
    return at == std::string_view::npos ? 0 : static_cast<int>(order.size() - at);
}

// Where in sixteen bytes from `at` both letters of a needle stand, a bit a place.
#if defined(__SSE2__)
unsigned placesOf(const char* at, std::size_t first, __m128i firstLetter, std::size_t second, __m128i secondLetter)
{
    const auto a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + first));
    const auto b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + second));
    return static_cast<unsigned>(
        _mm_movemask_epi8(_mm_and_si128(_mm_cmpeq_epi8(a, firstLetter), _mm_cmpeq_epi8(b, secondLetter))));
}
#endif

} // namespace

std::size_t effort(const QueryNode& node)
{
    constexpr std::size_t ofStep = 10;
    if (const auto* nodes = joinedNodes(node)) {
        std::size_t sum = 0;
        for (const auto& inner : *nodes)
            sum += effort(inner);
        return sum;
    }
    const auto* text = std::get_if<TextTerm>(&node.term);
    if (!text || text->match != TextMatch::Regex)
        return 1;
    const re2::RE2 pattern("(?i)" + text->text, re2::RE2::Quiet);
    return ofStep * static_cast<std::size_t>(std::max(pattern.ProgramSize(), 1));
}

CardSet matching(const QueryNode& node, const Catalogue& catalogue, const SearchContext& context)
{
    return Matcher(catalogue, context).match(node, catalogue.pool());
}

CardSet matchingAmong(
    const QueryNode& node, const CardSet& some, const Catalogue& catalogue, const SearchContext& context)
{
    return Matcher(catalogue, context).match(node, &some);
}

std::vector<CardIndex> search(const Query& query, const Catalogue& catalogue, const SearchContext& context)
{
    auto cards = matching(query.root, catalogue, context).cards();
    sortCards(cards, query.order, catalogue);
    return cards;
}

CardSet SearchMemory::matching(const QueryNode& root, const Catalogue& catalogue, const SearchContext& context)
{
    if (std::exchange(m_catalogue, &catalogue) != &catalogue)
        forget();
    const auto terms = termsOf(root);
    const Answer* best = nullptr;
    for (const auto& answer : m_answers)
        if ((!best || answer.count < best->count) &&
            std::all_of(answer.terms.begin(), answer.terms.end(), [&](const auto& old) {
                return std::any_of(terms.begin(), terms.end(), [&](const auto& term) { return narrows(term, old); });
            }))
            best = &answer;
    AllOf rest;
    for (const auto& term : terms)
        if (!best || std::find(best->terms.begin(), best->terms.end(), term) == best->terms.end())
            rest.nodes.push_back(term);
    auto cards = best ? matchingAmong({rest}, best->cards, catalogue, context)
                      : model::matching(root, catalogue, context);
    if ((best && rest.nodes.empty() && best->terms.size() == terms.size()) || (context.unread && context.unread->any()))
        return cards;
    if (m_answers.size() == mostAnswers)
        m_answers.erase(m_answers.begin());
    const auto count = cards.count();
    m_answers.push_back({terms, cards, count});
    return cards;
}

void sortCards(std::vector<CardIndex>& cards, const std::vector<SortKey>& order, const Catalogue& catalogue)
{
    if (order.empty())
        return;
    std::vector<std::vector<std::int64_t>> values;
    for (const auto& key : order)
        values.push_back(sortValues(key, cards, catalogue));
    std::vector<std::uint32_t> positions(cards.size());
    std::iota(positions.begin(), positions.end(), 0U);
    std::stable_sort(positions.begin(), positions.end(), [&](std::uint32_t a, std::uint32_t b) {
        for (std::size_t k = 0; k < order.size(); ++k) {
            const auto x = values[k][a];
            const auto y = values[k][b];
            if (x == y)
                continue;
            if (x == Catalogue::absent || y == Catalogue::absent)
                return y == Catalogue::absent;
            return order[k].descending ? x > y : x < y;
        }
        return cards[a] < cards[b];
    });
    std::vector<CardIndex> sorted(cards.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        sorted[i] = cards[positions[i]];
    cards = std::move(sorted);
}

TextFinder::TextFinder(std::string_view needle)
    : m_needle(needle)
{
    for (std::size_t i = 1; i < needle.size(); ++i)
        if (commonness(needle[i]) < commonness(needle[m_first]))
            m_first = i;
    m_second = m_first == 0 && needle.size() > 1 ? 1 : 0;
    for (std::size_t i = 0; i < needle.size(); ++i)
        if (i != m_first && commonness(needle[i]) < commonness(needle[m_second]))
            m_second = i;
}

const char* TextFinder::next(const char* at, const char* end) const
{
    const auto size = m_needle.size();
#if defined(__SSE2__)
    const __m128i first = _mm_set1_epi8(m_needle[m_first]);
    const __m128i second = _mm_set1_epi8(m_needle[m_second]);
    // The blocks read lie within [at, end): the last begins sixteen bytes and a needle before the end.
    for (; static_cast<std::size_t>(end - at) >= size + 16; at += 16)
        for (auto mask = placesOf(at, m_first, first, m_second, second); mask != 0; mask &= mask - 1) {
            const char* candidate = at + std::countr_zero(mask);
            if (std::memcmp(candidate, m_needle.data(), size) == 0)
                return candidate;
        }
#endif
    return static_cast<const char*>(memmem(at, static_cast<std::size_t>(end - at), m_needle.data(), size));
}

bool TextFinder::isIn(std::string_view text, const char* bufferEnd) const
{
    const auto size = static_cast<std::ptrdiff_t>(m_needle.size());
    const char* at = text.data();
    const char* end = at + text.size();
#if defined(__SSE2__)
    const __m128i first = _mm_set1_epi8(m_needle[m_first]);
    const __m128i second = _mm_set1_epi8(m_needle[m_second]);
    // Blocks may reach over the end of the text, never over that of the buffer.
    for (; end - at >= size && bufferEnd - at >= size + 16; at += 16)
        for (auto mask = placesOf(at, m_first, first, m_second, second); mask != 0; mask &= mask - 1) {
            const char* candidate = at + std::countr_zero(mask);
            if (end - candidate < size)
                break; // the places go up
            if (std::memcmp(candidate, m_needle.data(), m_needle.size()) == 0)
                return true;
        }
#endif
    return end - at >= size &&
           memmem(at, static_cast<std::size_t>(end - at), m_needle.data(), m_needle.size()) != nullptr;
}

namespace {

// A pass over a field is quicker than a look at each card until two of three need none.
constexpr std::size_t passWorth = 3;

void scanField(const Catalogue& catalogue, TextField field, const TextFinder& finder, CardSet& found)
{
    const char* buffer = catalogue.folded().data();
    const auto starts = catalogue.starts(field);
    const char* at = buffer + starts.front();
    const char* end = buffer + starts.back();
    std::size_t card = 0;
    while (at < end) {
        const char* hit = finder.next(at, end);
        if (!hit)
            break;
        card = fieldAt(starts, card, static_cast<std::uint32_t>(hit - buffer));
        found.insert(static_cast<CardIndex>(card));
        at = buffer + starts[card + 1];
    }
}

} // namespace

CardSet scanText(
    const Catalogue& catalogue, TextField first, TextField last, std::string_view needle, const CardSet* candidates)
{
    const TextFinder finder(needle);
    const char* bufferEnd = catalogue.folded().data() + catalogue.folded().size();
    CardSet found(catalogue.size());
    CardSet left = candidates ? *candidates : CardSet(catalogue.size(), true);
    for (TextField field = first; field.column <= last.column; ++field.column) {
        const auto starts = catalogue.starts(field);
        if (starts.front() == starts.back())
            continue; // no card has any
        if (left.count() > catalogue.size() / passWorth)
            scanField(catalogue, field, finder, found);
        else
            left.forEach([&](CardIndex card) {
                if (finder.isIn(catalogue.foldedField(card, field), bufferEnd))
                    found.insert(card);
            });
        left -= found;
    }
    if (candidates)
        found &= *candidates;
    return found;
}

} // namespace nexus::model
