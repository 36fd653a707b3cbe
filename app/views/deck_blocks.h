// A deck as it is shown: blocks (a section, or a group of a section by type, subtype, cost or domain) with subtotals,
// and the cards in them by name. Sections in the order of the ruleset; an empty one is a block too, for cards are
// dropped there. What the groups are is the game's data.
#pragma once

#include "model/deck/deck.h"
#include "model/rules/legality.h"

#include <QString>

#include <string>
#include <vector>

namespace nexus::app {

enum class DeckGrouping { Type, Subtype, Cost, Domain, None };
// What DeckGrouping::Domain goes by, as a word: "domain", or the choice that paints the frame ("color"); nothing where
// the game has neither.
[[nodiscard]] QString domainWord(const model::Game& game);

struct DeckRow {
    model::DeckEntry entry;
    std::optional<model::CardIndex> card; // in the checker's catalogue
    std::optional<int> cost;              // of one copy, as the law counts it; of a section that pays, what it gives
    std::string problem;                  // the first finding about this card, or nothing
    std::string name;                     // to be shown: a card that was renamed has its name of today
    friend bool operator==(const DeckRow&, const DeckRow&) = default;
};

struct DeckBlock {
    model::SectionId section;
    std::string label;    // "Units", "Missions", "Sideboard"
    std::string summary;  // "24 cards · 96 CP"
    std::string unit;     // of the costs: "CP"; empty: there are none
    bool grouped = false; // a part of its section
    std::vector<DeckRow> rows;
    friend bool operator==(const DeckBlock&, const DeckBlock&) = default;
};

// `filter`: only cards that the query or, where it does not parse, the words match; nothing shows all, with the
// sections that are empty.
[[nodiscard]] std::vector<DeckBlock> deckBlocks(const model::Deck& deck, const model::DeckChecker& checker,
    const model::LegalityReport& report, DeckGrouping grouping, const std::string& filter = {});
// "24 cards · 96 CP" of all these blocks together.
[[nodiscard]] std::string blocksSummary(const std::vector<const DeckBlock*>& blocks);

} // namespace nexus::app
