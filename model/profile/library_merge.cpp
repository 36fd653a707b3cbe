#include "model/profile/library_merge.h"

#include "model/base/text.h"
#include "model/deck/deck_edit.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace nexus::model {

namespace {

// `mine` with what the others did; where both did the same thing differently, mine stays.
std::pair<Deck, std::vector<std::string>> together(const Deck& base, const Deck& mine, const Deck& others)
{
    auto merge = mergeDecks(base, mine, others);
    auto deck = mine;
    (void)apply(deck, merge.edit);
    return {std::move(deck), std::move(merge.kept)};
}

PairMerge bothChanged(const DeckPair& pair, MergeChoice choice)
{
    if (!pair.base) {
        if (choice == MergeChoice::Both)
            return {PairStep::Added, {}, pair.theirs, {}};
        if (choice == MergeChoice::Ask)
            return {PairStep::Clash, {}, {}, {}};
        if (choice == MergeChoice::Theirs)
            return {PairStep::Taken, {*pair.theirs}, {}, {}};
        return {PairStep::Merged, {*pair.theirs, *pair.ours}, {}, {}};
    }
    auto [merged, clashes] = choice == MergeChoice::Theirs ? together(*pair.base, *pair.theirs, *pair.ours)
                                                           : together(*pair.base, *pair.ours, *pair.theirs);
    if (choice == MergeChoice::Both && !clashes.empty())
        return {PairStep::Added, {}, pair.theirs, std::move(clashes)};
    if (choice == MergeChoice::Ask && !clashes.empty())
        return {PairStep::Clash, {}, {}, std::move(clashes)};
    return {PairStep::Merged, {*pair.theirs, std::move(merged)}, {}, std::move(clashes)};
}

// One of the two is gone, and it was there when they met last.
PairMerge goneHere(const DeckPair& pair, MergeChoice choice)
{
    if (*pair.theirs == *pair.base || choice == MergeChoice::Ours)
        return {PairStep::Kept, {}, {}, {}};
    if (choice == MergeChoice::Ask)
        return {PairStep::Clash, {}, {}, {}};
    return {PairStep::Added, {}, pair.theirs, {}};
}

PairMerge goneThere(const DeckPair& pair, MergeChoice choice)
{
    if (choice == MergeChoice::Both)
        return {PairStep::Kept, {}, {}, {}};
    if (*pair.ours == *pair.base || choice == MergeChoice::Theirs)
        return {PairStep::Removed, {}, {}, {}};
    return {choice == MergeChoice::Ask ? PairStep::Clash : PairStep::Kept, {}, {}, {}};
}

enum Side { Base, Ours, Theirs };
struct Copies {
    std::int64_t quantity = 0, forTrade = 0;
    friend bool operator==(const Copies&, const Copies&) = default;
};
using CopiesOfSides = std::array<Copies, 3>;
struct ByLikeness {
    bool operator()(const Stack& a, const Stack& b) const { return likeness(a, b) < 0; }
};
using CardStacks = std::map<Stack, CopiesOfSides, ByLikeness>;

bool areSame(const CardStacks& stacks, Side one, Side other)
{
    return std::all_of(
        stacks.begin(), stacks.end(), [&](const auto& stack) { return stack.second[one] == stack.second[other]; });
}

// What both did to the copies; below 0 where more would go than there are.
Copies bothDone(const CopiesOfSides& copies)
{
    const auto sum = [&](auto member) { return copies[Ours].*member + copies[Theirs].*member - copies[Base].*member; };
    const auto quantity = sum(&Copies::quantity);
    return {quantity, std::clamp<std::int64_t>(sum(&Copies::forTrade), 0, std::max<std::int64_t>(quantity, 0))};
}

void addStacks(std::vector<Stack>& stacks, Stack stack, Copies copies)
{
    stack.id = 0;
    while (copies.quantity > 0) {
        stack.quantity = static_cast<int>(std::min<std::int64_t>(copies.quantity, maxStackCopies));
        stack.forTrade = static_cast<int>(std::min<std::int64_t>(copies.forTrade, stack.quantity));
        copies.quantity -= stack.quantity;
        copies.forTrade -= stack.forTrade;
        stacks.push_back(stack);
    }
}

// Of a card that a person has to choose about.
Copies chosen(const CopiesOfSides& copies, MergeChoice choice)
{
    const auto& [base, ours, theirs] = copies;
    if (choice != MergeChoice::Both)
        return choice == MergeChoice::Theirs ? theirs : ours;
    return {std::max(ours.quantity, theirs.quantity), std::max(ours.forTrade, theirs.forTrade)};
}

// Copies by card on one side and on the other.
using CopiesByName = std::map<std::string, std::int64_t>;

CopiesByName countedIn(const Deck& deck)
{
    CopiesByName cards;
    for (const auto& section : deck.sections)
        for (const auto& entry : section.entries)
            cards[entry.key ? entry.key->str() : fold(entry.card)] += entry.count;
    return cards;
}

CopiesByName countedIn(const std::vector<Stack>& stacks)
{
    CopiesByName cards;
    for (const auto& stack : stacks)
        if (stack.list == StackList::Owned)
            cards[stack.card.str().empty() ? fold(stack.name) : stack.card.str()] += stack.quantity;
    return cards;
}

CopyChange changeOf(const CopiesByName& before, const CopiesByName& after)
{
    CopyChange change;
    auto left = before;
    for (const auto& [card, copies] : after) {
        const auto difference = copies - left[card];
        (difference > 0 ? change.added : change.lost) += std::abs(difference);
        left.erase(card);
    }
    for (const auto& [card, copies] : left)
        change.lost += copies;
    return change;
}

// Of the card as one side has it, or nothing where both sides' changes are to be done.
std::optional<Side> sideOf(const CardStacks& stacks)
{
    if (areSame(stacks, Ours, Base))
        return Theirs;
    return areSame(stacks, Theirs, Base) || areSame(stacks, Theirs, Ours) ? std::optional(Ours) : std::nullopt;
}

} // namespace

