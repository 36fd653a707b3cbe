// What to exchange with the sideboard against one opponent: copies that go out of the deck and copies that come in.
// Cards are named like those of a deck, so a plan outlives edits; whether it still fits, and the edits that apply it
// and take it back, are model/advice/sideboard_plans.h. A list names a card and printing once.
#pragma once

#include "model/deck/deck_entry.h"

#include <vector>

namespace nexus::model {

// A row as it lay in its section before the plan was applied; `row.count` is what was moved of it.
struct MovedRow {
    DeckEntry row;
    std::size_t place = 0;
    friend bool operator==(const MovedRow&, const MovedRow&) = default;
};

struct SideboardPlan {
    std::string name; // the opponent
    std::vector<DeckEntry> out, in;
    std::string note;
    bool applied = false;                    // the copies are exchanged at the moment
    std::vector<MovedRow> movedOut, movedIn; // of an applied plan, in the order of their places
    std::string extra;                       // as in DeckEntry
    friend bool operator==(const SideboardPlan&, const SideboardPlan&) = default;
};

} // namespace nexus::model
