// What a line of a file, or one that a person types, means. Lines of a file are matched with the catalogue: by key, by
// the exact name, by the folded name (also "Name (Mission)"), among cards of one name by the printing; a key whose name
// is another card's waits to be chosen; else near names are offered, never taken by themselves. Suggestions cost a walk
// over all names, so they are looked for once a name and for the first few names without a card only; lines with
// further such names are Unmatched straight away.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/collection.h"
#include "model/collection/stack.h"

#include <span>
#include <unordered_map>

namespace nexus::model {

// Matched: the stack is that of a card. Absent: it names by key a card this catalogue does not have, and is taken as it
// is. Close: there are candidates. Unmatched: there are none. Stacks of the last two are in StackList::Unmatched, with
// everything else as the file had it, and can be taken so.
enum class MatchKind { Matched, Absent, Close, Unmatched };

struct MatchedLine {
    std::size_t line = 0; // position among the lines given
    SharedStack stack;
    MatchKind kind = MatchKind::Unmatched;
    StackList list = StackList::Owned; // where the stack belongs once it has a card
    std::vector<CardIndex> candidates; // the nearest first, at most maxCandidates
    bool undecided = false; // the candidates are meant alike: several cards of the name, or key and name contradict
    bool unknownPrinting = false; // the card has no such printing; set and number stay as they were given
    friend bool operator==(const MatchedLine&, const MatchedLine&) = default;
};

constexpr std::size_t maxCandidates = 5;
constexpr std::size_t maxSuggestedNames = 200;

// In the order given. `suggested`: for how many names without a card suggestions are looked for.
[[nodiscard]] std::vector<MatchedLine> matchLines(
    const Catalogue& catalogue, std::vector<SharedStack> lines, std::size_t suggested = maxSuggestedNames);
// What a person picked: the line is of this card, its printing checked. Any kind of line, any card.
void choose(MatchedLine& line, CardIndex card, const Catalogue& catalogue);

// Every stack with the name its card has in this catalogue, for a card may have been renamed since; nothing where all
// have it. Keys, ids and holds stay.
using StackNames = std::unordered_map<StackId, std::string>;
struct RenamedCollection {
    Collection collection;
    StackNames before; // of the stacks that were called otherwise
};
[[nodiscard]] std::optional<RenamedCollection> calledToday(const Collection& collection, const Catalogue& catalogue);
// The edit as it is kept on disk, where these stacks are still called so before it.
[[nodiscard]] CollectionEdit fromNames(CollectionEdit edit, const StackNames& names);

// What a person types to enter copies: "3 relay drone nm foil binder 2". A number first (or "x3" behind the name), then
// a card's name, then, with commas or without, in any order a condition, a language, a finish, a set with "#number", a
// page ("p14"), and last where they lie: a place that is known, or words after "in" or "@". Other words are not
// understood, and the line is not entered: they are told, with the line as it would be were they a new place. Names are
// found by the beginnings of their words ("rel dro"), one of several cards of a name by "Name (Mission)"; what is
// ambiguous is listed, never guessed; for a misspelt name near ones are offered. A line without a name repeats the last
// card.

struct EntryLine {
    int quantity = 1;
    bool quantityGiven = false;
    std::string name;             // as typed, folded
    std::vector<CardIndex> cards; // that it can mean: exactly so called, else by beginnings; at most maxEntryCards
    bool exact = false;           // the one card is so called
    std::optional<Condition> condition;
    std::optional<std::string> language, finish, set, number, place, page;
    bool playset = false;                         // "playset": as many as the card's printed limit lets into a deck
    std::size_t nameBegin = 0, nameEnd = 0;       // of the name in the text, bytes
    std::string problem;                          // why nothing can be entered; empty: `cards` has the answer
    std::string unknown;                          // words behind the name that mean nothing, as typed
    std::size_t unknownBegin = 0, unknownEnd = 0; // of them in the text, bytes
    std::string asNewPlace;                       // the line with them as a new place
    bool newPlace = false;                        // `place` is none that is known
    std::vector<CardIndex> near;                  // where no card is called so: the nearest first
};
constexpr std::size_t maxEntryCards = 12;

// `before`: cards that a beginning means before any other. `places`: that are known, so that "binder 2" is one although
// "2" could be a page.
[[nodiscard]] EntryLine parseEntry(std::string_view text, const Catalogue& catalogue,
    const std::vector<std::string>& places = {}, const std::vector<CardIndex>& before = {});
// The copies of a line that means one card; `before`: whose language and place hold where the line tells none, and
// whose condition and finish where it tells no name either. `playset`: how many one deck may have.
[[nodiscard]] Stack entryStack(const EntryLine& line, CardIndex card, const Catalogue& catalogue,
    const Stack* before = nullptr, int playset = 1, StackList list = StackList::Owned);

} // namespace nexus::model
