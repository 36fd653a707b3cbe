#include "model/collection/set_completion.h"

#include "model/collection/deck_needs.h"
#include "model/search/card_set.h"

#include <algorithm>

namespace nexus::model {

namespace {

// Newest printing of the card in each of its sets, by position of the set.
template <class Each> void eachSet(const Catalogue& catalogue, CardIndex card, Each&& each)
{
    std::vector<std::uint32_t> seen;
    for (const auto printing : catalogue.printings(card)) {
        const auto set = catalogue.set(printing);
        if (std::find(seen.begin(), seen.end(), set) != seen.end())
            continue;
        seen.push_back(set);
        each(set, printing);
    }
}

// The ruleset may see the catalogue cut to its sets.
std::optional<std::int64_t> limitOf(const Catalogue& catalogue, CardIndex card, const DeckChecker& checker)
{
    const auto ruled = &catalogue == &checker.catalogue() ? std::optional(card) : checker.catalogue().byKey(catalogue.key(card));
    return ruled ? printedLimit(checker, *ruled) : std::nullopt;
}

} // namespace

std::vector<SetCompletion> setCompletion(const Collection& collection, const Catalogue& catalogue, const DeckChecker& checker)
{
    const auto infos = catalogue.sets();
    std::unordered_map<std::string_view, std::uint32_t> setAt;
    for (std::size_t i = 0; i < infos.size(); ++i)
        setAt.emplace(infos[i].code, static_cast<std::uint32_t>(i));
    // Copies by card and set; the stacks are gone over once, for there may be many.
    std::unordered_map<std::uint64_t, std::int64_t> counts;
    for (const auto& [id, stack] : collection.stacks()) {
        const auto card = stack.list == StackList::Owned ? catalogue.byKey(stack.card.str()) : std::nullopt;
        if (!card)
            continue;
        const auto named = setAt.find(stack.set);
        eachSet(catalogue, *card, [&](std::uint32_t set, PrintingIndex) {
            if (stack.set.empty() || (named != setAt.end() && named->second == set))
                counts[std::uint64_t{*card} << 32U | set] += stack.quantity;
        });
    }
    std::vector<SetCompletion> found(infos.size());
    for (const auto& [cardAndSet, copies] : counts) {
        const auto card = static_cast<CardIndex>(cardAndSet >> 32U);
        auto& row = found[cardAndSet & 0xffffffffU];
        const auto limit = limitOf(catalogue, card, checker);
        ++row.owned;
        row.playsets += limit && *limit > 0 && copies >= *limit;
        row.copies += copies;
    }
    std::vector<SetCompletion> rows;
    for (auto& count : setCounts(catalogue)) {
        if (count.cards == 0)
            continue;
        auto row = found[setAt.at(count.set.code)];
        row.cards = count.cards;
        row.set = std::move(count.set);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MissingCard> missingOfSet(const Collection& collection, const Catalogue& catalogue, const std::string& set)
{
    const auto infos = catalogue.sets();
    const auto wantedSet = static_cast<std::uint32_t>(
        std::find_if(infos.begin(), infos.end(), [&](const SetInfo& info) { return info.code == set; }) - infos.begin());
    CardSet there(catalogue.size());
    for (const auto& [id, stack] : collection.stacks())
        if (stack.list == StackList::Owned && (stack.set.empty() || stack.set == set))
            if (const auto card = catalogue.byKey(stack.card.str()))
                there.insert(*card);
    std::vector<const CardCopies*> copies(catalogue.size());
    for (const auto& [key, each] : collection.copiesByCard())
        if (const auto card = catalogue.byKey(key.str()))
            copies[*card] = &each;
    std::vector<MissingCard> missing;
    for (CardIndex card = 0; card < catalogue.size(); ++card) {
        const auto printings = catalogue.printings(card);
        const auto at = std::find_if(printings.begin(), printings.end(),
                                     [&](PrintingIndex printing) { return catalogue.set(printing) == wantedSet; });
        if (at != printings.end() && !there.contains(card))
            missing.push_back({card, *at, copies[card] ? copies[card]->owned : 0, copies[card] ? copies[card]->wanted : 0});
    }
    return missing;
}

EditResult completeSet(const Collection& collection, const Catalogue& catalogue, const std::string& set, StackList list)
{
    std::vector<Stack> stacks;
    for (const auto& missing : missingOfSet(collection, catalogue, set)) {
        if (list == StackList::Wanted && missing.wanted > 0)
            continue;
        Stack stack;
        stack.list = list;
        stack.card = CardKey(std::string(catalogue.key(missing.card)));
        stack.name = std::string(catalogue.name(missing.card));
        stack.set = set;
        stack.number = std::string(catalogue.number(missing.printing));
        stacks.push_back(std::move(stack));
    }
    const auto subject = stacks.size() < 2 ? std::string() : (list == StackList::Wanted ? "wanted cards of " : "cards of ") + set;
    return addStacks(collection, std::move(stacks), EditKind::Add, subject);
}

} // namespace nexus::model
