// What a person types to enter copies: "3 relay drone nm foil binder 2". A number first, then a card's name, then in
// any order a condition, a language, a finish, a set with "#number", a page ("p14"), and last where they lie: a place
// that is known, words after "in" or "@", or any words where the name was written in full. Names are found by the
// beginnings of their words ("rel dro"), one of several cards of a name by "Name (Mission)"; what is ambiguous is
// listed, never guessed. A line without a name repeats the last card.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/collection.h"

namespace nexus::model {

struct EntryLine {
    int quantity = 1;
    bool quantityGiven = false;
    std::string name;             // as typed, folded
    std::vector<CardIndex> cards; // that it can mean: exactly so called, else by beginnings; at most maxEntryCards
    bool exact = false;           // the one card is so called
    std::optional<Condition> condition;
    std::optional<std::string> language, finish, set, number, place, page;
    bool playset = false;                   // "playset": as many as the card's printed limit lets into a deck
    std::size_t nameBegin = 0, nameEnd = 0; // of the name in the text, bytes
    std::string problem;                    // why nothing can be entered; empty: `cards` has the answer
};
constexpr std::size_t maxEntryCards = 12;

// `places`: that are known, so that "binder 2" is one although "2" could be a page.
[[nodiscard]] EntryLine parseEntry(
    std::string_view text, const Catalogue& catalogue, const std::vector<std::string>& places = {});
// The copies of a line that means one card; `before`: whose language and place hold where the line tells none, and
// whose condition and finish where it tells no name either. `playset`: how many one deck may have.
[[nodiscard]] Stack entryStack(
    const EntryLine& line, CardIndex card, const Catalogue& catalogue, const Stack* before = nullptr, int playset = 1);

} // namespace nexus::model
