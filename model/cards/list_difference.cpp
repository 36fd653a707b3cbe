#include "model/cards/list_difference.h"

#include "model/base/text.h"
#include "model/cards/former_names.h"

#include <algorithm>
#include <unordered_map>

namespace nexus::model {

namespace {

GivenFields bothGiven(const GivenFields& a, const GivenFields& b, std::size_t attributes)
{
    GivenFields both{a.subtypes && b.subtypes, a.keywords && b.keywords, a.rules && b.rules, a.flavor && b.flavor,
        a.number && b.number, a.rarity && b.rarity, a.extras && b.extras, std::vector<bool>(attributes, true)};
    for (std::size_t i = 0; i < attributes; ++i)
        both.attributes[i] = (a.attributes.empty() || a.attributes[i]) && (b.attributes.empty() || b.attributes[i]);
    return both;
}

// For each card of `to` the position of its partner in `from`.
using Partners = std::vector<std::optional<std::size_t>>;

Partners partnersOf(const std::vector<Card>& from, const std::vector<Card>& to, const Game& game)
{
    const auto keysOf = [&](const std::vector<Card>& cards) {
        std::vector<std::string> keys;
        for (const auto& card : cards)
            keys.push_back(cardKey(card, game).str());
        return keys;
    };
    const auto keysBefore = keysOf(from), keysAfter = keysOf(to);
    Partners partners(to.size());
    std::vector<bool> taken(from.size(), false);
    const auto pairBy = [&](const auto& mark) {
        std::unordered_map<std::string, std::vector<std::size_t>> waiting;
        for (std::size_t i = from.size(); i-- > 0;) // the first is taken from the end
            if (!taken[i])
                waiting[keysBefore[i] + mark(from[i])].push_back(i);
        for (std::size_t i = 0; i < to.size(); ++i) {
            const auto found = partners[i] ? waiting.end() : waiting.find(keysAfter[i] + mark(to[i]));
            if (found == waiting.end() || found->second.empty())
                continue;
            partners[i] = found->second.back();
            taken[*partners[i]] = true;
            found->second.pop_back();
        }
    };
    pairBy([](const Card& card) { return "\n" + fold(card.set) + "\n" + card.number; });
    pairBy([](const Card& card) { return "\n" + card.number; });
    pairBy([](const Card&) { return std::string(); });
    return partners;
}

// "heading: text" lines, by heading; nothing where they are anything else.
std::optional<std::map<std::string, std::string>> byHeading(const std::string& extras)
{
    std::map<std::string, std::string> found;
    for (const auto line : split(extras, '\n')) {
        const auto colon = line.find(": ");
        if (line.empty() && extras.empty())
            break;
        if (colon == std::string_view::npos || colon == 0 ||
            !found.emplace(std::string(line.substr(0, colon)), std::string(line.substr(colon + 2))).second)
            return std::nullopt;
    }
    return found;
}

// Columns that nobody knows, each by its heading.
std::vector<FieldChange> changesOfExtras(const FieldChange& extras)
{
    auto before = byHeading(extras.from), after = byHeading(extras.to);
    if (!before || !after)
        return {extras};
    std::vector<FieldChange> changes;
    for (const auto& [heading, text] : *before)
        if (const auto& now = (*after)[heading]; now != text)
            changes.push_back({heading, text, now});
    for (const auto& [heading, text] : *after)
        if (!before->contains(heading) && !text.empty())
            changes.push_back({heading, {}, text});
    return changes.empty() ? std::vector{extras} : changes; // the same lines in another order
}

ChangedCard comparedCard(std::size_t at, const Card& from, const Card& to, const GivenFields& given, const Game& game)
{
    ChangedCard changed{.at = at, .to = to, .fields = {}};
    keepUnspoken(changed.to, from, given);
    if (!given.number)
        changed.to.number = from.number;
    if (!given.rarity)
        changed.to.rarity = from.rarity;
    changed.fields = differences(from, changed.to, game);
    if (!changed.fields.empty() && changed.fields.back().field == "extras") {
        const auto extras = changed.fields.back();
        changed.fields.pop_back();
        for (auto& change : changesOfExtras(extras))
            changed.fields.push_back(std::move(change));
    }
    return changed;
}

// What is looked at of a card, made once, in ascending order.
struct LikenessForm {
    std::vector<std::uint32_t> name; // every three letters in a row
    std::vector<std::size_t> text;   // words, as numbers
    std::vector<std::string> types;  // with the subtypes
    std::vector<std::pair<std::size_t, std::int32_t>> values;
};

std::vector<std::uint32_t> gramsOf(std::string_view text)
{
    const auto folded = " " + fold(text) + " ";
    std::vector<std::uint32_t> grams;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(folded[i])); };
    for (std::size_t i = 0; i + 2 < folded.size(); ++i)
        grams.push_back(byte(i) << 16U | byte(i + 1) << 8U | byte(i + 2));
    std::sort(grams.begin(), grams.end());
    return grams;
}

