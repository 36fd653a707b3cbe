#include "model/collection/matching.h"

#include "model/base/text.h"
#include "model/base/words.h"
#include "model/search/card_lookup.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::model {

namespace {

struct MatchWords {
    NEXUS_WORDS(MatchWords)
};

// "012" and "12" are one number; so is "12/242".
std::string_view plainNumber(std::string_view number)
{
    number = trimmed(number.substr(0, number.find('/')));
    while (number.size() > 1 && number.front() == '0')
        number.remove_prefix(1);
    return number;
}

bool sameNumber(std::string_view a, std::string_view b)
{
    return a == b || fold(plainNumber(a)) == fold(plainNumber(b));
}

// Set codes by the folded code or name of the set.
class SetNames {
public:
    explicit SetNames(const Catalogue& catalogue)
    {
        const auto sets = catalogue.sets();
        for (const auto& set : sets)
            m_codes.emplace(fold(set.code), set.code);
        for (const auto& set : sets)
            m_codes.emplace(fold(set.name), set.code);
    }
    [[nodiscard]] const std::string* codeOf(const std::string& given)
    {
        if (given == m_lastGiven)
            return m_last;
        const auto found = m_codes.find(fold(given));
        m_lastGiven = given;
        m_last = found == m_codes.end() ? nullptr : &found->second;
        return m_last;
    }

private:
    std::unordered_map<std::string, std::string> m_codes;
    std::string m_lastGiven;
    const std::string* m_last = nullptr;
};

class NameMatcher {
public:
    explicit NameMatcher(const Catalogue& catalogue, std::size_t suggested)
        : m_catalogue(catalogue)
        , m_sets(catalogue)
        , m_suggested(suggested)
    {
    }

    MatchedLine match(SharedStack shared, std::size_t position)
    {
        MatchedLine line{.line = position, .stack = std::move(shared)};
        const auto& stack = *line.stack;
        line.list = stack.list == StackList::Unmatched ? StackList::Owned : stack.list;
        if (!stack.card.empty())
            if (const auto card = m_catalogue.byKey(stack.card.str())) {
                if (contradicts(*card, stack.name))
                    wait(line, *card);
                else
                    take(line, *card);
                return line;
            }
        const auto& name = known(stack.name);
        if (const auto card = name.card ? name.card : byPrinting(name.candidates, stack)) {
            take(line, *card);
        } else if (!stack.card.empty()) {
            line.kind = MatchKind::Absent;
            line.stack.own().list = line.list;
        } else {
            const auto& near = name.candidates.empty() ? suggestions(stack.name) : name.candidates;
            line.kind = near.empty() ? MatchKind::Unmatched : MatchKind::Close;
            line.undecided = !name.candidates.empty();
            line.candidates.assign(
                near.begin(), near.begin() + static_cast<std::ptrdiff_t>(std::min(near.size(), maxCandidates)));
            line.stack.own().list = StackList::Unmatched;
        }
        return line;
    }

    void take(MatchedLine& line, CardIndex card)
    {
        line.kind = MatchKind::Matched;
        line.candidates.clear();
        line.undecided = false;
        auto& stack = line.stack.own();
        stack.list = line.list;
        stack.card = CardKey(std::string(m_catalogue.key(card)));
        stack.name = m_catalogue.name(card);
        line.unknownPrinting = false;
        if (stack.set.empty() && stack.number.empty())
            return;
        const auto printing = printingOf(card, stack);
        line.unknownPrinting = !printing;
        if (!printing)
            return;
        if (!stack.set.empty())
            stack.set = m_catalogue.setCode(*printing);
        if (!stack.number.empty())
            stack.number = m_catalogue.number(*printing);
    }

private:
    struct Named {
        std::optional<CardIndex> card;
        std::vector<CardIndex> candidates; // several cards of the name
    };

    // The name is that of other cards than the key.
    bool contradicts(CardIndex card, const std::string& name)
    {
        if (trimmed(name).empty() || fold(name) == fold(m_catalogue.name(card)))
            return false;
        const auto& named = known(name);
        const auto& others = named.candidates;
        return (named.card && *named.card != card) ||
               (!others.empty() && std::find(others.begin(), others.end(), card) == others.end());
    }

