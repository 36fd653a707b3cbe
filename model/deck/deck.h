// A deck as a value: what a .nxdeck file holds (resources/help/decks.md). Cards are named, not pointed at, so a
// deck outlives any catalogue. Counts are 1 to maxCopies; a section lists a card and printing once.
// Nothing changes a deck but apply(DeckEdit) in deck_edit.h; an illegal deck is a deck like any other.
#pragma once

#include "model/base/id.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

// A row of a deck: a card by name and how many copies of it, 1 to maxCopies.
constexpr int maxCopies = 999;

struct DeckEntry {
    std::string card;           // the name as the deck's author wrote it; "Name (Mission)" where that matters
    std::optional<CardKey> key; // which of two cards of one name, when known
    std::string printing;       // "SET 12" or empty
    int count = 1;
    std::string extra; // keys of the file nobody here knows, as JSON text
    friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
};

// The same card: by key where both have one, else by folded name.
[[nodiscard]] bool sameCard(const DeckEntry& a, const DeckEntry& b);

// What to exchange with the sideboard against one opponent: copies that go out of the deck and copies that come in.
// Cards are named like those of a deck, so a plan outlives edits; whether it still fits, and the edits that apply it
// and take it back, are model/advice/sideboard_plans.h. A list names a card and printing once.

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

struct DeckSection {
    SectionId id;
    std::vector<DeckEntry> entries;
    friend bool operator==(const DeckSection&, const DeckSection&) = default;
};

struct Deck {
    std::string name;
    std::string game;
    RulesetId ruleset;
    std::string author;
    std::string notes;
    std::vector<std::string> tags;
    std::vector<DeckSection> sections;
    std::vector<SideboardPlan> plans;
    std::string extra; // as in DeckEntry

    [[nodiscard]] const DeckSection* section(const SectionId& id) const;
    DeckSection& sectionOrNew(const SectionId& id);
    [[nodiscard]] int copies(const SectionId& id) const;
    friend bool operator==(const Deck&, const Deck&) = default;
};

// Adds copies to the entry of that card and printing, or appends it. False (and nothing done) past maxCopies.
bool addCopies(DeckSection& section, const DeckEntry& entry);

} // namespace nexus::model
