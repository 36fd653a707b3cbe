#include "model/search/card_lookup.h"

#include "model/base/nearness.h"
#include "model/base/text.h"
#include "model/cards/former_names.h"

#include <algorithm>
#include <cctype>
#include <mutex>
#include <unordered_map>

namespace nexus::model {

namespace {

CardLookup choose(std::vector<CardIndex> candidates, const CardSet* accepted)
{
    if (candidates.empty())
        return {};
    if (candidates.size() > 1 && accepted) {
        std::vector<CardIndex> fitting;
        for (const CardIndex card : candidates)
            if (accepted->contains(card))
                fitting.push_back(card);
        if (!fitting.empty())
            candidates = std::move(fitting);
    }
    if (candidates.size() == 1)
        return {.card = candidates.front()};
    return {.choices = std::move(candidates)};
}

// Code of the set with this folded code or name that the card is printed in; empty where it is in none.
std::string setCalled(
    const Catalogue& catalogue, const std::vector<SetInfo>& sets, CardIndex card, std::string_view folded)
{
    for (const auto printing : catalogue.printings(card))
        if (const auto& set = sets[catalogue.set(printing)]; fold(set.code) == folded || fold(set.name) == folded)
            return set.code;
    return {};
}

// "Name (Mission)": cards of that name whose type, or other part of the identity, stands in the parentheses; else those
// of the set that stands there.
CardLookup qualified(const Catalogue& catalogue, std::string_view folded, const CardSet* accepted)
{
    const auto open = folded.rfind(" (");
    if (!folded.ends_with(')') || open == std::string_view::npos)
        return {};
    const auto qualifier = folded.substr(open + 2, folded.size() - open - 3);
    const auto cards = catalogue.named(folded.substr(0, open));
    std::vector<CardIndex> found;
    for (const CardIndex card : cards)
        if (fold(catalogue.qualifier(card)) == qualifier || fold(catalogue.type(card)) == qualifier)
            found.push_back(card);
    if (!found.empty())
        return choose(std::move(found), accepted);
    std::string set;
    const auto sets = cards.empty() ? std::vector<SetInfo>() : catalogue.sets();
    for (const CardIndex card : cards)
        if (auto code = setCalled(catalogue, sets, card, qualifier); !code.empty()) {
            found.push_back(card);
            set = std::move(code);
        }
    auto lookup = choose(std::move(found), accepted);
    lookup.set = std::move(set);
    return lookup;
}

// "Old Name", "Old Name (Mission)".
CardLookup formerly(const Catalogue& catalogue, std::string_view folded, const CardSet* accepted)
{
    const auto& names = catalogue.derived<FormerNames>();
    auto cards = names.cards(folded);
    if (const auto open = folded.rfind(" ("); cards.empty() && folded.ends_with(')') && open != folded.npos) {
        const auto qualifier = folded.substr(open + 2, folded.size() - open - 3);
        cards = names.cards(folded.substr(0, open));
        std::erase_if(cards, [&](CardIndex card) {
            return fold(catalogue.qualifier(card)) != qualifier && fold(catalogue.type(card)) != qualifier;
        });
    }
    auto found = choose(std::move(cards), accepted);
    found.former = found.card.has_value();
    return found;
}

// The cards the name means, none of which has the key; empty where it does not gainsay the key.
std::vector<CardIndex> namedOtherwise(const Catalogue& catalogue, const std::string& name, CardIndex byKey)
{
    if (name == catalogue.name(byKey))
        return {};
    auto named = lookUp(catalogue, name);
    auto cards = named.card ? std::vector{*named.card} : std::move(named.choices);
    if (std::find(cards.begin(), cards.end(), byKey) != cards.end())
        cards.clear();
    return cards;
}

bool isWordSign(char c) { return static_cast<unsigned char>(c) >= 0x80 || std::isalnum(static_cast<unsigned char>(c)); }

// "(1 CP)", "- great", "foil", "alt art": what people write behind a name, and no more of a sentence.
bool isAside(std::string_view rest)
{
    constexpr std::size_t mostWords = 2;
    rest = trimmed(rest);
    const auto words = split(rest, ' ');
    return !rest.empty() && (!std::isalpha(static_cast<unsigned char>(rest.front())) || words.size() <= mostWords);
}

std::string_view beforeMarks(std::string_view folded)
{
    auto end = folded.size();
    for (const std::string_view mark : {" (", " [", " {", " - ", ", ", ": ", "; ", " #", " *", " @", " / ", " | "})
        end = std::min(end, folded.find(mark));
    return end == folded.size() || end == 0 ? std::string_view() : trimmed(folded.substr(0, end));
}

// Cards whose name stands at the beginning, with no more than an aside behind it; the longest first.
std::vector<CardIndex> beginningOf(const Catalogue& catalogue, std::string_view folded)
{
    constexpr std::size_t shortest = 3;
    std::vector<CardIndex> found;
    for (CardIndex card = 0; card < catalogue.size(); ++card) {
        const auto candidate = catalogue.foldedField(card, catalogue.nameField());
        if (catalogue.has(card) && candidate.size() >= shortest && folded.size() > candidate.size() &&
            folded.starts_with(candidate) && !isWordSign(folded[candidate.size()]) &&
            isAside(folded.substr(candidate.size())))
            found.push_back(card);
    }
    std::stable_sort(found.begin(), found.end(), [&](CardIndex a, CardIndex b) {
        return catalogue.foldedField(a, catalogue.nameField()).size() >
               catalogue.foldedField(b, catalogue.nameField()).size();
    });
    return found;
}

bool holdsWords(std::string_view name, const std::vector<std::string_view>& words)
{
    return std::all_of(
        words.begin(), words.end(), [&](std::string_view word) { return name.find(word) != std::string_view::npos; });
}

// Nearest first.
std::vector<CardIndex> nearNames(const Catalogue& catalogue, std::string_view wanted)
{
    if (wanted.empty())
        return {};
    const auto words = split(wanted, ' ');
    const SharedLetters letters(wanted);
    const std::size_t limit = slipsAllowed(wanted.size());
    std::vector<std::pair<std::size_t, CardIndex>> near;
    for (CardIndex card = 0; card < catalogue.size(); ++card) {
        if (!catalogue.has(card))
            continue;
        const auto candidate = catalogue.foldedField(card, catalogue.nameField());
        const auto gap = candidate.size() > wanted.size() ? candidate.size() - wanted.size()
                                                          : wanted.size() - candidate.size();
        const bool far = gap > limit || letters.leastDistance(candidate, limit) > limit;
        auto d = far ? limit + 1 : editDistance(wanted, candidate, limit);
        if (d > limit && wanted.size() >= 3 && holdsWords(candidate, words))
            d = limit;
        if (d <= limit)
            near.emplace_back(d, card);
    }
    std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<CardIndex> found;
    for (const auto& [distance, card] : near)
        found.push_back(card);
    return found;
}

} // namespace

CardLookup lookUp(const Catalogue& catalogue, std::string_view name, const CardSet* accepted)
{
    return lookUp(catalogue, DeckEntry{.card = std::string(name)}, accepted);
}

CardLookup lookUp(const Catalogue& catalogue, const DeckEntry& entry, const CardSet* accepted)
{
    if (entry.key)
        if (const auto card = catalogue.byKey(entry.key->str())) {
            auto others = namedOtherwise(catalogue, entry.card, *card);
            if (others.empty())
                return {.card = *card};
            others.insert(others.begin(), *card);
            return {.choices = std::move(others), .contradicts = true};
        }
    const std::string folded = fold(entry.card);
    auto cards = catalogue.named(folded);
    if (cards.empty()) {
        auto found = qualified(catalogue, folded, accepted);
        return found.card || !found.choices.empty() ? found : formerly(catalogue, folded, accepted);
    }
    if (cards.size() > 1 && !entry.printing.empty()) {
        auto printed = cards;
        std::erase_if(
            printed, [&](CardIndex card) { return !printingLabelled(catalogue, card, entry.printing).has_value(); });
        if (printed.size() == 1)
            cards = std::move(printed);
    }
    return choose(std::move(cards), accepted);
}

std::string printingLabel(std::string_view set, std::string_view number)
{
    std::string label(set);
    if (!number.empty())
        label += (label.empty() ? "" : " ") + std::string(number);
    return label;
}

std::optional<PrintingIndex> printingLabelled(const Catalogue& catalogue, CardIndex card, std::string_view label)
{
    const auto wanted = fold(label);
    for (const auto printing : catalogue.printings(card))
        if (fold(printingLabel(catalogue.setCode(printing), catalogue.number(printing))) == wanted)
            return printing;
    return std::nullopt;
}

MarkedName markedName(std::string_view name)
{
    name = trimmed(name);
    const auto open = name.rfind(" [");
    if (!name.ends_with(']') || open == std::string_view::npos || open == 0)
        return {name, {}};
    return {trimmed(name.substr(0, open)), trimmed(name.substr(open + 2, name.size() - open - 3))};
}

std::string unambiguousName(const Catalogue& catalogue, CardIndex card)
{
    std::string name(catalogue.name(card));
    if (catalogue.named(catalogue.foldedField(card, catalogue.nameField())).size() > 1)
        name += " (" + std::string(catalogue.qualifier(card)) + ")";
    return name;
}

std::vector<NamedCards> cardsNamedIn(const Catalogue& catalogue, std::string_view text)
{
    constexpr std::size_t longestName = 200;
    const auto inWord = [&](std::size_t at) {
        return at < text.size() &&
               (static_cast<unsigned char>(text[at]) >= 0x80 || std::isalnum(static_cast<unsigned char>(text[at])));
    };
    std::vector<NamedCards> found;
    for (std::size_t begin = 0; begin < text.size(); ++begin) {
        if (!inWord(begin) || (begin > 0 && inWord(begin - 1)) || std::islower(static_cast<unsigned char>(text[begin])))
            continue;
        NamedCards best;
        const auto last = std::min(text.size(), begin + longestName);
        for (auto end = begin + 1; end <= last; ++end) {
            // After a word, and after the signs that follow it: "Who Goes There?", "Zone of Silence (Mission)".
            if (inWord(end) || text[end - 1] == ' ')
                continue;
            const auto name = text.substr(begin, end - begin);
            const auto meant = lookUp(catalogue, name);
            if (meant.card)
                best = {begin, name.size(), {*meant.card}};
            else if (!meant.choices.empty())
                best = {begin, name.size(), meant.choices};
        }
        if (best.cards.empty())
            continue;
        begin += best.length - 1;
        found.push_back(std::move(best));
    }
    return found;
}

namespace {

// Lists of many decks ask for the same names again and again.
class AskedNames {
public:
    explicit AskedNames(const Catalogue& /*catalogue*/) {}
    template <class Find> std::vector<CardIndex> of(const std::string& name, const Find& find) const
    {
        {
            const std::lock_guard lock(m_mutex);
            if (const auto it = m_found.find(name); it != m_found.end())
                return it->second;
        }
        auto found = find();
        const std::lock_guard lock(m_mutex);
        if (m_found.size() == mostKept)
            m_found.clear();
        m_found.insert_or_assign(name, found);
        return found;
    }

private:
    static constexpr std::size_t mostKept = 8192;
    mutable std::mutex m_mutex;
    mutable std::unordered_map<std::string, std::vector<CardIndex>> m_found;
};

} // namespace

std::vector<CardIndex> suggestNames(const Catalogue& catalogue, std::string_view name, std::size_t most)
{
    constexpr std::size_t mostOffered = 100;
    const std::string wanted = fold(name).substr(0, 100);
    auto found = catalogue.derived<AskedNames>().of(wanted, [&] {
        auto near = nearNames(catalogue, wanted);
        if (near.empty())
            near = beginningOf(catalogue, wanted);
        if (near.empty())
            near = nearNames(catalogue, beforeMarks(wanted));
        near.resize(std::min(near.size(), mostOffered));
        return near;
    });
    found.resize(std::min(found.size(), most));
    return found;
}

} // namespace nexus::model
