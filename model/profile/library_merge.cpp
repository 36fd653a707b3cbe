#include "model/profile/library_merge.h"

#include "model/deck/deck_edit.h"

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
    if (choice == MergeChoice::Both)
        return {PairStep::Added, {}, pair.theirs, {}};
    if (!pair.base) {
        if (choice == MergeChoice::Ask)
            return {PairStep::Clash, {}, {}, {}};
        if (choice == MergeChoice::Theirs)
            return {PairStep::Taken, {*pair.theirs}, {}, {}};
        return {PairStep::Merged, {*pair.theirs, *pair.ours}, {}, {}};
    }
    auto [merged, clashes] = choice == MergeChoice::Theirs ? together(*pair.base, *pair.theirs, *pair.ours)
                                                           : together(*pair.base, *pair.ours, *pair.theirs);
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
    if (*pair.ours == *pair.base || choice == MergeChoice::Theirs)
        return {PairStep::Removed, {}, {}, {}};
    return {choice == MergeChoice::Ask ? PairStep::Clash : PairStep::Kept, {}, {}, {}};
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

} // namespace nexus::model
