// A deck as a value: what a .nxdeck file holds (resources/help/decks.md). Cards are named, not pointed at, so a
// deck outlives any catalogue. Counts are 1 to maxCopies; a section lists a card and printing once.
// Nothing changes a deck but apply(DeckEdit) in deck_edit.h; an illegal deck is a deck like any other.
#pragma once

#include "model/deck/sideboard_plan.h"

#include <string_view>

namespace nexus::model {

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
