// Saved decks under another edition: all of them in one step, a version more each, and the step taken back as a whole.
// Broken environments are exceptions.
#pragma once

#include "app/documents/profile.h"
#include "model/profile/stored_deck.h"

#include <vector>

namespace nexus::app {

struct MovedDeck {
    model::DeckId id = 0;
    std::string name;
    model::RulesetId from, to;
    friend bool operator==(const MovedDeck&, const MovedDeck&) = default;
};

// Decks that are under it already, or not in the library, are left out.
std::vector<MovedDeck> moveToEdition(
    Profile& profile, const std::vector<model::DeckId>& decks, const model::RulesetId& ruleset);
// The decks of the last such step that were not changed since; none where there was no step.
std::vector<MovedDeck> moveBack(Profile& profile);

} // namespace nexus::app
