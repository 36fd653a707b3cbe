// What changed from one list of cards to another: cards added, removed, perhaps renamed, and changed field by field.
// A card is the same by its identity (cardKey); of several printings first those of one set and number, then those of
// one number, then as they stand. Which set a card is in is not compared: the lists often are two sets. A rename is
// only proposed, with how alike the two cards are, from 0 to 1.
#pragma once

#include "model/cards/catalogue_import.h"

#include <map>

namespace nexus::model {

// A list, and what it says anything about: a field that one of two lists does not speak of is not compared.
struct ComparedCards {
    std::vector<Card> cards;
    GivenFields given;
};

// A card of both lists. Unknown columns of tables are fields by their headings.
struct ChangedCard {
    std::size_t at = 0; // position in the first list
    Card to;            // as the second list has it, with what that does not speak of from the first
    std::vector<FieldChange> fields;
    double likeness = 1; // of renamed cards; their name, or type, is among the fields
    friend bool operator==(const ChangedCard&, const ChangedCard&) = default;
};

struct ListDifference {
    std::vector<Card> added;                   // in the order of the second list
    std::vector<std::size_t> removed;          // positions in the first list
    std::vector<ChangedCard> renamed, changed; // in the order of the second list
    bool renamesSought = true;                 // false: too many cards were added and removed (mostPairs)

    [[nodiscard]] bool empty() const { return added.empty() && removed.empty() && renamed.empty() && changed.empty(); }
    // How often each field changed, in renamed cards too.
    [[nodiscard]] std::map<std::string, std::size_t> fieldCounts() const;
    friend bool operator==(const ListDifference&, const ListDifference&) = default;
};

[[nodiscard]] ListDifference listDifference(const ComparedCards& from, const ComparedCards& to, const Game& game);
// The cards of the second list, in some order, with the sets of the first where they did not change.
[[nodiscard]] std::vector<Card> applied(std::vector<Card> from, const ListDifference& difference);

// How alike two cards are: their names, their texts, and how many of their values are the same.
[[nodiscard]] double likeness(const Card& a, const Card& b, const Game& game);
constexpr double leastLikeness = 0.5;        // of what is proposed as a rename
constexpr std::size_t mostPairs = 1'000'000; // removed times added cards: beyond, no rename is looked for

} // namespace nexus::model
