// Which card a name in a deck means: by key, by folded name, by "Name (Mission)"; among cards of one name the
// one the section accepts. Never by guess (resources/help/decks.md, "How names are matched").
#pragma once

#include "model/cards/catalogue.h"
#include "model/deck/deck_entry.h"

namespace nexus::model {

struct CardLookup {
    std::optional<CardIndex> card;
    std::vector<CardIndex> choices; // several cards the name could mean; then `card` is empty
    friend bool operator==(const CardLookup&, const CardLookup&) = default;
};

// `accepted` narrows cards of one name down; null accepts all.
[[nodiscard]] CardLookup lookUp(const Catalogue& catalogue, const DeckEntry& entry, const CardSet* accepted = nullptr);
[[nodiscard]] CardLookup lookUp(const Catalogue& catalogue, std::string_view name, const CardSet* accepted = nullptr);
// The name that means this card and no other: "Relay Drone", or "Zone of Silence (Mission)".
[[nodiscard]] std::string unambiguousName(const Catalogue& catalogue, CardIndex card);

} // namespace nexus::model