    // The person says whether the key is meant or the name.
    void wait(MatchedLine& line, CardIndex byKey)
    {
        auto& stack = line.stack.own();
        const auto& named = known(stack.name);
        line.kind = MatchKind::Close;
        line.candidates = named.card ? std::vector{byKey, *named.card} : named.candidates;
        if (!named.card)
            line.candidates.insert(line.candidates.begin(), byKey);
        line.candidates.resize(std::min(line.candidates.size(), maxCandidates));
        line.undecided = true;
        stack.card = CardKey();
        stack.list = StackList::Unmatched;
    }

    const Named& known(const std::string& name)
    {
        const auto [found, isNew] = m_names.try_emplace(name);
        if (isNew && !trimmed(name).empty())
            found->second = lookedUp(name);
        return found->second;
    }

    Named lookedUp(const std::string& name) const
    {
        auto looked = lookUp(m_catalogue, name);
        if (looked.card)
            return {looked.card, {}};
        std::vector<CardIndex> exact;
        for (const CardIndex card : looked.choices)
            if (m_catalogue.name(card) == name)
                exact.push_back(card);
        if (exact.size() == 1)
            return {exact.front(), {}};
        return {std::nullopt, std::move(looked.choices)};
    }

    // Among cards of one name the only one that was printed so.
    std::optional<CardIndex> byPrinting(const std::vector<CardIndex>& cards, const Stack& stack)
    {
        if (stack.set.empty() && stack.number.empty())
            return std::nullopt;
        std::optional<CardIndex> found;
        for (const CardIndex card : cards)
            if (printingOf(card, stack)) {
                if (found)
                    return std::nullopt;
                found = card;
            }
        return found;
    }

    std::optional<PrintingIndex> printingOf(CardIndex card, const Stack& stack)
    {
        const auto* code = stack.set.empty() ? nullptr : m_sets.codeOf(stack.set);
        if (!stack.set.empty() && !code)
            return std::nullopt;
        for (const PrintingIndex printing : m_catalogue.printings(card))
            if ((!code || m_catalogue.setCode(printing) == *code) &&
                (stack.number.empty() || sameNumber(m_catalogue.number(printing), stack.number)))
                return printing;
        return std::nullopt;
    }

    const std::vector<CardIndex>& suggestions(const std::string& name)
    {
        const auto [found, isNew] = m_near.try_emplace(fold(name));
        if (isNew && m_suggested > 0) {
            --m_suggested;
            found->second = suggestNames(m_catalogue, name, maxCandidates);
        }
        return found->second;
    }

    const Catalogue& m_catalogue;
    SetNames m_sets;
    std::size_t m_suggested;
    std::unordered_map<std::string, Named> m_names;
    std::unordered_map<std::string, std::vector<CardIndex>> m_near; // by folded name
};

} // namespace

std::vector<MatchedLine> matchLines(const Catalogue& catalogue, std::vector<SharedStack> lines, std::size_t suggested)
{
    NameMatcher matcher(catalogue, suggested);
    std::vector<MatchedLine> matched;
    matched.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i)
        matched.push_back(matcher.match(std::move(lines[i]), i));
    return matched;
}

void choose(MatchedLine& line, CardIndex card, const Catalogue& catalogue)
{
    NameMatcher(catalogue, 0).take(line, card);
}

std::optional<RenamedCollection> calledToday(const Collection& collection, const Catalogue& catalogue)
{
    RenamedCollection renamed;
    std::vector<Stack> stacks;
    for (const auto& [id, stack] : collection.stacks()) {
        const auto card = stack.card.str().empty() ? std::nullopt : catalogue.byKey(stack.card.str());
        if (!card || catalogue.name(*card) == stack.name)
            continue;
        renamed.before.emplace(id, stack.name);
        stacks.push_back(stack);
        stacks.back().name = catalogue.name(*card);
    }
    if (stacks.empty())
        return std::nullopt;
    CollectionEdit edit;
    for (auto& stack : stacks)
        edit.stacks.push_back({collection.sharedStack(stack.id), std::move(stack)});
    renamed.collection = collection;
    if (!renamed.collection.apply(edit))
        return std::nullopt;
    return renamed;
}