PairMerge mergePair(const DeckPair& pair, MergeChoice choice)
{
    if (!pair.ours && !pair.theirs)
        return {};
    if (!pair.ours)
        return pair.base ? goneHere(pair, choice) : PairMerge{PairStep::Added, {}, pair.theirs, {}};
    if (!pair.theirs)
        return pair.base ? goneThere(pair, choice) : PairMerge{PairStep::Kept, {}, {}, {}};
    if (*pair.ours == *pair.theirs)
        return {};
    if (pair.base && *pair.theirs == *pair.base)
        return {PairStep::Kept, {}, {}, {}};
    if (pair.base && *pair.ours == *pair.base)
        return {PairStep::Taken, {*pair.theirs}, {}, {}};
    return bothChanged(pair, choice);
}

PairStep mergeWhole(const std::optional<std::string>& ours, const std::optional<std::string>& theirs,
    const std::optional<std::string>& base, MergeChoice choice)
{
    if (ours == theirs)
        return PairStep::Same;
    if (!theirs || theirs == base)
        return PairStep::Kept;
    if (!ours)
        return base && choice == MergeChoice::Ours ? PairStep::Kept : PairStep::Added;
    if (ours == base || choice == MergeChoice::Theirs)
        return PairStep::Taken;
    return choice == MergeChoice::Ask ? PairStep::Clash : PairStep::Kept;
}

CollectionMerge mergeCollections(const std::optional<std::vector<Stack>>& base, const std::vector<Stack>& ours,
    const std::vector<Stack>& theirs, MergeChoice choice)
{
    std::map<std::pair<std::string, std::string>, CardStacks> cards; // by key and name
    static const std::vector<Stack> nothing;
    const std::vector<Stack>* const sides[] = {base ? &*base : &nothing, &ours, &theirs};
    for (const auto side : {Base, Ours, Theirs})
        for (const auto& stack : *sides[side]) {
            auto& copies = cards[{stack.card.str(), stack.card.str().empty() ? stack.name : std::string()}][stack]
                                [side];
            copies.quantity += stack.quantity;
            copies.forTrade += stack.forTrade;
        }
    CollectionMerge merge;
    for (const auto& [card, stacks] : cards) {
        const auto side = sideOf(stacks);
        const bool clash = !side && (!base || std::any_of(stacks.begin(), stacks.end(), [](const auto& stack) {
            return bothDone(stack.second).quantity < 0;
        }));
        if (clash)
            merge.clashes.push_back(stacks.begin()->first.name);
        for (const auto& [stack, copies] : stacks)
            addStacks(merge.stacks, stack, clash ? chosen(copies, choice) : side ? copies[*side] : bothDone(copies));
    }
    std::sort(merge.clashes.begin(), merge.clashes.end());
    return merge;
}

CopyChange copyChange(const Deck& before, const Deck& after) { return changeOf(countedIn(before), countedIn(after)); }

CopyChange copyChange(const std::vector<Stack>& before, const std::vector<Stack>& after)
{
    return changeOf(countedIn(before), countedIn(after));
}

bool haveSameRows(const Deck& one, const Deck& other) { return one.sections == other.sections; }

} // namespace nexus::model
