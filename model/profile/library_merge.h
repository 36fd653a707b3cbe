// A deck of the library and its file in a folder brought together: what both were when they were last alike tells who
// changed what. Copies are merged row by row and fields one by one (mergeDecks), the stacks of a collection card by
// card; where both changed the same, a person chooses.
#pragma once

#include "model/collection/stack.h"
#include "model/deck/deck.h"

#include <optional>
#include <string>
#include <vector>

namespace nexus::model {

struct DeckPair {
    std::optional<Deck> ours, theirs; // in the library, in the folder
    std::optional<Deck> base;         // as both were last; none: they never met
};

// Both is the union: where both changed the same, theirs becomes a deck of its own beside ours, of copies the larger
// number stays, and what is gone there stays here.
enum class MergeChoice { Ask, Ours, Theirs, Both };

enum class PairStep { Same, Kept, Added, Taken, Merged, Removed, Clash };

struct PairMerge {
    PairStep step = PairStep::Same;
    std::vector<Deck> versions; // to be saved of ours in this order, theirs first, so that it is the base next time
    std::optional<Deck> added;  // a further deck
    // What both changed: names and notes as theirs has them; empty of a clash: all of it.
    std::vector<std::string> clashes;
};

[[nodiscard]] PairMerge mergePair(const DeckPair& pair, MergeChoice choice);

// The same of what is only whole: a collection, a ruleset; each as a text, or nothing. Kept: nothing is to be done
// here.
[[nodiscard]] PairStep mergeWhole(const std::optional<std::string>& ours, const std::optional<std::string>& theirs,
    const std::optional<std::string>& base, MergeChoice choice);

struct CollectionMerge {
    std::vector<Stack> stacks;        // without ids
    std::vector<std::string> clashes; // names of cards whose copies both laid elsewhere, or more than there were
};

// Collections that both changed since they were `base`. Of a card that one side changed, its stacks; else what each
// took and added is done to the stacks that are alike. Where that cannot be, or nobody knows what both were, the choice
// says whose stacks of the card stay: theirs, the larger ones, else ours.
[[nodiscard]] CollectionMerge mergeCollections(const std::optional<std::vector<Stack>>& base,
    const std::vector<Stack>& ours, const std::vector<Stack>& theirs, MergeChoice choice);

// Copies of cards that came and went: laid elsewhere, or moved to another section, they did neither.
struct CopyChange {
    std::int64_t added = 0, lost = 0;
    friend bool operator==(const CopyChange&, const CopyChange&) = default;
};
[[nodiscard]] CopyChange copyChange(const Deck& before, const Deck& after);
[[nodiscard]] CopyChange copyChange(const std::vector<Stack>& before, const std::vector<Stack>& after); // owned ones

// The rows of two decks are the same; they may be called otherwise.
[[nodiscard]] bool haveSameRows(const Deck& one, const Deck& other);

} // namespace nexus::model