CollectionEdit fromNames(CollectionEdit edit, const StackNames& names)
{
    if (!names.empty())
        for (auto& change : edit.stacks)
            if (const auto at = change.before ? names.find(change.before->id) : names.end(); at != names.end())
                change.before.own().name = at->second;
    return edit;
}

namespace {

using Words = std::vector<std::string>; // folded

std::optional<int> quantityOf(std::string_view word)
{
    if (word.starts_with('+') || word.starts_with('x'))
        word.remove_prefix(1);
    if (word.ends_with('x'))
        word.remove_suffix(1);
    if (word.empty() || word.size() > 7 || word.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    return std::stoi(std::string(word));
}

// Behind a name only with its sign: "x2", "2x".
bool isQuantityBehind(std::string_view word)
{
    return word.size() > 1 && (word.starts_with('x') || word.ends_with('x')) && quantityOf(word).has_value();
}

// Words before a place and before a page, and what stands right before the number of a page.
constexpr std::string_view placeWords[] = {"in", "@", "im", "at"};
constexpr std::string_view pageWords[] = {"page", "p.", "seite", "s."};
constexpr std::string_view pageSigns[] = {"p.", "p", "s."};

template <std::size_t Count> bool isOneOf(const std::string_view (&words)[Count], std::string_view word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

// "p14", "s.14": how long what stands before the number is; 0: it is no page.
std::size_t pageSign(std::string_view word)
{
    for (const auto sign : pageSigns)
        if (word.size() > sign.size() && word.starts_with(sign) &&
            word.find_first_not_of("0123456789", sign.size()) == std::string_view::npos)
            return sign.size();
    return 0;
}

Words wordsOf(std::string_view folded)
{
    Words words;
    for (const auto word : split(folded, ' '))
        if (!word.empty())
            words.emplace_back(word);
    return words;
}

std::string text(const Words& words, std::size_t from, std::size_t to)
{
    std::string all;
    for (std::size_t i = from; i < to; ++i)
        all += (i == from ? "" : " ") + words[i];
    return all;
}

class Parser {
public:
    Parser(std::string_view typed, const Catalogue& catalogue, const std::vector<std::string>& places,
        const std::vector<CardIndex>& before)
        : m_catalogue(catalogue)
        , m_places(places)
        , m_before(before)
        , m_words(wordsOf(fold(typed)))
    {
        for (std::size_t at = 0; at < typed.size();) {
            const auto begin = typed.find_first_not_of(" \t", at);
            if (begin == std::string_view::npos)
                break;
            const auto end = std::min(typed.find_first_of(" \t", begin), typed.size());
            m_typed.emplace_back(typed.substr(begin, end - begin));
            m_spans.emplace_back(begin, end);
            at = end;
        }
        if (m_typed.size() !=
            m_words.size()) { // other blanks: the words still count, their places are those of the whole
            m_typed = m_words;
            m_spans.assign(m_words.size(), {0, typed.size()});
        }
    }

    EntryLine run()
    {
        takeQuantity();
        const auto first = m_at;
        // Without a name all of it is about the last card.
        if (first == m_words.size() || (attributes(first) && called(first, m_words.size()).empty()))
            return m_line;
        resetAttributes();
        takeName(first);
        if (m_behind)
            takeCount(*m_behind);
        if (!m_line.problem.empty())
            m_line.cards.clear();
        return m_line;
    }

private:
    void takeQuantity()
    {
        if (m_words.empty())
            return;
        if (m_words[0] == "playset") {
            m_line.playset = m_line.quantityGiven = true;
            ++m_at;
        } else if (const auto quantity = quantityOf(m_words[0]);
                   quantity && (m_words.size() > 1 || m_words[0] != "x")) {
            ++m_at;
            takeCount(*quantity);
        }
    }
    void takeCount(int quantity)
    {
        m_line.quantity = quantity;
        m_line.quantityGiven = true;
        if (quantity < 1 || quantity > maxStackCopies)
            m_line.problem = filled(
                MatchWords::tr("The number of copies is from 1 to %1."), {std::to_string(maxStackCopies)});
    }

    void takeName(std::size_t first)
    {
        for (auto end = m_words.size(); end > first; --end)
            if (auto cards = called(first, end); !cards.empty()) {
                m_line.exact = true;
                if (settle(first, end, std::move(cards)))
                    return;
            }
        m_line.exact = false;
        for (auto end = m_words.size(); end > first; --end)
            if (auto cards = beginning(first, end); !cards.empty() && settle(first, end, std::move(cards)))
                return;
        tellWhy(first);
    }

    // What stands in the way: words behind a name in full, a misspelt name, words behind the beginning of a name.
    void tellWhy(std::size_t first)
    {
        const auto longest = [&](auto&& found) {
            auto end = m_words.size();
            while (end > first && found(end).empty())
                --end;
            return end;
        };
        const auto inFull = longest([&](auto end) { return called(first, end); });
        auto end = inFull;
        if (inFull == first) {
            end = first + 1; // up to the words that tell how copies are
            while (end < m_words.size() && !attributesAnew(end))
                ++end;
            m_line.near = suggestNames(m_catalogue, text(m_words, first, end), maxCandidates);
            if (const auto begun = longest([&](auto to) { return beginning(first, to); });
                m_line.near.empty() && begun > first)
                end = begun;
        }
        m_line.name = text(m_words, first, end);
        m_line.nameBegin = m_spans[first].first;
        m_line.nameEnd = m_spans[end - 1].second;
        if (end < m_words.size() && !attributesAnew(end))
            findUnknown();
        resetAttributes();
        if (!m_line.problem.empty())
            return;
        std::vector<std::string> names;
        for (const auto card : m_line.near)
            names.push_back(unambiguousName(m_catalogue, card));
        m_line.problem = !names.empty() ? filled(MatchWords::tr("No card is called so: “%1”. Perhaps %2?"),
                                              {m_line.name, joined(names, MatchWords::tr(" or ", "between names"))})
                         : m_line.unknown.empty()
                             ? filled(MatchWords::tr("No card is called so: “%1”."), {m_line.name})
                             : filled(
                                   MatchWords::tr(
                                       "“%1” is no condition, language, finish, set or known place; write “in %1” for "
                                       "a new place."),
                                   {m_line.unknown});
    }

    bool attributesAnew(std::size_t at)
    {
        resetAttributes();
        return attributes(at);
    }

    // From the word that was not understood to the next one that is.
    void findUnknown()
    {
        const auto begin = m_stop;
        auto end = begin + 1;
        while (end < m_words.size() && !attributesAnew(end))
            ++end;
        m_line.unknown = text(m_typed, begin, end);
        m_line.unknownBegin = m_spans[begin].first;
        m_line.unknownEnd = m_spans[end - 1].second;
        m_line.asNewPlace = text(m_typed, 0, begin) +
                            (end < m_words.size() ? " " + text(m_typed, end, m_words.size()) : "") + " in " +
                            m_line.unknown;
    }

    // Exactly, "Zone of Silence (Mission)" too.
    [[nodiscard]] std::vector<CardIndex> called(std::size_t first, std::size_t end) const
    {
        auto found = lookUp(m_catalogue, text(m_words, first, end));
        return found.card ? std::vector{*found.card} : std::move(found.choices);
    }

    bool settle(std::size_t first, std::size_t end, std::vector<CardIndex> cards)
    {
        resetAttributes();
        if (!attributes(end))
            return false;
        m_line.name = text(m_words, first, end);
        m_line.nameBegin = m_spans[first].first;
        m_line.nameEnd = m_spans[end - 1].second;
        m_line.cards = std::move(cards);
        if (const auto set = lookUp(m_catalogue, m_line.name).set; !m_line.set && !set.empty()) // "Name (COR)"
            m_line.set = set;
        return true;
    }

    // Cards whose words begin with those typed, in their order; at the beginning of the name first.
    std::vector<CardIndex> beginning(std::size_t first, std::size_t end) const
    {
        if (!m_before.empty())
            if (auto found = beginningAmong(first, end, &m_before); !found.empty())
                return found;
        return beginningAmong(first, end, nullptr);
    }
    std::vector<CardIndex> beginningAmong(std::size_t first, std::size_t end, const std::vector<CardIndex>* among) const
    {
        const auto typed = text(m_words, first, end);
        const auto starts = m_catalogue.starts(m_catalogue.nameField());
        std::vector<CardIndex> found, inside;
        if (m_catalogue.size() == 0)
            return found;
        const auto names = m_catalogue.folded().substr(starts[0], starts[m_catalogue.size()] - starts[0]);
        // Names stand in one buffer, a line each: only lines with the first word's beginning are looked at.
        CardIndex card = 0;
        for (auto at = names.find(m_words[first]); at != std::string_view::npos && found.size() < maxEntryCards;
             at = names.find(m_words[first], at + 1)) {
            const bool wordBegins = at == 0 || names[at - 1] == '\n' || names[at - 1] == ' ' || names[at - 1] == '-';
            if (!wordBegins)
                continue;
            const auto next = std::upper_bound(
                starts.begin() + card, starts.end(), static_cast<std::uint32_t>(starts[0] + at));
            card = static_cast<CardIndex>(next - starts.begin() - 1);
            auto line = names.substr(at, starts[card + 1] - starts[0] - 1 - at);
            if (!fits(line, first, end) || (among && std::ranges::find(*among, card) == among->end()))
                continue;
            auto& list = at == 0 || names[at - 1] == '\n' ? found : inside;
            if (list.empty() || list.back() != card)
                list.push_back(card);
        }
        for (const auto other : inside)
            if (found.size() < maxEntryCards && std::find(found.begin(), found.end(), other) == found.end())
                found.push_back(other);
        return found;
    }
    bool fits(std::string_view name, std::size_t first, std::size_t end) const
    {
        auto words = split(name, ' ');
        std::size_t word = 0;
        for (auto i = first; i < end; ++i, ++word) {
            while (word < words.size() && !words[word].starts_with(m_words[i]) && i > first)
                ++word; // words between may be left out
            if (word >= words.size() || !words[word].starts_with(m_words[i]))
                return false;
        }
        return true;
    }

    void resetAttributes()
    {
        m_line.condition.reset();
        m_line.language.reset();
        m_line.finish.reset();
        m_line.set.reset();
        m_line.number.reset();
        m_line.place.reset();
        m_line.page.reset();
        m_line.newPlace = false;
        m_behind.reset();
    }

    // All words from `at` on are understood.
    bool attributes(std::size_t at)
    {
        for (; at < m_words.size(); ++at) {
            const auto& word = m_words[at];
            if (at + 1 < m_words.size() && !m_line.condition && conditionOf(word + " " + m_words[at + 1])) {
                m_line.condition = conditionOf(word + " " + m_words[++at]);
            } else if (const auto condition = conditionOf(word); condition && !m_line.condition) {
                m_line.condition = condition;
            } else if (!m_line.finish && (word == "foil" || word == "etched" || word == "holo" || word == "nonfoil" ||
                                             word == "normal")) {
                m_line.finish = finishOf(word);
            } else if (const auto language = languageCode(word); !m_line.language && isLanguageCode(language)) {
                m_line.language = language;
            } else if (const auto set = setCode(word); set && !m_line.set) {
                m_line.set = set;
            } else if (const auto taken = takePrinting(at); taken > 0) {
                at += taken - 1;
            } else if (word.starts_with('#') && word.size() > 1) {
                m_line.number = m_typed[at].substr(1);
            } else if (const auto sign = pageSign(word)) {
                m_line.page = m_typed[at].substr(sign);
            } else if (isOneOf(pageWords, word) && at + 1 < m_words.size()) {
                m_line.page = m_typed[++at];
            } else if (isQuantityBehind(word) && !m_line.quantityGiven && !m_behind) {
                m_behind = quantityOf(word);
            } else {
                return takePlace(at);
            }
        }
        return true;
    }
    // "[COR 61]", "(COR #61)", "[COR]", as lists write it; the words it takes.
    std::size_t takePrinting(std::size_t at)
    {
        constexpr std::string_view opens = "[(", closes = "])";
        const auto kind = opens.find(m_words[at].front());
        if (kind == std::string_view::npos || m_line.set)
            return 0;
        const auto last = m_words[at].ends_with(closes[kind]) ? at : at + 1;
        if (last == m_words.size() || !m_words[last].ends_with(closes[kind]))
            return 0;
        const auto set = setCode(m_words[at].substr(1, m_words[at].size() - (last == at ? 2 : 1)));
        if (!set)
            return 0;
        m_line.set = set;
        if (last > at) {
            const auto& number = m_typed[last];
            const std::size_t from = number.starts_with('#') ? 1 : 0;
            m_line.number = number.substr(from, number.size() - from - 1);
        }
        return last - at + 1;
    }
    std::optional<std::string> setCode(const std::string& word) const
    {
        for (const auto& set : m_catalogue.sets())
            if (fold(set.code) == word)
                return set.code;
        return std::nullopt;
    }
    bool takePlace(std::size_t at)
    {
        auto end = m_words.size();
        if (const auto sign = pageSign(m_words[end - 1]); sign && end - at >= 2) {
            m_line.page = m_typed[end - 1].substr(sign);
            --end;
        } else if (end - at >= 3 && isOneOf(pageWords, m_words[end - 2])) {
            m_line.page = m_typed[end - 1];
            end -= 2;
        }
        const bool introduced = isOneOf(placeWords, m_words[at]) && at + 1 < end;
        const auto begin = at + (introduced ? 1 : 0);
        const auto wanted = text(m_words, begin, end);
        for (const auto& place : m_places)
            if (fold(place) == wanted) {
                m_line.place = place;
                return true;
            }
        m_stop = at;
        if (!introduced)
            return false;
        m_line.place = text(m_typed, begin, end);
        m_line.newPlace = true;
        return true;
    }

    const Catalogue& m_catalogue;
    const std::vector<std::string>& m_places;
    const std::vector<CardIndex>& m_before;
    Words m_words, m_typed;
    std::vector<std::pair<std::size_t, std::size_t>> m_spans; // of words in the text
    std::size_t m_at = 0, m_stop = 0;                         // m_stop: the word that was not understood
    std::optional<int> m_behind;                              // copies told behind the name
    EntryLine m_line;
};

} // namespace

EntryLine parseEntry(std::string_view text, const Catalogue& catalogue, const std::vector<std::string>& places,
    const std::vector<CardIndex>& before)
{
    auto line = Parser(text, catalogue, places, before).run();
    if (line.problem.empty())
        return line;
    std::string parted(text); // "aegis tender, nm, foil": where it is not understood with them
    for (std::size_t i = 0; i < parted.size(); ++i)
        if ((parted[i] == ',' || parted[i] == ';') && (i + 1 == parted.size() || parted[i + 1] == ' '))
            parted[i] = ' ';
    auto without = Parser(parted, catalogue, places, before).run();
    return without.problem.empty() ? std::move(without) : std::move(line);
}

Stack entryStack(
    const EntryLine& line, CardIndex card, const Catalogue& catalogue, const Stack* before, int playset, StackList list)
{
    Stack stack;
    stack.list = list;
    stack.card = CardKey(std::string(catalogue.key(card)));
    stack.name = std::string(catalogue.name(card));
    stack.quantity = line.playset ? std::max(1, playset) : line.quantity;
    if (list == StackList::Wanted) { // any copy will do unless it is told
        stack.condition = line.condition.value_or(Condition::NearMint);
        stack.finish = line.finish.value_or(std::string());
        stack.language = line.language.value_or(std::string());
        stack.set = line.set.value_or(std::string());
        stack.number = line.number.value_or(std::string());
        return stack;
    }
    const auto* same = line.name.empty() ? before : nullptr; // more of the last card: as that was
    stack.condition = line.condition.value_or(same ? same->condition : Condition::NearMint);
    stack.finish = line.finish.value_or(same ? same->finish : std::string());
    stack.language = line.language.value_or(before ? before->language : std::string());
    stack.place = line.place.value_or(before ? before->place : std::string());
    stack.page = line.page.value_or(before && !line.place ? before->page : std::string());
    // The printing told, else the newest of the set told, else the newest of all.
    std::optional<PrintingIndex> chosen;
    for (const auto printing : catalogue.printings(card)) {
        const bool setFits = !line.set || catalogue.setCode(printing) == *line.set;
        const bool numberFits = !line.number || catalogue.number(printing) == *line.number;
        if (setFits && numberFits) {
            chosen = printing;
            break;
        }
    }
    if (chosen) {
        stack.set = std::string(catalogue.setCode(*chosen));
        stack.number = std::string(catalogue.number(*chosen));
    } else {
        stack.set = line.set.value_or(std::string());
        stack.number = line.number.value_or(std::string());
    }
    return stack;
}

} // namespace nexus::model
