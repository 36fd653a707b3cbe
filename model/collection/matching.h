// Lines of a file matched with the catalogue: by key, by the exact name, by the folded name (also "Name (Mission)"),
// among cards of one name by the printing; else near names are offered, never taken by themselves. Suggestions cost a
// walk over all names, so they are looked for once a name and for the first few names without a card only; lines with
// further such names are Unmatched straight away.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/stack.h"

#include <span>

namespace nexus::model {

// Matched: the stack is that of a card. Absent: it names by key a card this catalogue does not have, and is taken as it
// is. Close: there are candidates. Unmatched: there are none. Stacks of the last two are in StackList::Unmatched, with
// everything else as the file had it, and can be taken so.
enum class MatchKind { Matched, Absent, Close, Unmatched };

struct MatchedLine {
    std::size_t line = 0; // position among the lines given
    Stack stack;
    MatchKind kind = MatchKind::Unmatched;
    StackList list = StackList::Owned; // where the stack belongs once it has a card
    std::vector<CardIndex> candidates; // the nearest first, at most maxCandidates
    bool unknownPrinting = false;      // the card has no such printing; set and number stay as they were given
    friend bool operator==(const MatchedLine&, const MatchedLine&) = default;
};

constexpr std::size_t maxCandidates = 5;
constexpr std::size_t maxSuggestedNames = 200;

// In the order given. `suggested`: for how many names without a card suggestions are looked for.
[[nodiscard]] std::vector<MatchedLine> matchLines(
    const Catalogue& catalogue, std::span<const Stack> lines, std::size_t suggested = maxSuggestedNames);
// What a person picked: the line is of this card, its printing checked. Any kind of line, any card.
void choose(MatchedLine& line, CardIndex card, const Catalogue& catalogue);

} // namespace nexus::model
