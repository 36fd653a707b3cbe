// A deck of the library and its file in a folder brought together: what both were when they were last alike tells who
// changed what. Copies are merged row by row and fields one by one (mergeDecks); where both changed the same, a person
// chooses.
#pragma once

#include "model/deck/deck.h"

#include <optional>
#include <string>
#include <vector>

namespace nexus::model {

struct DeckPair {
    std::optional<Deck> ours, theirs; // in the library, in the folder
    std::optional<Deck> base;         // as both were last; none: they never met
};

// Of both: theirs becomes a deck of its own beside ours.
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

} // namespace nexus::model
