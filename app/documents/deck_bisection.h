// Which revision of a card list broke a deck. The deck is judged at every revision, with the catalogue as that has the
// cards of the list; cards that another revision has and this one has not are not there. Nothing is assumed of the
// order: a deck may break and be mended several times, and the last time counts.
#pragma once

#include "app/documents/list_history.h"

namespace nexus::app {

struct DeckBisection {
    std::vector<bool> legal;           // a revision each, oldest first
    std::optional<std::size_t> broke;  // the last revision at which the deck, legal before, was so no more
    std::optional<std::size_t> mended; // the first after it at which it is legal again
    std::size_t times = 0;             // that it broke
    // At `broke`, or at the newest revision where it never broke.
    std::shared_ptr<const model::DeckChecker> checker;
    model::LegalityReport report;

    [[nodiscard]] bool legalNow() const { return !legal.empty() && legal.back(); }
};

// Nothing where `goOn` stopped it, which is told revisions done, or where the history has no revision.
[[nodiscard]] std::optional<DeckBisection> bisectDeck(const model::Catalogue& catalogue, const ListHistory& history,
    const model::Deck& deck, const model::Ruleset& ruleset, const model::Progress& goOn = {});
// What came out, a sentence or two.
[[nodiscard]] std::string bisectionText(
    const DeckBisection& bisection, const ListHistory& history, const std::string& deck);

} // namespace nexus::app