std::vector<std::size_t> wordNumbers(std::string_view text)
{
    const auto folded = fold(text);
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || isDigit(c) || static_cast<unsigned char>(c) >= 0x80;
    };
    std::vector<std::size_t> words;
    for (auto it = folded.begin(); it != folded.end();) {
        const auto begin = std::find_if(it, folded.end(), isPart);
        it = std::find_if_not(begin, folded.end(), isPart);
        if (begin != it)
            words.push_back(std::hash<std::string_view>()({&*begin, static_cast<std::size_t>(it - begin)}));
    }
    std::sort(words.begin(), words.end());
    return words;
}

LikenessForm likenessForm(const Card& card, const Game& game)
{
    LikenessForm form;
    form.name = gramsOf(card.name);
    auto text = card.rules;
    for (const auto& [attribute, more] : card.texts)
        text += " " + more;
    form.text = wordNumbers(text);
    form.types.push_back(fold(card.type));
    for (const auto& subtype : card.subtypes)
        form.types.push_back(fold(subtype));
    std::sort(form.types.begin(), form.types.end());
    for (std::size_t i = 0; i < card.numbers.size(); ++i)
        if (card.numbers[i] && card.numbers[i] != game.attributes[i].whenAbsent)
            form.values.emplace_back(i, *card.numbers[i]);
    return form;
}

struct LikenessShare {
    double same = 0, all = 0;
};

// How many of both are in both; the lists are in ascending order.
template <class Item> LikenessShare shareOf(const std::vector<Item>& a, const std::vector<Item>& b)
{
    std::size_t same = 0;
    for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
        if (*i < *j) {
            ++i;
        } else if (*j < *i) {
            ++j;
        } else {
            ++same, ++i, ++j;
        }
    }
    return {2.0 * static_cast<double>(same), static_cast<double>(a.size() + b.size())};
}

double likenessOf(const LikenessForm& a, const LikenessForm& b)
{
    constexpr double nameWeight = 0.35, textWeight = 0.4, valueWeight = 0.25;
    const auto name = shareOf(a.name, b.name), text = shareOf(a.text, b.text);
    auto values = shareOf(a.values, b.values);
    const auto types = shareOf(a.types, b.types);
    values = {values.same + types.same, values.all + types.all};
    double sum = 0, weights = 0;
    for (const auto& [share, weight] :
        {std::pair{name, nameWeight}, std::pair{text, textWeight}, std::pair{values, valueWeight}})
        if (share.all > 0) {
            sum += weight * share.same / share.all;
            weights += weight;
        }
    return weights > 0 ? sum / weights : 0;
}

struct RenamePair {
    double likeness = 0;
    std::size_t removed = 0, added = 0; // positions in the lists of those
};

// The likest pairs first, each card in one of them.
std::vector<RenamePair> renames(
    const std::vector<LikenessForm>& removed, const std::vector<LikenessForm>& added, std::vector<RenamePair> pairs)
{
    std::vector<RenamePair> chosen;
    for (std::size_t i = 0; i < removed.size(); ++i)
        for (std::size_t j = 0; j < added.size(); ++j)
            if (const auto alike = likenessOf(removed[i], added[j]); alike >= leastLikeness)
                pairs.push_back({alike, i, j});
    std::stable_sort(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) { return a.likeness > b.likeness; });
    std::vector<bool> gone(removed.size(), false), come(added.size(), false);
    for (const auto& pair : pairs) {
        if (gone[pair.removed] || come[pair.added])
            continue;
        gone[pair.removed] = come[pair.added] = true;
        chosen.push_back(pair);
    }
    std::sort(chosen.begin(), chosen.end(), [](const auto& a, const auto& b) { return a.added < b.added; });
    return chosen;
}

