// How much of each set there is and what is missing. A stack counts for the set it names; one that names none counts
// for every set its card is in. Wanted and unmatched stacks are not owned.
#pragma once

#include "model/cards/catalogue.h"
#include "model/collection/collection_edit.h"
#include "model/rules/legality.h"

namespace nexus::model {

struct SetCompletion {
    SetInfo set;
    std::size_t cards = 0;    // different cards with a printing in it
    std::size_t owned = 0;    // of them
    std::size_t playsets = 0; // of them owned up to the limit of the ruleset; a card without a limit has none
    std::int64_t copies = 0;
    friend bool operator==(const SetCompletion&, const SetCompletion&) = default;
};

struct MissingCard {
    CardIndex card = 0;
    PrintingIndex printing = 0; // in that set, the newest
    std::int64_t elsewhere = 0; // copies owned in other printings
    std::int64_t wanted = 0;
    friend bool operator==(const MissingCard&, const MissingCard&) = default;
};

// What counts for which set, from one pass over the stacks: of the collection as it was when this was made.
class SetCounter {
public:
    // The catalogue must outlive it.
    SetCounter(const Collection& collection, const Catalogue& catalogue);
    // Sets in the order of setCounts(); those without a card are left out.
    [[nodiscard]] std::vector<SetCompletion> completion(const DeckChecker& checker) const;
    // Cards of the set of which no copy counts for it, by name.
    [[nodiscard]] std::vector<MissingCard> missing(const std::string& set) const;

private:
    struct CardCount {
        std::int64_t owned = 0, wanted = 0;
    };
    const Catalogue& m_catalogue;
    std::vector<SetInfo> m_sets;
    std::vector<CardCount> m_cards;                            // by card
    std::unordered_map<std::uint64_t, std::int64_t> m_counted; // card and position of the set → copies
};

// For a single question.
[[nodiscard]] std::vector<SetCompletion> setCompletion(
    const Collection& collection, const Catalogue& catalogue, const DeckChecker& checker);
[[nodiscard]] std::vector<MissingCard> missingOfSet(
    const Collection& collection, const Catalogue& catalogue, const std::string& set);

// One copy of everything missing of the set, in its printing: owned near mint, or wanted where none is wanted yet.
[[nodiscard]] EditResult completeSet(
    const Collection& collection, const Catalogue& catalogue, const std::string& set, StackList list);

} // namespace nexus::model
