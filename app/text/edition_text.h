// Words for a deck under another edition: its main figures, what would change, and how it is then.
#pragma once

#include "app/text/gauges.h"
#include "model/advice/edition_comparison.h"

#include <string>

namespace nexus::app {

// "187 of 200 CP · 6 of 6 domain points": what is bound exactly; where nothing is, what is counted and summed at all.
[[nodiscard]] std::string editionFigures(
    const model::LegalityReport& report, const model::Deck& deck, const model::DeckChecker& checker);
// "+2 Wick Sprite".
[[nodiscard]] std::string changeText(const model::CardChange& change);
// "5 copies in, 3 out", "nothing to change", "no change helps".
[[nodiscard]] std::string changesText(const model::EditionProposal& proposal);
// Of the deck with the changes: "Then legal.", "Then: Not legal yet: 1 open."
[[nodiscard]] std::string outcomeText(const model::EditionProposal& proposal);

} // namespace nexus::app