// What the second list itself says: a card that tells its former name.
std::vector<RenamePair> toldRenames(const ComparedCards& from, const std::vector<std::size_t>& removed,
    const ComparedCards& to, const std::vector<std::size_t>& added)
{
    std::vector<RenamePair> pairs;
    for (std::size_t j = 0; j < added.size(); ++j)
        for (const auto& name : formerNames(to.cards[added[j]]))
            for (std::size_t i = 0; i < removed.size(); ++i)
                if (fold(from.cards[removed[i]].name) == fold(name))
                    pairs.push_back({1, i, j});
    return pairs;
}

std::vector<LikenessForm> formsOf(
    const std::vector<Card>& cards, const std::vector<std::size_t>& positions, const Game& game)
{
    std::vector<LikenessForm> forms;
    for (const auto at : positions)
        forms.push_back(likenessForm(cards[at], game));
    return forms;
}

} // namespace

std::map<std::string, std::size_t> ListDifference::fieldCounts() const
{
    std::map<std::string, std::size_t> counts;
    for (const auto* cards : {&renamed, &changed})
        for (const auto& card : *cards)
            for (const auto& change : card.fields)
                ++counts[change.field];
    return counts;
}

double likeness(const Card& a, const Card& b, const Game& game)
{
    return likenessOf(likenessForm(a, game), likenessForm(b, game));
}

ListDifference listDifference(const ComparedCards& from, const ComparedCards& to, const Game& game)
{
    const auto given = bothGiven(from.given, to.given, game.attributes.size());
    const auto partners = partnersOf(from.cards, to.cards, game);
    ListDifference difference;
    std::vector<bool> stays(from.cards.size(), false);
    std::vector<std::size_t> added, removed;
    for (std::size_t i = 0; i < to.cards.size(); ++i) {
        if (!partners[i]) {
            added.push_back(i);
            continue;
        }
        stays[*partners[i]] = true;
        auto changed = comparedCard(*partners[i], from.cards[*partners[i]], to.cards[i], given, game);
        if (!changed.fields.empty())
            difference.changed.push_back(std::move(changed));
    }
    for (std::size_t i = 0; i < from.cards.size(); ++i)
        if (!stays[i])
            removed.push_back(i);
    std::vector<bool> renamed(to.cards.size(), false);
    difference.renamesSought = removed.empty() || added.size() <= mostPairs / removed.size();
    const auto pairs = added.empty() || !difference.renamesSought
                           ? std::vector<RenamePair>()
                           : renames(formsOf(from.cards, removed, game), formsOf(to.cards, added, game),
                                 toldRenames(from, removed, to, added));
    for (const auto& pair : pairs) {
        const auto before = removed[pair.removed], after = added[pair.added];
        difference.renamed.push_back(comparedCard(before, from.cards[before], to.cards[after], given, game));
        difference.renamed.back().likeness = pair.likeness;
        stays[before] = renamed[after] = true;
    }
    for (const auto at : added)
        if (!renamed[at])
            difference.added.push_back(to.cards[at]);
    for (const auto at : removed)
        if (!stays[at])
            difference.removed.push_back(at);
    return difference;
}

std::vector<Card> applied(std::vector<Card> from, const ListDifference& difference)
{
    for (const auto* cards : {&difference.renamed, &difference.changed})
        for (const auto& card : *cards)
            from[card.at] = card.to;
    for (auto at = difference.removed.rbegin(); at != difference.removed.rend(); ++at)
        from.erase(from.begin() + static_cast<std::ptrdiff_t>(*at));
    from.insert(from.end(), difference.added.begin(), difference.added.end());
    return from;
}

} // namespace nexus::model
