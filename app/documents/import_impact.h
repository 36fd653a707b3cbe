// What a new catalogue means for saved decks: each is judged under its ruleset with the cards as they are and as
// they would be. Decks that become illegal stand first, then those that become legal, then the others that anything
// changes for, each by name; decks that nothing changes for are only counted.
#pragma once

#include "app/documents/game_library.h"
#include "model/base/progress.h"
#include "model/profile/stored_deck.h"
#include "model/rules/legality.h"

namespace nexus::app {

struct TotalMove {
    std::string rule; // a constraint's id or a figure's
    std::string name; // "Main deck CP", "Missions Technology"
    std::int64_t from = 0, to = 0;
    friend bool operator==(const TotalMove&, const TotalMove&) = default;
};

// A finding before and after as a sentence; one of them is empty where it appears or vanishes.
struct FindingMove {
    std::string rule;
    std::string before, after;
    friend bool operator==(const FindingMove&, const FindingMove&) = default;
};

struct DeckImpact {
    std::int64_t deck = 0;
    std::string name;
    std::string ruleset; // its name
    bool legalBefore = false, legalAfter = false;
    std::vector<TotalMove> totals;
    std::vector<FindingMove> findings;

    [[nodiscard]] bool becomesIllegal() const { return legalBefore && !legalAfter; }
    [[nodiscard]] bool becomesLegal() const { return !legalBefore && legalAfter; }
    // "Wet Ink becomes illegal", "Iron Wall becomes legal", "Iron Wall stays illegal".
    [[nodiscard]] std::string headline() const;
    friend bool operator==(const DeckImpact&, const DeckImpact&) = default;
};

struct ImportImpact {
    std::size_t checked = 0;
    std::vector<DeckImpact> decks;
    [[nodiscard]] std::size_t becomeIllegal() const;
    [[nodiscard]] std::size_t becomeLegal() const;
    // "1 of 12 saved decks becomes illegal, 2 change." — the whole in one sentence.
    [[nodiscard]] std::string summary() const;
    friend bool operator==(const ImportImpact&, const ImportImpact&) = default;
};

// `goOn` is told decks done and may stop by false; then the impact says of the decks so far.
[[nodiscard]] ImportImpact importImpact(const std::vector<model::StoredDeck>& decks, const GameLibrary& library,
    std::shared_ptr<const model::Catalogue> before, std::shared_ptr<const model::Catalogue> after,
    const model::Progress& goOn = {});

} // namespace nexus::app
