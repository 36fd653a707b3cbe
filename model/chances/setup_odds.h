// The chances of a set-up that turns cards over until they are worth a total (RevealRule), exact: what they are worth
// at the end, and how many are in play. Cards are counted by subsets, not by orders: what has been turned over after
// so many cards is a fair subset of the deck, and the card that ends the set-up is looked at by itself. Names that have
// several cards (MULTIPLICITY, subtitles) are followed card by card. Good to about 1e-12.
#pragma once

#include "model/rules/deal_rules.h"
#include "model/rules/legality.h"

#include <map>

namespace nexus::model {

// Copies of a deck that a set-up does not tell apart.
struct RevealRow {
    std::string same; // cards that share it are discarded where one is in play; empty: none is
    bool exempt = false;
    std::int64_t worth = 0; // from 0
    std::size_t copies = 0;
    friend auto operator<=>(const RevealRow&, const RevealRow&) = default;
};

struct SetupOdds {
    std::map<std::int64_t, double> totals; // worth at the end → chance
    double units = 0;                      // in play then, the mean
    double stopped = 0; // ended short of the total: by too many discards, or because the deck ran out
};

// What a card is told apart by, its worth and whether it is exempt, of each row of the section. A card that prints no
// worth, and a name that means no card, is worth nothing.
[[nodiscard]] std::vector<RevealRow> revealRows(const Deck& deck, const DeckChecker& checker, const RevealRule& rule);
// Nothing where there are more states than can be gone through.
[[nodiscard]] std::optional<SetupOdds> setupOdds(const std::vector<RevealRow>& rows, const RevealRule& rule);

} // namespace nexus::model
