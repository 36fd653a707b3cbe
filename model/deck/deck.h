// A deck as a value: what a .nxdeck file holds (formats.md, "Deck file"). Cards are named, not pointed at, so a
// deck outlives any catalogue. Counts are 1 to maxCopies; a section lists a card and printing once.
// Nothing changes a deck but apply(DeckEdit) in deck_edit.h; an illegal deck is a deck like any other.
#pragma once

#include "model/base/id.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nexus::model {

constexpr int maxCopies = 999;

struct DeckEntry {
    std::string card;            // the name as the deck's author wrote it; "Name (Mission)" where that matters
    std::optional<CardKey> key;  // which of two cards of one name, when known
    std::string printing;        // "SET 12" or empty
    int count = 1;
    std::string extra;           // keys of the file nobody here knows, as JSON text
    friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
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
    std::string extra;           // as in DeckEntry

    [[nodiscard]] const DeckSection* section(const SectionId& id) const;
    DeckSection& sectionOrNew(const SectionId& id);
    [[nodiscard]] int copies(const SectionId& id) const;
    friend bool operator==(const Deck&, const Deck&) = default;
};

// The same card: by key where both have one, else by folded name.
[[nodiscard]] bool sameCard(const DeckEntry& a, const DeckEntry& b);
// Adds copies to the entry of that card and printing, or appends it. False (and nothing done) past maxCopies.
bool addCopies(DeckSection& section, const DeckEntry& entry);

} // namespace nexus::model
